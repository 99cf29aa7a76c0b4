import { describe, expect, test } from 'vitest';
import { type PeriodKind, periodEnding } from '../../../src/domain/deadlines/period';
import { lastMonthOf, periodName } from '../../../src/domain/deadlines/periodName';
import { addMonths } from '../../../src/lib/dates';

describe('the name of a period', () => {
  test.each([
    ['2026-10', 'październik 2026'],
    ['2026-Q1', 'I kwartał 2026'],
    ['2026-Q2', 'II kwartał 2026'],
    ['2026-Q3', 'III kwartał 2026'],
    ['2026-Q4', 'IV kwartał 2026'],
    ['2026', 'rok 2026'],
    ['2026-R2', '2. ratę 2026'],
    ['2025-07/2026-06', 'okres 07.2025–06.2026'],
    ['2026-H1', 'I półrocze 2026'],
    ['2026-H2', 'II półrocze 2026'],
    ['2026-W48', '48. tydzień 2026'],
    ['2026-11-20', '20.11.2026'],
  ])('%s reads after “za” as %s', (label, name) => expect(periodName(label)).toBe(name));
});

describe('the month a period ends in', () => {
  test.each([
    ['2026-10', '2026-10'],
    ['2026', '2026-12'],
    ['2026-Q1', '2026-03'],
    ['2026-Q4', '2026-12'],
    ['2026-H1', '2026-06'],
    ['2026-H2', '2026-12'],
    ['2025-07/2026-06', '2026-06'],
    ['2026-R2', null],
    ['2026-W48', null],
    ['2026-11-20', null],
    ['2026-07/dalej', null],
  ])('of %s is %s', (label, month) => expect(lastMonthOf(label)).toBe(month));

  test('is read back from the label of every period but an instalment', () => {
    const kinds: PeriodKind[] = ['month', 'month_1_2_of_quarter', 'quarter', 'year', 'tax_quarter', 'tax_year'];
    for (const kind of kinds)
      for (const fiscalStart of [1, 2, 7, 12])
        for (let month = '2025-01'; month <= '2027-12'; month = addMonths(month, 1)) {
          const period = periodEnding(kind, month, fiscalStart);
          if (period) expect(lastMonthOf(period.label)).toBe(month);
        }
  });
});
