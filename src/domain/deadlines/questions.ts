import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { MonthFact } from './monthFacts';
import type { Obligation } from './obligations';
import { obligationsOver, stretchAt } from './overTime';
import { DEADLINE_RULES } from './rules';
import type { Circumstance, TaxProfile } from './taxProfile';

/** A circumstance that the profile says nothing of, and what hangs on it: until it is answered each is due perhaps. */
export interface Question {
  fact: Circumstance;
  obligations: Obligation[];
}

/**
 * Rules that can leave a question: those that hang on a circumstance, those of a tax year, which may be joined with the next, and those of
 * employers and payers of contributions, as it may not be known whether anybody is employed.
 */
const asked = DEADLINE_RULES.filter(
  ({ onlyIf, period, of, who }) =>
    onlyIf || period === 'tax_year' || of === 'zus_payer' || who.some(({ asks, barredBy }) => asks || barredBy),
);

/** By rule, what is asked though the obligation is sure: the answer may say that another one is owed in its place. */
const barring = new Map(
  DEADLINE_RULES.map(({ id, who }) => [id, who.flatMap(({ barredBy }) => (barredBy ? [barredBy] : []))] as const),
);

/** Each circumstance that an obligation leaves open, with what is due perhaps by it. */
const openIn = (obligation: Obligation) => [
  ...obligation.asks.map((fact) => ({ fact, perhaps: obligation })),
  ...(obligation.hangsOn ? [] : (barring.get(obligation.rule) ?? [])).map(({ fact, instead, basis }) => ({
    fact,
    perhaps: { ...obligation, name: instead, basis },
  })),
];

/** What must be found out about a company to know its obligations due from `from` to `to`; the first due first. */
export function questionsOf(stretches: readonly TaxProfile[], from: string, to: string): Question[] {
  const questions = new Map<Circumstance, Question>();
  const today = stretchAt(stretches, from);
  for (const obligation of obligationsOver(stretches, from, to, asked))
    for (const { fact, perhaps } of openIn(obligation)) {
      // An answer is written to the card, which says how it is today: what a line of the past leaves open is entered there.
      if (typeof today[fact] === 'boolean') continue;
      const known = questions.get(fact);
      if (known) known.obligations.push(perhaps);
      else questions.set(fact, { fact, obligations: [perhaps] });
    }

  return [...questions.values()];
}

/** What nobody has answered of a month that is over, and what is due perhaps by it. */
export interface MonthQuestion {
  fact: MonthFact;
  month: string;
  obligation: Obligation;
}

const askedMonthly = DEADLINE_RULES.filter(({ onlyInMonth }) => onlyInMonth);

/** What must be found out of single months: those that are over and whose duties fall due in this month or fell in the one before. */
export function monthQuestionsOf(stretches: readonly TaxProfile[], today: string): MonthQuestion[] {
  const thisMonth = monthOf(today);
  const found = obligationsOver(stretches, `${addMonths(thisMonth, -1)}-01`, lastDayOf(thisMonth), askedMonthly);
  return found.flatMap((obligation) => {
    const { asksMonth: fact, period: month } = obligation;
    return fact && month < thisMonth ? [{ fact, month, obligation }] : [];
  });
}
