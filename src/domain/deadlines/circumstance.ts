import type { DeadlineRule, OnlyIf } from './rule';
import type { Subject } from './subject';
import type { Circumstance, TaxProfile } from './taxProfile';

const factsOf = ({ fact, or }: OnlyIf): Circumstance[] => (or ? [fact, or] : [fact]);
const isTold = (profile: TaxProfile, fact: Circumstance) => typeof profile[fact] === 'boolean';

/** Whether what a rule hangs on is so: null where the profile does not tell. */
export function holdsIn(onlyIf: OnlyIf, profile: TaxProfile): boolean | null {
  if (onlyIf.surely?.(profile)) return true;
  const facts = factsOf(onlyIf);
  if (facts.some((fact) => profile[fact] === !onlyIf.absent)) return true;
  if (facts.every((fact) => isTold(profile, fact))) return false;
  return onlyIf.shownBy?.(profile) ? true : null;
}

/** What must be found out to know whether the rule binds the profile, of what `holdsIn` leaves open. */
export function unknownFacts({ onlyIf }: DeadlineRule, profile: TaxProfile): Circumstance[] {
  if (!onlyIf || holdsIn(onlyIf, profile) !== null) return [];
  return factsOf(onlyIf).filter((fact) => !isTold(profile, fact));
}

/** What must be found out to know whether the rule is asked of them at all; null where that is known. */
export function unknownOf({ who }: DeadlineRule, { profile, asks }: Subject): Circumstance | null {
  for (const each of who) {
    const fact = each.asks?.(profile);
    if (fact) return fact;
  }
  return asks ?? null;
}
