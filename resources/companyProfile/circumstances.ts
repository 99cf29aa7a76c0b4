import { boolean } from '../../src/schema';

/**
 * What further obligations hang on, of which clients are told nothing but what they are asked, by the names that the card has for it; how
 * it is asked stands in `plainQuestions.ts`.
 */
const names = {
  withholds_flat_tax: 'Zryczałtowany PIT (PIT-8AR)',
  has_ten_insured: '10 ubezpieczonych (IWA)',
  has_special_conditions_work: 'Szczególne warunki (ZSWA)',
  has_health_overpayment: 'Nadpłata zdrowotnej (RZS-R)',
  may_take_contribution_holiday: 'Wakacje składkowe (RWS)',
  imports_services: 'Import usług lub WNT (VAT-9M)',
  has_employment_income: 'Dochody z etatu (PIT-37)',
  has_capital_gains: 'Dochody kapitałowe (PIT-38)',
  has_income_over_million: 'Dochód ponad 1 mln zł (DSF-1)',
  has_nonresident_contracts: 'Umowy z nierezydentami (ORD-U)',
  has_e_delivery: 'Adres e-Doręczeń',
  issues_outside_ksef: 'Faktury poza KSeF',
  uses_ksef_tokens: 'Token KSeF',
  pays_krus: 'KRUS',
  pays_company_dividends: 'Dywidendy dla firm (CIT-6R)',
  wants_estonian_cit: 'Estoński CIT (ZAW-RD)',
  has_corporate_partners: 'Wspólnikiem jest firma (CIT-15J)',
  owes_minimum_tax: 'Podatek minimalny',
  lets_large_buildings: 'Budynki ponad 10 mln zł',
  joins_first_years: 'Pierwszy rok z następnym',
  has_ppk_resigned: 'Rezygnacje z PPK',
  pfron_exempt: 'Zwolnienie z PFRON (INF-1)',
  packs_goods: 'Opakowania',
  uses_eu_sme: 'Procedura SME',
  runs_sales_platform: 'Platforma (DAC7)',
  uses_tax_schemes: 'MDR-3',
  reports_to_gus: 'GUS',
  pays_excise: 'Akcyza',
  ngo_runs_business: 'NGO z działalnością',
  supplies_annex_15: 'Załącznik 15 ponad 50 tys. zł',
} as const;

export const circumstances = Object.fromEntries(Object.entries(names).map(([key, label]) => [key, boolean(label)])) as {
  [Key in keyof typeof names]: ReturnType<typeof boolean>;
};
