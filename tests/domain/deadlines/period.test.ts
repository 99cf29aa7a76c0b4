import { describe, expect, test } from 'vitest';
import { dueDates } from '../../../src/domain/deadlines/dueDates';
import { periodEnding } from '../../../src/domain/deadlines/period';
import type { DeadlineRule } from '../../../src/domain/deadlines/rule';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';

const rule = (id: string) => DEADLINE_RULES.find((each) => each.id === id) as DeadlineRule;
const YEAR = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
const labels = (kind: Parameters<typeof periodEnding>[0], fiscalStart?: number) =>
  YEAR.map((month) => periodEnding(kind, month, fiscalStart)?.label).filter(Boolean);

describe('a period', () => {
  test('ends with certain months only', () => {
    expect(labels('month')).toEqual(YEAR);
    expect(labels('month_1_2_of_quarter')).toEqual(YEAR.filter((_, index) => index % 3 !== 2));
    expect(labels('quarter')).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']);
    expect(labels('year')).toEqual(['2026']);
    expect(labels({ instalments: [3, 5, 9, 11] })).toEqual(['2026-R1', '2026-R2', '2026-R3', '2026-R4']);
  });

  test('knows its first and last month', () => {
    expect(periodEnding('quarter', '2026-03')).toEqual({ label: '2026-Q1', firstMonth: '2026-01', lastMonth: '2026-03' });
    expect(periodEnding('year', '2026-12')).toEqual({ label: '2026', firstMonth: '2026-01', lastMonth: '2026-12' });
    expect(periodEnding('month', '2026-12')).toEqual({ label: '2026-12', firstMonth: '2026-12', lastMonth: '2026-12' });
  });

  test('of a tax year that follows the calendar is named like a calendar one', () => {
    expect(labels('tax_year', 1)).toEqual(['2026']);
    expect(labels('tax_quarter', 1)).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']);
  });

  test('of another tax year is named by its months', () => {
    expect(labels('tax_year', 7)).toEqual(['2025-07/2026-06']);
    expect(labels('tax_year', 2)).toEqual(['2025-02/2026-01']);
    expect(labels('tax_quarter', 7)).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']);
    expect(labels('tax_quarter', 2)).toEqual(['2025-11/2026-01', '2026-02/2026-04', '2026-05/2026-07', '2026-08/2026-10']);
  });
});

describe('a tax year that ends in June', () => {
  const due = (id: string) =>
    dueDates(rule(id), '2026-07-01', '2027-06-30', 7).map(({ period, due: date }) => [period.label, date]);

  test('moves what is counted from its end', () => {
    expect(due('cit8')).toEqual([['2025-07/2026-06', '2026-09-30']]);
    expect(due('sf_zatwierdzenie')).toEqual([['2025-07/2026-06', '2026-12-31']]);
    expect(due('sf_krs')).toEqual([['2025-07/2026-06', '2027-01-15']]);
    expect(due('jpk_cit')).toEqual([['2025-07/2026-06', '2027-02-01']]);
    expect(due('tpr')).toEqual([['2025-07/2026-06', '2027-05-31']]);
  });

  test('leaves calendar obligations where they are', () => expect(due('pit4r')).toEqual([['2026', '2027-02-01']]));
});
