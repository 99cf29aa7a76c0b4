import { describe, expect, test } from 'vitest';
import { unitPrice, worth } from '../../src/lib/prices';
import fc from '../support/properties';

const tiers = [
  { from: 100, to: 2_000, price: 900 },
  { from: 2_001, to: 10_000, price: 700 },
  { from: 10_001, to: null, price: 550 },
];

describe('the price of one unit', () => {
  test.each([
    [50, 1_000],
    [100, 900],
    [2_000, 900],
    [2_001, 700],
    [10_001, 550],
    [99_999_999, 550],
  ])('for %i hundredths is %i grosze', (quantity, price) => expect(unitPrice(1_000, tiers, quantity)).toBe(price));
  test('without tiers is the list’s', () => expect(unitPrice(1_000, [], 7)).toBe(1_000));
});

describe('what a quantity costs', () => {
  test.each([
    [22_000, 150, 0, 33_000],
    [333, 50, 0, 167],
    [333, 50, 500, 500],
    [0, 100, 0, 0],
  ])('%i grosze × %i/100, at least %i, is %i', (unit, quantity, least, sum) => expect(worth(unit, quantity, least)).toBe(sum));
  test('grows with the quantity', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100_000), fc.nat(100_000), (unit, one, other) => {
        expect(worth(unit, Math.min(one, other))).toBeLessThanOrEqual(worth(unit, Math.max(one, other)));
      }),
    ));
});
