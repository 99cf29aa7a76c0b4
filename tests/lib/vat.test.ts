import { expect, test } from 'vitest';
import { vatOnNet } from '../../src/lib/vat';

test.each([
  [10_000, 23, 2_300],
  [10, 5, 1],
  [-10, 5, -1],
  [9, 5, 0],
  [1_000, 6.5, 65],
  [10_000, 0, 0],
  [10_000, 'zw', 0],
])('VAT on %d net at %s is %d', (net, rate, vat) => expect(vatOnNet(net, rate)).toBe(vat));
