import { expect, test } from 'vitest';
import { vatOfRest } from '../../../src/domain/settlement/vatOfRest';
import fc from '../../support/properties';

test.each([
  [2_300, 12_300, 12_300, 2_300],
  [2_300, 12_300, 6_150, 1_150],
  [2_300, 12_300, 1, 0],
  [2_300, 12_300, 0, 0],
  [2_300, 12_300, -5, 0],
  [0, 12_300, 5_000, 0],
])('of %i VAT in %i with %i left it is %i', (vat, amount, left, rest) => {
  expect(vatOfRest(vat, amount, left)).toBe(rest);
});

test('is never more than what is left, nor than the whole VAT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e9), fc.nat(1e9), (amount, ofVat, ofLeft) => {
      const [vat, left] = [ofVat % (amount + 1), ofLeft % (amount + 1)];
      const rest = vatOfRest(vat, amount, left);
      expect(rest).toBeLessThanOrEqual(Math.min(vat, left));
      expect(rest).toBeGreaterThanOrEqual(0);
    }),
  );
});
