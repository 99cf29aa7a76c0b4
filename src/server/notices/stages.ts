import type { Rule } from './rules';

/** Which reminder of a date is due with so many days left, or null: the nearest of the rule's days that has come; after the date only the day itself. */
export function stageBefore({ offsets }: Pick<Rule, 'offsets'>, daysLeft: number): string | null {
  const days = (offsets ?? []).map((item) => item.days).sort((one, other) => one - other);
  const reached = days.find((each) => each >= daysLeft);
  if (reached === undefined || (daysLeft < 0 && reached !== 0)) return null;
  return String(reached);
}

/** Which reminder is due so many days (1 and more) after a date, or null where enough were given. */
export function stageAfter(
  { repeat_every_days, max_repeats }: Pick<Rule, 'repeat_every_days' | 'max_repeats'>,
  days: number,
): string | null {
  if (days < 1) return null;
  const repeat = repeat_every_days === null ? 0 : Math.floor((days - 1) / repeat_every_days);
  return repeat > (max_repeats ?? Number.POSITIVE_INFINITY) ? null : `late ${repeat}`;
}

/** The furthest day before a date on which a rule says something. */
export const farthest = ({ offsets }: Pick<Rule, 'offsets'>): number => Math.max(0, ...(offsets ?? []).map((item) => item.days));
