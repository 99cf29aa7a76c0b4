import { ksefNumberParts, parseKsefNumber } from '../../domain/identifiers/ksefNumber';
import { checkNip } from '../../domain/identifiers/nip';
import { formatMoney } from '../../lib/money';
import type { FileFacts, InvoiceFacts } from '../files/checks/invoice';

/** What an invoice in a file fills in of its document. */
export interface InvoiceValues {
  document_type?: 'purchase_invoice' | 'sales_invoice' | 'correction';
  number?: string;
  ksef_number?: string;
  issue_date?: string;
  delivery_date?: string | null;
  due_date?: string | null;
  counterparty_name?: string | null;
  counterparty_nip?: string | null;
  currency?: string;
  net_amount?: number;
  vat_amount?: number;
  gross_amount?: number;
  payment_method?: 'transfer' | 'cash' | 'card';
  paid?: boolean;
  findings: { says: string; certain: boolean }[] | null;
}

/** The fields of a document from the invoice in its file, seen from the company whose NIP this is. KSeF calls the files it gives by their numbers. */
export function invoiceValues(facts: FileFacts | null, fileName: string, nip: string | null): InvoiceValues {
  const ksef = ksefNumberOf(fileName);
  if (facts === null) return { findings: null };
  if ('unreadable' in facts)
    return { findings: [{ says: `Faktury nie udało się odczytać: ${facts.unreadable}`.slice(0, 500), certain: true }] };
  const sale = nip !== null && facts.seller.nip === nip;
  const other = sale ? facts.buyer : facts.seller;
  const findings = [...facts.findings, ...strange(facts, nip, ksef)];
  return {
    document_type: facts.correction ? 'correction' : sale ? 'sales_invoice' : 'purchase_invoice',
    number: facts.number.slice(0, 256),
    ...(ksef ? { ksef_number: ksef } : {}),
    issue_date: facts.issue_date,
    delivery_date: facts.delivery_date,
    due_date: facts.due_date,
    counterparty_name: other.name,
    counterparty_nip: other.nip !== null && checkNip(other.nip) === null ? other.nip : null,
    currency: facts.currency,
    net_amount: facts.net_amount,
    vat_amount: facts.vat_amount,
    gross_amount: facts.gross_amount,
    ...(facts.payment_method ? { payment_method: facts.payment_method } : {}),
    paid: facts.paid,
    findings: findings.length > 0 ? findings : null,
  };
}

function strange(
  { seller, buyer, others, currency, gross_amount, vat_amount }: InvoiceFacts,
  nip: string | null,
  ksef: string | null,
) {
  const known = [seller.nip, buyer.nip, ...others];
  const findings: { says: string; certain: boolean }[] = [];
  if (nip !== null && !known.includes(nip))
    findings.push({
      says: `Na fakturze nie ma NIP tej firmy (${nip}). Nabywca: ${buyer.nip ?? buyer.name ?? 'nieznany'}.`,
      certain: true,
    });
  if (ksef && ksefNumberParts(ksef)?.nip !== seller.nip)
    findings.push({ says: 'Numer KSeF z nazwy pliku należy do innego sprzedawcy.', certain: false });
  if (currency !== 'PLN')
    findings.push({
      says: `Faktura w walucie ${currency}: brutto ${formatMoney(gross_amount, currency)}, VAT ${formatMoney(vat_amount, currency)}.`,
      certain: false,
    });
  return findings;
}

function ksefNumberOf(fileName: string): string | null {
  const number = parseKsefNumber(fileName.replace(/\.xml$/i, ''));
  return ksefNumberParts(number) ? number : null;
}
