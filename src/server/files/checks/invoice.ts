import { createReadStream } from 'node:fs';
import { checkForeign } from '../../../domain/foreignInvoice/checkForeign';
import { PRO_FORMA } from '../../../domain/foreignInvoice/parts';
import { openForeignInvoice } from '../../../domain/foreignInvoice/readForeign';
import { checkEuVatNumber, plainEuVatNumber } from '../../../domain/identifiers/euVatNumber';
import { microAccountOwner } from '../../../domain/identifiers/microAccount';
import { checkNrb } from '../../../domain/identifiers/nrb';
import { checkInvoice } from '../../../domain/ksef/checkInvoice';
import type { Finding } from '../../../domain/ksef/checks/finding';
import { isFlatRate } from '../../../domain/ksef/codes';
import type { Invoice } from '../../../domain/ksef/invoice';
import type { Party } from '../../../domain/ksef/parties';
import { openInvoice } from '../../../domain/ksef/readInvoice';
import type { XmlForm } from '../../../domain/xml/form';
import type { XmlReading } from '../../../domain/xml/reader';
import { XmlRefused } from '../../../domain/xml/refused';
import { monthOf } from '../../../lib/dates';
import { cut } from '../../../lib/text';
import { controlsFinding } from './controls';
import type { LedgerFacts } from './ledger';

/** Who stands on an invoice. */
export interface FactsParty {
  nip: string | null;
  /** The number of VAT of another country of the Union; files read by older versions do not tell. */
  vat_eu?: string;
  name: string | null;
}

/** What the keeping of books needs of an invoice; amounts are hundredths of its currency. */
export interface InvoiceFacts {
  number: string;
  correction: boolean;
  /** A flat-rate farmer sells, and the buyer issues (VAT RR). */
  flat_rate?: boolean;
  /** It is no invoice yet, and nothing to book. */
  pro_forma?: true;
  issue_date: string;
  delivery_date: string | null;
  due_date: string | null;
  currency: string;
  net_amount: number;
  vat_amount: number;
  gross_amount: number;
  seller: FactsParty;
  buyer: FactsParty;
  /** NIPs of payers, recipients and others. */
  others: string[];
  /** What those are there for, and whether they buy or sell; files read by older versions do not tell, nor anything below. */
  roles?: { nip: string; role: string | null; side: 'sale' | 'purchase' | null }[];
  /** The buyer's NIP stands on the invoice as a Polish number of VAT-UE. */
  buyer_by_eu_number?: boolean;
  /** NIPs that a correction takes from the buyer. */
  buyers_before?: string[];
  /** From when a correction counts. */
  effect?: 'original' | 'issue' | 'other' | 'refund' | null;
  /** Months of the corrected invoices, two at most. */
  corrected_months?: string[];
  payment_method: 'transfer' | 'cash' | 'card' | null;
  paid: boolean;
  /** Where the seller wants the money, when the invoice names one Polish account; files read by older versions do not tell. */
  account?: string | null;
  findings: { says: string; certain: boolean }[];
}

/** A file of a form that nobody reads, by its name. */
export interface FormFacts {
  form_kind: XmlForm['kind'];
  /** „Urzędowe poświadczenie odbioru”; the root element where it is unknown. */
  known_as: string;
}

/**
 * An invoice or a JPK_V7 that was read, or why it could not be; an invoice in another form is sound for all that is known. `read_by` is the
 * version of the readers; files read by the first ones tell none.
 */
export type FileFacts = (InvoiceFacts | LedgerFacts | FormFacts | { unreadable: string; other_form?: boolean }) & {
  read_by?: number;
};

/** Raised when readers tell more of a file, or tell it otherwise: what is kept is then read anew by night. */
export const factsVersion = 4;

/** By the invoice's own words, which may be any. */
const methods: ReadonlyMap<string | null, 'transfer' | 'cash' | 'card'> = new Map([
  ['przelew', 'transfer'],
  ['gotówka', 'cash'],
  ['karta', 'card'],
]);
const effects: Readonly<Record<string, NonNullable<InvoiceFacts['effect']>>> = {
  'w dacie ujęcia faktury pierwotnej': 'original',
  'w dacie wystawienia korekty': 'issue',
  'w innej dacie lub w różnych datach': 'other',
  'w innej dacie': 'other',
  'w dacie zwrotu całości lub części należności': 'refund',
};
/** Third parties whose own sale or purchase it is; the others issue, pay, receive or take over the claim. */
const sides: Readonly<Record<string, 'sale' | 'purchase'>> = {
  'dodatkowy nabywca': 'purchase',
  'jednostka samorządu terytorialnego – wystawca': 'sale',
  'jednostka samorządu terytorialnego – odbiorca': 'purchase',
  'członek grupy VAT – wystawca': 'sale',
  'członek grupy VAT – odbiorca': 'purchase',
};
const most = 20;

/** Reads an FA invoice from a file that proved to be well-formed XML. */
export async function readFacts(path: string, reading: XmlReading = {}): Promise<FileFacts> {
  const stream = openInvoice(reading);
  try {
    for await (const chunk of createReadStream(path)) stream.write(chunk as Buffer);
    const facts = factsOf(stream.close());
    return reading.marksControls ? { ...facts, findings: [controlsFinding, ...facts.findings] } : facts;
  } catch (error) {
    if (error instanceof XmlRefused) return { unreadable: error.message, other_form: error.code === 'root' };
    throw error;
  }
}

/** Reads an invoice UBL or CII; null where it is not written as those that are read, so that it is known by its name alone. */
export async function readForeignFacts(path: string, reading: XmlReading = {}): Promise<InvoiceFacts | null> {
  const stream = openForeignInvoice(reading);
  try {
    for await (const chunk of createReadStream(path)) stream.write(chunk as Buffer);
    const invoice = stream.close();
    const facts = factsOf(invoice, checkForeign(invoice));
    return reading.marksControls ? { ...facts, findings: [controlsFinding, ...facts.findings] } : facts;
  } catch (error) {
    if (error instanceof XmlRefused) return null;
    throw error;
  }
}

function factsOf(invoice: Invoice, findings: readonly Finding[] = checkInvoice(invoice)): InvoiceFacts {
  const { number, issue_date, due_date, currency, net_amount, vat_amount, gross_amount, payment } = invoice;
  return {
    number,
    correction: invoice.correction !== null,
    flat_rate: isFlatRate(invoice.kind),
    ...(invoice.kind_label === PRO_FORMA ? { pro_forma: true as const } : {}),
    issue_date,
    delivery_date: invoice.delivery_date ?? invoice.period_to,
    due_date,
    currency,
    net_amount,
    vat_amount,
    gross_amount,
    seller: partyOf(invoice.seller),
    buyer: { ...partyOf(invoice.buyer), nip: invoice.buyer.nip ?? polishEuNumber(invoice.buyer) },
    others: invoice.third_parties.flatMap(({ nip }) => nip ?? []),
    roles: invoice.third_parties.flatMap(({ nip, role }) => (nip ? { nip, role, side: sides[role ?? ''] ?? null } : [])),
    buyer_by_eu_number: invoice.buyer.nip === null && polishEuNumber(invoice.buyer) !== null,
    ...correctionFacts(invoice.correction),
    payment_method: methods.get(payment.form) ?? null,
    paid: payment.state === 'paid',
    account: accountOf(payment.accounts),
    findings: findings.slice(0, most).map(({ level, message }) => ({ says: cut(message, 500), certain: level === 'error' })),
  };
}

function correctionFacts(correction: Invoice['correction']): Partial<InvoiceFacts> {
  if (!correction) return {};
  const months = correction.of.flatMap(({ issue_date }) => (issue_date ? monthOf(issue_date) : []));
  return {
    buyers_before: correction.buyers_before.flatMap(({ nip }) => nip ?? []),
    effect: effects[correction.effect ?? ''] ?? null,
    corrected_months: [...new Set(months)].slice(0, 2),
  };
}

const polishEuNumber = ({ vat_eu }: Party): string | null => (vat_eu?.startsWith('PL') ? vat_eu.slice(2) : null);

/** One account alone: of several nobody knows which the client will pay to. */
function accountOf(accounts: Invoice['payment']['accounts']): string | null {
  const [only, another] = accounts;
  const isOpen = only && !another && checkNrb(only.number) === null && microAccountOwner(only.number)?.length !== 11;
  return isOpen ? only.number : null;
}

const partyOf = ({ nip, vat_eu, name }: Party): FactsParty => ({
  nip,
  ...(vat_eu && checkEuVatNumber(vat_eu) === null ? { vat_eu: plainEuVatNumber(vat_eu) } : {}),
  name: name === null ? null : cut(name, 512),
});
