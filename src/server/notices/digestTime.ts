import { addDays, fromWarsaw, toWarsaw, weekday } from '../../lib/dates';
import type { Named } from '../records/seenAmong';

/** The job that sends one person's summary. */
export const digestJob = 'notices.digest';

/** When a person gets their summaries: each day or on Mondays, at an hour of Warsaw's clock. */
export interface DigestTime {
  digest: 'daily' | 'weekly';
  digest_hour: number;
}

/** One thing to be told in a summary, and where it leads. */
export interface DigestLine {
  text: string;
  /** A path in the panel. */
  link: string | null;
  /** The records that it tells of. */
  named?: Named | undefined;
}

/** The first summary after a moment. */
export function nextDigest({ digest, digest_hour }: DigestTime, now: Date): Date {
  const first = toWarsaw(now).slice(0, 10);
  for (let days = 0; ; days += 1) {
    const date = addDays(first, days);
    const at = fromWarsaw(`${date} ${String(digest_hour).padStart(2, '0')}:00:00`);
    if (at && at > now && (digest === 'daily' || weekday(date) === 1)) return at;
  }
}
