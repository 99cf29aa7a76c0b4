import type { MonthAnswers } from './monthFacts';

export type CompanyType =
  | 'jdg'
  | 'civil_partnership'
  | 'general_partnership'
  | 'professional_partnership'
  | 'limited_partnership'
  | 'limited_joint_stock'
  | 'llc'
  | 'simple_joint_stock'
  | 'joint_stock'
  | 'foundation'
  | 'family_foundation'
  | 'association'
  | 'cooperative'
  | 'housing_community'
  | 'foreign_branch'
  | 'succession_enterprise'
  | 'private_rental'
  | 'farmer'
  | 'natural_person'
  | 'other';

export type TaxationForm =
  | 'pit_scale'
  | 'pit_flat'
  | 'lump_sum'
  | 'tax_card'
  | 'cit_standard'
  | 'cit_small'
  | 'cit_estonian'
  | 'cit_exempt'
  | 'transparent'
  | 'none';

export type AdvanceMode = 'monthly' | 'quarterly' | 'simplified' | 'none';
/** `exempt`: exempt, but nobody said by turnover (art. 113 VAT) or by activity (art. 43). */
export type VatStatus = 'active' | 'exempt_limit' | 'exempt_activity' | 'exempt' | 'not_registered' | 'removed';
export type AccountingType =
  | 'kpir'
  | 'lump_sum_register'
  | 'full_books'
  | 'ngo_simplified'
  | 'vat_only'
  | 'payroll_only'
  | 'none';
export type ZusScheme = 'start_relief' | 'preferential' | 'maly_plus' | 'full' | 'health_only' | 'krus' | 'none';
export type PersonRole = 'owner' | 'partner' | 'general_partner' | 'limited_partner' | 'board_member' | 'proxy' | 'helper';

/** An owner, partner or other person whose own liabilities the office keeps. */
export interface TaxPerson {
  id: string;
  role: PersonRole;
  taxation_form?: TaxationForm | null;
  advance_mode?: AdvanceMode | null;
  zus_scheme?: ZusScheme | null;
  /** The last day of the scheme, where a dated line names what follows. */
  zus_scheme_ends?: string | null;
  /** The last day in the company: periods that begin later are not theirs. */
  left_on?: string | null;
}

/**
 * Circumstances of which a company may have told yes, no, or nothing: silence is no answer, and what hangs on one is due perhaps until
 * somebody is asked.
 */
export const CIRCUMSTANCES = [
  'withholds_flat_tax',
  'has_ten_insured',
  'has_health_overpayment',
  'has_special_conditions_work',
  'may_take_contribution_holiday',
  'has_employment_income',
  'has_capital_gains',
  'has_income_over_million',
  'has_nonresident_contracts',
  'imports_services',
  'may_join_small_plus',
  'pays_family_benefits',
  'has_farm_land',
  'has_forest',
  'vat_oss',
  'vat_ioss',
  'intrastat',
  'bdo',
  'kobize',
  'pfron',
  'ppk',
  'has_ppk_resigned',
  'zfss',
  'pays_foreign_individuals',
  'pays_foreign_companies',
  'transfer_pricing',
  'real_estate',
  'farm_or_forest_land',
  'transport_vehicles',
  'has_e_delivery',
  'issues_outside_ksef',
  'uses_ksef_tokens',
  'pays_krus',
  'pays_company_dividends',
  'wants_estonian_cit',
  'has_corporate_partners',
  'owes_minimum_tax',
  'lets_large_buildings',
  'joins_first_years',
  'pfron_exempt',
  'packs_goods',
  'uses_eu_sme',
  'runs_sales_platform',
  'uses_tax_schemes',
  'reports_to_gus',
  'pays_excise',
  'ngo_runs_business',
  'supplies_annex_15',
  'employs',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Facts that the law asks of everybody, and that a card may leave open until somebody knows. */
export const OPEN_FACTS = ['company_type', 'taxation_form', 'vat_status', 'accounting_type'] as const;
export type OpenFact = (typeof OPEN_FACTS)[number];

/**
 * What the law asks about a company, under the keys its records use. A flag that is absent or null means "no", except for
 * the circumstances: there it means "not known", and the obligation is given with the condition it hangs on (of `employs` null alone).
 */
export interface TaxProfile extends Partial<Record<Circumstance, boolean | null>> {
  company_type: CompanyType;
  taxation_form: TaxationForm;
  vat_status: VatStatus;
  accounting_type: AccountingType;
  /** Of the four above, those that nobody has told: what stands there is presumed, and the law is asked of all that may be. */
  open?: readonly OpenFact[];
  advance_mode?: AdvanceMode | null;
  vat_period?: 'monthly' | 'quarterly' | 'none' | null;
  vat_eu?: boolean | null;
  /** First month of the financial and tax year, 1-12; 1 when not given. */
  fiscal_year_start_month?: number | null;
  jpk_income_group?: 'from_2025' | 'from_2026' | 'from_2027' | 'exempt' | null;
  krs?: string | null;
  persons?: readonly TaxPerson[];

  /** The days this profile holds, and the life and suspension of the business; open where absent, both ends included. */
  valid_from?: string | null;
  valid_to?: string | null;
  ceidg_start_date?: string | null;
  closed_at?: string | null;
  /** The first day in liquidation. */
  liquidation_from?: string | null;
  /** The first days of an Estonian CIT, of each time that it was chosen after another CIT, as the time line tells them; no card holds them. */
  estonian_days?: readonly string[] | null;
  suspended_from?: string | null;
  suspended_to?: string | null;

  /**
   * Pays anybody from whom it withholds PIT: employees, contractors under civil contracts. Null where nobody said: what hangs on it is due
   * perhaps. Left out it means no, as profiles that are written by hand name the staff they have.
   */
  employs?: boolean | null;
  zus_payer_group?: '5' | '15' | '20' | null;
  /** Full-time equivalents; null where nobody told. */
  employees_fte?: number | null;
  /** Somebody on the list is employed, be it only in training, which counts to no full-time work. */
  has_employees?: boolean | null;
  insured_count?: number | null;
  /** What was answered of single months. */
  month_answers?: MonthAnswers | null;
}
