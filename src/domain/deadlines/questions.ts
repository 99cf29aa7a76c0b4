import type { Obligation } from './obligations';
import { obligationsOver } from './overTime';
import { DEADLINE_RULES } from './rules';
import type { Circumstance, TaxProfile } from './taxProfile';

/** A circumstance that the profile says nothing of, and what hangs on it: until it is answered each is due perhaps. */
export interface Question {
  fact: Circumstance;
  obligations: Obligation[];
}

/** Rules that hang on a circumstance; no other can leave a question. */
const asked = DEADLINE_RULES.filter(({ onlyIf }) => onlyIf);
const asking = new Map(asked.flatMap(({ id, onlyIf }) => (onlyIf ? [[id, onlyIf.fact] as const] : [])));

/** What must be found out about a company to know its obligations due from `from` to `to`; the first due first. */
export function questionsOf(stretches: readonly TaxProfile[], from: string, to: string): Question[] {
  const questions = new Map<Circumstance, Question>();
  for (const obligation of obligationsOver(stretches, from, to, asked)) {
    const fact = obligation.condition === null ? undefined : asking.get(obligation.rule);
    if (fact === undefined || stretches.every((profile) => typeof profile[fact] === 'boolean')) continue;
    const known = questions.get(fact);
    if (known) known.obligations.push(obligation);
    else questions.set(fact, { fact, obligations: [obligation] });
  }
  return [...questions.values()];
}
