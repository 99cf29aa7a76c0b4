import { expect, test } from 'vitest';
import { withDoubtsOnce } from '../../../src/domain/deadlines/doubts';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { llc } from './profiles';

const unknown: TaxProfile = { ...llc, employs: null, employees_fte: 0, insured_count: null };
const rules = (from: string, to: string, since = '2026-11-01') =>
  withDoubtsOnce([unknown], since, from, to).map(({ rule, due, condition }) => [rule, due, condition === null]);

test('a doubt of every month stands in the first one alone, and what is sure in all', () => {
  const [november, december] = [rules('2026-11-01', '2026-11-30'), rules('2026-12-01', '2026-12-31')];
  expect(november).toContainEqual(['pit4', '2026-11-20', false]);
  expect(december.map(([rule]) => rule)).not.toContain('pit4');
  expect(december.filter(([, , sure]) => sure).length).toBeGreaterThan(0);
});
test('a doubt of a year stands in the month of its first day', () =>
  expect(rules('2027-02-01', '2027-02-28')).toContainEqual(['pit4r', '2027-02-01', false]));
test('within one span it stands once too', () =>
  expect(rules('2026-11-01', '2027-01-31').filter(([rule]) => rule === 'pit4')).toEqual([['pit4', '2026-11-20', false]]));
