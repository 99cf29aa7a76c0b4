import { describe, expect, test } from 'vitest';
import {
  describeChange,
  describeLimitValue,
  formatLimitNumber,
  LIMIT_CERTAINTY,
  partName,
} from '../../../src/domain/limits/describe';
import { type LimitKey, limitDefinition, limitOn } from '../../../src/domain/limits/lookup';
import { partsOf } from '../../../src/domain/limits/parts';

/** With spaces where the text has ones that do not break. */
const read = (key: LimitKey, date: string) =>
  describeLimitValue(limitOn(key, date)?.value ?? null, limitDefinition(key).unit)?.map((line) => line.replaceAll('\u00a0', ' '));

test('how sure a value is, is said in a word of its own', () =>
  expect(LIMIT_CERTAINTY).toEqual({
    verified: 'potwierdzone',
    computed: 'obliczone',
    statute: 'z ustawy',
    draft: 'projekt',
    office: 'wartość wpisana przez biuro',
    unknown: 'jeszcze nieznane',
  }));

describe('a value of the table is read', () => {
  test.each<[LimitKey, string]>([
    ['books_limit', '10 646 500 zł'],
    ['minimum_wage', '4 806 zł'],
    ['health_min', '432,54 zł miesięcznie'],
    ['health_linear_deduction', '14 100 zł rocznie'],
    ['domestic_diet', '45 zł za dobę'],
    ['eur_rate_limits', '4,2586 zł za euro'],
    ['de_minimis', '300 000 euro'],
    ['rate_emerytalna', '19,52%'],
    ['zus_ulga_na_start', '6 miesięcy'],
    ['pit_rates', '12%, 32%'],
    ['minimum_hourly', '31,40 zł'],
  ])('%s: %s', (key, says) => expect(read(key, '2026-06-30')).toEqual([says]));

  test.each<[LimitKey, string, string[]]>([
    ['car_limit', '2025-06-30', ['elektryczny lub wodorowy: 225 000 zł', 'pozostałe: 150 000 zł']],
    [
      'car_limit',
      '2026-06-30',
      ['elektryczny lub wodorowy: 225 000 zł', 'emisja CO₂ poniżej 50 g/km: 150 000 zł', 'emisja CO₂ od 50 g/km: 100 000 zł'],
    ],
    [
      'mileage',
      '2022-06-30',
      [
        'samochód do 900 cm³: 0,5214 zł za km',
        'samochód powyżej 900 cm³: 0,8358 zł za km',
        'motocykl: 0,2302 zł za km',
        'motorower: 0,1382 zł za km',
      ],
    ],
    ['cit_rates', '2026-06-30', ['podstawowa: 19%', 'mały podatnik: 9%', 'estoński, mały podatnik: 10%', 'estoński: 20%']],
    ['health_rate', '2026-06-30', ['skala: 9%', 'liniowy: 4,90%', 'ryczałt: 9%', 'karta podatkowa: 9%']],
    [
      'health_ryczalt',
      '2026-06-30',
      [
        'przychód do 60 000 zł: 498,35 zł miesięcznie',
        'przychód od 60 000 do 300 000 zł: 830,58 zł miesięcznie',
        'przychód powyżej 300 000 zł: 1 495,04 zł miesięcznie',
      ],
    ],
    ['kup_employee', '2026-06-30', ['podstawowe: 250 zł miesięcznie', 'podwyższone: 300 zł miesięcznie']],
  ])('%s on %s line by line', (key, date, lines) => expect(read(key, date)?.toSorted()).toEqual(lines.toSorted()));
});

test('the numbers of a list are told apart by their place', () => {
  expect(partsOf(limitDefinition('vat_rates')).map(partName)).toEqual(['pierwsza', 'druga', 'trzecia', 'czwarta']);
  expect(partsOf(limitDefinition('pit_rates')).map(partName)).toEqual(['pierwsza', 'druga']);
});

test('a part without a name of its own is read by its words', () => {
  expect(partName('motocykl')).toBe('motocykl');
  expect(partName('w_nowym_roku')).toBe('w nowym roku');
});

test.each([
  [5, '5'],
  [31.4, '31,40'],
  [31.45, '31,45'],
  [4.2586, '4,2586'],
  [10_646_500.5, '10\u00a0646\u00a0500,50'],
])('the number %d is written %s', (value, text) => expect(formatLimitNumber(value)).toBe(text));

test.each([
  [[12, 32], 9],
  [9, [12, 32]],
  [9, { maly: 9 }],
  [{ maly: 9 }, 9],
])('from %j to %j is no difference that can be counted', (before, value) =>
  expect(describeChange(value, { value: before, year: 2025 }, { unit: '%' })).not.toContain('('),
);
