/** Which of a written day's first two figures is the day: Poles write it first, Americans the month. */
export type DayOrder = 'day' | 'month';

/** What the days of a column tell of their order; `mixed` where some can only be the one and some only the other, `open` where none tells. */
export type FoundOrder = DayOrder | 'mixed' | 'open' | 'none';

/** With slashes, or the dashes that some of their programs write: nobody puts a month before dots. */
const written = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[ ,T])/;

/**
 * The order of the days in these cells. Slashes alone leave it open, as days with dashes are Polish unless another one says otherwise; a day that
 * reads the same both ways tells nothing.
 */
export function dayOrderOf(cells: readonly string[]): FoundOrder {
  let isOpen = false;
  const told = new Set<DayOrder>();
  for (const cell of cells) {
    const [, one, sign, two] = written.exec(cell.trim()) ?? [];
    const [first, second] = [Number(one), Number(two)];
    if (second > 12 && second <= 31 && first >= 1 && first <= 12) told.add('month');
    else if (first > 12 && first <= 31 && second >= 1 && second <= 12) told.add('day');
    else if (sign === '/' && first !== second && first <= 12 && second <= 12) isOpen = true;
  }
  if (told.size === 2) return 'mixed';
  const [only] = told;
  return only ?? (isOpen ? 'open' : 'none');
}

/** A day that was written with its month first, as it is read everywhere else; what can't be such a day, as it is. */
export function withDayFirst(cell: string): string {
  const [whole, month = '', , day = '', year = ''] = written.exec(cell.trim()) ?? [];
  if (whole === undefined || Number(month) > 12) return cell;
  return `${day}.${month}.${year}${cell.trim().slice(whole.length)}`;
}

/** The first of the cells that reads otherwise in the other order. */
export const tellingDay = (cells: readonly string[]): string | undefined =>
  cells.map((cell) => written.exec(cell.trim())).find((found) => found && Number(found[1]) !== Number(found[3]))?.[0];
