import { countedLimits } from './countedLimits';

/** Every limit and rate of the law's table by its key there; one made of several numbers by each of them, after a dot. */
export const enteredLimits = {
  ...countedLimits,
  eur_rate_limits: 'Kurs EUR NBP do limitów (1. dzień roboczy października roku poprzedniego)',
  fixed_asset: 'Wartość początkowa – jednorazowo w koszty',
  pit_free: 'Kwota wolna',
  pit_reduction: 'Kwota zmniejszająca podatek (rocznie)',
  'pit_rates.0': 'Stawki skali PIT: pierwsza',
  'pit_rates.1': 'Stawki skali PIT: druga',
  pit_flat: 'Podatek liniowy',
  'kup_employee.podstawowe': 'KUP pracownicze (miejscowe / dojeżdżający): podstawowe',
  'kup_employee.podwyzszone': 'KUP pracownicze (miejscowe / dojeżdżający): podwyższone',
  'cit_rates.standard': 'Stawki CIT: podstawowa',
  'cit_rates.maly': 'Stawki CIT: mały podatnik',
  'cit_rates.estonski_maly': 'Stawki CIT: estoński, mały podatnik',
  'cit_rates.estonski': 'Stawki CIT: estoński',
  'car_limit.elektryczny_wodor':
    'Limit wartości samochodu osobowego (amortyzacja, leasing, ubezpieczenie): elektryczny lub wodorowy',
  'car_limit.co2_ponizej_50':
    'Limit wartości samochodu osobowego (amortyzacja, leasing, ubezpieczenie): emisja CO₂ poniżej 50 g/km',
  'car_limit.co2_50_i_wiecej': 'Limit wartości samochodu osobowego (amortyzacja, leasing, ubezpieczenie): emisja CO₂ od 50 g/km',
  mpp_limit: 'Obowiązkowy MPP (zał. 15) i biała lista',
  simplified_invoice: 'Faktura uproszczona (paragon z NIP)',
  'vat_rates.0': 'Stawki VAT: pierwsza',
  'vat_rates.1': 'Stawki VAT: druga',
  'vat_rates.2': 'Stawki VAT: trzecia',
  'vat_rates.3': 'Stawki VAT: czwarta',
  ksef_small_monthly: 'KSeF – próg miesięczny faktur dla najmniejszych (do 31.12.2026)',
  cash_payment_b2b: 'Limit płatności gotówkowych między przedsiębiorcami',
  minimum_wage: 'Minimalne wynagrodzenie za pracę (brutto)',
  minimum_hourly: 'Minimalna stawka godzinowa',
  unregistered_activity: 'Działalność nierejestrowana – limit (do 2025 miesięczny, od 2026 kwartalny)',
  'ppk_employer.podstawowa': 'PPK – wpłata pracodawcy: podstawowa',
  'ppk_employer.dodatkowa': 'PPK – wpłata pracodawcy: dodatkowa',
  'ppk_employee.podstawowa': 'PPK – wpłata uczestnika: podstawowa',
  'ppk_employee.obnizona': 'PPK – wpłata uczestnika: obniżona',
  'ppk_employee.dodatkowa': 'PPK – wpłata uczestnika: dodatkowa',
  ppk_low_wage: 'PPK – wynagrodzenie, do którego wolno obniżyć wpłatę (120% płacy minimalnej)',
  pfron_rate: 'PFRON – część przeciętnego wynagrodzenia za brakujący etat',
  pfron_quota: 'PFRON – wskaźnik zatrudnienia osób niepełnosprawnych, od którego się nie płaci',
  pfron_payment: 'PFRON – miesięczna wpłata za brakujący etat',
  'zfss_rate.podstawowy': 'ZFŚS – odpis na zatrudnionego jako część przeciętnego wynagrodzenia: podstawowy',
  'zfss_rate.szczegolne_warunki': 'ZFŚS – odpis na zatrudnionego jako część przeciętnego wynagrodzenia: szczególne warunki',
  'zfss_rate.zwiekszenie': 'ZFŚS – odpis na zatrudnionego jako część przeciętnego wynagrodzenia: zwiększenie',
  zfss_base: 'ZFŚS – przeciętne wynagrodzenie, od którego liczy się odpis',
  zfss_amount: 'ZFŚS – odpis podstawowy na zatrudnionego',
  'zfss_young.pierwszy_rok': 'ZFŚS – odpis na pracownika młodocianego jako część przeciętnego wynagrodzenia: pierwszy rok nauki',
  'zfss_young.drugi_rok': 'ZFŚS – odpis na pracownika młodocianego jako część przeciętnego wynagrodzenia: drugi rok nauki',
  'zfss_young.trzeci_rok': 'ZFŚS – odpis na pracownika młodocianego jako część przeciętnego wynagrodzenia: trzeci rok nauki',
  domestic_diet: 'Dieta krajowa',
  'mileage.auto_do_900': 'Kilometrówka (stawki maksymalne): samochód do 900 cm³',
  'mileage.auto_powyzej_900': 'Kilometrówka (stawki maksymalne): samochód powyżej 900 cm³',
  'mileage.motocykl': 'Kilometrówka (stawki maksymalne): motocykl',
  'mileage.motorower': 'Kilometrówka (stawki maksymalne): motorower',
  de_minimis: 'Pomoc de minimis – limit (3 lata kroczące)',
  zus_forecast_wage: 'Prognozowane przeciętne wynagrodzenie (ZUS)',
  zus_full_base: 'Duży ZUS – najniższa podstawa (60%)',
  zus_full: 'Duży ZUS – składki społeczne z chorobową i FP/FS',
  zus_pref_base: 'Preferencyjny ZUS – podstawa (30% płacy minimalnej)',
  zus_pref: 'Preferencyjny ZUS – składki z chorobową (bez FP)',
  zus_ulga_na_start: 'Ulga na start',
  rate_emerytalna: 'Stopa: emerytalna',
  rate_rentowa: 'Stopa: rentowa',
  rate_chorobowa: 'Stopa: chorobowa',
  rate_wypadkowa: 'Stopa: wypadkowa (do 9 ubezpieczonych)',
  rate_fp_fs: 'Stopa: FP + FS',
  rate_fgsp: 'Stopa: FGŚP',
  health_min: 'Minimalna składka zdrowotna (skala, liniowy)',
  'health_rate.skala': 'Stawka składki zdrowotnej: skala',
  'health_rate.liniowy': 'Stawka składki zdrowotnej: liniowy',
  'health_rate.ryczalt': 'Stawka składki zdrowotnej: ryczałt',
  'health_rate.karta': 'Stawka składki zdrowotnej: karta podatkowa',
  'health_ryczalt.do_60000': 'Składka zdrowotna ryczałt – 3 progi (60 000 / 300 000 zł przychodu): przychód do 60 000 zł',
  'health_ryczalt.60000_300000':
    'Składka zdrowotna ryczałt – 3 progi (60 000 / 300 000 zł przychodu): przychód od 60 000 do 300 000 zł',
  'health_ryczalt.powyzej_300000':
    'Składka zdrowotna ryczałt – 3 progi (60 000 / 300 000 zł przychodu): przychód powyżej 300 000 zł',
};

export const enteredFields = ['pln_amount', 'rate', 'eur_rate', 'number'] as const;
export type EnteredField = (typeof enteredFields)[number];

const percents =
  /^(rate_|pit_flat|pit_rates|vat_rates|cit_rates|health_rate|ppk_employe|pfron_rate|pfron_quota|zfss_(rate|young))/;
const numbers = /^(de_minimis|zus_ulga_na_start|mileage)/;

/** In which of the fields the value of a limit is entered, by the limit's code. */
export function enteredIn(code: string): EnteredField {
  if (code === 'eur_rate_limits') return 'eur_rate';
  if (percents.test(code)) return 'rate';
  return numbers.test(code) ? 'number' : 'pln_amount';
}
