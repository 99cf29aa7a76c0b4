import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { companies } from '../../../resources/companies';
import { documents } from '../../../resources/documents';
import { employees } from '../../../resources/employees';
import { settlements } from '../../../resources/settlements';
import { tasks } from '../../../resources/tasks';
import { uptimes } from '../../../resources/uptimes';
import { users } from '../../../resources/users';
import { permit } from '../../../src/access/can';
import type { Principal } from '../../../src/access/principal';
import type { Resource } from '../../../src/schema';
import { create } from '../../../src/server/records/create';
import { fill } from '../../../src/server/records/fill';
import { list } from '../../../src/server/records/list';
import { one } from '../../../src/server/records/one';
import type { Answer } from '../../../src/server/records/reading';
import { remove } from '../../../src/server/records/remove';
import { reveal } from '../../../src/server/records/reveal';
import { newId } from '../../../src/server/records/start';
import { update } from '../../../src/server/records/update';
import type { Scope } from '../../../src/server/scope';
import { now, openOffice, person, query, scopeOf, tenants } from './office';

const office = openOffice();
let bakery: Answer;
let studio: Answer;
let foreign: Answer;
let baker: Answer;
let painter: Answer;
/** Owner of the bakery, viewer of the studio. */
let client: Scope;
let accountant: Scope;
let worker: Scope;

const clientOf = (companiesOf: Principal['companies']) => scopeOf(person({ isAdmin: false, companies: companiesOf }));
const refused = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error) => error,
  );

beforeAll(async () => {
  const { company, employee, task, db, head } = office();
  bakery = await company({ title: 'Piekarnia', internal_note: 'tajne', status: 'notice' });
  studio = await company({ title: 'Studio' });
  foreign = await company({ title: 'Cudza' });
  baker = await employee(bakery.id, {
    last_name: 'Piekarz',
    wage_amount: 700_000,
    pesel: '44051401359',
    bank_account: '61109010140000071219812874',
  });
  painter = await employee(studio.id, { last_name: 'Malarz', wage_amount: 900_000, pesel: '02070803628' });
  await employee(foreign.id, { last_name: 'Cudzy', wage_amount: 800_000 });
  await task({ title: 'Dla klienta', company_id: bakery.id, audience: 'client' });
  await task({ title: 'Wewnętrzne', company_id: bakery.id });
  await task({ title: 'Cudze', company_id: foreign.id, audience: 'client' });
  client = clientOf([
    { id: bakery.id, role: 'owner' },
    { id: studio.id, role: 'viewer' },
  ]);
  accountant = scopeOf(office().accountant);
  worker = scopeOf(person({ roles: ['worker-tasks'] }));
  const entry = (user_id: string, hour: string) => ({
    id: newId(),
    user_id,
    start_date: `2026-11-19 ${hour}:00:00`,
    source: 'timer',
  });
  await fill(
    db,
    { tenantId: 1, at: now },
    uptimes,
    [entry(head.id, '08'), entry(worker.who.id, '09')].filter(({ user_id }) => user_id === head.id),
  );
});

describe('P04: a client', () => {
  test('sees their companies alone, and of what belongs to those only what clients are meant to see', async () => {
    const { all } = office();
    expect((await all(companies, {}, client)).map(({ title }) => title)).toEqual(['Piekarnia', 'Studio']);
    expect((await all(tasks, {}, client)).map(({ title }) => title)).toEqual(['Dla klienta']);
    expect((await all(employees, {}, client)).map(({ last_name }) => last_name)).toEqual(['Malarz', 'Piekarz']);
    expect(await all(settlements, {}, client)).toEqual([]);
    expect((await list(office().db, client, tasks, query())).total).toBe(1);
  });

  test('without a company sees nothing', async () => {
    for (const resource of [companies, tasks, employees, documents])
      expect(await office().all(resource, {}, clientOf([]))).toEqual([]);
  });

  test('knows their keeper by name alone (P09), and nothing that is hidden', async () => {
    const seen = await one(office().db, client, companies, bakery.id);
    expect(seen.owner).toEqual({ id: office().head.id, title: 'Szef Główny' });
    for (const key of ['internal_note', 'status', 'deputy_id', 'deputy', 'tasks', 'documents', 'accident_rate'])
      expect(seen).not.toHaveProperty(key);
  });

  test('P05: finds a foreign company and a made-up one equally absent, and may not change a visible one', async () => {
    const { db } = office();
    for (const work of [one, remove] as const) {
      const answers = [
        await refused(work(db, client, companies, foreign.id)),
        await refused(work(db, client, companies, newId())),
      ];
      expect(answers[0]).toMatchObject({ status: 404, message: answers[1].message, code: answers[1].code });
    }
    expect(await refused(update(db, client, companies, bakery.id, { title: 'Moja' }))).toMatchObject({ status: 403 });
    expect(await refused(update(db, client, companies, foreign.id, { title: 'Moja' }))).toMatchObject({ status: 404 });
    expect(await refused(create(db, client, tasks, { title: 'x' }))).toMatchObject({ status: 403 });
    expect(await refused(list(db, client, users, query()))).toMatchObject({ status: 404 });
  });
});

describe('P07, P10: what may not be read', () => {
  test.each<[string, Resource, () => Scope, string]>([
    ['a client', companies, () => client, 'internal_note'],
    ['a client', companies, () => client, 'status'],
    ['a client', companies, () => client, 'tasks'],
    ['a client', tasks, () => client, 'assignee_id'],
    ['staff without payroll', employees, () => accountant, 'wage_amount'],
    ['staff without payroll', employees, () => accountant, 'pesel'],
    ['staff without payroll', employees, () => accountant, 'medical_exam_valid_to'],
  ])(
    '%s can neither sort, filter nor ask by %o’s key, told the same as for one that does not exist',
    async (_, resource, who, key) => {
      const { db } = office();
      const say = (text: string, used: string) => text.replaceAll(used, '…');
      for (const asked of [
        (name: string) => query({ sort: [{ key: name, order: 'asc' }] }),
        (name: string) => query({ filters: [{ key: name, is: 'any', values: ['1'] }] }),
        (name: string) => query({ filters: [{ key: name, is: 'above', values: ['1'] }] }),
        (name: string) => query({ filters: [{ key: name, is: 'any', values: [''] }] }),
        (name: string) => query({ fields: [name] }),
      ]) {
        const closed = await refused(list(db, who(), resource, asked(key)));
        const unknown = await refused(list(db, who(), resource, asked('nosuchkey')));
        expect(closed).toMatchObject({ status: 422, code: unknown.code });
        expect(say(closed.message, key)).toBe(say(unknown.message, 'nosuchkey'));
      }
    },
  );

  test('a body names a closed field as unknown (P11)', async () => {
    const error = await refused(update(office().db, accountant, employees, baker.id, { wage_amount: 1, nosuchkey: 1 }));
    expect(error.more.errors).toEqual({ wage_amount: 'Nieznane pole', nosuchkey: 'Nieznane pole' });
  });

  test('every key that sorts, filters or is searched is readable, for every kind of person', async () => {
    const kinds = [office().scope, accountant, worker, client, clientOf([])];
    for (const resource of Object.values<Resource>(resources)) {
      for (const { who, tenant } of kinds) {
        const allowed = permit(who, 'list', resource, tenant.config);
        if (allowed === 'absent' || allowed === 'forbidden') continue;
        for (const key of Object.keys(resource.fields)) {
          if (Object.hasOwn(allowed.readable, key)) continue;
          for (const asked of [
            { sort: [{ key, order: 'asc' as const }] },
            { filters: [{ key, is: 'any' as const, values: [''] }] },
          ])
            expect(await refused(list(office().db, scopeOf(who), resource, query(asked)))).toMatchObject({ status: 422 });
        }
      }
    }
  });

  test('a search looks only into fields that the asker may read', async () => {
    const { startRecords } = await import('../../../src/server/records/start');
    const { keys } = await import('./office');
    const hiding = {
      ...documents,
      client: { ...documents.client, rows: documents.client?.rows ?? {}, may: ['list', 'show'], hidden: ['number'] },
    } as Resource;
    startRecords({ keys });
    await create(office().db, office().scope, documents, {
      title: 'Faktura ŁÓDŹ',
      company_id: bakery.id,
      document_type: 'receipt',
      number: 'TAJNE7',
    });
    const found = async (search: string) => (await office().all(hiding, { search }, client)).length;
    expect([await found('faktura lodz'), await found('tajne7'), await found('faktura tajne7')]).toEqual([1, 0, 0]);
    expect((await office().all(documents, { search: 'tajne7' })).length).toBe(1);
  });
});

describe('P08: pay, PESEL and accounts', () => {
  test('are masked in lists and in records for those who keep payroll, and absent for the others', async () => {
    const { all, db, scope } = office();
    const [row] = await all(employees, { filters: [{ key: 'id', is: 'any', values: [baker.id] }] });
    expect(row).toMatchObject({ pesel: '*******1359', bank_account: '*******2874' });
    expect(row).not.toHaveProperty('wage_amount');
    expect(await one(db, scope, employees, baker.id)).toMatchObject({ wage_amount: 700_000, pesel: '*******1359' });
    for (const key of ['pesel', 'wage_amount', 'bank_account', 'medical_exam_date'])
      expect(await one(db, accountant, employees, baker.id)).not.toHaveProperty(key);
  });

  test('K03: are found by their exact value and stand encrypted in the table', async () => {
    const { all, db } = office();
    const found = await all(employees, { filters: [{ key: 'pesel', is: 'any', values: ['44051401359'] }] });
    expect(found.map(({ id }) => id)).toEqual([baker.id]);
    const rows = await db.query({ text: 'select * from employees where id = $1', values: [baker.id] });
    expect(JSON.stringify(rows)).not.toContain('44051401359');
    expect(JSON.stringify(rows)).not.toContain('61109010140000071219812874');
  });

  test('are opened by a call of their own, which the trail keeps', async () => {
    const { db, scope } = office();
    expect(await reveal(db, scope, employees, baker.id, 'pesel')).toBe('44051401359');
    expect(await reveal(db, scope, employees, painter.id, 'bank_account')).toBeNull();
    for (const key of ['title', 'wage_amount', 'nosuchkey', 7, '__proto__'])
      expect(await refused(reveal(db, scope, employees, baker.id, key))).toMatchObject({ status: 422 });
    expect(await refused(reveal(db, accountant, employees, baker.id, 'pesel'))).toMatchObject({ status: 422 });
    expect(await refused(reveal(db, scope, employees, newId(), 'pesel'))).toMatchObject({ status: 404 });
    const lines = await db.query({
      text: `select fields from audit where action = 'reveal' and entity_id = $1`,
      values: [baker.id],
    });
    expect(lines).toEqual([{ fields: ['pesel'] }]);
  });

  test('a client who keeps payroll in one company knows them there alone', async () => {
    const { db, all } = office();
    expect(await one(db, client, employees, baker.id)).toMatchObject({ wage_amount: 700_000, pesel: '*******1359' });
    expect(await one(db, client, employees, painter.id)).toMatchObject({ wage_amount: null, pesel: null });
    expect((await all(employees, {}, client)).map(({ pesel }) => pesel)).toEqual([null, '*******1359']);
    expect(await reveal(db, client, employees, painter.id, 'pesel')).toBeNull();
    expect(await reveal(db, client, employees, baker.id, 'pesel')).toBe('44051401359');
  });

  test('and can’t find them out elsewhere by filters or by the order', async () => {
    const { all } = office();
    const above = (values: string[]) => all(employees, { filters: [{ key: 'wage_amount', is: 'above', values }] }, client);
    expect((await above(['100'])).map(({ last_name }) => last_name)).toEqual(['Piekarz']);
    const pesel = (value: string) => all(employees, { filters: [{ key: 'pesel', is: 'any', values: [value] }] }, client);
    expect(await pesel('02070803628')).toEqual([]);
    expect(await pesel('44051401359')).toHaveLength(1);
    const ordered = await all(employees, { sort: [{ key: 'wage_amount', order: 'desc' }] }, client);
    expect(ordered.map(({ last_name }) => last_name)).toEqual(['Malarz', 'Piekarz']);
  });

  test('reading pay in a record is audited, reading none is not', async () => {
    const { db, scope } = office();
    const lines = async () =>
      (await db.query<{ n: number }>({ text: `select count(*)::int n from audit where action = 'show'` }))[0]?.n ?? 0;
    const before = await lines();
    await one(db, accountant, employees, baker.id);
    await one(db, scope, companies, bakery.id);
    expect(await lines()).toBe(before);
    await one(db, scope, employees, baker.id);
    await update(db, scope, employees, baker.id, {});
    expect(await lines()).toBe(before + 2);
  });
});

describe('areas and switches', () => {
  test('a worker reads tasks without what counts other areas, and has no companies', async () => {
    const { db } = office();
    expect(await refused(list(db, worker, companies, query()))).toMatchObject({ status: 403 });
    expect((await office().all(tasks, {}, worker)).length).toBe(3);
  });

  test('P03: what a firm switched off is absent for a superuser too, and no count tells of it', async () => {
    const { db, head } = office();
    const off = {
      ...tenants.demo,
      config: {
        ...tenants.demo.config,
        modules: { ...tenants.demo.config.modules, documents: { enabled: false, columns: [], components: {} } },
      },
    };
    const scope = scopeOf(head, off);
    expect(await refused(list(db, scope, documents, query()))).toMatchObject({ status: 404 });
    const [row] = await office().all(companies, { limit: 1 }, scope);
    expect(row).toHaveProperty('tasks');
    expect(row).not.toHaveProperty('documents');
    expect(await refused(list(db, scope, companies, query({ sort: [{ key: 'documents', order: 'asc' }] })))).toMatchObject({
      status: 422,
    });
  });

  test('P14: working time of others needs the reports area', async () => {
    expect(await office().all(uptimes, {}, worker)).toEqual([]);
    expect(await office().all(uptimes, {}, accountant)).toHaveLength(1);
  });

  test('everybody may read themselves, and a worker nobody else', async () => {
    const { db, accountant: ewa } = office();
    const self = scopeOf(person({ id: ewa.id, roles: ['worker-tasks'] }));
    expect(await one(db, self, users, ewa.id)).toMatchObject({ first_name: 'Ewa' });
    expect(await refused(one(db, self, users, office().head.id))).toMatchObject({ status: 404 });
    expect(await refused(list(db, self, users, query()))).toMatchObject({ status: 403 });
  });
});
