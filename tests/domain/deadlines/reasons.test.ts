import { describe, expect, test } from 'vitest';
import { areaOf } from '../../../src/domain/deadlines/area';
import type { Obligation } from '../../../src/domain/deadlines/obligations';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import { plainWords } from '../../../src/domain/deadlines/plainWords';
import { reasonsOf } from '../../../src/domain/deadlines/reasons';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { bakery, llc } from './profiles';

const due = (stretches: readonly TaxProfile[]) => obligationsOver(stretches, '2026-11-01', '2028-01-31');
const found = (profiles: readonly TaxProfile[], rule: string): Obligation => {
  const one = due(profiles).find((each) => each.rule === rule);
  if (!one) throw new Error(`${rule} is not due`);
  return one;
};
const facts = (profiles: readonly TaxProfile[], obligation: Obligation) =>
  Object.fromEntries(reasonsOf(profiles, obligation).facts.map(({ key, value }) => [key, value]));

describe('why an obligation is somebody’s', () => {
  test('is told for each of them, with at least one fact that the profile has', () => {
    for (const profile of [bakery, llc]) {
      const silent = due([profile]).filter((each) => reasonsOf([profile], each).facts.length === 0);
      expect(silent.map(({ rule, period }) => `${rule} ${period}`)).toEqual([]);
    }
  });
  test('is what its rule looked at, and nothing beside', () => {
    const quarterly = { ...bakery, vat_status: 'active', vat_period: 'quarterly' } as const;
    expect(facts([quarterly], found([quarterly], 'jpk_v7k'))).toEqual({ vat_status: 'active', vat_period: 'quarterly' });
  });
  test('is the state of its own time, where the profile changed', () => {
    const line = [
      { ...bakery, taxation_form: 'pit_scale', valid_from: null, valid_to: '2026-12-31' },
      { ...bakery, taxation_form: 'pit_flat', valid_from: '2027-01-01', valid_to: null },
    ] as const;
    const advances = due(line).filter(({ rule }) => rule === 'pit_zaliczka_m');
    const forms = advances.map((each) => [each.period, facts(line, each).taxation_form]);
    expect(forms).toContainEqual(['2026-12', 'pit_scale']);
    expect(forms).toContainEqual(['2027-01', 'pit_flat']);
  });
  test('is nothing where the profile does not owe it', () =>
    expect(reasonsOf([llc], found([bakery], 'pit_zaliczka_m'))).toEqual({ says: [], facts: [], profile: null }));
  test('says of an employer that nobody told, where that decides', () => {
    const unknown = { ...llc, employs: null };
    expect(facts([unknown], found([unknown], 'pit4r'))).toMatchObject({ employs: null });
    expect(facts([unknown], found([unknown], 'zus_15'))).toMatchObject({ employs: null });
  });
});

test('each rule stands in an area', () => {
  for (const { id } of DEADLINE_RULES) expect(areaOf(id)).not.toBe('');
});
test('what is due each month has plain words', () => {
  for (const { rule, name, period } of due([bakery, llc]))
    if (/^\d{4}-\d\d$/.test(period)) expect([rule, plainWords(rule, name)]).not.toEqual([rule, name]);
});
test('words that nobody wrote are the name', () => expect(plainWords('unknown', 'Nowy obowiązek')).toBe('Nowy obowiązek'));
