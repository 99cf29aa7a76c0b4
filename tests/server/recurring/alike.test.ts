import { expect, test } from 'vitest';
import { recurringTasks } from '../../../resources/recurringTasks';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { blank } from '../../../src/schema/validate';
import { likenessOf, onceForAlike, personAt, placeOf, YEARS_BACK } from '../../../src/server/recurring/alike';
import { type Client, companyKeys, profilesOf } from '../../../src/server/recurring/client';
import { planFor } from '../../../src/server/recurring/plan';
import type { Rule } from '../../../src/server/recurring/rule';
import { statutoryRules } from '../../../src/server/recurring/statutory';
import { CHANGES } from '../../domain/deadlines/hundred/changes';
import { COMPANIES } from '../../domain/deadlines/hundred/companies';
import { OTHERS } from '../../domain/deadlines/hundred/others';
import { PARTNERSHIPS } from '../../domain/deadlines/hundred/partnerships';
import { SOLE_TRADERS } from '../../domain/deadlines/hundred/soleTraders';

const [from, to] = ['2026-12-01', '2027-04-30'];

/** A client with such a profile, under ids of their own. */
function clientWith(profile: object, turn: string): Client {
  const { persons = [] } = profile as Partial<Client>;
  const blank = Object.fromEntries(companyKeys.map((key) => [key, null]));
  return {
    ...blank,
    status: 'active',
    has_staff: false,
    staff_fte: 0,
    staff_insured: 0,
    staff_ppk: false,
    staff_ppk_resigned: false,
    lines: [],
    ...profile,
    id: `company ${turn}`,
    title: `Firma ${turn}`,
    owner_id: `keeper ${turn}`,
    persons: persons.map((person, nth) => ({ ...person, id: `person ${nth} ${turn}`, name: `Osoba ${nth}` })),
  } as unknown as Client;
}
const profiles = [...SOLE_TRADERS, ...PARTNERSHIPS, ...COMPANIES, ...OTHERS, ...CHANGES].flatMap(({ profile }) => profile);

test('what was worked out of one client is what everyone alike owes, each of their own people, and is worked out once', () => {
  let worked = 0;
  const owing = onceForAlike((stretches, client, first, last) => {
    worked += 1;
    return obligationsOver(stretches, first, last).map((each) => ({
      ...each,
      person: null,
      place: placeOf(client, each.person),
    }));
  });
  expect(profiles.length).toBeGreaterThan(100);
  for (const [nth, profile] of profiles.entries()) {
    const [first, other] = [clientWith(profile, `${nth} a`), clientWith(profile, `${nth} b`)];
    expect(likenessOf(other, from)).toBe(likenessOf(first, from));
    owing(first, from, to);
    const before = worked;
    const found = owing(other, from, to).map(({ place, ...each }) => ({ ...each, person: personAt(other, place) }));
    expect(found).toEqual(obligationsOver(profilesOf(other), from, to));
    expect(worked).toBe(before);
  }
});

const rules = statutoryRules().map(
  (rule) => ({ ...blank(recurringTasks), ...rule, id: rule.code, valid_from: '2000-01-01' }) as unknown as Rule,
);

test('tasks of the law are planned once for all who are alike, for each of their own people', () => {
  let worked = 0;
  const horizon = {
    today: from,
    ahead: () => {
      worked += 1;
      return 150;
    },
  };
  let tasks = 0;
  for (const [nth, profile] of profiles.entries()) {
    const [first, other] = [clientWith(profile, `${nth} a`), clientWith(profile, `${nth} b`)];
    planFor(rules, [first], horizon);
    const before = worked;
    const found = planFor(rules, [other], horizon);
    expect(worked).toBe(before);
    expect(found).toEqual(planFor([...rules], [other], horizon));
    tasks += found.length;
  }
  expect(tasks).toBeGreaterThan(profiles.length);
});

test('whom a rule leaves out, or an event tells earlier, is told apart from those alike', () => {
  const profile = {
    ...{ company_type: 'jdg', taxation_form: 'pit_flat', advance_mode: 'monthly', accounting_type: 'kpir', zus_scheme: 'full' },
    ...{ vat_status: 'active', vat_period: 'monthly' },
  };
  const [first, other] = [clientWith(profile, 'a'), clientWith(profile, 'b')];
  const horizon = { today: from, ahead: () => 60 };
  const planned = (of: readonly Rule[], more: object = {}) =>
    planFor(of, [first, other], { ...horizon, ...more }).flatMap(({ rule, client }) =>
      rule.code === 'jpk_v7m' ? [client?.id] : [],
    );
  const months = planned(rules).length / 2;
  expect(months).toBeGreaterThan(0);
  const left = rules.map((rule) => ({ ...rule, exclude_companies: [{ company_id: other.id }] }) as Rule);
  expect(new Set(planned(left))).toEqual(new Set([first.id]));
  const earlier = { toldEarlier: (client: Client) => client.id === first.id };
  expect(new Set(planned(rules, earlier))).toEqual(new Set([other.id]));
});

test('who differs in one thing that law may ask of is not alike; whoever keeps them, or their name, makes no difference', () => {
  const client = clientWith({ company_type: 'jdg', taxation_form: 'pit_flat', ceidg_start_date: '2025-08-01' }, 'a');
  const without = ['title', 'owner_id', 'payroll_owner_id'];
  for (const key of companyKeys)
    expect([key, likenessOf({ ...client, [key]: '2026-09-09' }, from) === likenessOf(client, from)]).toEqual([
      key,
      without.includes(key),
    ]);
});

test('businesses that began long ago are alike, as no rule looks back so far', () => {
  const began = (day: string) => clientWith({ company_type: 'llc', accounting_type: 'full_books', ceidg_start_date: day }, 'a');
  expect(likenessOf(began('2004-08-01'), from)).toBe(likenessOf(began('2019-02-01'), from));
  expect(likenessOf(began('2024-08-01'), from)).not.toBe(likenessOf(began('2024-09-01'), from));
  // The year of the period and the one that may be joined to it stand between.
  for (const { id, due } of DEADLINE_RULES)
    for (const months of [due.months, due.except?.months ?? 0]) expect([id, months <= (YEARS_BACK - 2) * 12]).toEqual([id, true]);
});
