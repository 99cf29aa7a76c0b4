import type { ReadTable } from '../../../contract/imports';
import { type DayOrder, dayOrderOf, tellingDay, withDayFirst } from '../../../lib/dayOrder';
import type { Resource } from '../../../schema';
import type { Match } from './match';
import type { SentTable } from './same';

/** A column of days that are, or may be, written with the month first. */
export interface DayColumn {
  at: number;
  heading: string;
  /** A day of it that reads otherwise in the other order. */
  example: string;
  /** Only the person can say its order; it is null until then. */
  isAsked: boolean;
  order: DayOrder | null;
}

/**
 * Columns of days or moments whose days are American, or may be. One that tells nothing is as the others of its file, where these agree;
 * else as the person `said`.
 */
export function dayColumns({ fields }: Resource, { headings, rows }: ReadTable, match: Match, said?: DayOrder): DayColumn[] {
  const all = match.flatMap((key, at) => {
    const type = key === null ? undefined : fields[key]?.type;
    if (type !== 'date' && type !== 'dateTime') return [];
    const cells = rows.map((row) => row.cells[at] ?? '');
    return [{ at, heading: headings[at] ?? '', example: tellingDay(cells) ?? '', found: dayOrderOf(cells) }];
  });
  const told = new Set(all.flatMap(({ found }) => (found === 'open' || found === 'none' ? [] : [found])));
  const [only = 'mixed'] = told.size === 1 ? told : [];
  return all.flatMap(({ found, ...column }): DayColumn[] => {
    const order = found === 'open' ? only : found;
    if (order === 'mixed') return [{ ...column, isAsked: true, order: said ?? null }];
    return order === 'month' ? [{ ...column, isAsked: false, order }] : [];
  });
}

/** Whether the person still has to say how days are written. */
export const isUnsaid = (columns: readonly DayColumn[]): boolean => columns.some(({ order }) => order === null);

/** The file with those days written as everywhere else, each row with what was typed there. */
export function withDays(table: ReadTable, columns: readonly DayColumn[]): SentTable {
  const american = columns.filter(({ order }) => order === 'month').map(({ at }) => at);
  if (american.length === 0) return table;
  const rows = table.rows.map((row) => {
    const changed = american.flatMap((at) => {
      const cell = row.cells[at] ?? '';
      const read = withDayFirst(cell);
      return read === cell ? [] : [{ at, cell, read }];
    });
    const cells = row.cells.map((cell, at) => changed.find((each) => each.at === at)?.read ?? cell);
    return { ...row, cells, typed: Object.fromEntries(changed.map(({ at, cell }) => [at, cell])) };
  });
  return { ...table, rows };
}
