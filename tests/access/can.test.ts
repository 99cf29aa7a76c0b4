import { describe, expect, test } from 'vitest';
import { resources } from '../../resources';
import { can, permit, visibleFields, visibleRows, writableFields } from '../../src/access/can';
import { areasOf, hasArea, isWorker, type Principal } from '../../src/access/principal';
import type { Area, Resource, Role } from '../../src/schema';
import { areas } from '../../src/schema';
import { standard } from '../../src/tenants/standard';

const office = (...roles: Role[]): Principal => ({
  id: 'u1',
  first_name: 'Ewa',
  roles,
  isAdmin: true,
  payroll: false,
  companies: [],
});
const client = (role: Principal['companies'][number]['role'] = 'owner'): Principal => ({
  id: 'k1',
  first_name: 'Jan',
  roles: [],
  isAdmin: false,
  payroll: false,
  companies: [{ id: 'c1', role }],
});
const tenant = standard('demo');
const denied = (...deniedAreas: Area[]) => ({ ...tenant, deniedAreas });
const people = {
  accountant: office(),
  worker: office('worker-tasks'),
  manager: office('manager'),
  superuser: office('superuser'),
  boss: office('boss'),
  leadWorker: office('worker-tasks', 'manager'),
  client: client(),
};

describe("P02: areas are the specification's section 6, literally", () => {
  test.each<[keyof typeof people, Area[]]>([
    ['worker', ['tasks', 'trainings']],
    [
      'accountant',
      ['companies', 'documents', 'tasks', 'tickets', 'trainings', 'reports', 'messages', 'users', 'system-tickets', 'modules'],
    ],
    [
      'manager',
      [
        'companies',
        'documents',
        'tasks',
        'tickets',
        'trainings',
        'reports',
        'messages',
        'users',
        'settings',
        'system-tickets',
        'modules',
      ],
    ],
    ['superuser', [...areas]],
    ['boss', areas.filter((area) => area !== 'settings')],
    ['leadWorker', areas.filter((area) => area !== 'partners')],
  ])('%s', (who, expected) => expect(areasOf(people[who], tenant)).toEqual(expected));

  test('a worker with any higher role is no worker', () => {
    expect(isWorker(office('worker-tasks'))).toBe(true);
    for (const role of ['manager', 'superuser', 'boss'] as const) expect(isWorker(office('worker-tasks', role))).toBe(false);
    expect(isWorker({ isAdmin: false, roles: ['worker-tasks'] })).toBe(false);
  });
  test.each(areas)('what the firm denies (%s) nobody has, superuser neither', (area) => {
    for (const who of Object.values(people)) expect(hasArea(who, area, denied(area))).toBe(false);
  });
});

describe('P02: tasks are for workers, or for anyone with companies', () => {
  const without = denied('companies');
  test('a worker has them without companies, whoever is neither has none, also where the firm denied companies alone', () => {
    expect(hasArea(people.worker, 'tasks', without)).toBe(true);
    for (const who of [people.accountant, people.manager, people.superuser, people.boss, people.leadWorker, people.client])
      expect([hasArea(who, 'tasks', tenant), hasArea(who, 'tasks', without)]).toEqual([true, false]);
  });
  test.each(Object.values<Resource>(resources).filter(({ area }) => area === 'tasks'))('$name are judged so', (resource) => {
    expect(can(people.worker, 'list', resource, without)).not.toBe('absent');
    expect(can(people.accountant, 'list', resource, without)).toBe('forbidden');
    expect(can(people.client, 'list', resource, without)).toBe('absent');
  });
});

describe('what may be done', () => {
  test('P03: a module that is off is absent for everybody', () => {
    const off = { ...tenant, modules: { ...tenant.modules, documents: { enabled: false } } };
    for (const who of Object.values(people)) expect(can(who, 'list', resources.documents, off)).toBe('absent');
  });
  test('a worker is refused companies and given tasks', () => {
    expect(can(people.worker, 'list', resources.companies, tenant)).toBe('forbidden');
    expect(can(people.worker, 'list', resources.tasks, tenant)).toBe('yes');
  });
  test('users are changed by a manager or superuser alone', () => {
    expect(can(people.accountant, 'list', resources.users, tenant)).toBe('yes');
    expect(can(people.accountant, 'create', resources.users, tenant)).toBe('forbidden');
    expect(can(people.manager, 'create', resources.users, tenant)).toBe('yes');
    expect(can(people.boss, 'create', resources.users, tenant)).toBe('forbidden');
  });
  test('a client is not told that users can be listed, but has their own record', () => {
    expect(can(client(), 'list', resources.users, tenant)).toBe('absent');
    expect(permit(client(), 'edit', resources.users, tenant)).toMatchObject({ rows: [{ field: 'id', any: ['k1'] }] });
    const own = permit(client(), 'edit', resources.users, tenant);
    expect(typeof own === 'object' && Object.keys(own.writable)).toEqual([
      'first_name',
      'last_name',
      'phone',
      'digest',
      'digest_hour',
      'mail_word',
    ]);
  });
  test('a client reads their company and changes nothing in it', () => {
    expect(can(client(), 'show', resources.companies, tenant)).toBe('yes');
    expect(can(client(), 'edit', resources.companies, tenant)).toBe('forbidden');
  });
});

describe('what exists', () => {
  test("P04: a client knows of their companies' rows alone", () => {
    expect(visibleRows(client(), resources.companies, tenant)).toEqual([{ field: 'id', any: ['c1'] }]);
    expect(visibleRows(client(), resources.tasks, tenant)).toEqual([
      { field: 'company_id', any: ['c1'] },
      { field: 'audience', any: ['client'] },
    ]);
    expect(visibleRows({ ...client(), companies: [] }, resources.companies, tenant)).toEqual([{ field: 'id', any: [] }]);
  });
  test("P14: a worker sees own time alone, whoever has reports sees everybody's", () => {
    expect(visibleRows(people.worker, resources.uptimes, tenant)).toEqual([{ field: 'user_id', any: ['u1'] }]);
    expect(visibleRows(people.accountant, resources.uptimes, tenant)).toEqual([]);
  });
  test.each(['pesel', 'wage_amount', 'bank_account', 'medical_exam_valid_to'])(
    'P08: %s needs the payroll grant, or to be the employer',
    (key) => {
      const knows = (who: Principal) => key in visibleFields(who, resources.employees);
      expect(knows(people.superuser)).toBe(false);
      expect(knows({ ...people.accountant, payroll: true })).toBe(true);
      expect(knows(client('owner'))).toBe(true);
      expect(knows(client('payroll'))).toBe(true);
      expect(knows(client('accountant'))).toBe(false);
      expect(knows(client('viewer'))).toBe(false);
    },
  );
  test("P11: what is hidden or read-only can't be written, what is fixed only when made", () => {
    for (const resource of Object.values<Resource>(resources))
      for (const who of [...Object.values(people), client('viewer')]) {
        const readable = visibleFields(who, resource);
        for (const verb of ['create', 'edit'] as const)
          for (const [key, { options }] of Object.entries(writableFields(who, resource, verb))) {
            expect(readable).toHaveProperty(key);
            expect(options.readOnly ?? false).toBe(false);
            expect(verb === 'edit' && (options.fixed ?? false)).toBe(false);
          }
      }
  });
});
