import { checkDates } from './checks/dates';
import { checkDuties } from './checks/duties';
import type { Finding } from './checks/finding';
import { checkIdentities } from './checks/identities';
import { checkSums } from './checks/sums';
import type { Invoice } from './invoice';

/** What does not hold together in an invoice that could be read; `today` only tells which issue dates have not come yet. */
export function checkInvoice(invoice: Invoice, today: string | null = null): Finding[] {
  return [...checkSums(invoice), ...checkIdentities(invoice), ...checkDates(invoice, today), ...checkDuties(invoice)];
}

/** On which side of the invoice the taxpayer of this NIP stands; null when it is not theirs. */
export function sideOf(invoice: Invoice, nip: string): 'sale' | 'purchase' | 'third_party' | null {
  if (invoice.seller.nip === nip) return 'sale';
  if (invoice.buyer.nip === nip) return 'purchase';
  return invoice.third_parties.some((party) => party.nip === nip) ? 'third_party' : null;
}

/** Two documents with the same key are one invoice to KSeF, which refuses the second (code 440). */
export function invoiceKey({ seller, kind, number }: Invoice): string {
  return `${seller.nip}|${kind}|${number}`;
}
