import { isDate } from '../lib/dates';
import { minuteOf, timePattern } from './hours';

type Report = (place: string, says: string) => void;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mostDays = 60;

/** Judges a firm's working hours: seven days of which one at least is worked on, and real dates each once. */
export function checkHours(hours: unknown, report: Report) {
  if (!isObject(hours)) return report('officeHours', 'Podaj godziny pracy');
  for (const [key, value] of Object.entries(hours)) {
    if (key === 'week') checkWeek(value, report);
    else if (key === 'closedDays') checkDays(value, report);
    else report(`officeHours.${key}`, 'Tego ustawienia nie ma');
  }
}

function checkWeek(week: unknown, report: Report) {
  if (!Array.isArray(week) || week.length !== 7) return report('officeHours.week', 'Podaj godziny siedmiu dni');
  if (week.every((day) => day === null)) return report('officeHours.week', 'Biuro musi pracować choć jeden dzień w tygodniu');
  for (const [at, day] of week.entries()) {
    if (day === null) continue;
    const place = `officeHours.week.${at}`;
    const { from, to, ...more } = isObject(day) ? day : {};
    const isTime = (time: unknown): time is string => typeof time === 'string' && timePattern.test(time);
    if (!isTime(from) || !isTime(to) || Object.keys(more).length > 0) report(place, 'Podaj godziny, na przykład 08:00 i 16:00');
    else if (minuteOf(to) <= minuteOf(from)) report(place, 'Koniec pracy musi być po jej początku');
  }
}

function checkDays(days: unknown, report: Report) {
  if (!Array.isArray(days) || !days.every((day) => typeof day === 'string' && isDate(day)))
    report('officeHours.closedDays', 'Podaj daty dni, w które biuro jest zamknięte');
  else if (new Set(days).size !== days.length) report('officeHours.closedDays', 'Ta sama data jest podana dwa razy');
  else if (days.length > mostDays) report('officeHours.closedDays', `Najwyżej ${mostDays} dni`);
}
