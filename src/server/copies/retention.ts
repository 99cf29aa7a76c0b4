import { toWarsaw } from '../../lib/dates';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * B01: which copies stay. All of the last two hours, the last of each hour for a day; the last of a day of Warsaw's for 7, of a week for 4,
 * of a month for `months`. The newest always does.
 */
export function stays(made: readonly Date[], now: Date, months: number): Set<Date> {
  const newest = [...made].sort((a, b) => b.getTime() - a.getTime());
  const age = (at: Date) => now.getTime() - at.getTime();
  const kept = new Set(newest.filter((at, nth) => nth === 0 || age(at) <= 2 * hour));
  lastOf(24 * hour, (at) => at.toISOString().slice(0, 13));
  lastOf(7 * day, dayOf);
  lastOf(28 * day, (at) => weekOf(dayOf(at)));
  lastOf(months * 31 * day, (at) => dayOf(at).slice(0, 7));
  return kept;

  /** The newest of each span, as far back as that. */
  function lastOf(back: number, span: (at: Date) => string): void {
    const seen = new Set<string>();
    for (const at of newest) {
      if (age(at) > back || seen.has(span(at))) continue;
      seen.add(span(at));
      kept.add(at);
    }
  }
}

const dayOf = (at: Date): string => toWarsaw(at).slice(0, 10);

/** The day on which a day's week began. */
function weekOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
}
