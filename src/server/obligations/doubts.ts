import type { Duty } from '../../contract/obligations';
import { monthOf } from '../../lib/dates';

/** The same doubt in each of its periods; what is asked of a month that is over is a doubt of that month alone, as an event's is its own. */
const doubtOf = ({ rule, person, condition, month_question, by_event, key }: Duty) =>
  by_event ? key : [rule, person?.id ?? '', condition, month_question?.month ?? ''].join(' ');

/**
 * Each doubt of a company once: on its first day from this month on, else on its last one, with how many more days hang on it. What a task
 * or a settlement tells of stays as it is.
 */
export function doubtsOnce(duties: readonly Duty[], today: string): Duty[] {
  const doubts = new Map<string, Duty[]>();
  for (const duty of duties.filter(({ state }) => state.code === 'perhaps'))
    doubts.set(doubtOf(duty), [...(doubts.get(doubtOf(duty)) ?? []), duty]);
  const kept = new Map(
    [...doubts.values()].flatMap((all) => {
      const ahead = all.filter(({ due }) => due >= `${monthOf(today)}-01`);
      const [first = all.at(-1), ...more] = ahead;
      return first ? [[first.key, { ...first, more: more.length }] as const] : [];
    }),
  );
  return duties.flatMap((duty) => (duty.state.code === 'perhaps' ? (kept.get(duty.key) ?? []) : [duty]));
}
