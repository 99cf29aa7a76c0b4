import { holdsIn } from './circumstance';
import { datesOf, type Obligation, SUBJECTS } from './obligations';
import { onAnyDay } from './overTime';
import type { Period } from './period';
import type { DeadlineRule } from './rule';
import { DEADLINE_RULES } from './rules';
import type { Subject } from './subject';
import type { TaxProfile } from './taxProfile';

/** A fact of the profile that a rule looked at, under the key that records keep it by. */
export interface Fact {
  key: string;
  value: unknown;
}

/** Why an obligation is somebody's: what the rule asks, in Polish, and which facts of the profile answered it. */
export interface Reasons<Profile extends TaxProfile> {
  says: string[];
  facts: Fact[];
  /** The stretch of the time line that owes it; null where none does. */
  profile: Profile | null;
}

/** No fact of its own: who is asked, and what is worked out of other facts. */
const skipped = ['person', 'persons', 'profile', 'closed_at', 'asks', 'open'];
/** Told also where nobody said it, as neither yes nor no is true then. */
const toldWhenUnknown = ['employs'];

/**
 * Which facts made an obligation the company's. A rule's conditions are asked again over a profile that notes what they read, so that
 * they are told as the rule decides and not in a second table. Empty where the stretches do not owe it.
 */
export function reasonsOf<Profile extends TaxProfile>(
  stretches: readonly Profile[],
  { rule: id, person, period, due }: Obligation,
): Reasons<Profile> {
  for (const profile of stretches.toReversed())
    for (const rule of DEADLINE_RULES.filter((each) => each.id === id)) {
      const date = datesOf(rule, profile, due, due).find((each) => each.period.label === period);
      if (!date || !onAnyDay(profile, rule, date)) continue;
      const subject = SUBJECTS[rule.of](profile).find((each) => each.person === person);
      if (subject && rule.who.every((who) => who.holds(subject, date.period)))
        return { ...asked(rule, subject, date.period), profile };
    }
  return { says: [], facts: [], profile: null };
}

function asked(rule: DeadlineRule, subject: Subject, period: Period): Omit<Reasons<TaxProfile>, 'profile'> {
  const { profile } = subject;
  const facts = new Map<string, unknown>();
  // What is presumed is nobody's word.
  const open: readonly string[] = profile.open ?? [];
  const presumed = open.includes('vat_status') ? [...open, 'vat_period'] : open;
  const note = (key: string, value: unknown) => {
    if (presumed.includes(key)) return;
    if (!skipped.includes(key) && value !== undefined && (value !== null || toldWhenUnknown.includes(key))) facts.set(key, value);
  };
  const noting = <Whole extends object>(whole: Whole, instead: Partial<Whole> = {}): Whole =>
    new Proxy(whole, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (typeof key === 'string') note(key, value);
        return Reflect.get(instead, key) ?? value;
      },
    });
  const seen = noting(profile);
  const who = noting(subject, { profile: seen });
  for (const each of rule.who) {
    each.holds(who, period);
    if (each.barredBy) note(each.barredBy.fact, profile[each.barredBy.fact]);
  }
  if (rule.of === 'zus_payer') {
    note('zus_scheme', subject.zus_scheme);
    if (profile.employs || subject.asks) note('employs', profile.employs);
  }
  if (rule.onlyIf) holdsIn(rule.onlyIf, seen);
  // The group of a payer follows from the legal form, unless the card says it.
  if (facts.delete('zus_group'))
    note(profile.zus_payer_group ? 'zus_payer_group' : 'company_type', profile.zus_payer_group ?? profile.company_type);
  if (facts.size === 0) note('company_type', profile.company_type);
  return { says: rule.who.map(({ says }) => says), facts: [...facts].map(([key, value]) => ({ key, value })) };
}
