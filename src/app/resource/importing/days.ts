import type { ReadTable } from '../../../contract/imports';
import { americanDay, type DayOrder, dayOrderOf, tellingDay, withDayFirst } from '../../../lib/dayOrder';
import type { Resource } from '../../../schema';
import { isConcealed } from '../../../schema/concealed';
import type { Match } from './match';
import type { SentTable } from './same';

/** A column of days of which some are, or may be, written with the month first. */
export interface DayColumn {
  at: number;
  heading: string;
  /** A day of it that reads otherwise in the other order; none of a concealed field. */
  example: string | undefined;
  /** Only the person can say its order; it is null until then. */
  isAsked: boolean;
  order: DayOrder | null;
}

/** What the days of columns were found to be of earlier, by the columns' places. */
export type FoundDays = Readonly<Record<number, DayOrder>>;

/** A file as it is to be read: what its columns are, what the person said of its days, and what was found earlier. */
export interface DayReading {
  table: ReadTable;
  match: Match;
  days?: DayOrder | undefined;
  found?: FoundDays | undefined;
}

/**
 * Columns of days or moments whose days are American, or may be. One that tells nothing is as it was `found` earlier, else as the others of its
 * file, where these agree; else as the person `said`.
 */
export const dayColumns = (resource: Resource, reading: DayReading): DayColumn[] =>
  allDays(resource, reading).filter(({ isAsked, hasAmerican, order }) => isAsked || hasAmerican || order === 'month');

/** The order of each column that has one, so that some of the rows are read as all of them were. */
export const foundDays = (resource: Resource, reading: DayReading): FoundDays =>
  Object.fromEntries(allDays(resource, reading).flatMap(({ at, order }) => (order ? [[at, order]] : [])));

function allDays({ fields }: Resource, { table: { headings, rows }, match, days: said, found: before = {} }: DayReading) {
  const all = match.flatMap((key, at) => {
    const field = key === null ? undefined : fields[key];
    if (field?.type !== 'date' && field?.type !== 'dateTime') return [];
    const cells = rows.map((row) => row.cells[at] ?? '');
    const open = tellingDay(cells);
    const american = americanDay(cells);
    const example = isConcealed(field) ? undefined : (open ?? american);
    const column = { at, heading: headings[at] ?? '', example, hasAmerican: american !== undefined };
    return [{ ...column, isOpen: open !== undefined, found: dayOrderOf(cells) }];
  });
  const told = new Set(all.flatMap(({ found }) => (found === 'open' || found === 'dashed' || found === 'none' ? [] : [found])));
  const [only = 'mixed'] = told.size === 1 ? told : [];
  return all.flatMap(({ found, isOpen, ...column }): (DayColumn & { hasAmerican: boolean })[] => {
    if (found === 'none') return [];
    const asOthers = found === 'dashed' && told.size === 0 ? 'day' : only;
    const order = before[column.at] ?? (found === 'open' || found === 'dashed' ? asOthers : found);
    if (order !== 'mixed') return [{ ...column, isAsked: false, order }];
    // Of a column in which each day can be read in one way only there is nothing to ask.
    return [{ ...column, isAsked: isOpen, order: isOpen ? (said ?? null) : 'day' }];
  });
}

/** Whether the person still has to say how days are written. */
export const isUnsaid = (columns: readonly DayColumn[]): boolean => columns.some(({ order }) => order === null);

/** The file with American days of those columns written as everywhere else, each row with what was typed there. */
export function withDays(table: ReadTable, columns: readonly DayColumn[]): SentTable {
  if (columns.length === 0) return table;
  const rows = table.rows.map((row) => {
    const changed = columns.flatMap(({ at, order }) => {
      const cell = row.cells[at] ?? '';
      const read = order === 'month' || americanDay([cell]) !== undefined ? withDayFirst(cell) : cell;
      return read === cell ? [] : [{ at, cell, read }];
    });
    const cells = row.cells.map((cell, at) => changed.find((each) => each.at === at)?.read ?? cell);
    return { ...row, cells, typed: Object.fromEntries(changed.map(({ at, cell }) => [at, cell])) };
  });
  return { ...table, rows };
}
