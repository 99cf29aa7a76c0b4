import { addDays, daysBetween, lastDayOf } from '../../lib/dates';

/** What one month added to the use of a limit, in the limit's smallest unit; corrections may make it negative. */
export interface MonthAmount {
  month: string;
  amount: number;
}

/** `crossed`: within the months given; `expected`: later in the same year, at the pace of the last months. */
export interface Crossing {
  date: string;
  kind: 'crossed' | 'expected';
}

/** A forecast looks at the pace of at most so many last months. */
const PACE_MONTHS = 3;

interface Stretch {
  from: string;
  days: number;
  amount: number;
}

/** The day of a stretch by which `left` is passed, when its amount came in evenly. */
function dayWithin({ from, days, amount }: Stretch, left: number): string {
  return addDays(from, Math.floor((left * days) / amount));
}

/**
 * The day on which a yearly limit was or will be passed, from months of one year in order, counted up to `through` (a last
 * month not yet over is its part so far). Null when it will not be passed by 31 December, or nothing can be said.
 */
export function forecastCrossing(limit: number, months: readonly MonthAmount[], through: string): Crossing | null {
  const stretches = months
    .filter(({ month }) => `${month}-01` <= through)
    .map(({ month, amount }) => {
      const end = lastDayOf(month) < through ? lastDayOf(month) : through;
      return { from: `${month}-01`, days: daysBetween(`${month}-01`, end) + 1, amount };
    });
  let left = limit;
  for (const stretch of stretches) {
    if (stretch.amount > left) return { date: dayWithin(stretch, left), kind: 'crossed' };
    left -= stretch.amount;
  }
  const pace = stretches.slice(-PACE_MONTHS);
  const amount = pace.reduce((sum, each) => sum + each.amount, 0);
  const days = pace.reduce((sum, each) => sum + each.days, 0);
  if (amount <= 0) return null;
  const wait = Math.floor((left * days) / amount) + 1;
  const yearEnd = `${through.slice(0, 4)}-12-31`;
  return wait <= daysBetween(through, yearEnd) ? { date: addDays(through, wait), kind: 'expected' } : null;
}
