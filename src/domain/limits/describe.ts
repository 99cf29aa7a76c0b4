import { formatNumber } from '../../lib/numbers';
import type { LimitCertainty, LimitDefinition, LimitValue } from './limit';

/** How sure a value is, as people are told. */
export const LIMIT_CERTAINTY: Readonly<Record<LimitCertainty, string>> = {
  verified: 'potwierdzone',
  computed: 'obliczone',
  statute: 'z ustawy',
  draft: 'projekt',
  office: 'wartość wpisana przez biuro',
  unknown: 'jeszcze nieznane',
};

/** The groups of the table, in the order in which they are shown. */
export const LIMIT_GROUPS: Readonly<Record<string, string>> = {
  vat: 'VAT',
  pit: 'PIT i ryczałt',
  pit_cit: 'PIT i CIT',
  cit: 'CIT',
  accounting: 'Księgowość',
  zus: 'ZUS przedsiębiorcy',
  zus_rates: 'Stopy składek ZUS',
  health: 'Składka zdrowotna',
  employer: 'PPK, PFRON i ZFŚS',
  labour: 'Praca i podróże służbowe',
  pension: 'IKE i IKZE',
  ksef: 'KSeF',
  general: 'Działalność gospodarcza',
  eur: 'Kurs euro',
};

const UNITS: Readonly<Record<Exclude<LimitDefinition['unit'], '%'>, string>> = {
  PLN: 'zł',
  'PLN/month': 'zł miesięcznie',
  'PLN/year': 'zł rocznie',
  'PLN/day': 'zł za dobę',
  'PLN/km': 'zł za km',
  'PLN/EUR': 'zł za euro',
  EUR: 'euro',
  months: 'miesięcy',
};

/** What a value that has several of them is made of. */
const PARTS: Readonly<Record<string, string>> = {
  podwyzszone: 'podwyższone',
  obnizona: 'obniżona',
  szczegolne_warunki: 'szczególne warunki',
  zwiekszenie: 'zwiększenie',
  pierwszy_rok: 'pierwszy rok nauki',
  drugi_rok: 'drugi rok nauki',
  trzeci_rok: 'trzeci rok nauki',
  elektryczny_wodor: 'elektryczny lub wodorowy',
  pozostale: 'pozostałe',
  co2_ponizej_50: 'emisja CO₂ poniżej 50 g/km',
  co2_50_i_wiecej: 'emisja CO₂ od 50 g/km',
  auto_do_900: 'samochód do 900 cm³',
  auto_powyzej_900: 'samochód powyżej 900 cm³',
  maly: 'mały podatnik',
  standard: 'podstawowa',
  estonski_maly: 'estoński, mały podatnik',
  estonski: 'estoński',
  ryczalt: 'ryczałt',
  karta: 'karta podatkowa',
  do_60000: 'przychód do 60 000 zł',
  '60000_300000': 'przychód od 60 000 do 300 000 zł',
  powyzej_300000: 'przychód powyżej 300 000 zł',
  0: 'pierwsza',
  1: 'druga',
  2: 'trzecia',
  3: 'czwarta',
};

/** At least two, of a number that is not whole. */
function decimals(value: number): number {
  const written = String(value);
  return Math.max(2, written.length - 1 - written.indexOf('.'));
}

/** A number of the table as people write it: whole, or with at least two decimals. */
export const formatLimitNumber = (value: number) =>
  Number.isInteger(value) ? formatNumber(value, 0) : formatNumber(value, decimals(value));

/** A value with its unit, one line for each part it is made of; null where it is not known. */
export function describeLimitValue(value: LimitValue, unit: LimitDefinition['unit']): string[] | null {
  if (value === null) return null;
  const measured = (amount: string) => (unit === '%' ? `${amount}%` : `${amount}\u00a0${UNITS[unit]}`);
  if (typeof value === 'number') return [measured(formatLimitNumber(value))];
  if (Array.isArray(value)) return [value.map((each) => measured(formatLimitNumber(each))).join(', ')];
  return Object.entries(value).map(([name, each]) => `${partName(name)}: ${measured(formatLimitNumber(each))}`);
}

/**
 * How a value differs from the one of the year before, as people are told; null where one of them is not known. Without
 * `comparable`, as when it is counted for another time, the earlier one is only named.
 */
export function describeChange(
  value: LimitValue,
  before: { value: LimitValue; year: number },
  { unit, comparable = true }: { unit: LimitDefinition['unit']; comparable?: boolean },
): string | null {
  const earlier = describeLimitValue(before.value, unit);
  if (value === null || earlier === null) return null;
  if (JSON.stringify(value) === JSON.stringify(before.value)) return `bez zmian względem ${before.year} r.`;
  const change =
    comparable && typeof value === 'number' && typeof before.value === 'number' ? difference(value, before.value, unit) : null;
  return `w ${before.year} r. ${earlier.join('; ')}${change ? ` (${change})` : ''}`;
}

function difference(value: number, before: number, unit: LimitDefinition['unit']): string {
  const change = Math.round((value - before) * 10_000) / 10_000;
  const size = formatLimitNumber(Math.abs(change));
  return `${change < 0 ? '−' : '+'}${size}\u00a0${unit === '%' ? 'pkt proc.' : UNITS[unit]}`;
}

/** A part's name as people know it. */
export const partName = (name: string): string => PARTS[name] ?? name.replaceAll('_', ' ');
