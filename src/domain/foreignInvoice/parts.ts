import { cut } from '../../lib/text';
import type { Invoice } from '../ksef/invoice';
import type { InvoiceLine } from '../ksef/lines';
import type { Party } from '../ksef/parties';
import type { InvoicePayment, PaymentAccount } from '../ksef/payment';
import type { RateTotal } from '../ksef/rates';
import { childrenOf, textAt, type XmlNode } from '../xml/node';
import { XmlRefused } from '../xml/refused';
import { required, scaled } from '../xml/values';

/** What UBL and CII both write (EN 16931), by the codes of UNTDID and of the norm. */

/** How an invoice of either form says what every invoice has; each amount is hundredths of its currency. */
export interface ForeignParts {
  form: string;
  namespace: string;
  /** UNTDID 1001. */
  type: string;
  number: string | null;
  issue_date: string | null;
  currency: string | null;
  delivery_date: string | null;
  period_from: string | null;
  period_to: string | null;
  seller: Party;
  buyer: Party;
  payee: Party | null;
  rates: RateTotal[];
  net: number | null;
  vat: number | null;
  gross: number | null;
  prepaid: number | null;
  due: number | null;
  exemption: string | null;
  of: { number: string | null; issue_date: string | null }[];
  /** Why it was corrected, and whatever else was written in words. */
  notes: string[];
  lines: InvoiceLine[];
  due_dates: string[];
  due_terms: string[];
  /** UNTDID 4461. */
  means: string | null;
  accounts: PaymentAccount[];
}

const MOST = 50_000_000_000_000;

/** Hundredths of an amount; programs write `100.5` and `100.5000` alike. */
export function moneyAt(node: XmlNode | null, path: string): number | null {
  const text = node && textAt(node, path);
  if (!text) return null;
  return moneyOf(text, path);
}

export function moneyOf(text: string, path: string): number {
  const amount = scaled(text.replace(/^\+/, '').replace(/(\.\d{2})0+$/, '$1'), 2);
  if (amount === null || Math.abs(amount) > MOST)
    throw new XmlRefused('content', `Pole ${path}: „${cut(text, 40)}” to nie kwota.`);
  return amount;
}

/** A decimal as it is written: a quantity, a price, a rate; null for what is none. */
export const decimalOf = (text: string | null): string | null => (text && /^-?\d{1,16}(?:\.\d{1,10})?$/.test(text) ? text : null);

/** The first of its name: where several may stand and one is enough to know. */
export const firstOf = (node: XmlNode | null, name: string): XmlNode | null => (node && childrenOf(node, name)[0]) ?? null;

/** Letters of a name, a note or a code that are kept. */
const mostLetters = 2_000;
/** A text in one line, and no longer than a person reads. */
export function wordsOf(text: string | undefined): string | null {
  const line = text?.replace(/\s+/g, ' ').trim() || null;
  return line && line.length > mostLetters ? `${cut(line, mostLetters).toWellFormed()}…` : line;
}

/** The text down a path, of the first of each name. */
export const textOf = (node: XmlNode | null, path: string): string | null =>
  wordsOf(path.split('/').reduce<XmlNode | null>(firstOf, node)?.text);

/** Countries whose numbers of VAT are those of the Union, before two digits at least: words have none. Greece writes EL, Northern Ireland XI. */
const UNION =
  /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)(?=(?:\D*\d){2})[0-9A-Z+*]{2,12}$/;

/** Whose a number of VAT is: a Polish one is a NIP, with its prefix or without. */
export function numbersOf(said: string | null, country: string | null): Pick<Party, 'nip' | 'vat_eu' | 'foreign_id'> {
  const number = said?.replace(/[\s.-]/g, '').toUpperCase() ?? '';
  const [, nip] = /^(?:PL)?(\d{10})$/.exec(number) ?? [];
  if (nip && (number.startsWith('PL') || country === 'PL')) return { nip, vat_eu: null, foreign_id: null };
  if (UNION.test(number)) return { nip: null, vat_eu: number, foreign_id: null };
  return { nip: null, vat_eu: null, foreign_id: cut(said ?? '', 60) || null };
}

/** What codes mean: a map, for they come from a stranger's file. */
const meanings = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(words));

const REVERSE_CHARGE = 'odwrotne obciążenie';
/** UNTDID 5305, as a row of the invoice's sums is called. */
const CATEGORIES = meanings({
  AE: REVERSE_CHARGE,
  E: 'zwolnione',
  G: '0% eksport',
  K: '0% dostawa w Unii',
  O: 'poza VAT',
  Z: '0%',
});

/** What a category and a percentage are called: „19%”, „odwrotne obciążenie”. */
export function rateLabel(category: string | null, percent: string | null): string {
  const [whole = '', fraction = ''] = (percent ?? '').split('.');
  const short = fraction.replace(/0+$/, '');
  return CATEGORIES.get(category ?? '') ?? (percent ? `${whole}${short && `,${short}`}%` : (category ?? 'bez stawki'));
}

/** One row for each rate, also where a file has several. None of them is a code of KSeF. */
export function ratesOf(
  rows: readonly { category: string | null; percent: string | null; net: number; vat: number }[],
): RateTotal[] {
  const found = new Map<string, RateTotal>();
  for (const { category, percent, net, vat } of rows) {
    const label = rateLabel(category, percent);
    const row = found.get(label) ?? { rate: label, label, net: 0, vat: 0, gross: 0, vat_pln: null };
    found.set(label, { ...row, net: row.net + net, vat: row.vat + vat, gross: row.gross + net + vat });
  }
  return [...found.values()];
}

/** An account as it is to be kept: a Polish one as its 26 digits. */
export function accountOf(said: string | null, swift: string | null): PaymentAccount[] {
  const number = said?.replace(/\s/g, '').toUpperCase();
  if (!number) return [];
  return [{ number: /^PL\d{26}$/.test(number) ? number.slice(2) : number, swift, bank: null, factor: false }];
}

/** UNTDID 4461, in the words of KSeF where it has one. */
const MEANS = meanings({
  '10': 'gotówka',
  '20': 'czek',
  '30': 'przelew',
  '31': 'przelew',
  '42': 'przelew',
  '48': 'karta',
  '49': 'polecenie zapłaty',
  '54': 'karta',
  '55': 'karta',
  '57': 'stałe zlecenie',
  '58': 'przelew',
  '59': 'polecenie zapłaty',
  '97': 'kompensata',
});
/** UNTDID 4461: what both owe each other is set off. */
const CLEARING = '97';

/** UNTDID 1001: a credit note gives back what its amounts say, so that each counts the other way. */
const CREDITS = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);
const CORRECTED = '384';
const SELF_BILLED = new Set(['261', '389']);
/** An offer in the looks of an invoice: nobody books it. */
export const PRO_FORMA = 'faktura pro forma';
const LABELS = meanings({ '325': PRO_FORMA, '386': 'faktura zaliczkowa', '389': 'faktura (samofakturowanie)' });

/** The same invoice as the reader of KSeF gives it. Throws XmlRefused where one of what every invoice has is not there. */
export function invoiceOf(parts: ForeignParts, isCreditNote: boolean): Invoice {
  const isCredit = isCreditNote || CREDITS.has(parts.type);
  const isCorrection = isCredit || parts.type === CORRECTED;
  const signed = (amount: number) => (isCredit && amount !== 0 ? -amount : amount);
  const gross = required(parts.gross ?? parts.due, 'kwota razem');
  const net = parts.net ?? gross - (parts.vat ?? 0);
  const { issue_date, delivery_date, period_from, period_to } = parts;
  const payment = paymentOf(parts, gross, signed);
  return {
    form: parts.form,
    variant: null,
    namespace: parts.namespace,
    schema_version: null,
    created_at: null,
    kind: isCorrection ? 'KOR' : 'VAT',
    kind_label: isCorrection ? 'faktura korygująca' : (LABELS.get(parts.type) ?? 'faktura'),
    number: required(parts.number, 'numer'),
    issue_date: required(issue_date, 'data wystawienia'),
    issue_place: null,
    currency: currencyOf(parts.currency),
    exchange_rate: null,
    delivery_date,
    period_from,
    period_to,
    seller: parts.seller,
    buyer: { ...parts.buyer, local_government: false, vat_group: false },
    third_parties: parts.payee ? [{ ...parts.payee, role: 'odbiorca płatności', internal_id: null }] : [],
    authorized_party: null,
    rates: parts.rates.map((row) => ({ ...row, net: signed(row.net), vat: signed(row.vat), gross: signed(row.gross) })),
    net_amount: signed(net),
    vat_amount: signed(parts.vat ?? gross - net),
    gross_amount: signed(gross),
    exemption_basis: parts.exemption,
    cash_method: false,
    self_billing: SELF_BILLED.has(parts.type),
    reverse_charge: parts.rates.some(({ label }) => label === REVERSE_CHARGE),
    split_payment: false,
    margin_scheme: false,
    correction: isCorrection
      ? {
          reason: null,
          effect: null,
          period: null,
          of: parts.of.map((each) => ({ ...each, ksef_number: null })),
          corrected_number: null,
          seller_before: null,
          buyers_before: [],
          gross_before: null,
          ...(isCredit ? {} : { restated: true as const }),
        }
      : null,
    advances: [],
    lines: parts.lines.map((line) => ({ ...line, net: line.net === null ? null : signed(line.net) })),
    due_date: payment.due_date,
    payment,
    extras:
      parts.notes.length > 0 ? [{ title: 'Uwagi', rows: parts.notes.map((text) => ({ label: 'Uwaga', text })), left: 0 }] : [],
  };
}

function currencyOf(said: string | null): string {
  const currency = required(said, 'waluta');
  if (!/^[A-Z]{3}$/.test(currency)) throw new XmlRefused('content', `„${cut(currency, 40)}” to nie kod waluty.`);
  return currency;
}

function paymentOf(parts: ForeignParts, gross: number, signed: (amount: number) => number): InvoicePayment {
  const left = parts.due ?? gross - (parts.prepaid ?? 0);
  // Every invoice of this form states what is due, so that alone is no amount to pay besides; an account to pay to is.
  const compensated = left !== 0 && parts.means === CLEARING && parts.accounts.length === 0;
  const isPaid = compensated || (left === 0 && gross !== 0);
  const dates = [...new Set(parts.due_dates)].sort();
  return {
    state: isPaid ? 'paid' : parts.prepaid ? 'partly_paid' : 'unpaid',
    paid_on: null,
    due_date: dates[0] ?? null,
    due_dates: dates,
    due_terms: parts.due_terms,
    form: parts.means === null ? null : (MEANS.get(parts.means) ?? null),
    ...(compensated ? { compensated } : {}),
    parts: parts.prepaid ? [{ amount: signed(parts.prepaid), paid_on: null }] : [],
    accounts: parts.accounts,
    link: null,
    ksef_payment_id: null,
    discount_terms: null,
    due_amount: isPaid ? 0 : signed(left),
  };
}

/** A line of either form. */
export const lineOf = (line: Partial<InvoiceLine>): InvoiceLine => ({
  number: null,
  name: null,
  unit: null,
  quantity: null,
  net_price: null,
  gross_price: null,
  discount: null,
  net: null,
  gross: null,
  vat: null,
  rate: null,
  delivery_date: null,
  exchange_rate: null,
  gtu: null,
  procedure: null,
  annex_15: false,
  before_correction: false,
  ...line,
});

/** The price of one; null where it is told of several. */
export const priceOf = (price: string | null, per: string | null): string | null =>
  per === null || Number(per) === 1 ? decimalOf(price) : null;

/** UN/ECE Recommendation 20, those that are usual; another is shown as its code. */
const UNITS = meanings({
  C62: 'szt.',
  H87: 'szt.',
  EA: 'szt.',
  XPP: 'szt.',
  HUR: 'godz.',
  DAY: 'dni',
  MON: 'mies.',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  LTR: 'l',
  MTR: 'm',
  MTK: 'm²',
  MTQ: 'm³',
  KMT: 'km',
  KWH: 'kWh',
  SET: 'kpl.',
});
export const unitOf = (code: string | undefined): string | null => (code ? (UNITS.get(code) ?? cut(code, 20)) : null);

/** Lines that are kept, rows of sums, ways and terms of payment, and notes: more are in no invoice that a person reads. */
export const mostLines = 10_000;
export const mostRows = 100;
export const mostNotes = 50;
