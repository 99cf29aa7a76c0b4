import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Added, openOffice } from '../../support/office';

const office = openOffice({ daily: [] });
const superuser = () => office.as('super');
let left: Added;
let other: Added;
const people: Record<string, Added> = {};

async function person(last_name: string, companies: readonly Added[]): Promise<Added> {
  const email = `${last_name.toLowerCase()}@klient.test`;
  const made = await office.add('users', { first_name: 'Ewa', last_name, email, isAdmin: false, status: 'active' });
  for (const { id } of companies) await office.add('memberships', { user_id: made.id, company_id: id, role: 'owner' });
  return made;
}

async function erase(resource: string, id: string) {
  const begun = await superuser().post('/api/erasures', { resource, id, reason: 'ended' });
  expect(begun.status).toBe(202);
  await office.services.jobs.drain();
  expect((await superuser().get(begun.data.address)).data).toMatchObject({ state: 'done' });
}

const living = async (id: string) =>
  (await office.services.db.query({ text: 'select 1 from users where id = $1 and deleted_at is null', values: [id] })).length;

beforeAll(async () => {
  left = await office.add('companies', { title: 'Odchodząca' });
  other = await office.add('companies', { title: 'Zostająca' });
  people.only = await person('Tylkotu', [left]);
  people.both = await person('Obojga', [left, other]);
  people.former = await person('Dawniejtam', [left, other]);
  const ties = await superuser().get(`/api/memberships/?filters=user_id:${people.former.id}`);
  const there = ties.data.find(({ company_id }: { company_id: string }) => company_id === other.id);
  expect((await superuser().delete(`/api/memberships/${there.id}`)).status).toBe(200);
});

test('R03: before a company is erased its people are named who have access to nothing else', async () => {
  const { data } = await superuser().post('/api/erasures/preview', { resource: 'companies', id: left.id });
  expect(data.along).toEqual([
    { resource: 'users', label: 'Użytkownicy', names: expect.arrayContaining(['Ewa Tylkotu', 'Ewa Dawniejtam']) },
  ]);
  expect(data.along[0].names).toHaveLength(2);
  expect(data.goes).toContainEqual({ resource: 'users', label: 'Użytkownicy', count: 2 });
});

test('R03: they are erased with it, whoever has another company stays, and each stands among the erasures outside', async () => {
  await erase('companies', left.id);
  expect(await living(people.only?.id ?? '')).toBe(0);
  expect(await living(people.former?.id ?? '')).toBe(0);
  expect(await living(people.both?.id ?? '')).toBe(1);
  expect((await superuser().get(`/api/users/${people.both?.id}`)).body).toMatchObject({ last_name: 'Obojga' });
  const [row] = await office.services.db.query<{ many: number }>({
    text: `select (select count(*) from users where last_name in ('Tylkotu', 'Dawniejtam')) + (select count(*) from audit_values
      where changes like '%Tylkotu%')::int as many`,
  });
  expect(Number(row?.many)).toBe(0);
  const lines = (await readFile(join(office.services.config.dataDir, 'erasures.jsonl'), 'utf8')).trim().split('\n');
  const named = lines.map((line) => JSON.parse(line).record);
  expect(named).toEqual(expect.arrayContaining([people.only?.id, people.former?.id, left.id]));
  expect(named).not.toContain(people.both?.id);
});

test('R03: with their last company they go too', async () => {
  await erase('companies', other.id);
  expect(await living(people.both?.id ?? '')).toBe(0);
});

test('R03: people of a company whose own term is over go with it by themselves', async () => {
  const company = await office.add('companies', { title: 'Dawno zamknięta' });
  const lonely = await person('Zapomniana', [company]);
  expect((await superuser().delete(`/api/companies/${company.id}`)).status).toBe(200);
  await office.services.db.query({
    text: `with gone as (update companies set deleted_at = '2015-01-01' where id = $1)
      update memberships set deleted_at = '2015-01-01' where company_id = $1`,
    values: [company.id],
  });
  const begun = await superuser().post('/api/retention', { erase: true });
  expect(begun.status).toBe(202);
  await office.services.jobs.drain();
  expect(await living(lonely.id)).toBe(0);
});
