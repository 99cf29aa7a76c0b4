import { expect, test } from 'vitest';
import { type StatedStage, stageEnd } from '../../../src/domain/zus/ladder/currentStage';

const TODAY = '2026-11-20';

test.each<[StatedStage, string | null, string | null]>([
  [{ zus_scheme: 'start_relief', zus_scheme_from: '2026-08-02' }, '2027-02-28', 'preferential'],
  [{ zus_scheme: 'start_relief', zus_scheme_from: '2026-08-01' }, '2027-01-31', 'preferential'],
  [{ zus_scheme: 'start_relief', zus_scheme_from: '2026-08-01', zus_scheme_to: '2026-12-14' }, '2026-12-14', 'preferential'],
  [{ zus_scheme: 'preferential', zus_scheme_from: '2025-02-01', zus_scheme_to: null }, '2027-01-31', 'full'],
  [{ zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01', maly_plus_months_used: 11 }, '2028-12-31', 'full'],
  [{ zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01', maly_plus_months_used: 36 }, '2026-11-30', 'full'],
  [{ zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01', maly_plus_months_used: 40 }, '2026-11-30', 'full'],
  [{ zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01' }, null, 'full'],
  [{ zus_scheme: 'full', zus_scheme_from: '2020-01-01', maly_plus_months_used: 3 }, null, null],
  [{ zus_scheme: 'health_only', zus_scheme_from: '2020-01-01' }, null, null],
  [{ zus_scheme: 'krus', zus_scheme_from: '2020-01-01' }, null, null],
])('%o ends on %s, then %s', (stage, ends_on, next) => expect(stageEnd(stage, TODAY)).toEqual({ ends_on, next }));

test('the months of Mały ZUS Plus were counted before 2026 too, but not before it was law', () => {
  const used = { zus_scheme: 'maly_plus', zus_scheme_from: '2023-01-01', maly_plus_months_used: 30 } as const;
  expect(stageEnd(used, '2025-06-15').ends_on).toBe('2025-12-31');
  expect(stageEnd(used, '2020-01-31').ends_on).toBeNull();
});

test('the first month of a new term belongs to it', () =>
  expect(
    stageEnd({ zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01', maly_plus_months_used: 1 }, '2026-01-15').ends_on,
  ).toBe('2028-12-31'));
