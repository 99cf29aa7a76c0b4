import { daysBetween, formatDate } from '../../lib/dates';
import { countOf } from '../../lib/text';

/** Days before a last day on which somebody is reminded; after it every day. */
export const REMINDER_STEPS: readonly number[] = [60, 30, 14, 7, 0];

/** From so many days before on it is no longer information but a warning. */
const WARNING_DAYS = 30;

export type Tone = 'ok' | 'info' | 'warning' | 'danger';

export interface Validity {
  status: 'valid' | 'expiring' | 'expired';
  /** Negative after the last day. */
  days_left: number;
  /** The last reminder reached: 60, 30, 14, 7 or 0; null before the first and after the last day. */
  step: number | null;
  tone: Tone;
}

/** How a last day looks on a day; the last day itself is still valid. */
export function validityOn(validTo: string, today: string, steps: readonly number[] = REMINDER_STEPS): Validity {
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return { status: 'expired', days_left: daysLeft, step: null, tone: 'danger' };
  const reached = steps.filter((step) => daysLeft <= step);
  if (reached.length === 0) return { status: 'valid', days_left: daysLeft, step: null, tone: 'ok' };
  return {
    status: 'expiring',
    days_left: daysLeft,
    step: Math.min(...reached),
    tone: daysLeft <= WARNING_DAYS ? 'warning' : 'info',
  };
}

/** `do 30.11.2026 (za 10 dni)`, `do 20.11.2026 (dzisiaj)`, `minęło 19.11.2026 (1 dzień temu)`. */
export function describeTerm(validTo: string, daysLeft: number): string {
  const days = countOf(Math.abs(daysLeft), 'dzień', 'dni', 'dni');
  if (daysLeft < 0) return `minęło ${formatDate(validTo)} (${days} temu)`;
  return `do ${formatDate(validTo)} (${daysLeft === 0 ? 'dzisiaj' : `za ${days}`})`;
}
