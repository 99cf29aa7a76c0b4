import { daysBetween } from '../../lib/dates';

/** Days before the deadline on which the silent are reminded. */
export const REMINDER_DAYS = [14, 7, 3] as const;

/**
 * The step that is due today, of those not taken yet: the nearest one that was reached; null where none is, and after the deadline. A step
 * that was missed is not made up for by two reminders: the nearest one stands for all before it.
 */
export function reminderDue(today: string, due: string, last: number | null): number | null {
  const left = daysBetween(today, due);
  if (left < 0) return null;
  const step = REMINDER_DAYS.findLast((days) => left <= days) ?? null;
  return step === null || (last !== null && last <= step) ? null : step;
}
