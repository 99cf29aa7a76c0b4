import { formatMonth } from '../../lib/dates';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What happens in one month and not in another, so that it is asked of each month anew, once that month is over. */
export const MONTH_FACTS = {
  eu_transactions: {
    asks: (month: string) =>
      `${capital(formatMonth(month))}: czy firma sprzedała towar lub usługę firmie z innego kraju Unii albo kupiła od niej towar?`,
  },
} as const satisfies Record<string, { asks(month: string): string }>;
export type MonthFact = keyof typeof MONTH_FACTS;

/** What the office does once it was answered, as the client reads it. */
export const followsFrom = (answer: boolean): string =>
  answer
    ? 'Biuro przygotuje i wyśle za ten miesiąc informację do urzędu.'
    : 'Biuro nie wyśle za ten miesiąc informacji do urzędu.';

/** What was answered, by the fact and its month: `eu_transactions 2026-10`. */
export type MonthAnswers = Readonly<Record<string, boolean>>;

export const monthKey = (fact: MonthFact, month: string): string => `${fact} ${month}`;

/** What was answered of the month; null where nobody did. */
export const answerFor = (answers: MonthAnswers | null | undefined, fact: MonthFact, month: string): boolean | null =>
  answers?.[monthKey(fact, month)] ?? null;
