import { hoursOn, type OfficeCalendar, standardHours } from '../../domain/calendar/workingTime';
import { addDays, fromWarsaw, toWarsaw } from '../../lib/dates';
import type { Rule } from './rules';

export interface Timing {
  /** When a mail or text message goes out; the bell rings at once. */
  at: Date;
  /** Whether the night holds it. */
  isHeld: boolean;
}

const full = (date: string, hour: number) => fromWarsaw(`${date} ${String(hour).padStart(2, '0')}:00:00`);

/** When a message of a rule goes out: not in its quiet hours, not before its hour where it is planned work, on the office's working days alone where it says so. Polish time. */
export function timingOf(rule: Rule, now: Date, isPlanned: boolean, office: OfficeCalendar = standardHours): Timing {
  const wall = toWarsaw(now);
  const today = wall.slice(0, 10);
  let hour = Number(wall.slice(11, 13));
  let date = today;
  let isHeld = false;
  const wait = (until: number) => {
    if (until <= hour) date = addDays(date, 1);
    hour = until;
  };
  if (isPlanned && rule.send_hour !== null && rule.send_hour > hour) hour = rule.send_hour;
  if (!rule.important && rule.quiet_hours && isQuiet(hour, rule.quiet_from, rule.quiet_to)) {
    wait(rule.quiet_to);
    isHeld = true;
  }
  while (rule.working_days_only && !rule.important && hoursOn(date, office) === null) {
    date = addDays(date, 1);
    hour = Math.max(rule.send_hour ?? 0, rule.quiet_to);
    isHeld = true;
  }
  if (date === today && hour === Number(wall.slice(11, 13))) return { at: now, isHeld: false };
  return { at: full(date, hour) ?? now, isHeld };
}

/** From the first hour up to the other, over midnight where the first is the later. */
function isQuiet(hour: number, from: number, to: number): boolean {
  if (from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
