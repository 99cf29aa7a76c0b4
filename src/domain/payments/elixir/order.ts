import { isDate } from '../../../lib/dates';
import { dayOffReason } from '../../calendar/workingDays';
import { checkNip } from '../../identifiers/nip';
import { checkNrb } from '../../identifiers/nrb';
import { bankText } from '../bankText';
import { type TaxTitle, taxTransferTitle } from '../taxTitle';
import { LONGEST } from './lines';

/** A payment by the split payment mechanism: what of the amount is VAT, on which invoice of whom (art. 108a ust. 3 ustawy o VAT). */
export interface SplitTitle {
  /** Whole grosze. */
  vat: number;
  /** Of the seller, ten digits. */
  nip: string;
  invoice: string;
  text: string;
}

export type OrderTitle = { kind: 'plain'; text: string } | { kind: 'tax'; tax: TaxTitle } | { kind: 'split'; split: SplitTitle };

/** One transfer of a package. */
export interface TransferOrder {
  /** The day on which the bank is to make it, `YYYY-MM-DD`. */
  on: string;
  /** Whole grosze. */
  amount: number;
  /** Twenty-six digits each. */
  from: string;
  to: string;
  payer: { name: string; street: string; city: string };
  payee: string;
  title: OrderTitle;
}

const INVOICE_LENGTH = 35;
const TEXT_LENGTH = 33;
/** 9 999 999,99 zł: seven digits before the comma of a split payment, as its VAT has ten signs. */
const LARGEST_SPLIT_VAT = 999_999_999;
/** A line's field of the amount has fifteen digits; what is larger than this is a slip. */
const LARGEST = 99_999_999_999;

/** Null when the transfer can stand in a package, else why not, in Polish. */
export function checkOrder({ on, amount, from, to, payer, payee, title }: TransferOrder, today: string): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'Kwota przelewu musi być większa od zera';
  if (amount > LARGEST) return 'Kwota jest za duża na jeden przelew';
  const ours = checkNrb(from);
  if (ours !== null) return `Rachunek, z którego firma płaci: ${ours}`;
  const theirs = checkNrb(to);
  if (theirs !== null) return `Rachunek odbiorcy: ${theirs}`;
  if (from === to) return 'Rachunek odbiorcy jest tym samym, z którego firma płaci';
  if (!isDate(on)) return 'Data przelewu nie jest prawdziwą datą';
  if (on < today) return 'Data przelewu już minęła';
  if (bankText(payer.name) === '') return 'Brak nazwy firmy, która płaci';
  if (bankText(payee) === '') return 'Brak nazwy odbiorcy';
  return checkTitle(title, amount);
}

function checkTitle(title: OrderTitle, amount: number): string | null {
  if (title.kind === 'tax') return null;
  if (title.kind === 'plain') {
    const text = bankText(title.text);
    if (text === '') return 'Brak tytułu przelewu';
    return text.length > LONGEST ? `Tytuł przelewu ma ${text.length} znaków, a mieści się ${LONGEST}` : null;
  }
  const { vat, nip, invoice } = title.split;
  const wrongNip = checkNip(nip);
  if (wrongNip !== null) return `NIP odbiorcy w podzielonej płatności: ${wrongNip}`;
  if (!Number.isSafeInteger(vat) || vat < 0 || vat > amount || vat > LARGEST_SPLIT_VAT)
    return 'VAT w podzielonej płatności musi mieścić się w kwocie przelewu';
  const number = bankText(invoice);
  if (number === '') return 'Brak numeru faktury, a podzielona płatność musi go mieć';
  return number.length > INVOICE_LENGTH ? `Numer faktury ma ${number.length} znaków, a mieści się ${INVOICE_LENGTH}` : null;
}

/** The parts of a structured title, in order; null for a plain one. */
export function titleParts(title: OrderTitle): string[] | null {
  if (title.kind === 'plain') return null;
  // A part begins with its word; a slash within an invoice's number begins none.
  if (title.kind === 'tax') return taxTransferTitle(title.tax).split(/(?=\/(?:OKR|SFP|TXT)\/)/);
  const { vat, nip, invoice, text } = title.split;
  const amount = `${Math.floor(vat / 100)},${String(vat % 100).padStart(2, '0')}`;
  const rest = bankText(text).slice(0, TEXT_LENGTH).trim();
  return [`/VAT/${amount}/IDC/${nip}`, `/INV/${bankText(invoice)}`, ...(rest === '' ? [] : [`/TXT/${rest}`])];
}

/** Why the bank will make the transfer on a later day than it was asked for; null when it will not. */
export const dayOff = (on: string): string | null => dayOffReason(on);
