import { addMonths, formatDate, monthOf } from '../../lib/dates';
import type { ProfileLine } from './timeLine';

type VatLine = Pick<ProfileLine, 'valid_from' | 'vat_status' | 'vat_period'>;

/** Months from that of the registration in which VAT is settled monthly. */
const MONTHLY_AT_FIRST = 12;

/**
 * The day since which VAT is owed without a break on the nth line: that of the line which began it, and not before the business itself. Null
 * where neither is known: then nothing speaks against quarters.
 */
function registeredOn(chain: readonly VatLine[], nth: number, startedOn: string | null): string | null {
  const last = chain.slice(0, nth).findLastIndex(({ vat_status }) => vat_status !== 'active');
  const began = chain[last + 1]?.valid_from ?? null;
  return began !== null && began > (startedOn ?? '') ? began : startedOn;
}

/** The first day of a quarter from this month on. */
function quarterFrom(month: string): string {
  const late = (Number(month.slice(5)) - 1) % 3;
  return `${addMonths(month, late === 0 ? 0 : 3 - late)}-01`;
}

/**
 * What speaks against quarters of VAT on the lines from a day on, in Polish: who is registered as an active payer settles by the month for
 * twelve months, that of the registration included (art. 99 ust. 3a VAT; a second source: izbapodatkowa.pl/?p=30711). Who supplied
 * goods or services of annex 15 for over 50 000 zł net in a month of the quarter or of the four before it settles by the month too (its pkt 2):
 * `annex15`, null where nobody said. `chain` is the company's VAT in the order of time, `startedOn` the first day of its business.
 */
export function quarterWarnings(
  chain: readonly VatLine[],
  day: string,
  startedOn: string | null,
  annex15: boolean | null = null,
): string[] {
  const barred = annex15 === true && chain.some((line) => isQuarterly(line) && (line.valid_from ?? startedOn ?? day) >= day);
  return [...firstYear(chain, day, startedOn), ...(barred ? [ANNEX_15] : [])];
}

const ANNEX_15 =
  'VAT kwartalnie nie wolno temu, kto w którymś miesiącu kwartału albo czterech poprzednich sprzedał towary lub usługi z załącznika 15 za ponad 50 000 zł netto, a karta tak mówi (art. 99 ust. 3a pkt 2 VAT).';

const isQuarterly = ({ vat_status, vat_period }: VatLine) => vat_status === 'active' && vat_period === 'quarterly';

function firstYear(chain: readonly VatLine[], day: string, startedOn: string | null): string[] {
  return chain.flatMap((line, nth) => {
    const from = line.valid_from ?? startedOn;
    if (!isQuarterly(line) || from === null || from < day) return [];
    const registered = registeredOn(chain, nth, startedOn);
    if (registered === null) return [];
    const free = addMonths(monthOf(registered), MONTHLY_AT_FIRST);
    if (monthOf(from) >= free) return [];
    return [
      `VAT kwartalnie nie wolno przez 12 miesięcy od miesiąca rejestracji (${formatDate(registered)}): najwcześniej od ${formatDate(quarterFrom(free))} (art. 99 ust. 3a VAT).`,
    ];
  });
}
