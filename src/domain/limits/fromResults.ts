import type { AccountingType, AdvanceMode, CompanyType, TaxationForm, VatStatus, ZusScheme } from '../deadlines/taxProfile';
import type { LimitKey } from './lookup';

/** What decides which yearly limits a company's monthly results count against, under the keys its record uses. */
export interface LimitProfile {
  company_type: CompanyType;
  taxation_form: TaxationForm;
  /** Null is a status that nobody has told. */
  vat_status: VatStatus | null;
  accounting_type: AccountingType;
  advance_mode: AdvanceMode | null;
  zus_scheme: ZusScheme | null;
  /** First month of the tax year, 1-12. */
  fiscal_year_start_month: number;
  /** One of spouses settles the private rent of both. */
  rents_for_spouses: boolean | null;
}

/** A limit that a year's revenue or profit, as the settlements have them (net of VAT), is measured with. */
export interface ResultLimit {
  key: LimitKey;
  measure: 'revenue' | 'profit';
  binds(profile: LimitProfile): boolean;
}

/** Whom art. 2 ust. 1 pkt 2 UoR asks to keep books above the limit. */
const SIMPLER_BOOKS: readonly CompanyType[] = [
  'jdg',
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'succession_enterprise',
];
const rents = ({ company_type, taxation_form }: LimitProfile) =>
  company_type === 'private_rental' && taxation_form === 'lump_sum';
const soleTrader = ({ company_type }: LimitProfile) => company_type === 'jdg';

/** Gross turnover of a VAT payer is not in the results, so a small taxpayer's limit is measured for others alone. */
export const RESULT_LIMITS: readonly ResultLimit[] = [
  // Where nobody said what exempts them, or whether anything does, the limit is watched: not to see it passed is the greater harm.
  {
    key: 'vat_exemption',
    measure: 'revenue',
    binds: ({ vat_status }) => vat_status === null || vat_status === 'exempt_limit' || vat_status === 'exempt',
  },
  {
    key: 'ryczalt_limit',
    measure: 'revenue',
    binds: (profile) => soleTrader(profile) && profile.taxation_form === 'lump_sum',
  },
  {
    key: 'ryczalt_quarterly_limit',
    measure: 'revenue',
    binds: (profile) => soleTrader(profile) && profile.taxation_form === 'lump_sum' && profile.advance_mode === 'quarterly',
  },
  {
    key: 'rental_threshold',
    measure: 'revenue',
    binds: (profile) => rents(profile) && profile.rents_for_spouses !== true,
  },
  {
    key: 'rental_threshold_spouses',
    measure: 'revenue',
    binds: (profile) => rents(profile) && profile.rents_for_spouses === true,
  },
  {
    key: 'books_limit',
    measure: 'revenue',
    binds: ({ company_type, accounting_type }) =>
      SIMPLER_BOOKS.includes(company_type) && (accounting_type === 'kpir' || accounting_type === 'lump_sum_register'),
  },
  {
    key: 'cit_current_revenue_eur',
    measure: 'revenue',
    binds: ({ taxation_form, fiscal_year_start_month }) => taxation_form === 'cit_small' && fiscal_year_start_month === 1,
  },
  {
    key: 'zus_mzp_limit',
    measure: 'revenue',
    binds: (profile) => soleTrader(profile) && profile.zus_scheme === 'maly_plus',
  },
  {
    key: 'pit_threshold',
    measure: 'profit',
    binds: (profile) => soleTrader(profile) && profile.taxation_form === 'pit_scale',
  },
  {
    key: 'pit_solidarity',
    measure: 'profit',
    binds: (profile) => soleTrader(profile) && ['pit_scale', 'pit_flat'].includes(profile.taxation_form),
  },
];

/** Whether a limit is only perhaps the company's: of the exemption from VAT, where nobody told the status (art. 113 ust. 1 VAT). */
export const isPerhaps = (key: string, { vat_status }: Pick<LimitProfile, 'vat_status'>): boolean =>
  key === 'vat_exemption' && vat_status === null;
