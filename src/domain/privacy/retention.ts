import { addMonths } from '../../lib/dates';

/** Why a record is kept: `account` and `operation` by no law, so they go when they are asked to. */
export type Retention = 'books' | 'contract' | 'employment' | 'aml' | 'account' | 'operation';

/** Until which day inclusive, by which act. */
export interface Duty {
  until: string;
  act: string;
}

const yearsAfter: Record<'books' | 'contract' | 'employment', number> = { books: 6, contract: 6, employment: 10 };
/** From the day itself, and no longer: what is left after it is to be erased (art. 49 ust. 3). */
const amlYears = 5;
const acts = {
  books: 'art. 74 ust. 2 ustawy o rachunkowości, art. 86 § 1 w zw. z art. 70 § 1 Ordynacji podatkowej',
  contract: 'art. 118 Kodeksu cywilnego (przedawnienie roszczeń), art. 17 ust. 3 lit. e RODO',
  employment: 'art. 94 pkt 9b Kodeksu pracy',
  aml: 'art. 49 ust. 1 ustawy o przeciwdziałaniu praniu pieniędzy',
  longEmployment:
    'art. 51u ustawy o narodowym zasobie archiwalnym i archiwach, art. 125a ust. 4 ustawy o emeryturach i rentach z FUS',
} as const;
/** Whoever was employed before this day is kept for fifty years, as their pension may hang on it. */
const shortSince = '2019-01-01';
const longYears = 50;

/**
 * How long law keeps what ended on a day (`YYYY-MM-DD`), to the end of a year but for AML; null where it keeps nothing. Books: five years from
 * the end of the year in which the tax was payable, for the last taxes of a year the next one. Employment: by when it began, unknown as the
 * longest. AML: five years from the day on which the relationship ended.
 */
export function keptUntil(retention: Retention, ended: string, began: string | null = null): Duty | null {
  if (retention === 'account' || retention === 'operation') return null;
  if (retention === 'aml') return { until: addMonths(ended, amlYears * 12), act: acts.aml };
  const isLong = retention === 'employment' && (began === null || began < shortSince);
  const years = isLong ? longYears : yearsAfter[retention];
  return { until: `${Number(ended.slice(0, 4)) + years}-12-31`, act: isLong ? acts.longEmployment : acts[retention] };
}

/** How long what is deleted and kept by no law may still be brought back, in days. */
export const trashDays = 90;

/** The last year that may be over by now for a kind of records, or null where no term runs; on a day `YYYY-MM-DD`. */
export function lastYearOver(retention: Retention, today: string): string | null {
  if (retention === 'account' || retention === 'operation') return null;
  const year = Number(today.slice(0, 4));
  return String(retention === 'aml' ? year - amlYears : year - yearsAfter[retention] - 1);
}

/** The terms in words, for who decides what is deleted. */
export const terms: Readonly<Record<Retention, string>> = {
  books: 'księgi i rozliczenia: 5 lat od końca roku, w którym trzeba było zapłacić podatek',
  contract: 'umowy i obsługa: 6 lat od końca roku',
  employment: 'kadry: 10 lat od końca roku, a zatrudnionych przed 2019 rokiem 50 lat',
  aml: 'AML: 5 lat od dnia zakończenia współpracy z klientem',
  account: `konta: ${trashDays} dni od usunięcia`,
  operation: `sprawy bieżące: ${trashDays} dni od usunięcia`,
};
