import { makeMicroAccount } from '../identifiers/microAccount';
import { parseNip } from '../identifiers/nip';
import type { AccountKind, LiabilityRule } from './liability';
import { liabilityRule } from './liabilityRules';
import { periodName, periodSymbol, readTaxPeriod } from './taxPeriod';
import { identifierType, taxTransferTitle } from './taxTitle';
import { transferCode } from './transferCode';

/** A liability to be paid. */
export interface Liability {
  /** A `LiabilityKind`, or another position of a settlement. */
  kind: string;
  /** Whole grosze. */
  amount: number;
  /** `2026-M10`, `2026-K4`, `2026-R` or as deadlines write it, `2026-10`, `2026-Q4`, `2026`; null when it is for no period. */
  period: string | null;
  /** `YYYY-MM-DD`. */
  due_on: string;
  taxation?: 'skala' | 'liniowy' | null;
}

/** What is known of those who pay and are paid; null or left out is not known. */
export interface Parties {
  /** The taxpayer's NIP, or PESEL of a person who needs none. */
  identifier?: string | null;
  zus_account?: string | null;
  /** The payee where the law names none or the office knows it better (tax office, commune, institution, accounting office). */
  payee?: string | null;
  payee_nip?: string | null;
  payee_account?: string | null;
}

/** All a person needs to pay; what is not known is null and `missing` says so in Polish. */
export interface Payment {
  account: string | null;
  account_kind: AccountKind;
  payee: string | null;
  title: string;
  tax_form_symbol: string | null;
  tax_period_symbol: string | null;
  /** The text of the banks' code; null for tax transfers, which have a form of their own. */
  qr_text: string | null;
  missing: string[];
  basis: string;
}

const ASK: Record<AccountKind, string> = {
  micro_tax: 'Brak NIP albo PESEL podatnika, z którego powstaje mikrorachunek',
  zus_nrs: 'Brak numeru rachunku składkowego ZUS',
  office: 'Brak numeru rachunku biura',
  local: 'Brak numeru rachunku gminy',
  other: 'Brak numeru rachunku odbiorcy',
};

/** Where, to whom and under what title to pay; null when the table has no row for the kind, day, period and form of taxation. */
export function paymentOf(liability: Liability, parties: Parties): Payment | null {
  const period = readTaxPeriod(liability.period ?? '');
  const rule = liabilityRule(liability.kind, period?.kind ?? null, liability.due_on, liability.taxation);
  if (rule === null || (period === null && liability.period !== null)) return null;
  const account = accountOf(rule.account, parties);
  const payee = parties.payee ?? rule.payee;
  const tax_period_symbol = rule.form === null ? null : period === null ? '0' : periodSymbol(period);
  const plain = period === null ? rule.title : `${rule.title} – ${periodName(period)}`;
  const title = taxTitle(rule, parties.identifier, tax_period_symbol) ?? plain;
  const missing = [...(account === null ? [ASK[rule.account]] : []), ...(payee === null ? ['Brak nazwy odbiorcy'] : [])];
  const { amount } = liability;
  const transfer = { amount, account: account ?? '', payee: payee ?? '', title: plain, payee_nip: parties.payee_nip ?? null };
  const qr_text = rule.account === 'micro_tax' ? null : transferCode(transfer);
  const { account: account_kind, form: tax_form_symbol, basis } = rule;
  return { account, account_kind, payee, title, tax_form_symbol, tax_period_symbol, qr_text, missing, basis };
}

function accountOf(kind: AccountKind, parties: Parties): string | null {
  if (kind === 'micro_tax') return makeMicroAccount(parties.identifier ?? '');
  return (kind === 'zus_nrs' ? parties.zus_account : parties.payee_account) ?? null;
}

function taxTitle({ form }: LiabilityRule, typed: string | null | undefined, period: string | null): string | null {
  const identifier = parseNip(typed ?? '');
  if (form === null || period === null || identifier === '') return null;
  return taxTransferTitle({ identifier, identifier_type: identifierType(identifier), period, form, liability: '' });
}
