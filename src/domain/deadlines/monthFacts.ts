import { formatMonth } from '../../lib/dates';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface MonthFactWords {
  asks(month: string): string;
  /** What hangs on the answer, after „Od tego zależy, ”. */
  hangs: string;
  /** What follows from a yes and from a no, as the client reads it. */
  yes: string;
  no: string;
}

/** What happens in one month and not in another, so that it is asked of each month anew, once that month is over. */
export const MONTH_FACTS = {
  eu_transactions: {
    asks: (month: string) =>
      `${capital(formatMonth(month))}: czy firma sprzedała towar lub usługę firmie z innego kraju Unii albo kupiła od niej towar?`,
    hangs: 'czy biuro wyśle za ten miesiąc informację do urzędu',
    yes: 'Biuro przygotuje i wyśle za ten miesiąc informację do urzędu.',
    no: 'Biuro nie wyśle za ten miesiąc informacji do urzędu.',
  },
  company_dividends: {
    asks: (month: string) => `${capital(formatMonth(month))}: czy firma wypłaciła dywidendę (zysk) innej polskiej firmie?`,
    hangs: 'czy za ten miesiąc płaci się podatek od dywidendy',
    yes: 'Biuro sprawdzi, czy od tej dywidendy płaci się podatek, i poda kwotę.',
    no: 'Za ten miesiąc nie ma podatku od dywidendy.',
  },
} as const satisfies Record<string, MonthFactWords>;
export type MonthFact = keyof typeof MONTH_FACTS;
export const isMonthFact = (fact: string): fact is MonthFact => Object.hasOwn(MONTH_FACTS, fact);

/** What the office does once it was answered, as the client reads it. */
export const followsFrom = (fact: MonthFact, answer: boolean): string => MONTH_FACTS[fact][answer ? 'yes' : 'no'];

/** What was answered, by the fact and its month: `eu_transactions 2026-10`. */
export type MonthAnswers = Readonly<Record<string, boolean>>;

export const monthKey = (fact: MonthFact, month: string): string => `${fact} ${month}`;

/** What was answered of the month; null where nobody did. */
export const answerFor = (answers: MonthAnswers | null | undefined, fact: MonthFact, month: string): boolean | null =>
  answers?.[monthKey(fact, month)] ?? null;
