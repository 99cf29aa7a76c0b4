import { makeMicroAccount } from '../identifiers/microAccount';
import { checkNip, parseNip } from '../identifiers/nip';
import { checkNrb, parseNrb } from '../identifiers/nrb';
import { checkZusAccount } from '../identifiers/zusAccount';
import type { AccountKind, LiabilityRule } from './liability';
import { liabilityRule } from './liabilityRules';
import { periodName, periodSymbol, readTaxPeriod } from './taxPeriod';
import { identifierType, taxTransferTitle } from './taxTitle';
import { checkTransfer, transferCode } from './transferCode';

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

/** All a person needs to pay; what is not known or is wrong is null and `missing` says so in Polish. */
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
  micro_tax: 'Brak poprawnego NIP albo PESEL podatnika, z którego powstaje mikrorachunek',
  zus_nrs: 'Brak numeru rachunku składkowego ZUS',
  office: 'Brak numeru rachunku biura',
  local: 'Brak numeru rachunku gminy',
  other: 'Brak numeru rachunku odbiorcy',
};
const ASK_NIP = 'Brak poprawnego NIP podatnika, z którego powstaje mikrorachunek';

/** Where, to whom and under what title to pay; null when the table has no row for the kind, day, period and form of taxation. */
export function paymentOf(liability: Liability, parties: Parties): Payment | null {
  const period = readTaxPeriod(liability.period ?? '');
  const rule = liabilityRule(liability.kind, period?.kind ?? null, liability.due_on, liability.taxation);
  if (rule === null || (period === null && liability.period !== null)) return null;
  const { account: account_kind, form: tax_form_symbol, basis } = rule;
  const { account, fault } = accountOf(rule, parties);
  const payee = parties.payee || rule.payee;
  const tax_period_symbol = tax_form_symbol === null ? null : period === null ? '0' : periodSymbol(period);
  const plain = period === null ? rule.title : `${rule.title} – ${periodName(period)}`;
  const title = taxTitle(rule, parties.identifier, tax_period_symbol) ?? plain;
  const payee_nip = parseNip(parties.payee_nip ?? '') || (rule.payee_nip ?? null);
  const transfer = account !== null && payee !== null && { amount: liability.amount, account, payee, title: plain, payee_nip };
  const coded = tax_form_symbol === null && transfer ? transfer : null;
  const qr_text = coded && transferCode(coded);
  const missing = [fault, payee === null ? 'Brak nazwy odbiorcy' : null, coded && checkTransfer(coded)].filter(
    (said) => said !== null,
  );
  return { account, account_kind, payee, title, tax_form_symbol, tax_period_symbol, qr_text, missing, basis };
}

/** An account that cannot be right is not told: money must not go there. */
function accountOf({ account: kind, nip_only }: LiabilityRule, parties: Parties) {
  if (kind === 'micro_tax') {
    const typed = parties.identifier ?? '';
    const account = nip_only && checkNip(parseNip(typed)) !== null ? null : makeMicroAccount(typed);
    return { account, fault: account === null ? (nip_only ? ASK_NIP : ASK.micro_tax) : null };
  }
  const account = parseNrb((kind === 'zus_nrs' ? parties.zus_account : parties.payee_account) ?? '');
  if (account === '') return { account: null, fault: ASK[kind] };
  const fault = kind === 'zus_nrs' ? checkZusAccount(account) : checkNrb(account);
  return { account: fault === null ? account : null, fault };
}

function taxTitle({ form, nip_only }: LiabilityRule, typed: string | null | undefined, period: string | null): string | null {
  const identifier = parseNip(typed ?? '');
  const type = identifierType(identifier);
  if (form === null || period === null || (type !== 'N' && (nip_only || type !== 'P'))) return null;
  return taxTransferTitle({ identifier, identifier_type: type, period, form, liability: '' });
}
