import { countedLimits } from './countedLimits';

const {
  ryczalt_limit,
  ryczalt_quarterly_limit,
  small_taxpayer_income_tax,
  one_off_depreciation,
  cit_current_revenue_eur,
  small_taxpayer_vat,
  small_taxpayer_vat_commission,
  cash_register,
  books_limit,
  ike,
  ikze,
  ikze_jdg,
  zus_30x,
  health_linear_deduction,
} = countedLimits;

/** Limits and rates announced for each year anew, as one number: what the law's table can lack. By their keys in it. */
export const enteredLimits = {
  eur_rate_limits: 'Kurs EUR NBP do limitów (1. dzień roboczy października roku poprzedniego)',
  ryczalt_limit,
  ryczalt_quarterly_limit,
  small_taxpayer_income_tax,
  one_off_depreciation,
  cit_current_revenue_eur,
  small_taxpayer_vat,
  small_taxpayer_vat_commission,
  cash_register,
  books_limit,
  minimum_wage: 'Minimalne wynagrodzenie za pracę (brutto)',
  minimum_hourly: 'Minimalna stawka godzinowa',
  unregistered_activity: 'Działalność nierejestrowana – limit (do 2025 miesięczny, od 2026 kwartalny)',
  ike,
  ikze,
  ikze_jdg,
  zus_forecast_wage: 'Prognozowane przeciętne wynagrodzenie (ZUS)',
  zus_full_base: 'Duży ZUS – najniższa podstawa (60%)',
  zus_full: 'Duży ZUS – składki społeczne z chorobową i FP/FS',
  zus_pref_base: 'Preferencyjny ZUS – podstawa (30% płacy minimalnej)',
  zus_pref: 'Preferencyjny ZUS – składki z chorobową (bez FP)',
  zus_30x,
  rate_emerytalna: 'Stopa: emerytalna',
  rate_rentowa: 'Stopa: rentowa',
  rate_chorobowa: 'Stopa: chorobowa',
  rate_wypadkowa: 'Stopa: wypadkowa (do 9 ubezpieczonych)',
  rate_fp_fs: 'Stopa: FP + FS',
  rate_fgsp: 'Stopa: FGŚP',
  health_min: 'Minimalna składka zdrowotna (skala, liniowy)',
  health_linear_deduction,
};

export const enteredFields = ['pln_amount', 'rate', 'eur_rate'] as const;
export type EnteredField = (typeof enteredFields)[number];

/** In which of the fields the value of a limit is entered, by the limit's key. */
export function enteredIn(code: string): EnteredField {
  if (code === 'eur_rate_limits') return 'eur_rate';
  return code.startsWith('rate_') ? 'rate' : 'pln_amount';
}
