import {
  type Deciding,
  decidingDay,
  eveOf,
  type Obligation,
  obligationKey,
  obligations,
  SUBJECTS,
  SUSPENDED,
} from './obligations';
import type { DeadlineRule } from './rule';
import { DEADLINE_RULES } from './rules';
import type { TaxProfile } from './taxProfile';
import { withEstonianDays } from './taxYears';

/** Of a time line, each stretch that touches the period has a say; after the due day nothing changes what was due. */
export const onAnyDay: Deciding = ({ valid_from, valid_to }, { decidedAtEnd, decidedOnEve }, date) => {
  if (!valid_from && !valid_to) return true;
  const last = decidedOnEve ? eveOf(date.period) : decidingDay(date);
  const start = decidedOnEve ? last : `${date.period.firstMonth}-01`;
  const first = decidedAtEnd || start > last ? last : start;
  return last >= (valid_from ?? last) && first <= (valid_to ?? first);
};

/** It hangs on a suspension: another stretch of the same period, in which the business did not rest, binds without that. */
const isAtRest = ({ condition }: Obligation): boolean => condition?.includes(SUSPENDED) ?? false;

/**
 * What a company has to do whose profile changed: `timeLine` are its profiles in the order of time, each from its `valid_from` to its
 * `valid_to`. An obligation of several stretches is told once, as the surest and latest of them has it.
 * Throws RangeError for bounds that are not dates.
 */
export function obligationsOver(
  timeLine: readonly TaxProfile[],
  from: string,
  to: string,
  rules: readonly DeadlineRule[] = DEADLINE_RULES,
): Obligation[] {
  const stretches = withEstonianDays(timeLine);
  const [only, ...others] = stretches;
  if (only && others.length === 0) return obligations(only, from, to, rules, onAnyDay);
  const found = new Map<string, Obligation>();
  for (const profile of stretches)
    for (const each of [
      ...obligations(profile, from, to, rules, onAnyDay),
      ...chosenAfterAll(profile, stretches, from, to, rules),
    ]) {
      const key = obligationKey(each);
      const known = found.get(key);
      if (known === undefined || (known.condition !== null && !(isAtRest(each) && !isAtRest(known)))) found.set(key, each);
    }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => asChosen(each, stretches, rules));
}

/** What the card denies and the period itself shows to be chosen: the dated line is the later word. */
function chosenAfterAll(
  profile: TaxProfile,
  stretches: readonly TaxProfile[],
  from: string,
  to: string,
  rules: readonly DeadlineRule[],
): Obligation[] {
  const denied = rules.filter(({ chosen, onlyIf }) => chosen && onlyIf && profile[onlyIf.fact] === false);
  const unasked = Object.fromEntries(denied.map(({ onlyIf }) => [onlyIf?.fact, null]));
  const all = denied.length > 0 ? obligations({ ...profile, ...unasked }, from, to, denied, onAnyDay) : [];
  return all.map((each) => asChosen(each, stretches, rules)).filter(({ condition }) => condition === null);
}

/** What the period itself shows to be chosen hangs on no question any more. */
function asChosen(each: Obligation, stretches: readonly TaxProfile[], rules: readonly DeadlineRule[]): Obligation {
  const chosen = each.condition === null ? undefined : rules.find(({ id, chosen }) => id === each.rule && chosen)?.chosen;
  if (!chosen) return each;
  const firstMonth = each.period.length === 4 ? `${each.period}-01` : each.period.slice(0, 7);
  const period = { label: each.period, firstMonth, lastMonth: firstMonth };
  const profile = stretchAt(stretches, `${firstMonth}-01`);
  const subjects = [...SUBJECTS.zus_payer(profile), ...SUBJECTS.company(profile)];
  const isChosen = subjects.some((subject) => subject.person === each.person && chosen.holds(subject, period));
  return isChosen ? { ...each, condition: null, asks: [] } : each;
}

/** The stretch that a month ended in: its state names the payments of the month. Throws RangeError for an empty time line. */
export function stretchAt<Profile extends TaxProfile>(stretches: readonly Profile[], day: string): Profile {
  const held = stretches.find(({ valid_from, valid_to }) => day >= (valid_from ?? day) && day <= (valid_to ?? day));
  const found = held ?? stretches.at(-1);
  if (!found) throw new RangeError('A time line has at least one profile');
  return found;
}
