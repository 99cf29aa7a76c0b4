import { addDays, fromWarsaw, toWarsaw } from '../../lib/dates';

/** A time of a daily job: the Warsaw date it belongs to, and the instant. */
export interface DueTime {
  date: string;
  at: Date;
}

/** The instant of `HH:MM` on a Warsaw date; in March's skipped hour the same time an hour later, in October's doubled one its first reading. */
function instantOf(date: string, time: string): Date {
  const at = fromWarsaw(`${date} ${time}:00`);
  if (at) return at;
  const hour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  const later = fromWarsaw(`${date} ${hour}${time.slice(2)}:00`);
  if (!later) throw new RangeError(`"${time}" is not a time HH:MM`);
  return later;
}

const dateOf = (now: Date) => toWarsaw(now).slice(0, 10);

/** The newest time that has come. */
export function lastDue(time: string, now: Date): DueTime {
  const today = dateOf(now);
  const at = instantOf(today, time);
  if (at <= now) return { date: today, at };
  const date = addDays(today, -1);
  return { date, at: instantOf(date, time) };
}

/** The first time after this moment. */
export function nextDue(time: string, now: Date): Date {
  const today = dateOf(now);
  const at = instantOf(today, time);
  return at > now ? at : instantOf(addDays(today, 1), time);
}
