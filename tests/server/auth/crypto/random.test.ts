import { expect, test } from 'vitest';
import { randomBelow, randomText } from '../../../../src/server/auth/crypto/random';
import fc from '../../../support/properties';
import { drawing } from './keyring';

test('A21 a draw that would favour small numbers is thrown away', () => {
  const high = [0xff, 0xff, 0xff, 0xff];
  expect(randomBelow(10, drawing(...high, 0, 0, 0, 7))).toBe(7);
});

test('A21 the largest fair draw is used, the next one is not', () => {
  const bytes = (number: number) => [...Buffer.from([number >>> 24, number >>> 16, number >>> 8, number])];
  const fair = 2 ** 32 - (2 ** 32 % 62);
  expect(randomBelow(62, drawing(...bytes(fair - 1)))).toBe(61);
  expect(randomBelow(62, drawing(...bytes(fair), ...bytes(5)))).toBe(5);
});

test('every number stays under its bound', () =>
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (below) => randomBelow(below) < below)));

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('a bound of %s is refused', (below) =>
  expect(() => randomBelow(below)).toThrow(RangeError),
);

test('A21 every character of the alphabet comes up about equally often', () => {
  const drawn = randomText('abcdefghij', 20_000);
  for (const letter of 'abcdefghij') {
    const times = drawn.split(letter).length - 1;
    expect(Math.abs(times - 2000)).toBeLessThan(300);
  }
});
