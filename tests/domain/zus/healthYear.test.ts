import { describe, expect, test } from 'vitest';
import { linearDeduction } from '../../../src/domain/zus/owner/deduction';
import { healthYear, monthsSettled } from '../../../src/domain/zus/owner/healthYear';

const year = (values: Partial<Parameters<typeof healthYear>[0]> = {}) =>
  healthYear({ form: 'scale', year: 2026, months: 12, income: null, revenue: null, due: null, ...values });

describe('the yearly settlement of the health contribution', () => {
  test('is due with April’s DRA, and its refund has a last day of its own (art. 81 ust. 2j–2o u.ś.o.z.)', () => {
    expect(year()).toMatchObject({ settle_by: '2027-05-20', refund_by: '2027-06-01' });
    expect(healthYear({ form: 'scale', year: 2027, months: 12, income: null, revenue: null, due: null }).settle_by).toBe(
      '2028-05-22',
    );
  });

  test('on the scale is 9% of the year’s income, and what is over the months’ sum is to be paid', () => {
    expect(year({ income: 120_000_00, due: 10_500_00 })).toMatchObject({ amount: 10_800_00, difference: 300_00, missing: [] });
    expect(year({ income: 120_000_00, due: 11_000_00 })).toMatchObject({ difference: -200_00 });
  });

  test('never goes below the lowest base of each month of insurance: 4 806,00 × 12 × 9%', () => {
    expect(year({ income: 20_000_00, due: 5190_48 })).toMatchObject({ amount: 5190_48, base: 57_672_00, difference: 0 });
    expect(year({ form: 'flat', income: 20_000_00, months: 5 })).toMatchObject({ amount: 2162_70 });
    expect(year({ form: 'flat', income: -1_00 })).toMatchObject({ amount: 5190_48 });
  });

  test('of 2025 stands on three quarters of the minimum wage', () => {
    expect(year({ year: 2025, income: 0 })).toMatchObject({ amount: 3779_46, base: 41_994_00 });
  });

  test('on the flat tax is 4,9%', () => {
    expect(year({ form: 'flat', income: 300_000_00 }).amount).toBe(14_700_00);
  });

  test('on the lump sum is the year’s step for each month', () => {
    expect(year({ form: 'lump_sum', revenue: 61_000_00, due: 498_35 * 11 + 830_58 })).toMatchObject({
      amount: 830_58 * 12,
      difference: 830_58 * 12 - (498_35 * 11 + 830_58),
    });
  });

  test('says what is missing, and counts nothing without it', () => {
    expect(year()).toMatchObject({ amount: null, difference: null });
    expect(year().missing).toEqual(['dochód za 2026 r.', 'sumę składek należnych za miesiące 2026 r.']);
    expect(year({ form: 'lump_sum' }).missing[0]).toBe('przychód za 2026 r.');
  });

  test('is set against the months from February to January by income, of the calendar year by revenue', () => {
    expect([monthsSettled('flat', 2026)[0], monthsSettled('flat', 2026).at(-1)]).toEqual(['2026-02', '2027-01']);
    expect([monthsSettled('lump_sum', 2026)[0], monthsSettled('lump_sum', 2026).at(-1)]).toEqual(['2026-01', '2026-12']);
  });
});

describe('what the flat tax lets deduct', () => {
  test('is limited for the year, and the limit of a year not announced stays unknown', () => {
    expect(linearDeduction(2026, 9_000_00)).toMatchObject({
      limit: 14_100_00,
      left: 5_100_00,
      basis: 'art. 30c ust. 2 pkt 2 PIT',
    });
    expect(linearDeduction(2026, 20_000_00).left).toBe(0);
    expect(linearDeduction(2027, 1_00)).toMatchObject({ limit: null, left: null, certainty: 'unknown' });
  });
});
