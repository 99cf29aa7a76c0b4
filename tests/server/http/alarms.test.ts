import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { exchange, openSession } from '../../../src/server/auth/sessions';
import { defineJob } from '../../../src/server/jobs/define';
import { enqueue } from '../../../src/server/jobs/enqueue';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { openOffice } from '../../support/office';

const windowMs = 60 * 60_000;
const office = openOffice({
  limits: {
    alarms: {
      failedLogins: { most: 2, windowMs },
      refusals: { most: 3, windowMs },
      tokenReuse: { most: 0, windowMs },
      faults: { most: 1, windowMs },
      jobDelay: { most: 0, windowMs },
    },
    jobDelayMs: 60_000,
  },
});

/** Texts in the bells of a firm's people, once everything that was begun is done. */
async function bells(name = 'super', firm: 'demo' | 'kancelaria' = 'demo'): Promise<string[]> {
  const { auth, db } = office.services;
  await auth.settled();
  const rows = await db.query<{ text: string }>({
    text: 'select text from notices where user_id = $1 order by created_at, id',
    values: [office.idOf(name as never, firm)],
  });
  return rows.map(({ text }) => text);
}

const alarms = () =>
  office.logged.filter(({ message }) => message.startsWith('Alarm: ')).map(({ message, user }) => ({ message, user }));

beforeEach(async () => {
  await office.services.auth.settled();
  await office.services.db.query({ text: 'delete from notices' });
  office.logged.length = 0;
});

const missing = (name: 'ksiegowa' | 'kadry') => office.as(name).get(`/api/companies/${randomUUID()}`);

test('L03: many refusals to one person are told to the firm’s superusers and the operator, once', async () => {
  for (let call = 0; call < 3; call += 1) await missing('ksiegowa');
  await missing('kadry');
  expect(await bells()).toEqual([]);

  for (let call = 0; call < 3; call += 1) await missing('ksiegowa');

  expect(await bells()).toEqual([expect.stringContaining('odmowy dostępu jednej osobie')]);
  expect(await bells('ksiegowa')).toEqual([]);
  expect(await bells('super', 'kancelaria')).toEqual([]);
  expect(alarms()).toEqual([{ message: 'Alarm: refusals', user: office.idOf('ksiegowa') }]);
});

test('L03: failed logins of a firm are counted together', async () => {
  for (const email of ['a@demo.test', 'b@demo.test', 'c@demo.test'])
    expect((await office.nobody().post('/api/users/check', { email, password: 'Zupełnie-Inne-2026' })).status).toBe(401);

  expect(await bells()).toEqual([expect.stringContaining('nieudane logowania (więcej niż 2')]);
  expect(await bells('super', 'kancelaria')).toEqual([]);
});

test('L03, S03: a token used twice is told at once', async () => {
  const { auth, tenants } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const origin = { tenant, network: '10.1.2.0/24', userAgent: 'test', requestId: 'test', deviceToken: null };
  const { refresh } = await openSession(auth, origin, office.idOf('ksiegowa'), null);
  const used = async () => (await office.nobody().post('/api/auth/access', {}, { authorization: `Bearer ${refresh}` })).status;
  const first = await exchange(auth, origin, refresh);
  if (first.kind !== 'fresh') throw new Error(first.kind);
  await exchange(auth, origin, first.pair.refresh);

  expect(await used()).toBe(401);

  expect(await bells()).toEqual([expect.stringContaining('możliwa kradzież')]);
});

test('L03: a job that waited too long while the server ran is told, one that waited for the server is not', async () => {
  const { db, clock, tenants } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const late = defineJob({ name: 'test.late', run: async () => undefined });
  const ask = (at: Date) => db.transaction((tx) => enqueue(tx, tenant.id, late.name, null, { at }));
  const jobs = openJobs(office.services, [late]);

  await ask(new Date(clock().getTime() - 10 * 60_000));
  await jobs.drain();
  expect(await bells()).toEqual([]);

  await ask(new Date(clock().getTime() + 1_000));
  office.pass(2 * 60_000);
  await jobs.drain();
  expect(await bells()).toEqual([expect.stringContaining('opóźnione zadania w tle')]);
});
