import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { shiftDate } from '../calendar/workingDays';
import { checkMicroAccount, microAccountOwner } from '../identifiers/microAccount';
import { checkZusAccount } from '../identifiers/zusAccount';
import { bankText } from './bankText';
import { checkOrder, dayOff, type OrderTitle, type TransferOrder } from './elixir/order';
import type { AccountKind } from './liability';
import { identifierType, isPeriodSymbol, readTaxTransferTitle, type TaxTitle } from './taxTitle';

/** A position of a month as far as its transfer goes. */
export interface PayableItem {
  id: string;
  settlement_id: string;
  kind: string;
  amount: number | null;
  paid_amount: number;
  amount_type: string;
  payment_status: string;
  stage: string;
  /** Whether it corrects a position that the client still has, which stands until the correction is sent. */
  is_unsent_correction: boolean;
  /** Whether the firm has a second person look at amounts, and nobody did yet. */
  is_unchecked: boolean;
  due_on: string;
  account_kind: AccountKind | null;
  account_number: string | null;
  /** Whether the account is one with a PESEL in it, which packages do not carry. */
  has_pesel_account: boolean;
  payee_name: string | null;
  payee_nip: string | null;
  transfer_title: string | null;
  tax_form_symbol: string | null;
  tax_period_symbol: string | null;
  split_vat_amount: number | null;
  invoice_number: string | null;
  /** The person who pays it, where that is not the company. */
  person: string | null;
  /** The day on which it last went into a package, `YYYY-MM-DD`. */
  taken_on: string | null;
}

export interface PayingCompany {
  id: string;
  title: string;
  nip: string | null;
  /** Whether it is a person's own business, whose account is that person's too. */
  is_person: boolean;
  street: string;
  city: string;
  /** Accounts it may pay from, the main ones first. */
  accounts: readonly string[];
}

/** When transfers are made: all on one day, or null for each on its own last day. */
export interface TransferChoice {
  on: string | null;
  /** Which of the company's accounts pays; left out, its first one. */
  from?: string | null;
  today: string;
}

/** A position as a transfer, or why it can't be one. */
export type PlannedTransfer = { order: TransferOrder; why: null; says: string[] } | { order: null; why: string; says: string[] };

const left = (why: string): PlannedTransfer => ({ order: null, why, says: [] });
const SORBNET_FROM = 100_000_000;

/** What of a position nobody pays, before anything else is asked. */
const nothingDue: Readonly<Record<string, string>> = {
  refund: 'to kwota do zwrotu, nie do zapłaty',
  carry: 'to kwota do przeniesienia, nie do zapłaty',
  zero: 'brak zobowiązania',
  info: 'to informacja, nie płatność',
  forecast: 'to prognoza, nie płatność',
};
const settledAs: Readonly<Record<string, string>> = {
  paid: 'już zapłacone',
  overpaid: 'już zapłacone, z nadpłatą',
  offset: 'zaliczone z nadpłaty',
  declared: 'klient oznaczył jako zapłacone',
  proof_added: 'klient dodał potwierdzenie przelewu',
  not_due: 'nie dotyczy',
};
const ZERO = 'kwota to zero';
const PAID = 'już zapłacone';

/** Reasons by which nobody has anything to pay; any other leaves a payment to be made by hand. */
export const nothingToPay: ReadonlySet<string> = new Set([...Object.values(nothingDue), ...Object.values(settledAs), ZERO, PAID]);

/** The transfer of one position: nothing is left out without a reason, and money goes to no account that fails its check. */
export function planTransfer(item: PayableItem, company: PayingCompany, choice: TransferChoice): PlannedTransfer {
  const why = refusal(item, company);
  if (why !== null) return left(why);
  const title = titleOf(item, company);
  if (typeof title === 'string') return left(title);
  const from = choice.from ?? company.accounts[0] ?? '';
  if (!company.accounts.includes(from)) return left('wybrany rachunek nie jest na karcie firmy');
  const order: TransferOrder = {
    on: choice.on ?? (item.due_on < choice.today ? shiftDate(choice.today, 'forward') : item.due_on),
    amount: (item.amount ?? 0) - item.paid_amount,
    from,
    to: item.account_number ?? '',
    payer: { name: company.title, street: company.street, city: company.city },
    payee: item.payee_name ?? '',
    title,
  };
  const fault = checkOrder(order, choice.today);
  return fault === null ? { order, why: null, says: remarks(item, order) } : left(fault);
}

function refusal(item: PayableItem, company: PayingCompany): string | null {
  const { amount, paid_amount, amount_type, payment_status, stage, account_number, account_kind, person } = item;
  if (amount_type !== 'due') return nothingDue[amount_type] ?? 'nie jest do zapłaty';
  if (amount === null) return 'brak kwoty';
  const settled = settledAs[payment_status];
  if (settled !== undefined) return settled;
  if (payment_status === 'deferred') return 'odroczone albo w ratach';
  if (amount === 0) return ZERO;
  if (amount <= paid_amount) return PAID;
  // What it corrects is payable too: with both in a package the client would pay twice.
  if (item.is_unsent_correction) return 'to korekta, a do jej wysłania ważna jest poprzednia pozycja';
  if (stage === 'hidden') return 'pozycja nie jest zatwierdzona';
  if (item.is_unchecked) return 'rozliczenia nie sprawdziła jeszcze druga osoba';
  if (person !== null && !company.is_person) return `płaci ${person} ze swojego rachunku, którego panel nie zna`;
  if (item.has_pesel_account) return 'mikrorachunek ma w sobie PESEL, więc ten przelew zrób w banku';
  if (account_number === null) return 'brak rachunku odbiorcy';
  if (company.accounts.length === 0) return 'na karcie firmy nie ma rachunku, z którego płaci';
  if (account_kind === 'micro_tax') return checkMicroAccount(account_number);
  return account_kind === 'zus_nrs' ? checkZusAccount(account_number) : null;
}

/** The title, or the sentence why there is none. */
function titleOf(item: PayableItem, company: PayingCompany): OrderTitle | string {
  const { account_kind, tax_form_symbol, split_vat_amount, transfer_title } = item;
  if (account_kind === 'micro_tax' || tax_form_symbol !== null) return taxTitleOf(item, company);
  if (split_vat_amount === null) return { kind: 'plain', text: transfer_title ?? '' };
  if (item.paid_amount > 0) return 'zapłacone w części, a reszty podzielonej płatności panel nie rozdzieli na VAT i netto';
  if (item.payee_nip === null) return 'brak NIP odbiorcy, a podzielona płatność musi go mieć';
  const split = { vat: split_vat_amount, nip: item.payee_nip, invoice: item.invoice_number ?? '', text: transfer_title ?? '' };
  return { kind: 'split', split };
}

const sameSymbol = (one: string, other: string) => one.replaceAll('-', '') === other.replaceAll('-', '');

/** What a tax transfer says, from the position's symbols; its written title must not say another thing. */
function taxTitleOf({ account_number, ...item }: PayableItem, { nip }: PayingCompany): OrderTitle | string {
  const written = readTaxTransferTitle(item.transfer_title ?? '');
  const form = item.tax_form_symbol ?? written?.form ?? null;
  const period = item.tax_period_symbol ?? written?.period ?? null;
  if (form === null) return 'brak symbolu formularza, a przelew podatkowy musi go mieć';
  if (period === null || !isPeriodSymbol(period)) return 'brak okresu w postaci 26M10, 26K04 albo 26R';
  if (!/^[0-9A-Za-z-]{1,7}$/.test(form)) return `symbol formularza „${form}” nie pasuje do przelewu podatkowego`;
  if (written && !(sameSymbol(written.form, form) && written.period === period))
    return 'tytuł przelewu mówi o innym formularzu albo okresie niż pozycja';
  const owner = microAccountOwner(account_number ?? '');
  const identifier = written?.identifier ?? owner ?? nip;
  if (!identifier) return 'brak NIP podatnika';
  if (!/^[0-9A-Za-z-]+$/.test(identifier)) return `identyfikator podatnika „${identifier}” nie pasuje do przelewu podatkowego`;
  if (owner !== null && identifier !== owner) return 'tytuł przelewu mówi o innym podatniku niż mikrorachunek';
  const tax: TaxTitle = {
    identifier,
    identifier_type: written?.identifier_type ?? identifierType(identifier),
    period,
    form,
    liability: written?.liability ?? '',
  };
  return { kind: 'tax', tax };
}

/** What a person should know of a transfer that can be made. */
function remarks({ due_on, taken_on }: PayableItem, { on, amount, payee }: TransferOrder): string[] {
  const off = dayOff(on);
  return [
    ...(taken_on === null ? [] : [`Ten przelew był już w paczce ${formatDate(taken_on)}.`]),
    ...(on > due_on ? [`Po terminie: ${formatDate(due_on)}.`] : []),
    ...(off === null ? [] : [`${formatDate(on)} to dzień wolny (${off}); bank zrobi przelew później.`]),
    ...(amount >= SORBNET_FROM ? [`Od ${formatMoney(SORBNET_FROM)} bank wysyła przelew systemem SORBNET.`] : []),
    ...(bankText(payee).length > 140 ? ['Nazwa odbiorcy zostanie skrócona do 140 znaków.'] : []),
  ];
}

/** What a person checks a transfer by: the title as the bank will read it. */
export function orderTitleText(title: OrderTitle): string {
  if (title.kind === 'plain') return title.text;
  if (title.kind === 'tax') return `${title.tax.form}, ${title.tax.period}`;
  return `Podzielona płatność: VAT ${formatMoney(title.split.vat)}, faktura ${title.split.invoice}`;
}
