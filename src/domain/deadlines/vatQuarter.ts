import { addMonths } from '../../lib/dates';
import type { ProfileLine } from './timeLine';

type VatLine = Pick<ProfileLine, 'valid_from' | 'vat_status' | 'vat_period'>;

/**
 * Months from that of the registration in which an active payer settles VAT monthly, that one included: art. 99 ust. 3a pkt 1 VAT; a second
 * source: izbapodatkowa.pl/?p=30711.
 */
export const MONTHLY_AT_FIRST = 12;

/** The first day of a quarter from this month on. */
export function quarterFrom(month: string): string {
  const late = (Number(month.slice(5)) - 1) % 3;
  return `${addMonths(month, late === 0 ? 0 : 3 - late)}-01`;
}

/**
 * Why quarters of VAT on the lines from a day on may not be, in Polish: who supplied goods or services of annex 15 for over 50 000 zł net in a
 * month of the quarter or of the four before it settles by the month (art. 99 ust. 3a pkt 2 VAT): `annex15`, null where nobody said. `chain` is
 * the company's VAT in the order of time, `startedOn` the first day of its business.
 */
export function quarterWarnings(
  chain: readonly VatLine[],
  day: string,
  startedOn: string | null,
  annex15: boolean | null = null,
): string[] {
  const barred = annex15 === true && chain.some((line) => isQuarterly(line) && (line.valid_from ?? startedOn ?? day) >= day);
  return barred ? [ANNEX_15] : [];
}

const ANNEX_15 =
  'VAT kwartalnie nie wolno temu, kto w którymś miesiącu kwartału albo czterech poprzednich sprzedał towary lub usługi z załącznika 15 za ponad 50 000 zł netto, a karta tak mówi (art. 99 ust. 3a pkt 2 VAT).';

const isQuarterly = ({ vat_status, vat_period }: VatLine) => vat_status === 'active' && vat_period === 'quarterly';
