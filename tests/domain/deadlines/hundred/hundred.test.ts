import { describe, expect, test } from 'vitest';
import { obligationsOver } from '../../../../src/domain/deadlines/overTime';
import { DEADLINE_RULES } from '../../../../src/domain/deadlines/rules';
import type { TaxProfile } from '../../../../src/domain/deadlines/taxProfile';
import { CHANGES } from './changes';
import type { Client } from './client';
import { COMPANIES } from './companies';
import { HARDER } from './harder';
import { MIXES } from './mixes';
import { OTHERS } from './others';
import { PARTNERSHIPS } from './partnerships';
import { SOLE_TRADERS } from './soleTraders';

const TABLES: Record<string, readonly Client[]> = {
  'sole traders': SOLE_TRADERS,
  partnerships: PARTNERSHIPS,
  companies: COMPANIES,
  'all others': OTHERS,
  'who changed': CHANGES,
  'the harder ones': HARDER,
  'many laws at once': MIXES,
};
const all = Object.values(TABLES).flat();
const isTimeLine = (profile: Client['profile']): profile is readonly TaxProfile[] => Array.isArray(profile);

/** What the program counts over the fourteen months, as the table says it; `rule@person` where a person owes. */
function counted({ profile }: Client) {
  const found = obligationsOver(isTimeLine(profile) ? profile : [profile], '2026-11-01', '2027-12-31');
  const named = found.map(({ rule, person, period, due, condition }) => ({
    key: person === null ? rule : `${rule}@${person}`,
    rule,
    day: `${period} ${due}`,
    condition,
  }));
  const sure: Record<string, string[]> = {};
  for (const { key, day } of named.filter(({ condition }) => condition === null)) sure[key] = [...(sure[key] ?? []), day];
  return { sure, named };
}

describe.each(Object.entries(TABLES))('%s', (_, clients) => {
  test.each(clients.map((client) => [client.who, client] as const))('%s', (_who, client) => {
    const { sure, named } = counted(client);
    const expected = Object.fromEntries(Object.entries(client.due).filter(([, days]) => days.length > 0));
    expect(sure).toEqual(expected);
    const perhaps = new Set(named.filter(({ condition }) => condition !== null).map(({ rule }) => rule));
    expect((client.perhaps ?? []).filter((rule) => !perhaps.has(rule))).toEqual([]);
    const any = new Set(named.flatMap(({ key, rule }) => [key, rule]));
    expect(client.never.filter((rule) => any.has(rule))).toEqual([]);
  });
});

test('there are a hundred of them and more, each of its own name and form', () => {
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(new Set(all.map(({ who }) => who)).size).toBe(all.length);
  const first = ({ profile }: Client) => (isTimeLine(profile) ? profile[0] : profile);
  expect(new Set(all.map((client) => first(client)?.company_type)).size).toBe(20);
});

test('together they are bound by every rule of the law', () => {
  const bound = new Set(all.flatMap(({ due }) => Object.keys(due).map((key) => key.split('@')[0])));
  // The next exists for periods or clients that the fourteen months do not hold.
  expect([...new Set(DEADLINE_RULES.map(({ id }) => id))].filter((id) => !bound.has(id))).toEqual([]);
});
test('a rule that is named exists', () => {
  const known = new Set(DEADLINE_RULES.map(({ id }) => id));
  const named = all.flatMap(({ due, perhaps = [], never }) => [...Object.keys(due), ...perhaps, ...never]);
  expect([...new Set(named.map((key) => key.split('@')[0] ?? ''))].filter((id) => !known.has(id))).toEqual([]);
});
