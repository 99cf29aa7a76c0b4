import type { ReadTable } from '../../../contract/imports';
import { type Field, type Resource, typeOf } from '../../../schema';
import type { Match } from './match';

/** Values that every row gets, as a form holds them, by field. */
export type Same = Readonly<Record<string, unknown>>;

/** A table as it is sent, with columns that the file has otherwise or not at all; `places` of those in the file, as far as they have one. */
export type SentTable = Omit<ReadTable, 'rows'> & { rows: SentTableRow[]; places?: readonly (number | null)[] };

/**
 * By the place of the column what was `typed` where it is sent in another writing, and the day `alone` where its hour was put beside it; `doubts`
 * about how a cell was read.
 */
type SentTableRow = ReadTable['rows'][number] & {
  typed?: Readonly<Record<number, string>>;
  alone?: Readonly<Record<number, string>>;
  doubts?: readonly string[];
};

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The file with such a column for each of them behind its own, so that all that follows knows of columns alone. */
export function withSame({ fields }: Resource, table: SentTable, match: Match, same: Same): { table: SentTable; match: Match } {
  const given = Object.entries(same).flatMap(([key, value]) => {
    const field = fields[key];
    return field && isSaid(value) && !match.includes(key) ? [{ key, cell: cellOf(value, field), heading: field.label }] : [];
  });
  if (given.length === 0) return { table, match };
  const width = table.headings.length;
  // A row with nothing to load gets no value either.
  const rows = table.rows.filter(({ cells }) => match.some((key, at) => key !== null && (cells[at] ?? '') !== ''));
  return {
    match: [...table.headings.map((_, at) => match[at] ?? null), ...given.map(({ key }) => key)],
    table: {
      ...table,
      places: [...(table.places ?? table.headings.keys()), ...given.map(() => null)],
      headings: [...table.headings, ...given.map(({ heading }) => heading)],
      rows: rows.map(({ cells, ...row }) => ({
        ...row,
        cells: [...Array.from({ length: width }, (_, at) => cells[at] ?? ''), ...given.map(({ cell }) => cell)],
      })),
    },
  };
}

/** The cell that is read back into the value. */
function cellOf(value: unknown, field: Field): string {
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return typeof value === 'number' ? typeOf(field).format(value, field) : String(value);
}
