import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { exchange, openSession } from '../../../src/server/auth/sessions';
import { tellLowDisk } from '../../../src/server/disk';
import { defineJob } from '../../../src/server/jobs/define';
import { enqueue } from '../../../src/server/jobs/enqueue';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { openOffice } from '../../support/office';

const windowMs = 60 * 60_000;
const copies = mkdtempSync(join(tmpdir(), 'panel-copies-'));
const backupMark = join(copies, 'whole');
afterAll(() => rmSync(copies, { recursive: true, force: true }));

const office = openOffice({
  daily: ['copies.watch'],
  config: { backupMark },
  limits: {
    alarms: {
      failedLogins: { most: 2, windowMs },
      refusals: { most: 3, windowMs },
      tokenReuse: { most: 0, windowMs },
      faults: { most: 1, windowMs },
      jobDelay: { most: 0, windowMs },
    },
    jobDelayMs: 60_000,
    readings: { times: 3, least: 5 },
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

test('L03: little room on the disk is told to superusers of every firm and the operator, once a day', async () => {
  const { services } = office;
  const { server } = services.config.limits;
  const low = (diskLow: number): typeof services => ({
    ...services,
    config: { ...services.config, limits: { ...services.config.limits, server: { ...server, diskLow } } },
  });
  await tellLowDisk(low(0));
  expect(await bells()).toEqual([]);

  await tellLowDisk(low(2));
  await tellLowDisk(low(2));

  const told = [expect.stringMatching(/^Na serwerze kończy się miejsce: wolne \d+%/)];
  expect([await bells(), await bells('super', 'kancelaria'), await bells('ksiegowa')]).toEqual([told, told, []]);
  expect(alarms()).toEqual([{ message: 'Alarm: disk' }, { message: 'Alarm: disk' }]);
  office.pass(24 * 60 * 60_000);
  await office.logInAgain();
  await tellLowDisk(low(2));
  expect(await bells()).toHaveLength(2);
});

describe('V10: a person’s reading', () => {
  const hour = 60 * 60_000;
  const read = async (name: 'ksiegowa' | 'kadry', times: number) => {
    const task = await office.add('tasks');
    for (let nth = 0; nth < times; nth += 1) expect((await office.as(name).get(`/api/tasks/${task.id}`)).status).toBe(200);
  };
  const nextHour = async () => {
    office.pass(hour);
    await office.logInAgain();
  };
  beforeEach(nextHour);

  test('is told once in the hour in which it is more than three times the usual, with who it is for the operator', async () => {
    await read('ksiegowa', 15);
    expect(await bells()).toEqual([]);
    await read('ksiegowa', 20);

    expect(await bells()).toEqual([expect.stringContaining('odczyty rekordów przez jedną osobę (ponad 15')]);
    expect(await bells('super', 'kancelaria')).toEqual([]);
    expect(alarms()).toEqual([{ message: 'Alarm: readings', user: office.idOf('ksiegowa') }]);
  });

  test('of somebody who reads much every day is told of no sooner than at three times that', async () => {
    const { db, clock } = office.services;
    for (const ago of [1, 2, 3])
      await db.query({
        text: 'insert into readings (tenant_id, user_id, hour, records) select tenant_id, id, $2, 10 from users where id = $1',
        values: [office.idOf('kadry'), new Date(clock().getTime() - ago * 24 * hour)],
      });
    await read('kadry', 30);
    expect(await bells()).toEqual([]);
    await read('kadry', 1);
    expect(await bells()).toEqual([expect.stringContaining('ponad 30')]);
  });

  test('counts the rows of lists, and nothing of what was refused; what an hour held is kept in the next', async () => {
    for (let nth = 0; nth < 12; nth += 1) await office.add('tasks', { title: 'Do czytania' });
    await office.as('ksiegowa').get('/api/tasks/?search=czytania&limit=10');
    await missing('ksiegowa');
    await nextHour();
    await read('ksiegowa', 1);
    await office.services.auth.settled();
    const [row] = await office.services.db.query<{ records: number }>({
      text: 'select records from readings where user_id = $1 order by hour desc limit 1',
      values: [office.idOf('ksiegowa')],
    });
    expect(row?.records).toBe(10);
  });
});

describe('L03: the age of the newest copy', () => {
  const day = 24 * 60 * 60_000;
  const check = async () => {
    office.pass(day);
    await office.services.jobs.drain();
    return (await bells()).filter((text) => text.includes('Kopia zapasowa'));
  };
  const copied = (hoursAgo: number) => {
    writeFileSync(backupMark, '');
    const at = new Date(office.services.clock().getTime() + day - hoursAgo * 60 * 60_000);
    utimesSync(backupMark, at, at);
  };

  test('is told to superusers and the operator beyond its limit, and where there is no copy at all', async () => {
    expect(await check()).toEqual([expect.stringContaining('Ostatnia: brak')]);
    expect(await bells('kierownik')).toEqual([]);
    expect(alarms().map(({ message }) => message)).toContain('Alarm: backupAge');
  });

  test('is nobody’s news while copies are made', async () => {
    copied(2);
    expect(await check()).toEqual([]);
  });

  test('is told again each day that it stays old', async () => {
    copied(40);
    expect(await check()).toEqual([expect.stringMatching(/Ostatnia: \d{1,2}\.\d{1,2}\.\d{4}/)]);
    expect(await check()).toHaveLength(2);
  });
});
