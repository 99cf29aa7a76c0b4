import { found, type Reading, type RegisterAnswer } from '../../registers/exchange';
import { httpProblem, unreadable } from '../../registers/httpProblem';
import { dateIn, listIn, parseJson, textIn, textsIn, valueAt } from '../../registers/json';
import { scaled } from '../../xml/values';

/** An invoice as KSeF lists it; amounts are hundredths of the currency, moments as KSeF writes them, with their offset. */
export interface InvoiceMetadata {
  ksef_number: string;
  number: string;
  issue_date: string | null;
  /** When it got its KSeF number. */
  accepted_at: string | null;
  /** When it was stored for good; queries go by it. */
  stored_at: string | null;
  seller_nip: string | null;
  seller_name: string | null;
  /** With the kind of the number: `Nip`, `VatUe`, `Other`, `None`. */
  buyer_id_kind: string | null;
  buyer_id: string | null;
  buyer_name: string | null;
  net_amount: number | null;
  vat_amount: number | null;
  gross_amount: number | null;
  currency: string | null;
  /** `Vat`, `Kor`, `Zal`, … */
  kind: string | null;
  offline: boolean;
  self_billing: boolean;
  has_attachment: boolean;
  /** SHA-256 of the file, Base64. */
  hash: string | null;
}

export interface MetadataPage {
  invoices: InvoiceMetadata[];
  /** Everything up to this moment is complete; the next increment begins here. */
  complete_until: string | null;
  /** Where to ask on: the next page, or, past 10 000 records, the first page from the last record's date; null at the end. */
  next: 'page' | { from: string } | null;
}

export function readMetadata(answer: RegisterAnswer): Reading<MetadataPage> {
  const json = parseJson(answer.body);
  const wrong = httpProblem(answer, 'KSeF', ksefDetail(json));
  if (wrong) return wrong;
  const more = valueAt(json, 'hasMore');
  if (typeof more !== 'boolean' || !Array.isArray(valueAt(json, 'invoices'))) return unreadable('KSeF');
  const invoices = listIn(json, 'invoices').flatMap((each) => readOne(each) ?? []);
  const page = { invoices, complete_until: textIn(json, 'permanentStorageHwmDate') };
  if (!more) return found({ ...page, next: null });
  if (valueAt(json, 'isTruncated') !== true) return found({ ...page, next: 'page' });
  const from = invoices.at(-1)?.stored_at ?? null;
  return from === null ? unreadable('KSeF') : found({ ...page, next: { from } });
}

function readOne(value: unknown): InvoiceMetadata | null {
  const ksefNumber = textIn(value, 'ksefNumber');
  const number = textIn(value, 'invoiceNumber');
  if (ksefNumber === null || number === null) return null;
  return {
    ksef_number: ksefNumber,
    number,
    issue_date: dateIn(value, 'issueDate'),
    accepted_at: textIn(value, 'acquisitionDate'),
    stored_at: textIn(value, 'permanentStorageDate'),
    seller_nip: textIn(value, 'seller.nip'),
    seller_name: textIn(value, 'seller.name'),
    buyer_id_kind: textIn(value, 'buyer.identifier.type'),
    buyer_id: textIn(value, 'buyer.identifier.value'),
    buyer_name: textIn(value, 'buyer.name'),
    net_amount: amountIn(value, 'netAmount'),
    vat_amount: amountIn(value, 'vatAmount'),
    gross_amount: amountIn(value, 'grossAmount'),
    currency: textIn(value, 'currency'),
    kind: textIn(value, 'invoiceType'),
    offline: textIn(value, 'invoicingMode') === 'Offline',
    self_billing: valueAt(value, 'isSelfInvoicing') === true,
    has_attachment: valueAt(value, 'hasAttachment') === true,
    hash: textIn(value, 'invoiceHash'),
  };
}

/** The decimal text of the number is exact, its hundredfold would not be. */
function amountIn(value: unknown, path: string): number | null {
  const found = valueAt(value, path);
  return typeof found === 'number' ? scaled(String(found), 2) : null;
}

/** KSeF words its refusals as `status.description` and `status.details`. */
function ksefDetail(json: unknown): string | null {
  return [textIn(json, 'status.description'), ...textsIn(json, 'status.details')].filter(Boolean).join(': ') || null;
}
