import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { grantedCompanies, permit } from '../../src/access/can';
import { areasOf, isWorker, type Principal } from '../../src/access/principal';
import type { Resource, Verb } from '../../src/schema';
import { standard } from '../../src/tenants/standard';

const declared = Object.values<Resource>(resources);
const verbs: readonly Verb[] = ['list', 'show', 'create', 'edit', 'delete'];
const config = standard('demo');

/** Somebody of whom every question is written down. */
function watched(person: Partial<Principal>, asked: Set<string>): Principal {
  const whole = { id: 'nobody', first_name: 'Ala', roles: [], isAdmin: true, payroll: false, companies: [], ...person };
  return new Proxy(whole, {
    get(target, key) {
      asked.add(String(key));
      return Reflect.get(target, key);
    },
  });
}

test('P19: whatever the rules ask about a person is marked as giving rights where it is declared', () => {
  const asked = new Set<string>();
  const people: Partial<Principal>[] = [
    {},
    { payroll: true, roles: ['manager'] },
    { roles: ['worker-tasks'] },
    { isAdmin: false, companies: [{ id: 'company', role: 'owner' }] },
  ];
  for (const person of people) {
    const who = watched(person, asked);
    for (const resource of declared) for (const verb of verbs) permit(who, verb, resource, config);
    areasOf(who, config);
    isWorker(who);
    grantedCompanies(who);
  }
  // One's id and name tell who somebody is, and are nobody's to give.
  for (const name of ['id', 'first_name']) asked.delete(name);
  const marked = declared.flatMap(({ fields }) => Object.values(fields).flatMap(({ options }) => options.rights ?? []));
  expect([...asked].sort()).toEqual([...new Set(marked)].sort());
});

test('P19: a field of a person that is called as the rules call it is marked by that very name', () => {
  const { fields } = resources.users as Resource;
  for (const key of ['isAdmin', 'roles', 'payroll']) expect([key, fields[key]?.options.rights]).toEqual([key, key]);
});
