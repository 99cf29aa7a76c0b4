import { daysBetween } from '../../lib/dates';
import { FILED_POWERS, type PowerKind } from './kinds';

/** What decides how a power stands; dates `YYYY-MM-DD`, the last day included. */
export interface PowerFacts {
  kind: PowerKind;
  filed_on?: string | null;
  valid_from: string;
  valid_to?: string | null;
  revoked_on?: string | null;
}

/** From so many days before its last day on a power is told to run out. */
export const POWER_AHEAD_DAYS = 60;

export const POWER_STATES = {
  valid: { label: 'Aktywne', color: 'success' },
  expiring: { label: 'Wygasa', color: 'warning' },
  prepared: { label: 'Przygotowane, niezłożone', color: 'warning' },
  future: { label: 'Od przyszłego dnia', color: 'info' },
  expired: { label: 'Wygasło', color: 'error' },
  revoked: { label: 'Odwołane', color: 'default' },
} as const;
export type PowerState = keyof typeof POWER_STATES;

/** How a power stands on a day; the day of its revocation it works no more. */
export function powerState({ kind, filed_on, valid_from, valid_to, revoked_on }: PowerFacts, today: string): PowerState {
  if (revoked_on && revoked_on <= today) return 'revoked';
  const last = earlier(valid_to, revoked_on);
  if (last && last < today) return 'expired';
  if (FILED_POWERS.includes(kind) && !filed_on) return 'prepared';
  if (valid_from > today) return 'future';
  return last && daysBetween(today, last) <= POWER_AHEAD_DAYS ? 'expiring' : 'valid';
}

const earlier = (one?: string | null, other?: string | null) => (one && other ? (one < other ? one : other) : (one ?? other));
