import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatByLine, vatByRate, vatInGross, vatOnNet } from '../../src/lib/vat';

test.each([
  [10_000, 23, 2_300],
  [10, 5, 1],
  [-10, 5, -1],
  [9, 5, 0],
  [1_000, 6.5, 65],
  [10_000, 0, 0],
  [10_000, 'zw', 0],
])('VAT on %d net at %s is %d', (net, rate, vat) => expect(vatOnNet(net, rate)).toBe(vat));

test.each([
  [12_300, 23, 2_300],
  [10_000, 23, 1_870],
  [10_000, 8, 741],
  [10_000, 'np', 0],
])('VAT in %d gross at %s is %d', (gross, rate, vat) => expect(vatInGross(gross, rate)).toBe(vat));

const lines = [
  { rate: 23, net: 33 },
  { rate: 'zw', net: 500 },
  { rate: 23, net: 33 },
  { rate: 23, net: 33 },
];

test('VAT rounded on every line may differ from VAT rounded by rate', () => {
  expect(vatByLine(lines)).toEqual([
    { rate: 23, net: 99, vat: 24, gross: 123 },
    { rate: 'zw', net: 500, vat: 0, gross: 500 },
  ]);
  expect(vatByRate(lines)).toEqual([
    { rate: 23, net: 99, vat: 23, gross: 122 },
    { rate: 'zw', net: 500, vat: 0, gross: 500 },
  ]);
});

test('no lines, no sums', () => expect([vatByLine([]), vatByRate([])]).toEqual([[], []]));

test('the two ways differ by at most half a grosz a line and half a grosz on the sum', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 30 }), (nets) => {
      const sales = nets.map((net) => ({ rate: 23, net }));
      const difference = (vatByLine(sales)[0]?.vat ?? Number.NaN) - (vatByRate(sales)[0]?.vat ?? Number.NaN);
      expect(Math.abs(difference)).toBeLessThanOrEqual((nets.length + 1) / 2);
    }),
  ));

test('the tax found in a gross amount is the tax its net gives back', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(23, 8, 5), (net, rate) => {
      const vat = vatOnNet(net, rate);
      expect(vatInGross(net + vat, rate)).toBe(vat);
    }),
  ));
