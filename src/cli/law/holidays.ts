import { holidaysOf } from '../../domain/calendar/holidays';
import { formatWeekday } from '../../lib/dates';
import { yearArgument } from './year';

/** `holidays 2031`: one JSON line a public holiday. */
export function run(args: string[]): void {
  const year = yearArgument(args, 1990, 2100);
  for (const { date, name, basis } of holidaysOf(year))
    console.log(JSON.stringify({ date, name, weekday: formatWeekday(date), basis }));
}
