import { ksefNumberParts, parseKsefNumber } from '../../domain/identifiers/ksefNumber';
import { checkNip } from '../../domain/identifiers/nip';
import { formatMonth, monthOf } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { cut } from '../../lib/text';
import { characterFault, cleanLine } from '../../schema/text';
import type { FileFacts, FormFacts, InvoiceFacts } from '../files/checks/invoice';
import type { LedgerFacts } from '../files/checks/ledger';
import { invoiceMonth, monthFinding } from './invoiceMonth';
import { sideFindings, sideOf } from './invoiceSide';

/** What an invoice or a JPK_V7 in a file fills in of its document. */
export interface InvoiceValues {
  document_type?: 'purchase_invoice' | 'sales_invoice' | 'correction' | 'sales_correction' | 'jpk' | 'upo' | 'other';
  number?: string;
  ksef_number?: string;
  issue_date?: string;
  delivery_date?: string | null;
  due_date?: string | null;
  counterparty_name?: string | null;
  counterparty_nip?: string | null;
  counterparty_vat_eu?: string | null;
  counterparty_account?: string | null;
  currency?: string;
  net_amount?: number;
  vat_amount?: number;
  gross_amount?: number;
  payment_method?: 'transfer' | 'cash' | 'card';
  paid?: boolean;
  findings: { says: string; certain: boolean }[] | null;
}

const kinds = {
  sale: { invoice: 'sales_invoice', correction: 'sales_correction' },
  purchase: { invoice: 'purchase_invoice', correction: 'correction' },
  neither: { invoice: 'other', correction: 'other' },
} as const;

/** The fields of a document from the invoice in its file, seen from the company whose NIP this is. KSeF calls the files it gives by their numbers. */
export function invoiceValues(facts: FileFacts | null, fileName: string, nip: string | null): InvoiceValues {
  const ksef = ksefNumberOf(fileName);
  if (facts === null) return { findings: null };
  if ('unreadable' in facts) return { ...(ksef ? { ksef_number: ksef } : {}), findings: [unreadFinding(facts)] };
  if ('known_as' in facts) return formValues(facts, ksef);
  if ('month' in facts) return ledgerValues(facts, nip);
  const side = sideOf(facts, nip);
  const other = side === 'sale' ? facts.buyer : facts.seller;
  const number = cut(cleanLine(facts.number), 256);
  const name = other.name === null ? null : cleanLine(other.name);
  const findings = [...facts.findings, ...strange(facts, nip, ksef), ...lostCharacters(facts.number, other.name)];
  return {
    document_type: facts.pro_forma ? 'other' : kinds[side][facts.correction ? 'correction' : 'invoice'],
    ...(number ? { number } : {}),
    ...(ksef ? { ksef_number: ksef } : {}),
    issue_date: facts.issue_date,
    delivery_date: facts.delivery_date,
    due_date: facts.due_date,
    counterparty_name: name || null,
    counterparty_nip: other.nip !== null && checkNip(other.nip) === null ? other.nip : null,
    counterparty_vat_eu: other.vat_eu ?? null,
    counterparty_account: side === 'purchase' ? (facts.account ?? null) : null,
    currency: facts.currency,
    net_amount: facts.net_amount,
    vat_amount: facts.vat_amount,
    gross_amount: facts.gross_amount,
    ...(facts.payment_method ? { payment_method: facts.payment_method } : {}),
    paid: facts.paid,
    findings: findings.length > 0 ? findings.map((each) => ({ ...each, says: cut(cleanLine(each.says), 500) })) : null,
  };
}

/** What is known by name alone is no fault; of an invoice somebody has to type what it says. */
function formValues({ form_kind, known_as }: FormFacts, ksef: string | null): InvoiceValues {
  if (form_kind === 'upo' || form_kind === 'jpk') return { document_type: form_kind, findings: null };
  if (form_kind !== 'pef') return { findings: null };
  const says = `${known_as}: jej pól nie odczytujemy. Uzupełnij je według pliku.`;
  return { ...(ksef ? { ksef_number: ksef } : {}), findings: [{ says, certain: false }] };
}

function unreadFinding({ unreadable, other_form = false }: { unreadable: string; other_form?: boolean }) {
  const says = other_form ? `${unreadable} Uzupełnij pola według pliku.` : `Faktury nie udało się odczytać: ${unreadable}`;
  return { says: cut(cleanLine(says), 500), certain: !other_form };
}

function lostCharacters(number: string, name: string | null) {
  const lost = [characterFault(number) && 'numer', name && characterFault(name) && 'nazwa kontrahenta'].filter(Boolean);
  if (lost.length === 0) return [];
  const says = `Znaki sterujące w pliku pominęliśmy (${lost.join(', ')}), więc może tu brakować liter. Porównaj z plikiem.`;
  return [{ says, certain: false }];
}

function ledgerValues({ nip: taxpayer, findings }: LedgerFacts, nip: string | null): InvoiceValues {
  const foreign =
    nip === null || nip === taxpayer
      ? []
      : [{ says: `To JPK innej firmy: NIP podatnika ${taxpayer}, a firmy ${nip}.`, certain: true }];
  const all = [...foreign, ...findings];
  return { document_type: 'jpk', findings: all.length > 0 ? all : null };
}

/** What a JPK_V7, an invoice VAT RR, a pro forma or a form known by name is called; null of any other file. */
export function formTitle(facts: FileFacts | null, fileName: string): string | null {
  if (!facts || 'unreadable' in facts) return null;
  if ('known_as' in facts)
    return facts.form_kind === 'unknown' ? null : cut(`${facts.known_as} – ${fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}`, 200);
  if ('pro_forma' in facts) return cut(`Faktura pro forma ${cleanLine(facts.number)}`.trim(), 200);
  if (!('month' in facts)) return facts.flat_rate ? flatRateTitle(facts) : null;
  const { form, month, correction } = facts;
  return `${form.replace(/ \(\d+\)$/, '')} za ${formatMonth(month)}${correction ? ' (korekta)' : ''}`;
}

const flatRateTitle = ({ number, correction }: InvoiceFacts) =>
  cut(`${correction ? 'Korekta faktury' : 'Faktura'} VAT RR ${cleanLine(number)}`.trim(), 200);

function strange(facts: InvoiceFacts, nip: string | null, ksef: string | null) {
  const { seller, buyer, others, buyers_before = [], currency, gross_amount, vat_amount, flat_rate } = facts;
  const issuers = flat_rate ? [seller.nip, buyer.nip] : [seller.nip];
  const side = sideOf(facts, nip);
  const asked = [...sideFindings(facts, nip), monthFinding(facts, side) ?? []].flat();
  const known = [seller.nip, buyer.nip, ...others, ...buyers_before];
  const findings: { says: string; certain: boolean }[] = asked.map((says) => ({ says, certain: false }));
  if (nip !== null && !known.includes(nip))
    findings.push({
      says: `Na fakturze nie ma NIP tej firmy (${nip}). Nabywca: ${buyer.nip ?? buyer.name ?? 'nieznany'}.`,
      certain: true,
    });
  if (ksef && !issuers.includes(ksefNumberParts(ksef)?.nip ?? ''))
    findings.push({ says: 'Numer KSeF z nazwy pliku należy do innego sprzedawcy.', certain: false });
  if (currency !== 'PLN')
    findings.push({
      says: `Faktura w walucie ${currency}: brutto ${formatMoney(gross_amount, currency)}, ${flat_rate ? 'zwrot podatku' : 'VAT'} ${formatMoney(vat_amount, currency)}.`,
      certain: false,
    });
  return findings;
}

/** The month of an invoice or a JPK_V7, seen from the company whose NIP this is. */
export function periodOf(facts: InvoiceFacts | LedgerFacts, fileName: string, nip: string | null): string {
  return 'month' in facts ? facts.month : invoiceMonth(facts, sideOf(facts, nip), ksefNumberOf(fileName));
}

/** The month in which KSeF gave the file its name; null where it didn't. */
export function ksefMonth(fileName: string): string | null {
  const accepted = ksefNumberParts(ksefNumberOf(fileName) ?? '')?.accepted_on;
  return accepted ? monthOf(accepted) : null;
}

/** What a browser or a person adds to the name that KSeF gave: „… (1)”, „… — kopia”, „Faktura …”. */
const besideNumber = /^(?:.*[\s_])?(\d{10}-[\dA-F-]{24,26})(?:[\s_].*)?$/i;

function ksefNumberOf(fileName: string): string | null {
  const name = fileName.replace(/\.xml$/i, '');
  const number = parseKsefNumber(besideNumber.exec(name)?.[1] ?? name);
  return ksefNumberParts(number) ? number : null;
}
