import { childrenOf, descend, emptyNode, textAt, type XmlNode } from '../xml/node';
import { amountAt, dateAt, markedAt, required } from '../xml/values';
import { type InvoiceKind, PAYMENT_FORMS } from './codes';

export interface PaymentAccount {
  /** Without spaces; a Polish account as 26 digits, without PL. */
  number: string;
  swift: string | null;
  bank: string | null;
  /** The account of the factor the receivable was sold to. */
  factor: boolean;
}

/** Amounts are hundredths of the invoice's currency. */
export interface InvoicePayment {
  /** What the invoice says; `paid` also when nothing is left to pay, `unpaid` when it says nothing. */
  state: 'paid' | 'partly_paid' | 'unpaid';
  paid_on: string | null;
  /** The first of the due dates that no payment covers yet; null when the invoice states none. */
  due_date: string | null;
  due_dates: string[];
  /** Terms without a date, in the words of the invoice: how many, of what, after which event. */
  due_terms: string[];
  form: string | null;
  /** What is not paid yet is set off against what the seller owes the buyer: nothing is left to pay. */
  compensated?: true;
  parts: { amount: number; paid_on: string | null }[];
  accounts: PaymentAccount[];
  link: string | null;
  ksef_payment_id: string | null;
  discount_terms: string | null;
  /** Still to be paid: the settled amount or the gross, less the parts paid; negative when it is to be given back. */
  due_amount: number;
}

export function readPayment(fa: XmlNode, kind: InvoiceKind, gross: number): InvoicePayment {
  const node = descend(fa, 'Platnosc') ?? emptyNode('Platnosc');
  const parts = childrenOf(node, 'ZaplataCzesciowa', 100).map((part) => ({
    amount: required(amountAt(part, 'KwotaZaplatyCzesciowej'), 'KwotaZaplatyCzesciowej'),
    paid_on: dateAt(part, 'DataZaplatyCzesciowej'),
  }));
  const left = toPay(fa, kind, gross);
  const given = parts.reduce((sum, part) => sum + part.amount, 0);
  const said = left === 0 || left === given ? 'paid' : readState(node, parts.length > 0);
  const form = PAYMENT_FORMS.get(textAt(node, 'FormaPlatnosci')) ?? textAt(node, 'OpisPlatnosci');
  const compensated = said !== 'paid' && isCompensation(form) && settledAmount(fa) === null;
  const state = compensated ? 'paid' : said;
  const terms = childrenOf(node, 'TerminPlatnosci', 100);
  const dueDates = terms.flatMap((term) => dateAt(term, 'Termin') ?? []).sort();
  return {
    state,
    paid_on: dateAt(node, 'DataZaplaty') ?? (state === 'paid' ? latest(parts.flatMap((part) => part.paid_on ?? [])) : null),
    due_date: firstUnpaid(dueDates, parts),
    due_dates: dueDates,
    due_terms: terms.flatMap((term) => describeTerm(term) ?? []),
    form,
    ...(compensated ? { compensated } : {}),
    parts,
    accounts: [...readAccounts(node, 'RachunekBankowy', 100, false), ...readAccounts(node, 'RachunekBankowyFaktora', 20, true)],
    link: textAt(node, 'LinkDoPlatnosci'),
    ksef_payment_id: textAt(node, 'IPKSeF'),
    discount_terms: textAt(node, 'Skonto/WarunkiSkonta'),
    due_amount: state === 'paid' ? 0 : left - given,
  };
}

/** ZnacznikZaplatyCzesciowej 1 is paid in part, 2 paid in full by parts. */
function readState(node: XmlNode, hasParts: boolean): InvoicePayment['state'] {
  const inParts = textAt(node, 'ZnacznikZaplatyCzesciowej');
  if (markedAt(node, 'Zaplacono') || inParts === '2') return 'paid';
  return hasParts || inParts === '1' ? 'partly_paid' : 'unpaid';
}

/** Words of a compensation, as FA has no code for it. */
const compensation =
  /^(?:(?:rozliczenie|płatność|zapłata) )?(?:(?:przez|w drodze|w formie) )?(?:(?:wzajemn|umown|ustawow|pełn|całkowit)\S* )?(?:kompensa[tc]|potrąceni\S+ wzajemn)/;
/** What follows where a part is still to be paid: another way of paying, or an amount. */
const ofAPart = /reszt|pozosta|przelew|gotów|kart|zapła|dopła|\d[.,]\d\d(?![.\d])|\d ?(?:zł|pln|eur|%)/;

/** Whether the invoice is paid by compensation, and by nothing else. */
export function isCompensation(form: string | null): boolean {
  const words = form?.toLowerCase().replace(/\s+/g, ' ').trim() ?? '';
  const begins = compensation.exec(words);
  return begins !== null && !words.includes('częś') && !ofAPart.test(words.slice(begins[0].length));
}

/**
 * An advance invoice confirms money that came: its P_15 is received, and only a correction may give some of it back. Elsewhere P_15Z are
 * payments received before the delivery, which P_15 still holds, unless the settlement says what is due.
 */
function toPay(fa: XmlNode, kind: InvoiceKind, gross: number): number {
  if (kind === 'ZAL') return 0;
  const settled = settledAmount(fa);
  if (settled !== null) return settled;
  if (kind === 'KOR_ZAL') return Math.min(0, gross);
  return gross - childrenOf(fa, 'ZaliczkaCzesciowa').reduce((sum, each) => sum + (amountAt(each, 'P_15Z') ?? 0), 0);
}

/** What the settlement says is due, negative where it is overpaid; null where there is none. */
export function settledAmount(fa: XmlNode): number | null {
  const overpaid = amountAt(fa, 'Rozliczenie/DoRozliczenia');
  return amountAt(fa, 'Rozliczenie/DoZaplaty') ?? (overpaid === null ? null : -overpaid);
}

/**
 * The schema gives no amounts of instalments. Each payment is taken for one instalment that was due by the last payment, so that an advance
 * or a late payment passes over none that may be open; the last one is never passed over.
 */
function firstUnpaid(days: string[], payments: InvoicePayment['parts']): string | null {
  const last = latest(payments.flatMap(({ paid_on }) => paid_on ?? []));
  const due = last === null ? 0 : days.filter((day) => day <= last).length;
  return days[Math.min(due, payments.length, days.length - 1)] ?? null;
}

/** FA(3) describes a term in three parts, FA(2) in one text. */
function describeTerm(term: XmlNode): string | null {
  const described = descend(term, 'TerminOpis');
  if (!described) return null;
  const parts = ['Ilosc', 'Jednostka', 'ZdarzeniePoczatkowe'].map((name) => textAt(described, name));
  return parts.filter(Boolean).join(' ') || described.text || null;
}

export function readAccounts(node: XmlNode, name: string, most: number, factor: boolean): PaymentAccount[] {
  return childrenOf(node, name, most).flatMap((account) => {
    const number = textAt(account, 'NrRB')?.replace(/\s/g, '');
    if (!number) return [];
    const domestic = /^PL\d{26}$/i.test(number) ? number.slice(2) : number;
    return [{ number: domestic, swift: textAt(account, 'SWIFT'), bank: textAt(account, 'NazwaBanku'), factor }];
  });
}

const latest = (dates: string[]) => dates.sort().at(-1) ?? null;
