import { describe, expect, test } from 'vitest';
import type { LimitKey } from '../../../src/domain/limits/lookup';
import { LIMITS } from '../../../src/domain/limits/table';
import { limitUse, startersShare, stateOf } from '../../../src/domain/limits/use';
import { addDays } from '../../../src/lib/dates';
import fc from '../../support/properties';

const STATES = ['ok', 'watch', 'warning', 'critical', 'exceeded'];

describe('the state of a limit', () => {
  test.each([
    [0, 'ok'],
    [69_99, 'ok'],
    [70_00, 'watch'],
    [84_99, 'watch'],
    [85_00, 'warning'],
    [94_99, 'warning'],
    [95_00, 'critical'],
    [100_00, 'critical'],
    [100_01, 'exceeded'],
    [-5_00, 'ok'],
  ])('%i of 100,00 zł is %s', (used, state) => expect(stateOf(100_00, used)).toBe(state));

  test('follows the office’s own thresholds', () => {
    expect(stateOf(100_00, 60_00, [50, 60, 90])).toBe('warning');
    expect(stateOf(100_00, 50_00, [50, 60, 90])).toBe('watch');
    expect(stateOf(100_00, 90_00, [50, 60, 90])).toBe('critical');
    expect(limitUse('vat_exemption', { on: '2026-11-20', used: 120_000_00, warn: [50, 60, 90] }).state).toBe('watch');
  });

  test('only gets worse as more is used, and never says 100% before the limit is reached', () =>
    fc.assert(
      fc.property(fc.nat({ max: 300_000_00 }), fc.nat({ max: 50_000_00 }), (used, more) => {
        const [before, after] = [used, used + more].map((amount) =>
          limitUse('vat_exemption', { on: '2026-11-20', used: amount }),
        );
        expect(STATES.indexOf(before?.state ?? '')).toBeLessThanOrEqual(STATES.indexOf(after?.state ?? ''));
        expect((before?.percent ?? 0) >= 100).toBe(used >= 240_000_00);
        expect((before?.remaining ?? 0) + used).toBe(240_000_00);
      }),
    ));
});

describe('the use of a limit', () => {
  test.each([
    [70, 'watch'],
    [80, 'warning'],
    [90, 'critical'],
    [100, 'critical'],
  ] as const)('of the VAT exemption is warned of at 80, 90 and 100%%: at %i%% it is %s', (percent, state) => {
    const used = 240_000 * percent;
    const below = { 70: 'ok', 80: 'watch', 90: 'warning', 100: 'critical' } as const;
    expect(limitUse('vat_exemption', { on: '2026-11-20', used }).state).toBe(state);
    expect(limitUse('vat_exemption', { on: '2026-11-20', used: used - 1 }).state).toBe(below[percent]);
    if (percent === 100) expect(limitUse('vat_exemption', { on: '2026-11-20', used: used + 1 }).state).toBe('exceeded');
  });
  test('of other limits is warned of at 85 and 95%, and at the asker’s own percents where they are given', () => {
    expect(limitUse('ike', { on: '2026-11-20', used: 28_260 * 84 }).state).toBe('watch');
    expect(limitUse('ike', { on: '2026-11-20', used: 28_260 * 85 }).state).toBe('warning');
    expect(limitUse('vat_exemption', { on: '2026-11-20', used: 240_000 * 50, warn: [10, 40, 60] }).state).toBe('warning');
  });
  test('tells what is left, how much that is, and what passing it means', () =>
    expect(limitUse('vat_exemption', { on: '2026-11-20', used: 200_000_00 })).toEqual({
      limit: 240_000_00,
      used: 200_000_00,
      remaining: 40_000_00,
      percent: 83.3,
      state: 'warning',
      per: 'company',
      effect: 'Zwolnienie z VAT traci moc od czynności, którą przekroczono kwotę.',
      provisional: false,
      certainty: 'verified',
    }));

  test('an exceeded one leaves less than nothing', () =>
    expect(limitUse('vat_exemption', { on: '2026-11-20', used: 240_000_01 })).toMatchObject({
      remaining: -1,
      percent: 100,
      state: 'exceeded',
    }));

  test('one that decides about next year is measured with next year’s value, or provisionally with this year’s', () => {
    expect(limitUse('kasowy_pit', { on: '2025-06-30', used: 0 })).toMatchObject({ limit: 2_000_000_00, provisional: false });
    expect(limitUse('books_limit', { on: '2025-06-30', used: 0 })).toMatchObject({ limit: 10_646_500_00, provisional: false });
    expect(limitUse('books_limit', { on: '2026-06-30', used: 0 })).toMatchObject({
      limit: 10_646_500_00,
      provisional: true,
      certainty: 'verified',
    });
    expect(limitUse('small_taxpayer_vat', { on: '2023-08-01', used: 0 }).limit).toBe(9_218_000_00);
  });

  test('one that is not known has a state of its own, not zero', () => {
    expect(limitUse('cit_current_revenue_eur', { on: '2027-02-01', used: 1 })).toMatchObject({
      limit: null,
      remaining: null,
      percent: null,
      state: 'unknown',
      certainty: 'unknown',
      provisional: false,
    });
    expect(limitUse('ryczalt_limit', { on: '2028-02-01', used: 1 }).state).toBe('unknown');
    expect(limitUse('kasowy_pit', { on: '2023-02-01', used: 1 })).toMatchObject({ state: 'unknown', certainty: 'unknown' });
  });

  test('says whether it is the company’s or each person’s', () => {
    expect(limitUse('pit_threshold', { on: '2026-11-20', used: 0 }).per).toBe('person');
    expect(limitUse('small_taxpayer_vat', { on: '2026-11-20', used: 0 }).per).toBe('company');
  });

  test('is refused for a rate, and for a limit that was counted otherwise then', () => {
    expect(() => limitUse('pit_flat', { on: '2026-11-20', used: 0 })).toThrow(
      'Nothing is counted against "pit_flat" on 2026-11-20',
    );
    expect(() => limitUse('unregistered_activity', { on: '2025-12-31', used: 0 })).toThrow(RangeError);
    expect(limitUse('unregistered_activity', { on: '2026-01-01', used: 0 }).limit).toBe(10_813_50);
  });

  test('every limit that is used up has an answer on every day of the table', () => {
    for (const limit of LIMITS.filter((each) => 'use' in each))
      for (const on of ['2026-01-01', '2026-11-20', '2027-12-31'])
        expect(limitUse(limit.key as LimitKey, { on, used: 1, startedOn: on }).effect).toMatch(/\.$/);
  });
});

describe('the share of one who starts during the year', () => {
  const vat = (startedOn: string | null, on = '2026-11-20') => limitUse('vat_exemption', { on, used: 0, startedOn }).limit;

  test.each([
    ['2026-01-01', 240_000_00],
    ['2026-01-02', 239_342_46],
    ['2026-07-02', 120_328_76],
    ['2026-12-31', 657_53],
    ['2025-07-01', 240_000_00],
    ['2027-01-01', 240_000_00],
    [null, 240_000_00],
  ])('from %s has so much of the VAT exemption', (startedOn, limit) => expect(vat(startedOn)).toBe(limit));

  test('counts the days of a leap year', () => expect(vat('2028-01-02', '2028-11-20')).toBe(239_344_26));

  test.each([
    ['2026-01-01', 12],
    ['2026-03-01', 10],
    ['2026-03-02', 10],
    ['2026-03-03', 9],
    ['2026-02-02', 10],
    ['2026-02-01', 11],
    ['2026-12-01', 1],
    ['2026-12-31', 1],
  ])('from %s has %i twelfths of the 9%% CIT limit', (startedOn, months) =>
    expect(limitUse('cit_current_revenue_eur', { on: '2026-12-31', used: 0, startedOn }).limit).toBe(
      Math.floor((8_431_000_00 * months) / 12),
    ),
  );

  test('is the whole where the act knows no shares', () =>
    expect(limitUse('pit_threshold', { on: '2026-11-20', used: 0, startedOn: '2026-11-01' }).limit).toBe(120_000_00));

  test('shrinks with every day, is never nothing and never more than the limit', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_00 }),
        fc.nat({ max: 363 }),
        fc.constantFrom('days' as const, 'months' as const),
        (limit, day, by) => {
          const share = (ahead: number) => startersShare(limit + 1000, by, '2026-12-31', addDays('2026-01-01', ahead));
          expect(share(day)).toBeLessThanOrEqual(limit + 1000);
          expect(share(day + 1)).toBeLessThanOrEqual(share(day));
          expect(share(day + 1)).toBeGreaterThan(0);
        },
      ),
    ));
});
