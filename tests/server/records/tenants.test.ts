import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { typeOf } from '../../../src/schema/fields';
import { inOrderOfReferences } from '../../../src/schema/order';
import { blank } from '../../../src/schema/validate';
import { tableOf } from '../../../src/server/db/columns';
import type { Database } from '../../../src/server/db/database';
import { act, actOnOne } from '../../../src/server/records/act';
import { create } from '../../../src/server/records/create';
import { fill } from '../../../src/server/records/fill';
import { history } from '../../../src/server/records/history';
import { list } from '../../../src/server/records/list';
import { one } from '../../../src/server/records/one';
import { remove } from '../../../src/server/records/remove';
import { restore } from '../../../src/server/records/restore';
import { reveal } from '../../../src/server/records/reveal';
import { newId, startRecords } from '../../../src/server/records/start';
import { update } from '../../../src/server/records/update';
import type { Scope } from '../../../src/server/scope';
import { lentDatabase } from '../../support/lentDatabase';
import { furnish, keys, now, type Office, person, query, scopeOf, tenants } from './office';

/** One living and one deleted record of every resource in the other firm, and everybody of this one asking for them. */
let db: Database;
let own: Office;
let other: Office;
const foreign = new Map<string, { living: string; deleted: string }>();

beforeAll(async () => {
  startRecords({ keys });
  db = await lentDatabase();
  own = await furnish(db, tenants.demo);
  other = await furnish(db, tenants.other);
  const company = await other.company({ title: 'Obca' });
  const employee = await other.employee(company.id, { pesel: '44051401359' });
  const pointing: Record<string, string> = { users: other.head.id, companies: company.id, employees: employee.id };
  for (const resource of inOrderOfReferences(Object.values<Resource>(resources))) {
    const living = newId();
    const deleted = newId();
    const record = (id: string) => ({ ...filled(resource, pointing), id });
    await fill(db, { tenantId: 2, at: now }, resource, [record(deleted)]);
    await db.query({ text: `update ${tableOf(resource)} set deleted_at = now() where id = $1`, values: [deleted] });
    await fill(db, { tenantId: 2, at: now }, resource, [record(living)]);
    pointing[resource.name] ??= living;
    foreign.set(resource.name, { living, deleted });
  }
});
afterAll(() => db.close());

/** A record whose required fields hold something, in the other firm. */
function filled(resource: Resource, pointing: Record<string, string>): Record<string, unknown> {
  const record = blank(resource);
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!field.options.required || (record[key] ?? null) !== null) continue;
    if (field.type === 'reference') record[key] = pointing[field.resource ?? ''] ?? other.head.id;
    else if (field.type === 'date') record[key] = '2026-01-01';
    else if (field.type === 'dateTime')
      record[key] =
        `2026-01-01 ${String(8 + Math.floor(foreign.size / 60)).padStart(2, '0')}:00:${String(foreign.size % 60).padStart(2, '0')}`;
    else if (field.type === 'month') record[key] = '2026-01';
    else if (typeOf(field).json === 'integer' && typeOf(field).stored !== 'none') record[key] = 1;
    else if (typeOf(field).json === 'boolean') record[key] = true;
    else if (field.choices) record[key] = typeOf(field).json === 'array' ? [] : Object.keys(field.choices)[0];
    else if (typeOf(field).json === 'array') record[key] = [];
    else if (typeOf(field).stored !== 'none') record[key] = `Obce ${newId()}`;
  }
  return record;
}

const askers = (): [string, Scope][] => [
  ['a superuser', own.scope],
  ['an accountant', scopeOf(own.accountant)],
  ['a worker', scopeOf(person({ roles: ['worker-tasks'] }))],
  ['a client', scopeOf(person({ isAdmin: false, companies: [{ id: newId(), role: 'owner' }] }))],
  [
    'a client of the other firm’s company',
    scopeOf(person({ isAdmin: false, companies: [{ id: foreign.get('companies')?.living ?? '', role: 'owner' }] })),
  ],
];

/** How a call ended, as an outsider could tell it. */
async function outcome(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return 'done';
  } catch (error) {
    const { status, code, message, more } = error as { status?: number; code?: string; message: string; more?: object };
    return { status, code, message, more };
  }
}

const verbs: [string, (scope: Scope, resource: Resource, id: string) => Promise<unknown>][] = [
  ['one', (scope, resource, id) => one(db, scope, resource, id)],
  ['update', (scope, resource, id) => update(db, scope, resource, id, {})],
  ['remove', (scope, resource, id) => remove(db, scope, resource, id)],
  ['restore', (scope, resource, id) => restore(db, scope, resource, id)],
  ['history', (scope, resource, id) => history(db, scope, resource, id)],
  ['reveal', (scope, resource, id) => reveal(db, scope, resource, id, 'pesel')],
  ['delete of a selection', (scope, resource, id) => act(db, scope, resource, 'delete', { ids: [id] })],
  ['update of a selection', (scope, resource, id) => act(db, scope, resource, 'update', { ids: [id], data: {} })],
  ['restore of a selection', (scope, resource, id) => act(db, scope, resource, 'restore', { ids: [id] })],
  ['transition', (scope, resource, id) => actOnOne(db, scope, resource, id, 'done')],
];

test.each(verbs)('T04: %s answers another firm’s record as one that does not exist, whoever asks', async (_, verb) => {
  for (const [asker, scope] of askers()) {
    for (const resource of Object.values<Resource>(resources)) {
      const unknown = await outcome(() => verb(scope, resource, newId()));
      const { living = '', deleted = '' } = foreign.get(resource.name) ?? {};
      for (const id of [living, deleted]) {
        const answer = await outcome(() => verb(scope, resource, id));
        expect([asker, resource.name, answer]).toEqual([asker, resource.name, unknown]);
        expect((answer as { status: number }).status).toBeGreaterThanOrEqual(403);
      }
    }
  }
  const [changed] = await db.query<{ n: number }>({
    text: `select count(*)::int as n from audit where tenant_id = 2 and action not in ('create')`,
  });
  expect(changed?.n).toBe(0);
});

test('T01: lists, totals, counts and searches hold one firm’s rows alone', async () => {
  for (const resource of Object.values<Resource>(resources)) {
    const mine = await list(db, own.scope, resource, query());
    const theirs = await list(db, other.scope, resource, query());
    const ids = new Set(mine.data.map(({ id }) => id));
    expect(theirs.data.some(({ id }) => ids.has(id))).toBe(false);
    expect(mine.total).toBe(mine.data.length);
    const { living = '' } = foreign.get(resource.name) ?? {};
    const asked = query({ filters: [{ key: 'id', is: 'any', values: [living] }] });
    expect((await list(db, own.scope, resource, asked)).data).toEqual([]);
  }
  expect((await list(db, own.scope, resources.companies, query({ search: 'obca' }))).total).toBe(0);
});

test('T01: a record of the firm can’t point to another firm’s', async () => {
  const { living = '' } = foreign.get('companies') ?? {};
  for (const scope of [own.scope, askers()[4]?.[1] ?? own.scope]) {
    const answer = await outcome(() =>
      create(db, scope, resources.tasks, { title: 'x', due_date: '2026-12-01', company_id: living, assignee_id: own.head.id }),
    );
    expect(answer).toMatchObject({ status: scope.who.isAdmin ? 422 : 403 });
  }
  const company = await own.company();
  expect(await outcome(() => update(db, own.scope, resources.companies, company.id, { owner_id: other.head.id }))).toMatchObject({
    status: 422,
    more: { errors: { owner_id: 'Wybierz pozycję z listy' } },
  });
});

test('T01: the table itself refuses such a pointer', async () => {
  const { living = '' } = foreign.get('companies') ?? {};
  const company = await own.company();
  const task = await own.task({ company_id: company.id });
  await expect(
    db.query({ text: 'update tasks set company_id = $1 where tenant_id = 1 and id = $2', values: [living, task.id] }),
  ).rejects.toThrow(/foreign key/);
});

test('T03: the same value may be unique in two firms', async () => {
  const { data } = await list(
    db,
    other.scope,
    resources.companies,
    query({ filters: [{ key: 'title', is: 'is', values: ['Obca'] }] }),
  );
  const made = await own.company({ vat_number: data[0]?.vat_number });
  expect(made.vat_number).toBe(data[0]?.vat_number);
});

test('K03: an encrypted value moved to another firm does not open there', async () => {
  const company = await own.company();
  const mine = await own.employee(company.id, { pesel: '02070803628' });
  await db.query({
    text: `update employees set pesel = (select pesel from employees where tenant_id = 2 and pesel is not null limit 1) where tenant_id = 1 and id = $1`,
    values: [mine.id],
  });
  await expect(reveal(db, own.scope, resources.employees, mine.id, 'pesel')).rejects.toThrow(/altered or belongs elsewhere/);
});
