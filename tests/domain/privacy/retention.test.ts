import { describe, expect, test } from 'vitest';
import { keptUntil, lastYearOver } from '../../../src/domain/privacy/retention';

describe('R03: how long law keeps what the office holds', () => {
  test('R03: books five years from the end of the year in which the tax was payable, which for December and the year is the next one', () => {
    expect(keptUntil('books', '2025-12-31')?.until).toBe('2031-12-31');
    expect(keptUntil('books', '2025-01-01')?.until).toBe('2031-12-31');
    expect(keptUntil('books', '2025-06-30')?.act).toContain('art. 74 ust. 2 ustawy o rachunkowości');
  });

  test.each([
    ['2019-01-01', '2036-12-31'],
    ['2018-12-31', '2076-12-31'],
    [null, '2076-12-31'],
  ])('R03: employment that began on %s and ended in 2026 is kept until %s', (began, until) =>
    expect(keptUntil('employment', '2026-03-31', began)?.until).toBe(until),
  );

  test('R03: what came of a contract until claims of it are void, six years to the end of the year', () => {
    expect(keptUntil('contract', '2020-02-29')).toMatchObject({ until: '2026-12-31', act: expect.stringContaining('art. 118') });
  });

  test.each([
    ['books', '2019'],
    ['contract', '2019'],
    ['employment', '2015'],
  ] as const)('R03: of %s what ended in %s may be over in 2026, and what ended a year later is not', (retention, year) => {
    expect(lastYearOver(retention, '2026-11-20')).toBe(year);
    const until = (ended: number) => keptUntil(retention, `${ended}-01-01`, '2019-01-01')?.until ?? '';
    expect([until(Number(year)) < '2026-11-20', until(Number(year) + 1) < '2026-11-20']).toEqual([true, false]);
  });

  test('R03: AML papers five years from the very day on which the relationship ended, and no longer (art. 49 AML)', () => {
    expect(keptUntil('aml', '2021-11-20')).toMatchObject({ until: '2026-11-20', act: expect.stringContaining('art. 49') });
    expect(keptUntil('aml', '2024-02-29')?.until).toBe('2029-02-28');
    expect(lastYearOver('aml', '2026-11-20')).toBe('2021');
  });

  test.each(['account', 'operation'] as const)('R03: %s is kept by no law', (retention) =>
    expect(keptUntil(retention, '2026-11-20')).toBeNull(),
  );
});
