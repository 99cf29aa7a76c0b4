import { expect, test } from 'vitest';
import { questionsOf } from '../../../src/domain/deadlines/questions';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { bakery, llc } from './profiles';

const asked = (profile: TaxProfile) => questionsOf([profile], '2026-11-22', '2028-01-31');
const facts = (profile: TaxProfile) => asked(profile).map(({ fact }) => fact);

test('each unknown circumstance is asked once, with all that hangs on it', () => {
  expect(new Set(facts(bakery)).size).toBe(facts(bakery).length);
  expect(facts(bakery)).toContain('withholds_flat_tax');
  const capital = asked(bakery).find(({ fact }) => fact === 'has_capital_gains');
  expect(capital?.obligations.map(({ rule, period }) => [rule, period])).toEqual([['pit38', '2026']]);
});
test('an answer, yes or no, takes the question away', () => {
  expect(facts({ ...bakery, has_capital_gains: true })).not.toContain('has_capital_gains');
  expect(facts({ ...bakery, has_capital_gains: false })).not.toContain('has_capital_gains');
});
test('a number that tells it takes it away too', () =>
  expect([facts(bakery), facts({ ...bakery, insured_count: 12 })].map((all) => all.includes('has_ten_insured'))).toEqual([
    true,
    false,
  ]));
test('nobody is asked about what does not concern them, nor about a suspension', () => {
  expect(facts(llc)).not.toContain('has_capital_gains');
  const known = Object.fromEntries(facts(bakery).map((fact) => [fact, false]));
  expect(facts({ ...bakery, ...known, suspended_from: '2026-01-01' })).toEqual([]);
});
