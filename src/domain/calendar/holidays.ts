import { addDays } from '../../lib/dates';
import { easterSunday } from './easter';
import { HOLIDAY_RULES } from './holidayTable';

export interface Holiday {
  date: string;
  name: string;
  basis: string;
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const years = new Map<number, ReadonlyMap<string, Holiday>>();

function holidaysByDate(year: number): ReadonlyMap<string, Holiday> {
  const known = years.get(year);
  if (known) return known;
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
    throw new RangeError(`Polish public holidays are known for ${FIRST_YEAR}-${LAST_YEAR}, not for ${year}`);
  const easter = easterSunday(year);
  const list = HOLIDAY_RULES.filter(({ from = FIRST_YEAR, until = LAST_YEAR }) => from <= year && year <= until).map(
    ({ name, on, basis }) => ({ date: 'day' in on ? `${year}-${on.day}` : addDays(easter, on.afterEaster), name, basis }),
  );
  const byDate = new Map(list.map((holiday) => [holiday.date, holiday]));
  years.set(year, byDate);
  return byDate;
}

/** Public holidays of a year in order of date; throws RangeError outside 1990-2100, where the table would be wrong. */
export function holidaysOf(year: number): Holiday[] {
  return [...holidaysByDate(year).values()];
}

/** The public holiday on a date, or null. */
export function holidayOn(date: string): Holiday | null {
  return holidaysByDate(Number(date.slice(0, 4))).get(date) ?? null;
}
