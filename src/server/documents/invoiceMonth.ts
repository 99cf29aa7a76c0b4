import { ksefNumberParts } from '../../domain/identifiers/ksefNumber';
import { formatMonth, monthOf } from '../../lib/dates';
import type { InvoiceFacts } from '../files/checks/invoice';
import type { Side } from './invoiceSide';

/**
 * The month an invoice belongs to. A purchase is received on the day KSeF gave its number (art. 106na ust. 3, 86 ust. 10b and 19a VAT), a
 * sale counts by its delivery, a correction of a sale from when its issuer says. VAT RR stands in the month its buyer issued it.
 */
export function invoiceMonth(facts: InvoiceFacts, side: Side, ksefNumber: string | null): string {
  const { issue_date, delivery_date, flat_rate } = facts;
  if (flat_rate) return monthOf(issue_date);
  if (side === 'sale')
    return facts.correction ? (effectMonth(facts) ?? monthOf(issue_date)) : monthOf(delivery_date ?? issue_date);
  return monthOf((ksefNumber && ksefNumberParts(ksefNumber)?.accepted_on) ?? issue_date);
}

/** What a person has to decide of the month: of a sale's correction, and of the refund paid to a flat-rate farmer. */
export function monthFinding(facts: InvoiceFacts, side: Side): string | null {
  const { effect, gross_amount, corrected_months = [], issue_date, flat_rate } = facts;
  if (flat_rate) return side === 'purchase' ? refundFinding(facts) : null;
  if (side !== 'sale' || !facts.correction) return null;
  const month = effectMonth(facts);
  if (month !== null && month !== monthOf(issue_date)) {
    const less = gross_amount < 0 ? ' Korekta na minus zwykle liczy się w miesiącu wystawienia (art. 29a ust. 13 VAT).' : '';
    return `Skutek korekty: w dacie ujęcia faktury pierwotnej, czyli ${formatMonth(month)}.${less} Sprawdź miesiąc.`;
  }
  if (effect === 'original' && corrected_months.length > 1)
    return 'Korekta działa wstecz i dotyczy faktur z różnych miesięcy. Sprawdź miesiąc.';
  return effect === 'other' ? 'Skutek korekty: w innej dacie lub w różnych datach. Sprawdź miesiąc.' : null;
}

/** The refund is deducted for the month of payment; a correction's issuer says when it counts. */
function refundFinding({ correction, effect }: InvoiceFacts): string {
  const rule = 'Zryczałtowany zwrot podatku odlicza się za miesiąc zapłaty na rachunek rolnika (art. 116 ust. 6 VAT).';
  const words = {
    original: 'w dacie ujęcia faktury pierwotnej',
    issue: 'w dacie wystawienia korekty',
    other: 'w innej dacie',
    refund: 'w dacie zwrotu całości lub części należności',
  };
  return correction && effect ? `${rule} Skutek tej korekty: ${words[effect]}. Sprawdź miesiąc.` : rule;
}

/** Back to the month of the corrected invoices, where they have one in common. */
function effectMonth({ effect, corrected_months = [] }: InvoiceFacts): string | null {
  const [only = null, another] = corrected_months;
  return effect === 'original' && another === undefined ? only : null;
}
