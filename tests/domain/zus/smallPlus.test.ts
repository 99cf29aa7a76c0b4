import { describe, expect, test } from 'vitest';
import { contributionLadder } from '../../../src/domain/zus/ladder/ladder';
import { businessDays, smallPlusInYear, smallPlusLimit } from '../../../src/domain/zus/ladder/smallPlus';
import { countSmallPlus } from '../../../src/domain/zus/ladder/window';
import { monthsFrom } from '../../../src/domain/zus/months';
import { entered } from '../limits/enteredValue';
import { starter } from './starter';

describe('days of business in a year', () => {
  test.each([
    ['a whole year', {}, 365],
    ['from its start', { business_start: '2026-12-01' }, 31],
    ['to its end', { closed_at: '2026-01-31' }, 31],
    ['to an end on the last day of the year', { closed_at: '2026-12-31' }, 365],
    ['to an end in a later year', { closed_at: '2027-05-31' }, 365],
    ['none before it began', { business_start: '2027-01-01' }, 0],
    ['none after it ended', { closed_at: '2025-12-31' }, 0],
    ['without a suspension', { suspensions: [{ from: '2026-02-01', to: '2026-02-28' }] }, 337],
    ['without a suspension that began the year before', { suspensions: [{ from: '2025-11-01', to: '2026-01-31' }] }, 334],
    ['without a suspension that goes on', { suspensions: [{ from: '2026-12-30', to: null }] }, 363],
    [
      'a suspension past the end counts to the end',
      { closed_at: '2026-01-31', suspensions: [{ from: '2026-01-31', to: '2026-03-31' }] },
      30,
    ],
  ])('%s', (_, facts, days) => expect(businessDays(starter({ business_start: '2020-01-01', ...facts }), 2026)).toBe(days));
});

describe('Mały ZUS Plus in a year', () => {
  const asked = (facts: Parameters<typeof starter>[0]) =>
    smallPlusInYear(starter({ business_start: '2020-01-01', ...facts }), 2026);

  test('is open up to the limit of the year before, to the grosz', () => {
    expect(asked({ revenue: { 2025: 12_000_000 } })).toEqual({ answer: 'yes' });
    expect(asked({ revenue: { 2025: 12_000_001 } })).toEqual({
      answer: 'no',
      reason: 'revenue',
      says: 'przychód za 2025 r. przekroczył limit',
    });
  });

  test('is measured with the limit that the office corrected', () => {
    const raised = [entered('zus_mzp_limit', 2025, 150_000, { overLaw: true })];
    const facts = starter({ business_start: '2020-01-01', revenue: { 2025: 15_000_000 }, small_plus_from: '2026-01' });
    expect(smallPlusInYear(facts, 2026).answer).toBe('no');
    expect(smallPlusInYear(facts, 2026, raised).answer).toBe('yes');
    expect(smallPlusLimit(2025, 73, raised)).toBe(3_000_000);
    expect(contributionLadder(facts, '2026-03').at(-1)?.scheme).toBe('full');
    expect(contributionLadder(facts, '2026-03', raised).at(-1)).toMatchObject({ scheme: 'maly_plus', sure: true });
  });

  test('is not known without the revenue of the year before', () =>
    expect(asked({ revenue: { 2024: 1, 2026: 1 } })).toEqual({ answer: 'unknown' }));

  test('asks for sixty days of business in the year before', () => {
    const revenue = { 2025: 0 };
    expect(asked({ business_start: '2025-11-02', revenue })).toEqual({ answer: 'yes' });
    expect(asked({ business_start: '2025-11-03', revenue })).toEqual({
      answer: 'no',
      reason: 'short_business',
      says: 'w 2025 r. działalność trwała 59 dni, a potrzeba 60',
    });
  });

  test('is closed to some kinds of business', () =>
    expect(asked({ small_plus_excluded: true, revenue: { 2025: 0 } })).toEqual({
      answer: 'no',
      reason: 'excluded',
      says: 'rodzaj działalności wyłącza Mały ZUS Plus',
    }));

  test('has a limit in proportion to the days, and none where it is not known', () => {
    expect(smallPlusLimit(2025, 365)).toBe(12_000_000);
    expect(smallPlusLimit(2025, 73)).toBe(2_400_000);
    expect(smallPlusLimit(2024, 366)).toBe(12_000_000);
    expect(smallPlusLimit(2021, 365)).toBeNull();
  });
});

test('a new sixty months comes by business alone, whether Mały ZUS Plus was wanted all the time or not', () => {
  const counted = countSmallPlus();
  const months = monthsFrom('2026-01', '2032-12');
  const taken = months.filter((month) => counted.month(month, month <= '2028-12' || month >= '2031-01'));
  expect(taken).toEqual(months.filter((month) => month <= '2028-12' || month >= '2031-01'));
});

test('after thirty-six months of sixty it is closed until the sixty are over', () => {
  const counted = countSmallPlus();
  const taken = monthsFrom('2026-01', '2034-12').filter((month) => counted.month(month, true));
  expect([taken[35], taken[36], taken[71], taken[72]]).toEqual(['2028-12', '2031-01', '2033-12', undefined]);
});
