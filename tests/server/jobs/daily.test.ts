import { expect, test } from 'vitest';
import { fromWarsaw, toWarsaw } from '../../../src/lib/dates';
import { lastDue, nextDue } from '../../../src/server/jobs/daily';
import fc from '../../support/properties';

const at = (moment: string) => fromWarsaw(moment) ?? new Date(Number.NaN);

test('a time that has come today is due today', () => {
  expect(lastDue('06:00', at('2026-11-20 06:00:00'))).toEqual({ date: '2026-11-20', at: at('2026-11-20 06:00:00') });
});

test('before that time the newest one is yesterday’s', () => {
  expect(lastDue('06:00', at('2026-11-20 05:59:59'))).toEqual({ date: '2026-11-19', at: at('2026-11-19 06:00:00') });
});

test('O06: in the night that skips an hour a time within it comes an hour later', () => {
  expect(lastDue('02:30', at('2027-03-28 12:00:00')).at).toEqual(at('2027-03-28 03:30:00'));
});

test('O06: in the night that has an hour twice a time within it comes once, at its first reading', () => {
  const first = new Date('2026-10-25T00:30:00Z');
  const second = new Date('2026-10-25T01:30:00Z');
  expect(lastDue('02:30', first)).toEqual({ date: '2026-10-25', at: first });
  expect(lastDue('02:30', second)).toEqual({ date: '2026-10-25', at: first });
  expect(nextDue('02:30', first)).toEqual(at('2026-10-26 02:30:00'));
});

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('O06: the newest time has come and the next has not, they are one day of Warsaw’s apart, and each carries its own date', () => {
  fc.assert(
    fc.property(anyTime, anyMoment, (time, now) => {
      const last = lastDue(time, now);
      const next = nextDue(time, now);
      expect(last.at <= now && now < next).toBe(true);
      expect(toWarsaw(last.at).slice(0, 10)).toBe(last.date);
      expect(lastDue(time, next).at).toEqual(next);
      const hours = (next.getTime() - last.at.getTime()) / 3_600_000;
      expect(hours >= 22 && hours <= 26).toBe(true);
    }),
  );
});
