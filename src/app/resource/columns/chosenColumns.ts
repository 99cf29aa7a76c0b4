import type { ListColumn } from '../../records/listColumns';

/** What a person wants of a column; the place in the list of them is its place in the table. */
export interface ColumnChoice {
  key: string;
  hidden?: boolean | null;
  /** In pixels; left out, as wide as what stands in it. */
  width?: number | null;
}

/** A column as the person has it. */
export type ChosenColumn = ListColumn & { hidden: boolean; width: number | null };

/**
 * The firm's columns in the person's order; those that nothing was said of come last. The first leads to the record: it stays first and
 * in sight. Columns are known by their keys, so that another set of the firm's puts none in another's place.
 */
export function chosenColumns(columns: readonly ListColumn[], choices: readonly ColumnChoice[]): ChosenColumn[] {
  const [first, ...others] = columns.map((column) => {
    const choice = choices.find(({ key }) => key === column.key);
    return { ...column, hidden: choice?.hidden === true, width: choice?.width ?? null };
  });
  if (!first) return [];
  const place = ({ key }: ListColumn) => {
    const at = choices.findIndex((choice) => choice.key === key);
    return at < 0 ? choices.length : at;
  };
  return [{ ...first, hidden: false }, ...others.sort((one, other) => place(one) - place(other))];
}

/** What is kept of the columns as they stand. */
export const choicesOf = (columns: readonly ChosenColumn[]): ColumnChoice[] =>
  columns.map(({ key, hidden, width }) => ({ key, ...(hidden ? { hidden } : {}), ...(width === null ? {} : { width }) }));

/** The columns with one of them moved to another place; nothing stands before the first. */
export function moved<T>(columns: readonly T[], from: number, to: number): T[] {
  const others = columns.filter((_, at) => at !== from);
  const taken = columns[from];
  const place = Math.max(1, Math.min(to, columns.length - 1));
  return from < 1 || taken === undefined ? [...columns] : [...others.slice(0, place), taken, ...others.slice(place)];
}
