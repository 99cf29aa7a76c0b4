import { describe, expect, test } from 'vitest';
import { contributionsIn, contributionsOn, ratesOn, smallPlusBase } from '../../../src/domain/zus/contributions';
import { entered, enteredRates } from '../limits/enteredValue';

const RATES = { pension: 1952, disability: 800, sickness: 245, accident: 167, labour_fund: 245 };
const parts = (each: ReturnType<typeof contributionsIn>) =>
  each && [each.pension, each.disability, each.sickness, each.accident, each.labour_fund, each.total];

describe('full contributions', () => {
  test.each([
    ['2022-05', [69_358, 28_426, 8705, 5934, 8705, 121_128]],
    ['2023-05', [81_223, 33_288, 10_194, 6949, 10_194, 141_848]],
    ['2024-05', [91_635, 37_555, 11_501, 7840, 11_501, 160_032]],
    ['2025-05', [101_578, 41_630, 12_749, 8690, 12_749, 177_396]],
    ['2026-05', [110_327, 45_216, 13_847, 9439, 13_847, 192_676]],
  ])('of %s, in grosze', (month, expected) => expect(parts(contributionsIn('full', month))).toEqual(expected));

  test('of 2027 follow from the draft base and the percents of the act; given rates stand before these', () => {
    expect(contributionsIn('full', '2027-05')).toMatchObject({ total: 205_215, certainty: 'draft' });
    expect(contributionsIn('full', '2027-05', { entered: [entered('zus_forecast_wage', 2027, 10_100)] })).toMatchObject({
      base: 606_000,
      certainty: 'statute',
    });
    expect(parts(contributionsIn('full', '2027-05', { rates: RATES }))).toEqual([
      117_506, 48_158, 14_749, 10_053, 14_749, 205_215,
    ]);
  });

  test('without the voluntary sickness insurance', () => {
    expect(contributionsIn('full', '2026-05', { sickness: false })?.total).toBe(178_829);
  });

  test('of a base of one’s own, never below the lowest', () => {
    expect(contributionsIn('full', '2026-05', { base: 1_000_000 })).toMatchObject({ base: 1_000_000, pension: 195_200 });
    expect(contributionsIn('full', '2026-05', { base: 100 })).toMatchObject({ base: 565_200 });
  });
});

test('the lowest base of Mały ZUS Plus is of January’s minimum wage all the year (art. 18c u.s.u.s.)', () => {
  expect(contributionsIn('maly_plus', '2024-08', { base: 100_000 })?.base).toBe(127_260);
  expect(contributionsIn('preferential', '2024-08')?.base).toBe(129_000);
});

describe('preferential contributions', () => {
  test.each([
    ['2022-01', [17_627, 7224, 2212, 1508, 0, 28_571]],
    ['2023-06', [20_437, 8376, 2565, 1748, 0, 33_126]],
    ['2023-07', [21_082, 8640, 2646, 1804, 0, 34_172]],
    ['2024-06', [24_841, 10_181, 3118, 2125, 0, 40_265]],
    ['2024-07', [25_181, 10_320, 3161, 2154, 0, 40_816]],
    ['2025-12', [27_324, 11_198, 3430, 2338, 0, 44_290]],
    ['2026-01', [28_144, 11_534, 3532, 2408, 0, 45_618]],
  ])('of %s, without the labour fund', (month, expected) =>
    expect(parts(contributionsIn('preferential', month))).toEqual(expected),
  );

  test('of 2027, once its rates are known', () => {
    expect(parts(contributionsIn('preferential', '2027-01', { rates: RATES }))).toEqual([28_987, 11_880, 3638, 2480, 0, 46_985]);
  });

  test('bear the labour fund when the declared base reaches the minimum wage', () => {
    expect(contributionsIn('preferential', '2026-01', { base: 480_600 })?.labour_fund).toBe(11_775);
    expect(contributionsIn('preferential', '2026-01', { base: 480_599 })?.labour_fund).toBe(0);
  });
});

test('the start relief is free of social contributions, whatever is known', () => {
  expect(contributionsIn('start_relief', '2099-01')).toEqual({
    base: 0,
    pension: 0,
    disability: 0,
    sickness: 0,
    accident: 0,
    labour_fund: 0,
    total: 0,
    certainty: 'verified',
  });
});

test('another accident rate replaces the usual one', () => {
  expect(ratesOn('2026-05-01', 93)).toEqual({ ...RATES, accident: 93 });
  expect(ratesOn('2026-05-01')).toEqual(RATES);
  expect(ratesOn('2027-01-01')).toEqual(RATES);
  expect(contributionsIn('full', '2026-05', { accident: 93 })?.accident).toBe(5256);
});

test('FP and sickness are paid only when they are due', () => {
  expect(contributionsOn(10_000, RATES, { sickness: false, labour_fund: false })).toEqual({
    base: 10_000,
    pension: 1952,
    disability: 800,
    sickness: 0,
    accident: 167,
    labour_fund: 0,
    total: 2919,
  });
  expect(contributionsOn(10_000, RATES, { sickness: true, labour_fund: true }).total).toBe(3409);
});

describe('Mały ZUS Plus', () => {
  test('is half of the average monthly income of the year before', () => {
    expect(smallPlusBase(7_300_000, 365, 2026)).toBe(300_000);
    expect(smallPlusBase(6_000_001, 365, 2026)).toBe(246_576);
  });

  test('is never below 30% of the minimum wage nor above the full base', () => {
    expect(smallPlusBase(0, 365, 2026)).toBe(144_180);
    expect(smallPlusBase(-5_000_000, 365, 2026)).toBe(144_180);
    expect(smallPlusBase(100_000_000, 365, 2026)).toBe(565_200);
    expect(smallPlusBase(10_000_000, 365, 2024)).toBe(410_959);
    expect(smallPlusBase(0, 365, 2024)).toBe(127_260);
  });

  test('is not known without days of business, or for a year not announced', () => {
    expect(smallPlusBase(7_300_000, 0, 2026)).toBeNull();
    expect(smallPlusBase(7_300_000, 365, 2028)).toBeNull();
  });

  test('needs its base to tell the contributions', () => {
    expect(contributionsIn('maly_plus', '2026-05')).toBeNull();
    expect(contributionsIn('maly_plus', '2026-05', { base: 300_000 })).toMatchObject({
      base: 300_000,
      pension: 58_560,
      labour_fund: 0,
    });
    expect(contributionsIn('maly_plus', '2026-05', { base: 500_000 })?.labour_fund).toBe(12_250);
    expect(contributionsIn('maly_plus', '2026-05', { base: 1 })?.base).toBe(144_180);
  });
});

test('a year whose bases are not known has no contributions, whatever else is given', () => {
  const rates = ratesOn('2026-01-01');
  expect(rates).not.toBeNull();
  expect(contributionsIn('full', '2029-01', { rates, base: 600_000 })).toBeNull();
  expect(smallPlusBase(6_000_000, 365, 2029)).toBeNull();
});

describe('with what the office entered', () => {
  test('a year has its contributions, as sure as the least sure of what they were counted with', () => {
    expect(contributionsIn('full', '2027-05', { entered: enteredRates(2027) })).toMatchObject({
      total: 205_215,
      certainty: 'draft',
    });
    const announced = [...enteredRates(2027), entered('zus_full_base', 2027, 6000)];
    expect(contributionsIn('full', '2027-05', { entered: announced })).toMatchObject({ base: 600_000, certainty: 'office' });
    expect(contributionsIn('preferential', '2027-05', { entered: enteredRates(2027) })).toMatchObject({
      total: 46_985,
      certainty: 'office',
    });
    expect(contributionsIn('full', '2026-05')?.certainty).toBe('verified');
    expect(contributionsIn('preferential', '2025-05')?.certainty).toBe('computed');
    expect(contributionsIn('full', '2023-05')?.certainty).toBe('statute');
    expect(contributionsIn('full', '2027-05', { rates: RATES })?.certainty).toBe('draft');
    expect(contributionsIn('full', '2026-05', { rates: RATES })?.certainty).toBe('verified');
  });

  test('a year that nobody knew follows from two wages and the rates', () => {
    const year = [...enteredRates(2028), entered('minimum_wage', 2028, 5200), entered('zus_forecast_wage', 2028, 10_500)];
    expect(contributionsIn('full', '2028-05', { entered: year })).toMatchObject({ base: 630_000, certainty: 'office' });
    expect(contributionsIn('full', '2028-05', { entered: year, base: 520_000 })?.base).toBe(630_000);
    expect(contributionsIn('preferential', '2028-05', { entered: year, base: 520_000 })?.labour_fund).toBe(12_740);
    expect(contributionsIn('preferential', '2028-05', { entered: year, base: 519_999 })?.labour_fund).toBe(0);
    expect(smallPlusBase(0, 366, 2028, year)).toBe(156_000);
    expect(smallPlusBase(1_000_000_000, 366, 2028, year)).toBe(630_000);
    expect(ratesOn('2028-01-01', null, year)).toEqual(RATES);
    expect(ratesOn('2028-01-01', 93, year)?.accident).toBe(93);
  });

  test.each([3, 4])('a year without one of the rates that are set anew, the one at %i, has none', (missing) => {
    const year = [...enteredRates(2028), entered('minimum_wage', 2028, 5200), entered('zus_forecast_wage', 2028, 10_500)];
    const lacking = year.filter((_, at) => at !== missing);
    expect(ratesOn('2028-01-01', null, lacking)).toBeNull();
    expect(contributionsIn('full', '2028-05', { entered: lacking })).toBeNull();
    // An accident rate of one's own stands before the usual one, known or not.
    expect(ratesOn('2028-01-01', 93, lacking) === null).toBe(missing !== 3);
  });

  test('a year without one of the wages has none, nor a base of Mały ZUS Plus', () => {
    const [wage, forecast] = [entered('minimum_wage', 2028, 5200), entered('zus_forecast_wage', 2028, 10_500)];
    for (const only of [wage, forecast]) {
      const year = [...enteredRates(2028), only];
      expect(contributionsIn('full', '2028-05', { entered: year, base: 700_000 })).toBeNull();
      expect(smallPlusBase(5_000_000, 366, 2028, year)).toBeNull();
    }
    const base = entered('zus_full_base', 2028, 6300);
    expect(contributionsIn('full', '2028-05', { entered: [...enteredRates(2028), base] })).toBeNull();
  });
});
