import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import { principalNames } from '../../support/principals';

const office = openOffice();
const path = '/api/users/consents';
let made = 0;

/** A client who registered and agreed to both texts. */
async function client() {
  made += 1;
  const company = await office.add('companies', { title: `Z klientem ${made}` });
  const caller = await office.client(company);
  const [tie] = (await office.as('super').get(`/api/memberships/?filters=company_id:${company.id}`)).data;
  return { caller, id: String(tie.user_id) };
}
async function agreed(userId: string): Promise<void> {
  for (const kind of ['terms', 'privacy'])
    await office.services.db.query({
      text: `insert into consents (tenant_id, id, user_id, kind, version, given_at, by_id) values (1, gen_random_uuid(), $1, $2, '2026-11', $3, $1)`,
      values: [userId, kind, office.services.clock()],
    });
}
const consents = async (userId: string, who = office.as('super')) => (await who.get(`${path}?user_id=${userId}`)).data;
const kindOf = (all: { kind: string; id: string }[], kind: string) => all.find((each) => each.kind === kind)?.id ?? '';

test('R04: everybody is told what they agreed to, when and where it came from', async () => {
  const { caller, id } = await client();
  await agreed(id);
  expect((await caller.get(path)).data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'terms', version: '2026-11', source: 'registration', by: null, withdrawn: null }),
      expect.objectContaining({ kind: 'privacy' }),
    ]),
  );
});

test('R04: who takes the terms back has no account from then on, with a trace; what was only confirmed can’t be taken back', async () => {
  const { caller, id } = await client();
  await agreed(id);
  const all = await consents(id);
  const refused = await caller.post(`${path}/${kindOf(all, 'privacy')}/withdraw`, {});
  expect([refused.status, refused.body.code]).toEqual([409, 'no_consent']);
  expect((await caller.post(`${path}/${kindOf(all, 'terms')}/withdraw`, {})).status).toBe(200);
  expect((await caller.get(path)).status).toBe(401);
  expect((await office.as('super').get(`/api/users/${id}`)).body.status).toBe('deactivated');
  expect(await consents(id)).toContainEqual(
    expect.objectContaining({ kind: 'terms', withdrawn: expect.objectContaining({ source: 'profile', by: null }) }),
  );
  const history = (await office.as('super').get(`/api/users/${id}/history`)).data;
  expect(history.map(({ action }: { action: string }) => action)).toContain('consent_withdrawn');
});

test('R04: the office takes it back at their word, says how it came, and opens the account after a new consent alone', async () => {
  const { caller, id } = await client();
  await agreed(id);
  const terms = kindOf(await consents(id), 'terms');
  const manager = office.as('kierownik');
  expect((await manager.post(`${path}/${terms}/withdraw`, {})).body.errors).toEqual({ source: expect.any(String) });
  expect((await manager.post(`${path}/${terms}/withdraw`, { source: 'phone' })).status).toBe(200);
  expect((await manager.post(`${path}/${terms}/withdraw`, { source: 'phone' })).body.code).toBe('withdrawn');
  expect((await caller.get(path)).status).toBe(401);
  const again = await manager.post(`/api/users/${id}/actions/reactivate`, {});
  expect([again.status, again.body.code]).toEqual([409, 'no_terms']);
  expect((await manager.post(path, { user_id: id, kind: 'terms', source: 'letter' })).status).toBe(200);
  expect((await manager.post(`/api/users/${id}/actions/reactivate`, {})).status).toBe(200);
  const told = await consents(id, manager);
  expect(told.find((each: { id: string }) => each.id === terms)).toMatchObject({
    withdrawn: { source: 'phone', by: expect.stringContaining('kierownik') },
  });
  expect(told.find(({ source }: { source: string }) => source === 'letter')).toMatchObject({
    kind: 'terms',
    source: 'letter',
    by: expect.stringContaining('kierownik'),
    withdrawn: null,
  });
});

test('R04, P02: nobody else reads or takes back somebody’s consents', async () => {
  const { id } = await client();
  const { caller: stranger } = await client();
  await agreed(id);
  const terms = kindOf(await consents(id), 'terms');
  expect((await stranger.get(`${path}?user_id=${id}`)).status).toBe(404);
  expect((await stranger.post(`${path}/${terms}/withdraw`, {})).status).toBe(404);
  expect((await office.as('super', 'kancelaria').get(`${path}?user_id=${id}`)).status).toBe(404);
  for (const name of principalNames.filter((each) => !['super', 'kierownik', 'szef'].includes(each)))
    expect([403, 404]).toContain((await office.as(name).post(`${path}/${terms}/withdraw`, { source: 'phone' })).status);
  expect((await consents(id)).every(({ withdrawn }: { withdrawn: unknown }) => withdrawn === null)).toBe(true);
});
