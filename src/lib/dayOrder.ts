/** Which of a written day's first two figures is the day: Poles write it first, Americans the month. */
export type DayOrder = 'day' | 'month';

/**
 * What the days of a column tell of their order; `mixed` where some can only be the one and some only the other, `open` where none tells, `dashed`
 * where these have dashes, so that they are Polish unless other columns say otherwise.
 */
export type FoundOrder = DayOrder | 'mixed' | 'open' | 'dashed' | 'none';

/** With slashes, or the dashes that some of their programs write: nobody puts a month before dots. */
const written = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[ ,T])/;

/** The order of the days in these cells; a day that reads the same both ways tells nothing. */
export function dayOrderOf(cells: readonly string[]): FoundOrder {
  const open = new Set<string | undefined>();
  const told = new Set<DayOrder>();
  for (const cell of cells) {
    const { first, second, sign } = figuresOf(cell);
    if (isDay(second) && isMonth(first) && !isMonth(second)) told.add('month');
    else if (isDay(first) && isMonth(second) && !isMonth(first)) told.add('day');
    else if (isMonth(first) && isMonth(second) && first !== second) open.add(sign);
  }
  if (told.size === 2) return 'mixed';
  const [only] = told;
  if (only) return only;
  return open.has('/') ? 'open' : open.has('-') ? 'dashed' : 'none';
}

const isDay = (figure: number): boolean => figure >= 1 && figure <= 31;
const isMonth = (figure: number): boolean => figure >= 1 && figure <= 12;

function figuresOf(cell: string): { first: number; second: number; sign?: string | undefined; written?: string | undefined } {
  const [whole, one, sign, two] = written.exec(cell.trim()) ?? [];
  return { first: Number(one ?? 0), second: Number(two ?? 0), sign, written: whole };
}

/** A day that was written with its month first, as it is read everywhere else; what can't be such a day, as it is. */
export function withDayFirst(cell: string): string {
  const [whole, month = '', , day = '', year = ''] = written.exec(cell.trim()) ?? [];
  if (whole === undefined || Number(month) > 12) return cell;
  return `${day}.${month}.${year}${cell.trim().slice(whole.length)}`;
}

/** The first of the cells that can be read in both orders, to two days. */
export const tellingDay = (cells: readonly string[]): string | undefined =>
  cells.map(figuresOf).find(({ first, second }) => isMonth(first) && isMonth(second) && first !== second)?.written;

/** The first of the cells that can only have its month first. */
export const americanDay = (cells: readonly string[]): string | undefined =>
  cells.map(figuresOf).find(({ first, second }) => isMonth(first) && isDay(second) && !isMonth(second))?.written;
