import { addMonths, lastDayOf } from '../../../lib/dates';
import { HOLIDAY_FIRST_AFTER_MONTHS, HOLIDAY_FIRST_MONTH } from './rules';

/** When RWS may be sent for an exempt month; the last day is not moved by Sundays or holidays (art. 17b u.s.u.s.). */
export interface HolidayWindow {
  month: string;
  opens: string;
  last_day: string;
}

/** The window of an exempt month: the whole calendar month before it. */
export function holidayWindow(month: string): HolidayWindow {
  const application = addMonths(month, -1);
  return { month, opens: `${application}-01`, last_day: lastDayOf(application) };
}

/** The windows of a year that are open or still to come, for one insured since the month given. */
export function windowsLeft(year: number, today: string, insuredSince: string): HolidayWindow[] {
  const earliest = addMonths(insuredSince, HOLIDAY_FIRST_AFTER_MONTHS);
  return Array.from({ length: 12 }, (_, at) => holidayWindow(addMonths(`${year}-01`, at))).filter(
    ({ month, last_day }) => last_day >= today && month >= earliest && month >= HOLIDAY_FIRST_MONTH,
  );
}
