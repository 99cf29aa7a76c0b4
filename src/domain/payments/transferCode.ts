import { formatMoney } from '../../lib/money';
import { checkNip } from '../identifiers/nip';
import { checkNrb } from '../identifiers/nrb';
import { bankText } from './bankText';

/** A domestic transfer to be shown as a code; texts are cut to the lengths of the standard when written. */
export interface Transfer {
  /** Whole grosze; 0 leaves the amount to the payer. */
  amount: number;
  /** Twenty-six digits. */
  account: string;
  payee: string;
  title: string;
  /** Ten digits when the payee is a company, null for a natural person. */
  payee_nip: string | null;
  /** Reserved fields of the standard: a direct debit or reference, an Invobill id, and anything else. */
  reference?: string;
  invobill?: string;
  other?: string;
}

/** Characters, not bytes (ZBP, Standard dwuwymiarowego kodu graficznego, 3.12.2013). */
const LENGTHS = { payee: 20, title: 32, reference: 20, invobill: 12, other: 24 };
const LONGEST_CODE = 160;
const LARGEST_AMOUNT = 9_999_999_999;

const cut = (text: string, length: number) => bankText(bankText(text).slice(0, length));

/** Null when a code can be made, else what stands in the way. */
export function checkTransfer(transfer: Transfer): string | null {
  const { amount, account, payee, payee_nip } = transfer;
  if (!Number.isSafeInteger(amount) || amount < 0) return 'Kwota przelewu to zero albo więcej, w całych groszach';
  if (amount > LARGEST_AMOUNT) return `Kod przelewu mieści najwyżej ${formatMoney(LARGEST_AMOUNT)}`;
  if (bankText(payee) === '') return 'Podaj nazwę odbiorcy';
  const fault = checkNrb(account) ?? (payee_nip === null ? null : checkNip(payee_nip));
  if (fault !== null) return fault;
  return codeText(transfer).length > LONGEST_CODE ? 'Dane przelewu nie mieszczą się w kodzie (160 znaków)' : null;
}

/** The text of the two-dimensional code of the Polish banks (nine fields parted by `|`, UTF-8), or null when none can be made. */
export function transferCode(transfer: Transfer): string | null {
  return checkTransfer(transfer) === null ? codeText(transfer) : null;
}

/** The transfer a code describes, or null when the text is no such code; the exact reverse of `transferCode`. */
export function readTransferCode(code: string): Transfer | null {
  const [payee_nip, , account = '', grosze, payee = '', title = '', reference, invobill, other] = code.split('|');
  const transfer = { amount: Number(grosze), account, payee, title, payee_nip: payee_nip || null, reference, invobill, other };
  return transferCode(transfer) === code ? transfer : null;
}

function codeText({ amount, account, payee, title, payee_nip, reference = '', invobill = '', other = '' }: Transfer): string {
  return [
    payee_nip ?? '',
    'PL',
    account,
    String(amount).padStart(6, '0'),
    cut(payee, LENGTHS.payee),
    cut(title, LENGTHS.title),
    cut(reference, LENGTHS.reference),
    cut(invobill, LENGTHS.invobill),
    cut(other, LENGTHS.other),
  ].join('|');
}
