import { type Deciding, decidingDay, eveOf, type Obligation, obligationKey, obligations } from './obligations';
import type { DeadlineRule } from './rule';
import { DEADLINE_RULES } from './rules';
import type { TaxProfile } from './taxProfile';

/** Of a time line, each stretch that touches the period has a say; after the due day nothing changes what was due. */
export const onAnyDay: Deciding = ({ valid_from, valid_to }, { decidedAtEnd, decidedOnEve }, date) => {
  const eve = eveOf(date.period);
  const last = decidedOnEve ? eve : decidingDay(date);
  const start = decidedOnEve ? eve : `${date.period.firstMonth}-01`;
  const first = decidedAtEnd || start > last ? last : start;
  return last >= (valid_from ?? last) && first <= (valid_to ?? first);
};

/**
 * What a company has to do whose profile changed: `stretches` are its profiles in the order of time, each from its `valid_from` to its
 * `valid_to`. An obligation of several stretches is told once, as the surest and latest of them has it.
 * Throws RangeError for bounds that are not dates.
 */
export function obligationsOver(
  stretches: readonly TaxProfile[],
  from: string,
  to: string,
  rules: readonly DeadlineRule[] = DEADLINE_RULES,
): Obligation[] {
  const [only, ...others] = stretches;
  if (only && others.length === 0) return obligations(only, from, to, rules, onAnyDay);
  const found = new Map<string, Obligation>();
  for (const profile of stretches)
    for (const each of obligations(profile, from, to, rules, onAnyDay)) {
      const key = obligationKey(each);
      const known = found.get(key);
      if (known === undefined || known.condition !== null) found.set(key, each);
    }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** The stretch that a month ended in: its state names the payments of the month. Throws RangeError for an empty time line. */
export function stretchAt<Profile extends TaxProfile>(stretches: readonly Profile[], day: string): Profile {
  const held = stretches.find(({ valid_from, valid_to }) => day >= (valid_from ?? day) && day <= (valid_to ?? day));
  const found = held ?? stretches.at(-1);
  if (!found) throw new RangeError('A time line has at least one profile');
  return found;
}
