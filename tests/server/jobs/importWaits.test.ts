// On a PostgreSQL server: locks.

import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { csvLine } from '../../../src/lib/csv';
import type { Field } from '../../../src/schema';
import { tryImport } from '../../../src/server/records/import';
import { together } from '../../../src/server/records/together';
import { trialOn } from '../../../src/server/records/trial';
import { viewOf } from '../../../src/server/records/view';
import { systemScope } from '../../../src/server/scope';
import { importTableOf } from '../../support/importTable';
import { openOffice } from '../../support/office';
import { nip } from '../../support/samples';

/** How many statements each transaction had that wrote into the trail in bulk, the longest last. */
const writing: number[] = [];
const office = openOffice({
  database: (db) => ({
    ...db,
    transaction: (work) => {
      const names: (string | undefined)[] = [];
      return db
        .transaction((tx) => {
          names.length = 0;
          const told = <Rest extends { name?: string }>(statement: Rest): Rest => {
            names.push(statement.name);
            return statement;
          };
          return work({
            query: (statement) => tx.query(told(statement)),
            later: (statement) => tx.later(told(statement)),
            notify: tx.notify,
          });
        })
        .finally(() => {
          if (names.includes('together.begin')) writing.push(names.length);
        });
    },
  }),
});

const fields: Record<string, Field> = resources.companies.fields;
const sample = {
  title: '',
  vat_number: '',
  company_type: 'jdg',
  address_postal_code: '90-001',
  address_city: 'Łódź',
  owner_id: 'ksiegowa Testowa',
  taxation_form: 'pit_scale',
  vat_status: 'exempt_limit',
  accounting_type: 'kpir',
};
const fileOf = (rows: readonly object[]) =>
  [Object.keys(sample).map((key) => fields[key]?.label ?? key), ...rows.map((row) => Object.values({ ...sample, ...row }))]
    .map((row) => csvLine(row.map(String)))
    .join('');

async function load(rows: readonly object[]) {
  const headers = {
    'content-type': 'text/csv',
    'x-api-key': 'demo-api-key',
    'x-provider-scope': 'local',
    authorization: `Bearer ${office.as('kierownik').token}`,
  };
  const sent = await office.app.inject({ method: 'POST', url: '/api/companies/import', headers, payload: fileOf(rows) });
  expect(sent.statusCode).toBe(202);
  await office.services.jobs.drain();
  return (await office.as('super').get(sent.json().data.address)).data;
}
const listed = async (search: string) =>
  (await office.as('kierownik').get(`/api/companies/?limit=1&search=${search}`)).body.total;

test('O07: rows that a file makes are written in one transaction of a few statements, so that on one connection nobody waits long', async () => {
  const rows = Array.from({ length: 100 }, (_, nth) => ({ title: `Hurtowa ${nth}`, vat_number: nip(60_000 + nth) }));
  expect(await load(rows)).toMatchObject({ state: 'done', result: { created: 100, refused: 0 } });
  expect(writing).toHaveLength(1);
  expect(writing[0]).toBeLessThan(30);
  expect(await listed('Hurtowa')).toBe(100);
  const made = (await office.as('super').get('/api/companies/?limit=1&search=Hurtowa')).data[0];
  const { data: history } = await office.as('super').get(`/api/companies/${made.id}/history`);
  expect(history).toMatchObject([{ action: 'create' }]);
});

test('V08: rows that change records stand among rows that make them, all or none', async () => {
  const known = await office.add('companies', { title: 'Zastana', vat_number: nip(61_000) });
  const rows = Array.from({ length: 60 }, (_, nth) => ({ title: `Mieszana ${nth}`, vat_number: nip(61_000 + nth) }));
  expect(await load(rows)).toMatchObject({ state: 'done', result: { created: 59, updated: 1, refused: 0 } });
  expect((await office.as('kierownik').get(`/api/companies/${known.id}`)).body.title).toBe('Mieszana 0');
  const faulty = rows.map((_, nth) => ({ title: `Druga ${nth}`, vat_number: nth === 59 ? '1' : nip(62_000 + nth) }));
  expect(await load(faulty)).toMatchObject({ state: 'refused', result: { errors: { '61.vat_number': expect.any(String) } } });
  expect(await listed('Druga')).toBe(0);
});

test('V08: of records that the database refuses together it is told which one', async () => {
  const { db, tenants, clock } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const view = viewOf(systemScope(tenant, clock()), resources.companies, 'create');
  const company = (nth: number) => office.sample('companies', { title: 'Wspólna', vat_number: nip(nth) });
  const refused = await trialOn(db, async (tx) => {
    const batch = together(tx, view);
    for (const nth of [63_000, 63_001, 63_000]) await batch?.add(company(nth));
    return batch?.write();
  });
  expect([refused?.at, refused?.refusal.status, refused?.refusal.code]).toEqual([2, 409, 'taken']);
});

test('O07, V08: tasks of a file are written together too, and time entries that overlap each other are told apart', async () => {
  const { db, tenants, clock } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const scope = systemScope(tenant, clock());
  const company = await office.add('companies', { title: 'Z zadaniami' });
  let statements = 0;
  const made = await db.transaction(async (tx) => {
    const counted =
      <Rest>(work: (statement: Rest) => unknown) =>
      (statement: Rest) => {
        statements += 1;
        return work(statement);
      };
    const batch = together(
      { ...tx, query: counted(tx.query) as typeof tx.query, later: counted(tx.later) },
      viewOf(scope, resources.tasks, 'create'),
    );
    const ids: string[] = [];
    for (let nth = 0; nth < 100; nth += 1) {
      const task = office.sample('tasks', { title: `Razem ${nth}`, company_id: company.id, assignee_id: null });
      ids.push((await batch?.add(task))?.id ?? '');
    }
    expect(await batch?.write()).toBeNull();
    await batch?.note();
    return ids;
  });
  expect(statements).toBeLessThan(50);
  expect((await office.as('super').get(`/api/tasks/${made[99]}`)).body).toMatchObject({ title: 'Razem 99' });
  expect((await office.as('super').get(`/api/tasks/${made[99]}/history`)).data).toMatchObject([{ action: 'create' }]);
  const entry = (start: string, end: string) => ({ start_date: `2026-11-02 ${start}:00`, end_date: `2026-11-02 ${end}:00` });
  const who = { ...scope, who: { ...scope.who, id: office.idOf('kierownik') } };
  const refused = await trialOn(db, async (tx) => {
    const batch = together(tx, viewOf(who, resources.uptimes, 'create'));
    for (const [start, end] of [
      ['08:00', '09:00'],
      ['10:00', '11:00'],
      ['10:30', '12:00'],
    ] as const)
      await batch?.add(entry(start, end));
    return batch?.write();
  });
  expect([refused?.at, refused?.refusal.code]).toEqual([2, 'overlap']);
});

test('V08: a piece of a trial that is gone through again after a deadlock finds the same as the first time', async () => {
  const { db, tenants, clock } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const table = importTableOf(
    fileOf(Array.from({ length: 12 }, (_, nth) => ({ title: 'Dwa razy', vat_number: nip(64_000 + nth) }))),
  );
  // A trial leaves nothing behind, so that its first time is as good as undone by the database.
  const twice: typeof db = {
    ...db,
    transaction: (work) => db.transaction(work).catch(() => db.transaction(work)),
  };
  const tried = await tryImport(twice, systemScope(tenant, clock()), resources.companies, table, async () => undefined);
  expect(tried).toMatchObject({ created: 12, refused: 0 });
});
