import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { blank } from '../../../src/schema/validate';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { inAll } from '../../support/inAll';
import { type Added, openOffice } from '../../support/office';
import { principalNames } from '../../support/principals';
import { fetched, stored, uploaded } from '../files/desk';

const office = openOffice({ daily: [] });
const secret = 'Wyjątkowski';
const address = 'pamietny.adres@klient.test';
let made = 0;
let company: Added;

const superuser = () => office.as('super');
const db = () => office.services.db;

beforeAll(async () => {
  company = await office.add('companies', { title: 'Piekarnia' });
});

/** A client person with a login, letters at the bell and an answer to a poll. */
async function clientPerson(last_name = secret): Promise<Added> {
  const person = await office.add('users', {
    first_name: 'Ewa',
    last_name,
    email: last_name === secret ? `${++made}.${address}` : 'inna@klient.test',
    phone: last_name === secret ? '+48501502503' : null,
    isAdmin: false,
    status: 'active',
  });
  await office.add('memberships', { user_id: person.id, company_id: company.id, role: 'owner' });
  await office.add('notices', { user_id: person.id, text: `Wiadomość dla: ${last_name}` });
  await office.as('super').put('/api/users/', { id: person.id, position: `Prezes ${last_name}` });
  return person;
}

async function erased(resource: string, id: string, reason = 'request') {
  const begun = await superuser().post('/api/erasures', { resource, id, reason });
  expect([begun.status, begun.body]).toEqual([202, begun.body]);
  await office.services.jobs.drain();
  const job = (await superuser().get(begun.data.address)).data;
  expect(job).toMatchObject({ state: 'done' });
  return job;
}

/** Every text of every table of the firm that holds these words. */
async function tablesHolding(...words: string[]): Promise<string[]> {
  const tables = await db().query<{ name: string }>({
    text: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
  });
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const [row] = await db().query<{ many: number }>({
        text: `select count(*)::int as many from "${name}" t where t::text like $1`,
        values: [`%${word}%`],
      });
      if (row?.many) found.push(`${name}: ${word}`);
    }
  return found;
}

describe('R03: the erasure of a person', () => {
  test('R03: is told before: what goes, what law keeps, by which act and until when', async () => {
    const employee = await office.add('employees', {
      company_id: company.id,
      start_date: '2020-01-01',
      end_date: '2025-06-30',
      last_name: 'Stary',
    });
    const { data } = await superuser().post('/api/erasures/preview', { resource: 'employees', id: employee.id });
    expect(data).toMatchObject({
      title: 'Jan Stary',
      goes: [],
      kept: [{ resource: 'employees', count: 1, until: '2035-12-31', act: 'art. 94 pkt 9b Kodeksu pracy' }],
      refused: null,
    });
    const person = await clientPerson('Próbna');
    const { data: told } = await superuser().post('/api/erasures/preview', { resource: 'users', id: person.id });
    expect(told.goes.map(({ resource, count }: { resource: string; count: number }) => [resource, count])).toEqual(
      expect.arrayContaining([
        ['users', 1],
        ['memberships', 1],
        ['notices', 1],
      ]),
    );
    expect(told.kept).toEqual([]);
    expect((await superuser().get(`/api/users/${person.id}`)).body).toMatchObject({ last_name: 'Próbna' });
  });

  test('R03: leaves nothing of them in any table: rows, search, trail, notices, archives', async () => {
    const person = await clientPerson();
    const kept = { 'idempotency-key': 'raz' };
    await superuser().post('/api/packages', { kind: 'export', resource: 'users', id: person.id }, kept);
    await office.services.jobs.drain();
    expect(await tablesHolding(secret)).toEqual(expect.arrayContaining([`users: ${secret}`, `audit_values: ${secret}`]));
    const job = await erased('users', person.id);
    expect(job.says).toMatch(/^Usunięto trwale: \d+\s(pozycje|pozycji)/);
    expect(await tablesHolding(secret, 'wyjatkowski', address, '501502503')).toEqual([]);
    expect((await superuser().get(`/api/users/${person.id}`)).status).toBe(404);
    const [erasure] = (await superuser().get('/api/erasures')).data;
    expect(erasure).toMatchObject({ subject: 'Użytkownik', reason: 'Żądanie osoby (art. 17 RODO)', kept: [] });
    const lines = (await superuser().get(`/api/settings/trail?entity=users&about=${person.id}`)).data;
    expect(lines.map(({ deed }: { deed: string }) => deed)).toEqual(
      expect.arrayContaining(['trwałe usunięcie danych', 'usunięcie wartości z dziennika']),
    );
  });

  test('R03: takes files along, their bytes too', async () => {
    const keeper = office.as('ksiegowa');
    const leaving = await office.add('companies', { title: 'Odchodząca' });
    const file = await uploaded(office, keeper, 'dowod-osobisty.txt', 'numer ABC123');
    const request = await office.add('document-requests', { company_id: leaving.id, title: 'Prośba' });
    const sample = office.sample('documents', { company_id: leaving.id, file_id: file.id, period: '2010-01', title: 'Dowód' });
    const made = await keeper.post('/api/documents/', sample);
    expect(made.status).toBe(201);
    await db().query({ text: `update documents set period = '2010-01' where id = $1`, values: [made.body.id] });
    const [row] = await db().query<{ storage_key: string }>({
      text: 'select storage_key from files where id = $1',
      values: [file.id],
    });
    const name = row?.storage_key.split('/')[1] ?? '';
    expect(await stored(office, 'kept', '1')).toContain(name);
    await erased('companies', leaving.id, 'ended');
    expect(await stored(office, 'kept', '1')).not.toContain(name);
    expect((await fetched(office, superuser(), `/api/files/${file.id}`)).status).toBe(404);
    expect(await tablesHolding('dowod-osobisty', 'Odchodząca', made.body.id, request.id)).not.toContain('files: dowod-osobisty');
    expect(await tablesHolding('dowod-osobisty')).toEqual([]);
  });

  test('R03: is refused for oneself, for who still holds something, and once it was done', async () => {
    const me = { resource: 'users', id: office.idOf('super') };
    expect((await superuser().post('/api/erasures', { ...me, reason: 'request' })).status).toBe(409);
    const keeper = { resource: 'users', id: office.idOf('ksiegowa') };
    const answer = await superuser().post('/api/erasures/preview', keeper);
    expect(answer.data.refused).toMatch(/korzystają z tego: firmy/);
    expect((await superuser().post('/api/erasures', { ...keeper, reason: 'request' })).status).toBe(409);
    const person = await clientPerson();
    await erased('users', person.id);
    expect((await superuser().post('/api/erasures', { resource: 'users', id: person.id, reason: 'request' })).status).toBe(404);
  });

  test('R03: is a superuser’s alone, in their own firm, once they have confirmed who they are', async () => {
    const person = await clientPerson();
    const asked = { resource: 'users', id: person.id, reason: 'request' };
    for (const name of principalNames.filter((each) => each !== 'super'))
      for (const path of ['/api/erasures', '/api/erasures/preview']) {
        const { reason: _, ...look } = asked;
        expect([403, 404]).toContain((await office.as(name).post(path, path.endsWith('preview') ? look : asked)).status);
      }
    for (const name of principalNames.filter((each) => each !== 'super'))
      expect([403, 404]).toContain((await office.as(name).get('/api/erasures')).status);
    expect((await office.as('super', 'kancelaria').post('/api/erasures', asked)).status).toBe(404);
    await db().query({ text: 'update sessions set step_up_until = null' });
    const answer = await superuser().post('/api/erasures', asked);
    expect([answer.status, answer.body.code]).toEqual([403, 'step_up']);
    await office.logInAgain();
    await office.logInAgain('kancelaria');
    expect((await superuser().get(`/api/users/${person.id}`)).status).toBe(200);
  });
});

inAll(
  'R03, O07: a company with thousands of records goes in pieces that each take moments',
  'server/privacy/erasures.test.ts',
  async () => {
    const large = await office.add('companies', { title: 'Ogromna' });
    const rows = (name: 'tasks' | 'document-requests', many: number, values: Record<string, unknown>) =>
      Array.from({ length: many }, () => ({
        ...blank(resources[name] as Resource),
        ...office.sample(name, { company_id: large.id, ...values }),
        id: newId(),
      }));
    const { clock } = office.services;
    const put = (name: 'tasks' | 'document-requests', records: ReturnType<typeof rows>) =>
      db().asOwner((tx) => fill(tx, { tenantId: 1, at: clock() }, resources[name] as Resource, records));
    await put('tasks', rows('tasks', 2_000, { status: 'done', completed_at: '2010-01-01 10:00:00', title: 'Ogromne zadanie' }));
    await put('document-requests', rows('document-requests', 500, { title: 'Ogromna prośba' }));
    const began = performance.now();
    const { says } = await erased('companies', large.id, 'ended');
    expect(performance.now() - began).toBeLessThan(120_000);
    expect(says.replaceAll('\u00a0', ' ')).toContain('2 500 pozycji');
    expect(await tablesHolding('Ogromne zadanie', 'Ogromna prośba')).toEqual([]);
    const left = await db().query({ text: 'select 1 from tasks where company_id = $1', values: [large.id] });
    expect(left).toHaveLength(0);
  },
  180_000,
);

describe('R03: what law keeps', () => {
  test('R03: stays as it was, hidden from everybody, comes back to nobody, and is listed with act and day', async () => {
    const leaving = await office.add('companies', { title: 'Zostaje w księgach' });
    const old = await office.add('settlements', { company_id: leaving.id, period: '2015-03', note_to_client: 'Przedawnione' });
    const fresh = await office.add('settlements', {
      company_id: leaving.id,
      period: '2025-03',
      note_to_client: 'Jeszcze w terminie',
    });
    const request = await office.add('document-requests', { company_id: leaving.id, message: 'Bez podstawy' });
    const { data } = await superuser().post('/api/erasures/preview', { resource: 'companies', id: leaving.id });
    const act = expect.stringContaining('Ordynacji podatkowej');
    expect(data.kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ resource: 'settlements', count: 1, until: '2031-12-31', act }),
        expect.objectContaining({ resource: 'companies', count: 1, act }),
      ]),
    );
    await erased('companies', leaving.id, 'ended');
    const notes = await db().query<{ note: string }>({
      text: 'select note_to_client as note from settlements where id = any ($1::uuid[])',
      values: [[old.id, fresh.id]],
    });
    expect(notes).toEqual([{ note: 'Jeszcze w terminie' }]);
    expect((await db().query({ text: 'select 1 from document_requests where id = $1', values: [request.id] })).length).toBe(0);
    for (const [resource, id] of [
      ['settlements', fresh.id],
      ['companies', leaving.id],
    ]) {
      expect((await superuser().get(`/api/${resource}/${id}`)).status).toBe(404);
      const answer = await superuser().post(`/api/${resource}/${id}/restore`);
      expect([answer.status, answer.body.code]).toEqual([409, 'erased']);
    }
    const again = await superuser().post('/api/erasures', { resource: 'companies', id: leaving.id, reason: 'ended' });
    expect([again.status, again.body.error]).toEqual([409, 'Te dane już trwale usunięto.']);
    const [erasure] = (await superuser().get('/api/erasures')).data;
    expect(erasure).toMatchObject({ subject: 'Firma', reason: 'Koniec współpracy' });
    expect(erasure.kept).toEqual(expect.arrayContaining([expect.objectContaining({ label: 'Firmy', count: 1, act })]));
  });

  test('R03: an employee of before 2019 is kept for fifty years', async () => {
    const employee = await office.add('employees', { company_id: company.id, start_date: '2018-12-31', end_date: '2020-06-30' });
    const { data } = await superuser().post('/api/erasures/preview', { resource: 'employees', id: employee.id });
    expect(data.kept).toEqual([expect.objectContaining({ until: '2070-12-31', act: expect.stringContaining('art. 51u') })]);
  });

  test('R03: an employee whose term is over goes', async () => {
    const employee = await office.add('employees', {
      company_id: company.id,
      start_date: '1960-01-01',
      end_date: '1970-06-30',
      last_name: 'Dawny',
    });
    await erased('employees', employee.id);
    expect(await tablesHolding('Dawny')).toEqual([]);
  });
});

test('R03: of an erasure nothing stands outside the database but ids and why, signed', async () => {
  const person = await clientPerson();
  await erased('users', person.id);
  const lines = (await readFile(join(office.services.config.dataDir, 'erasures.jsonl'), 'utf8')).trim().split('\n');
  const last = JSON.parse(lines.at(-1) ?? '{}');
  expect(Object.keys(last).sort()).toEqual(['at', 'id', 'reason', 'record', 'resource', 'signature', 'tenant']);
  expect(last).toMatchObject({ tenant: 'demo', resource: 'users', record: person.id, reason: 'request' });
  expect(lines.join()).not.toContain(secret);
});
