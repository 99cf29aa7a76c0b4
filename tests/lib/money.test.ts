import { describe, expect, test } from 'vitest';
import {
  exactMoney,
  formatGrosze,
  formatMoney,
  formatNumber,
  formatPercent,
  parseMoney,
  proportion,
  toFullZloty,
} from '../../src/lib/money';
import fc from '../support/properties';

const amounts = fc.maxSafeInteger();

describe('parseMoney', () => {
  test.each([
    ['1 234,56 zł', 123_456],
    ['1\u00a0234,56\u00a0zł', 123_456],
    ['1\u202f234\u202f567,8', 123_456_780],
    ['1234.5', 123_450],
    ['1.234,56', 123_456],
    ['1,234.56 PLN', 123_456],
    ['  12zl ', 1_200],
    ['12.345.678,90', 1_234_567_890],
    ['12,345,678.9', 1_234_567_890],
    ['100,-', 10_000],
    ['100,- zł', 10_000],
    ['100 ,-', 10_000],
    ['0,05', 5],
    ['007', 700],
    ['-5', -500],
    ['− 1 000,01', -100_001],
    ['–7,5 zł.', -750],
    ['+1 234,56 PLN', 123_456],
    ['+ 5', 500],
    ['\u202a1 234,56\u00a0zł\u202c\u200b', 123_456],
    ['90071992547409,91', 9_007_199_254_740_991],
  ])('%j is %d grosze', (typed, grosze) => expect(parseMoney(typed)).toBe(grosze));

  test.each([
    '',
    'zł',
    'sto',
    '1,234',
    '1.234',
    '12 34',
    '1 23 456',
    '1234 567',
    '1,2,3',
    '1.234.567',
    '1,234,5',
    '12,345 zł',
    '5-',
    'zł5',
    '1,-5',
    'x1.234,56',
    '1.234,567',
    'x1,234.56',
    '1,234.567',
    '--5',
    '+-5',
    '++5',
    '-+5',
    '+',
    '5+',
    '1e5',
    '1,23 EUR',
    'PLN 5 zł zł',
    '90071992547409,92',
    '90 071 992 547 409 910,00',
  ])('%j is not an amount', (typed) => expect(parseMoney(typed)).toBeNull());

  test('minus zero is zero', () => expect(Object.is(parseMoney('-0,00'), 0)).toBe(true));
});

describe('formatMoney', () => {
  test.each([
    [123_456, '1\u00a0234,56\u00a0zł'],
    [0, '0,00\u00a0zł'],
    [-5, '-0,05\u00a0zł'],
    [-123_450, '-1\u00a0234,50\u00a0zł'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0zł'],
  ])('%d grosze read %j', (grosze, text) => expect(formatMoney(grosze)).toBe(text));

  test('another currency is named as given', () => expect(formatMoney(123_456, '€')).toBe('1\u00a0234,56\u00a0€'));

  test('what is formatted is read back as it was', () =>
    fc.assert(
      fc.property(amounts, (grosze) => {
        expect(parseMoney(formatMoney(grosze))).toBe(grosze);
        expect(parseMoney(formatGrosze(grosze))).toBe(grosze);
      }),
    ));

  test.each([1.5, Number.NaN, 2 ** 53])('%d is refused', (grosze) => {
    expect(() => formatMoney(grosze)).toThrow(`${grosze} is not a whole, exact number of grosze`);
    expect(() => exactMoney(grosze)).toThrow(RangeError);
  });
});

describe('formatNumber', () => {
  test.each([
    [0, undefined, '0'],
    [1234.56, undefined, '1\u00a0234,56'],
    [1_234_567.891, undefined, '1\u00a0234\u00a0567,89'],
    [1234.5, undefined, '1\u00a0234,5'],
    [-1234.5, 2, '-1\u00a0234,50'],
    [1.005, undefined, '1,01'],
    [-1.005, 2, '-1,01'],
    [0.995, undefined, '1'],
    [9.99, 1, '10,0'],
    [2.5, 0, '3'],
    [10, 0, '10'],
    [-0.001, undefined, '0'],
    [-0.001, 2, '0,00'],
    [-0.01, undefined, '-0,01'],
    [5e-7, undefined, '0'],
    [5e-7, 0, '0'],
    [1e-6, 6, '0,000001'],
    [-1e-6, 6, '-0,000001'],
    [1e21, undefined, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000'],
    [Number.NaN, undefined, '–'],
    [Number.POSITIVE_INFINITY, 2, '–'],
  ])('%d to %s places is %j', (value, places, text) => expect(formatNumber(value, places)).toBe(text));

  test('it groups and rounds as CLDR does for Polish', () => {
    const cldr = new Intl.NumberFormat('pl', { useGrouping: 'always', maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (number) => {
        expect(formatNumber(number / 1000)).toBe(cldr.format(number / 1000).replace(/^-0$/, '0'));
      }),
    );
  });
});

test.each([
  [8.5, undefined, '8,5%'],
  [23, undefined, '23%'],
  [100, 1, '100,0%'],
])('%d percent to %s places is %j', (percent, places, text) => expect(formatPercent(percent, places)).toBe(text));

describe('proportion', () => {
  test.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [1, 1, 3, 0],
    [-2, 1, 3, -1],
    [0, 5, 7, 0],
    [Number.MAX_SAFE_INTEGER, 23, 100, 2_071_655_828_590_428],
  ])('%d × %d / %d is %d', (grosze, numerator, denominator, result) =>
    expect(proportion(grosze, numerator, denominator)).toBe(result),
  );

  test('a result too large to be exact is refused', () =>
    expect(() => proportion(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError));
});

test.each([
  [149, 100],
  [150, 200],
  [49, 0],
  [-150, -200],
  [-149, -100],
  [0, 0],
])('%d grosze in full złote is %d', (grosze, full) => expect(toFullZloty(grosze)).toBe(full));
