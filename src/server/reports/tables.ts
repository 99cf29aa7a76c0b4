import type { Group } from '../../contract/groups';
import type { Cell, ReportColumn, ReportRow, ReportTable } from '../../contract/reports';
import { minutesOf } from './context';

export const text = (key: string, label: string): ReportColumn => ({ key, label, kind: 'text' });
export const minutes = (key: string, label: string): ReportColumn => ({ key, label, kind: 'minutes' });
export const money = (key: string, label: string): ReportColumn => ({ key, label, kind: 'money' });
export const count = (key: string, label: string): ReportColumn => ({ key, label, kind: 'count' });
export const percent = (key: string, label: string): ReportColumn => ({ key, label, kind: 'percent' });

/** A table with its columns added up; shares are not, they come with `also`. */
export function table(
  key: string,
  title: string,
  columns: ReportColumn[],
  rows: ReportRow[],
  also: Record<string, Cell> = {},
): ReportTable {
  const named = columns.find(({ kind }) => kind === 'text')?.key;
  const added = columns.map(({ key: column, kind }): [string, Cell] => {
    if (kind === 'text' || kind === 'percent') return [column, column === named ? 'Razem' : null];
    return [column, rows.reduce((sum, { cells }) => sum + Number(cells[column] ?? 0), 0)];
  });
  return { key, title, columns, rows, total: { ...Object.fromEntries(added), ...also } };
}

/** A table of which the rows are a page: `count` is of all, and so are the sums, by column. */
export function pageOfTable(
  key: string,
  title: string,
  columns: ReportColumn[],
  rows: ReportRow[],
  { count, sums, also }: { count: number; sums: Readonly<Record<string, unknown>>; also: Record<string, Cell> },
): ReportTable {
  const named = columns.find(({ kind }) => kind === 'text')?.key;
  const added = columns.map(({ key: column, kind }): [string, Cell] => {
    if (kind === 'text' || kind === 'percent') return [column, column === named ? 'Razem' : null];
    return [column, Number(sums[column] ?? 0)];
  });
  const told = Object.entries(also).filter(([column]) => columns.some((one) => one.key === column));
  return { key, title, columns, rows, count, total: { ...Object.fromEntries(added), ...Object.fromEntries(told) } };
}

/** A whole percent, or null of nothing. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100));

/** Working time by one thing, as a table: what it is, how many entries, how long. */
export function workedTable(key: string, title: string, label: string, groups: readonly Group[], none: string): ReportTable {
  const all = groups.reduce((sum, group) => sum + minutesOf(group), 0);
  const rows = groups.map((group) => ({
    id: group.key === null ? null : String(group.key),
    cells: {
      title: group.key === null ? none : String(group.title ?? group.key),
      count: group.count,
      minutes: minutesOf(group),
      share: share(minutesOf(group), all),
    },
  }));
  return table(
    key,
    title,
    [text('title', label), count('count', 'Wpisy'), minutes('minutes', 'Czas'), percent('share', 'Udział')],
    rows.sort((one, other) => other.cells.minutes - one.cells.minutes),
    { share: all === 0 ? null : 100 },
  );
}
