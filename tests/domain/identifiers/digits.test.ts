import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, isRealDay, remainder, weightedSum } from '../../../src/domain/identifiers/digits';
import { digits } from './digitErrors';

test('white space, every kind of dash and invisible characters are dropped, nothing else is', () =>
  expect(bare('\ufeff1 2\u00a03\u202f4-5‐6‑7–8—9−0\u00ad\u200bA.b/')).toBe('1234567890A.b/'));

test('digits are multiplied by weights in turn', () => expect(weightedSum('1239', [3, 2, 1])).toBe(10));

test('the remainder of a long number is that of BigInt', () =>
  fc.assert(
    fc.property(
      digits(30),
      fc.integer({ min: 1, max: 9999 }),
      (long, by) => remainder(long, by) === Number(BigInt(long) % BigInt(by)),
    ),
  ));

test('a day is real exactly when a Date keeps it', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2299 }),
      fc.integer({ min: -1, max: 14 }),
      fc.integer({ min: -1, max: 33 }),
      (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        expect(isRealDay(year, month, day)).toBe(
          date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day,
        );
      },
    ),
    { numRuns: 1000 },
  ));
