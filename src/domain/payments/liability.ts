import type { Certainty } from '../deadlines/rule';
import type { TaxPeriod } from './taxPeriod';

/** What a company is told to pay, as a settlement names it. */
export type LiabilityKind =
  | 'vat'
  | 'pit_owner'
  | 'lump_sum'
  | 'tax_card'
  | 'pit4'
  | 'pit8ar'
  | 'cit'
  | 'cit_estonian'
  | 'withholding'
  | 'pcc'
  | 'zus_total'
  | 'local_tax'
  | 'ppk'
  | 'pfron'
  | 'payroll'
  | 'office_fee';

/** Whose account takes the money: the taxpayer's micro-account, the payer's at ZUS, the office's, the commune's, or another. */
export type AccountKind = 'micro_tax' | 'zus_nrs' | 'office' | 'local' | 'other';

/** A row of law: where a liability is paid and under what symbol. A change closes a row with `until` and adds the next one. */
export interface LiabilityRule {
  kind: LiabilityKind;
  /** Narrows the row to a form of taxation of the owner or to a kind of period. */
  taxation?: 'skala' | 'liniowy';
  periods?: readonly TaxPeriod['kind'][];
  account: AccountKind;
  /** Null when it depends on the taxpayer's commune, court, institution or bank. */
  payee: string | null;
  /** NIP of a payee that law names. */
  payee_nip?: string;
  /** The taxpayer is known by NIP alone: a PESEL is for who neither does business, pays VAT nor withholds taxes. */
  nip_only?: true;
  /** The symbol of a tax transfer; null for an ordinary one. */
  form: string | null;
  /** Begins the title of an ordinary transfer; the period follows. */
  title: string;
  basis: string;
  certainty: Certainty;
  /** First and last day the row is right for. */
  from: string;
  until?: string;
}
