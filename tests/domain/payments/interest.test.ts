import { describe, expect, test } from 'vitest';
import { interestOn } from '../../../src/domain/payments/interest';
import { INTEREST_FLOORS, interestFloor } from '../../../src/domain/payments/interestFloor';
import { addDays, isDate } from '../../../src/lib/dates';
import fc from '../../support/properties';

const rates = [{ from: '2020-01-01', percent: 14.5 }];
const late = { amount: 1_000_000, due_on: '2026-01-20', paid_on: '2026-02-19', rates, not_above: 870 };

describe('interest on arrears', () => {
  test('runs from the day after the last day for payment to the day of payment', () =>
    expect(interestOn(late)).toEqual({
      days: 30,
      parts: [{ from: '2026-01-21', to: '2026-02-19', days: 30, percent: 14.5 }],
      exact: 11_918,
      interest: 11_900,
    }));

  test('is nothing when paid in time', () => {
    expect(interestOn({ ...late, paid_on: '2026-01-20' })).toEqual({ days: 0, parts: [], exact: 0, interest: 0 });
    expect(interestOn({ ...late, paid_on: '2026-01-21' }).days).toBe(1);
  });

  test('takes 365 days a year also in a leap year', () =>
    expect(interestOn({ ...late, due_on: '2023-12-31', paid_on: '2024-12-31' })).toMatchObject({
      days: 366,
      exact: 145_397,
      interest: 145_400,
    }));

  test('takes each rate for its own days', () =>
    expect(
      interestOn({
        ...late,
        rates: [
          { from: '2026-02-01', percent: 12 },
          { from: '2026-02-10', percent: 10.25 },
          ...rates,
          { from: '2026-03-01', percent: 99 },
        ],
      }),
    ).toEqual({
      days: 30,
      parts: [
        { from: '2026-01-21', to: '2026-01-31', days: 11, percent: 14.5 },
        { from: '2026-02-01', to: '2026-02-09', days: 9, percent: 12 },
        { from: '2026-02-10', to: '2026-02-19', days: 10, percent: 10.25 },
      ],
      exact: 10_137,
      interest: 10_100,
    }));

  test('a rate that begins on the first or the last day of delay counts from that day', () => {
    expect(interestOn({ ...late, rates: [...rates, { from: '2026-01-21', percent: 10 }] }).parts).toEqual([
      { from: '2026-01-21', to: '2026-02-19', days: 30, percent: 10 },
    ]);
    expect(interestOn({ ...late, rates: [...rates, { from: '2026-02-19', percent: 10 }] }).parts.map(({ days }) => days)).toEqual(
      [29, 1],
    );
  });

  test('is rounded to full złote, fifty grosze counting up', () => {
    const day = {
      ...late,
      due_on: '2026-01-01',
      paid_on: '2026-01-02',
      rates: [{ from: '2020-01-01', percent: 36.5 }],
      not_above: 0,
    };
    expect(interestOn({ ...day, amount: 149_949 })).toMatchObject({ exact: 150, interest: 100 });
    expect(interestOn({ ...day, amount: 150_000 })).toMatchObject({ exact: 150, interest: 200 });
  });

  test('up to the floor is not charged, a trifle above it is', () => {
    const day = { ...late, due_on: '2026-01-01', paid_on: '2026-01-02', rates: [{ from: '2020-01-01', percent: 36.5 }] };
    expect(interestOn({ ...day, amount: 870_000 })).toMatchObject({ exact: 870, interest: 0 });
    expect(interestOn({ ...day, amount: 870_001 })).toMatchObject({ exact: 870, interest: 900 });
  });

  test('does not run on an overpayment', () =>
    expect(interestOn({ ...late, amount: -1_000_000 })).toMatchObject({ exact: 0, interest: 0 }));

  test('is refused for days whose rate is not known', () => {
    expect(() => interestOn({ ...late, rates: [] })).toThrow('no interest rate is known for 2026-01-21');
    expect(() => interestOn({ ...late, rates: [{ from: '2026-01-22', percent: 14.5 }] })).toThrow(RangeError);
  });

  test.each([{ paid_on: '' }, { paid_on: '2026-02-30' }, { due_on: '20.01.2026' }])(
    'is refused for what is no date: %j',
    (wrong) => expect(() => interestOn({ ...late, ...wrong })).toThrow(RangeError),
  );

  test('over a leap day counts it, over the turn of the century does not', () => {
    const days = (due_on: string, paid_on: string) =>
      interestOn({ ...late, due_on, paid_on, rates: [{ from: '1990-01-01', percent: 10 }] }).days;
    expect(days('2024-02-28', '2024-03-01')).toBe(2);
    expect(days('2025-02-28', '2025-03-01')).toBe(1);
    expect(days('2000-02-28', '2000-03-01')).toBe(2);
    expect(days('2099-12-31', '2100-12-31')).toBe(365);
  });

  test('is the same however the time is cut, before rounding', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (amount, first, second) => {
          const middle = addDays(late.due_on, first);
          const end = addDays(middle, second);
          const whole = interestOn({ ...late, amount, paid_on: end });
          const parts = [
            interestOn({ ...late, amount, paid_on: middle }),
            interestOn({ ...late, amount, due_on: middle, paid_on: end }),
          ];
          expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(whole.days);
          expect(Math.abs(parts.reduce((sum, { exact }) => sum + exact, 0) - whole.exact)).toBeLessThanOrEqual(1);
        },
      ),
    ));
});

describe('the interest that need not be paid', () => {
  test('on taxes is a fixed amount', () => expect(interestFloor('tax', '2026-01-20')).toBe(870));

  test('on contributions is a hundredth of the minimum wage', () => {
    expect(interestFloor('zus', '2026-01-20', 480_600)).toBe(4_806);
    expect(interestFloor('zus', '2026-01-20')).toBeNull();
  });

  test('is not known for days before the table', () => {
    expect(interestFloor('tax', '2019-12-31')).toBeNull();
    expect(interestFloor('zus', '2021-12-31', 280_000)).toBeNull();
    expect(interestFloor('tax', '2020-01-01')).toBe(870);
  });

  test('has a basis and a first day in every row', () => {
    for (const { basis, from } of INTEREST_FLOORS) expect([basis.length > 10, isDate(from)]).toEqual([true, true]);
  });
});

test('no rate is needed for what was paid in time, and a rate may begin on the first day of delay', () => {
  expect(interestOn({ ...late, paid_on: '2026-01-20', rates: [] }).interest).toBe(0);
  expect(interestOn({ ...late, rates: [{ from: '2026-01-21', percent: 14.5 }] }).interest).toBe(11_900);
});

test('a floor that was replaced is right to its last day', () => {
  const row = {
    of: 'tax',
    amount: 660,
    basis: 'art. 54 OP',
    certainty: 'statute',
    from: '2013-01-01',
    until: '2013-12-31',
  } as const;
  expect(interestFloor('tax', '2013-12-31', null, [row])).toBe(660);
  expect(interestFloor('tax', '2014-01-01', null, [row])).toBeNull();
});

test('how sure each floor is, is said', () => {
  for (const { certainty } of INTEREST_FLOORS) expect(['verified', 'statute', 'disputed']).toContain(certainty);
});
