import { expect, test } from 'vitest';
import { inviteManyJob } from '../../../src/server/users/inviteMany';
import { openOffice } from '../../support/office';

const office = openOffice({ daily: [] });
const manager = () => office.as('kierownik');
const person = (email: string, companies: readonly string[]) => ({ email, first_name: 'Jan', last_name: 'Testowy', companies });
const found = async (email: string) =>
  (await office.as('super').get(`/api/users/?filters=email:${encodeURIComponent(email)}`)).body.data;

test('many clients are invited at once, each to their companies; who can’t be is told and keeps nobody waiting', async () => {
  const [one, other] = [await office.add('companies'), await office.add('companies')];
  const taken = (await found('gosc@demo.test'))[0]?.email ?? 'gosc@demo.test';
  const { status, body } = await manager().post('/api/users/invite-many', {
    people: [
      person('pierwszy@przyklad.test', [one.id, other.id]),
      person(taken, [one.id]),
      person('drugi@przyklad.test', [other.id]),
    ],
  });
  expect(status).toBe(202);
  await office.services.jobs.drain();
  const job = (await manager().get(body.data.address)).body.data;
  expect(job).toMatchObject({ state: 'done', result: { invited: 2, refused: [{ email: taken }] } });
  expect(job.result.refused[0].says).toBe('Ta wartość jest już zajęta');
  const [first] = await found('pierwszy@przyklad.test');
  expect(first).toMatchObject({ status: 'invited', isAdmin: false });
  const full = (await office.as('super').get(`/api/users/${first.id}`)).body;
  expect(full.companies.sort()).toEqual([one.id, other.id].sort());
});

test('P02: inviting many is for who invites one, and asks for companies', async () => {
  const company = await office.add('companies');
  const people = [person('trzeci@przyklad.test', [company.id])];
  for (const [name, refusal] of [
    ['ksiegowa', 403],
    ['pracownik', 403],
    ['klient', 404],
  ] as const) {
    expect([name, (await office.as(name).post('/api/users/invite', people[0])).status]).toEqual([name, refusal]);
    expect([name, (await office.as(name).post('/api/users/invite-many', { people })).status]).toEqual([name, refusal]);
  }
  expect((await office.nobody().post('/api/users/invite-many', { people })).status).toBe(401);
  expect((await manager().post('/api/users/invite-many', { people: [person('x@przyklad.test', [])] })).status).toBe(422);
  expect((await manager().post('/api/users/invite-many', { people: [] })).status).toBe(422);
});

test('S10: inviting many asks who confirmed lately who they are', async () => {
  const company = await office.add('companies');
  await office.services.db.query({
    text: 'update sessions set step_up_until = null where user_id = $1',
    values: [office.idOf('kierownik')],
  });
  const answer = await manager().post('/api/users/invite-many', { people: [person('czwarty@przyklad.test', [company.id])] });
  expect([answer.status, answer.body.code]).toEqual([403, 'step_up']);
  const rows = await office.services.db.query<{ one: number }>({
    text: 'select 1 as one from jobs where name = $1 and done = 0',
    values: [inviteManyJob],
  });
  expect(rows).toEqual([]);
});
