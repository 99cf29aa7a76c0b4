import { addDays } from '../../lib/dates';
import { type Obligation, obligationKey } from './obligations';
import { obligationsOver } from './overTime';
import { DEADLINE_RULES } from './rules';
import type { TaxProfile } from './taxProfile';

/** What an obligation leaves open, the same in each of its periods; null where it surely binds. */
const doubtOf = ({ rule, person, condition }: Obligation): string | null =>
  condition === null ? null : [rule, person ?? '', condition].join(' ');

/**
 * What is due from `from` to `to`, without the doubts that stand already on a day from `since` on: each stands once, with its first day,
 * and not again in every period until somebody answers it. Throws RangeError for bounds that are not dates.
 */
export function withDoubtsOnce(stretches: readonly TaxProfile[], since: string, from: string, to: string): Obligation[] {
  const found = obligationsOver(stretches, from, to);
  const doubted = new Set(found.flatMap((each) => (each.condition === null ? [] : [each.rule])));
  const earlier =
    since < from && doubted.size > 0
      ? obligationsOver(
          stretches,
          since,
          addDays(from, -1),
          DEADLINE_RULES.filter(({ id }) => doubted.has(id)),
        )
      : [];
  const first = new Map<string, string>();
  for (const each of [...earlier, ...found]) {
    const doubt = doubtOf(each);
    if (doubt !== null && !first.has(doubt)) first.set(doubt, obligationKey(each));
  }
  return found.filter((each) => {
    const doubt = doubtOf(each);
    return doubt === null || first.get(doubt) === obligationKey(each);
  });
}
