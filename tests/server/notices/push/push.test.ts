import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../../../../src/server/jobs/openJobs';
import { upkeep } from '../../../../src/server/jobs/upkeep';
import { notify, type Telling } from '../../../../src/server/notices/notify';
import { keepRules } from '../../../../src/server/notices/rules';
import type { PushAddress } from '../../../../src/server/push/deliver';
import { sendHint } from '../../../../src/server/push/job';
import { systemScope } from '../../../../src/server/scope';
import { type Added, openOffice } from '../../../support/office';
import type { PrincipalName } from '../../../support/principals';
import { runDaily } from '../../../support/runDaily';
import { browserAt, openPushService } from './pushService';

let status = 201;
let service: Awaited<ReturnType<typeof openPushService>>;
const office = openOffice({ config: { push: { contact: 'mailto:it@biuro.test', services: ['127.0.0.1'] } } });
const tenant = (name = 'demo') => {
  const found = office.services.tenants.all().find(({ key }) => key === name);
  if (!found) throw new Error('No firm');
  return found;
};
const switches = (firm = 'demo') => tenant(firm).config.switches as { webPush: boolean };

beforeAll(async () => {
  service = await openPushService(() => status);
  for (const firm of ['demo', 'kancelaria']) {
    switches(firm).webPush = true;
    await keepRules(office.services.db, tenant(firm).id, office.services.clock());
  }
});
afterAll(() => service.close());
beforeEach(async () => {
  status = 201;
  service.calls.length = 0;
  for (const table of ['push_devices', 'notices', 'deliveries', 'notice_preferences', 'jobs'])
    await office.services.db.query({ text: `delete from ${table}` });
});

let made = 0;
const browser = () => {
  made += 1;
  return browserAt(service.url(`/urzadzenie/${made}`));
};
const turnOn = (who: PrincipalName, address: PushAddress) => office.as(who).post('/api/push', address);
const devices = async (who: PrincipalName) => (await office.as(who).get('/api/push')).body.data.devices as Added[];
const tell = (telling: Partial<Telling>) =>
  office.services.db.transaction((tx) =>
    notify(tx, systemScope(tenant(), office.services.clock()), {
      event: 'task_assigned',
      to: [office.idOf('ksiegowa')],
      values: {
        tytul: 'PIT Jana Kowalskiego 02270803628, 1 250,00 zł',
        firma: 'Piekarnia Kłos',
        termin: '25.11.2026',
        autor: 'Ewa',
      },
      ...telling,
    }),
  );
const drain = () => openJobs(office.services, [sendHint]).drain();
const states = () =>
  office.services.db.query<{ channel: string; state: string; error: string | null }>({
    text: "select channel, state, error from deliveries where channel = 'push' order by id",
  });

describe('a hint', () => {
  test('goes to each device that its person turned on, with what kind of news it is, where it is and how much waits, and nothing else', async () => {
    const [phone, laptop, others] = [browser(), browser(), browser()];
    await turnOn('ksiegowa', phone.address);
    await turnOn('ksiegowa', laptop.address);
    await turnOn('kierownik', others.address);
    const task = await office.add('tasks', {
      title: 'PIT Jana Kowalskiego',
      assignee_id: office.idOf('ksiegowa'),
      audience: 'office',
    });
    await tell({ record: { resource: 'tasks', id: task.id } });
    await drain();
    const { total } = (await office.as('ksiegowa').get('/api/waiting')).body;
    expect(service.calls.map(({ path }) => path).sort()).toEqual(
      [phone, laptop].map(({ address }) => new URL(address.endpoint).pathname).sort(),
    );
    const of = (one: typeof phone) =>
      one.open(service.calls.find(({ path }) => one.address.endpoint.endsWith(path))?.body ?? Buffer.alloc(0));
    const hint = {
      title: 'Nowe zadanie',
      body: 'Otwórz panel, aby zobaczyć szczegóły.',
      link: `/dashboard/tasks/${task.id}`,
      count: total,
    };
    expect([of(phone), of(laptop)]).toEqual([hint, hint]);
    expect(await states()).toEqual([1, 2].map(() => ({ channel: 'push', state: 'sent', error: null })));
  });

  test('goes with the bell until its person chooses otherwise, and is offered only where there are hints', async () => {
    await turnOn('ksiegowa', browser().address);
    const choose = (channel: string, on: boolean) =>
      office.as('ksiegowa').put('/api/notices/preferences', { event: 'task_assigned', channel, on });
    const line = async () =>
      ((await office.as('ksiegowa').get('/api/notices/preferences')).data as { event: string; channels: object }[]).find(
        ({ event }) => event === 'task_assigned',
      )?.channels;
    expect(await line()).toMatchObject({ portal: true, push: true });
    await choose('portal', false);
    expect(await line()).toMatchObject({ portal: false, push: false });
    await choose('push', true);
    await tell({});
    await choose('push', false);
    await tell({});
    await drain();
    expect(service.calls).toHaveLength(1);
    switches().webPush = false;
    expect(await line()).not.toHaveProperty('push');
    switches().webPush = true;
  });

  test('P18: is not sent to who may no longer see what it tells of', async () => {
    const company = await office.add('companies');
    const client = await office.client(company);
    await client.post('/api/push', browser().address);
    const task = await office.add('tasks', { company_id: company.id, audience: 'client' });
    const [{ user_id } = { user_id: '' }] = await office.services.db.query<{ user_id: string }>({
      text: 'select user_id from push_devices',
    });
    await tell({ to: [user_id], record: { resource: 'tasks', id: task.id } });
    await office.services.db.query({ text: 'delete from memberships where company_id = $1', values: [company.id] });
    await drain();
    expect(service.calls).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'suppressed', error: 'Odbiorca nie ma już dostępu' }]);
  });

  test.each([404, 410])('forgets a device whose service answers %i', async (answer) => {
    await turnOn('ksiegowa', browser().address);
    status = answer;
    await tell({});
    await drain();
    expect(await devices('ksiegowa')).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'failed', error: 'Urządzenie nie przyjmuje już powiadomień' }]);
  });

  test('is tried again after a fault that passes, and then told as not sent', async () => {
    await turnOn('ksiegowa', browser().address);
    status = 503;
    await tell({});
    await drain();
    expect(await states()).toMatchObject([{ state: 'queued' }]);
    status = 201;
    office.pass(15_000);
    await drain();
    expect(service.calls).toHaveLength(2);
    expect(await states()).toMatchObject([{ state: 'sent' }]);
    status = 400;
    await tell({});
    await drain();
    expect((await states()).at(-1)).toMatchObject({ state: 'failed', error: 'Push service HTTP 400' });
    expect(await devices('ksiegowa')).toHaveLength(1);
  });
});

describe('a device', () => {
  test('is turned on and off by its person alone, each time in the trail, and kept sealed', async () => {
    const { address } = browser();
    const { id } = (await turnOn('ksiegowa', address)).body.data;
    expect(await devices('ksiegowa')).toMatchObject([{ id }]);
    expect(await devices('kierownik')).toEqual([]);
    expect((await office.as('kierownik').delete(`/api/push/${id}`)).status).toBe(404);
    expect((await office.as('ksiegowa', 'kancelaria').delete(`/api/push/${id}`)).status).toBe(404);
    const [row] = await office.services.db.query({ text: 'select * from push_devices' });
    for (const secret of [address.endpoint, address.p256dh, address.auth]) expect(JSON.stringify(row)).not.toContain(secret);
    const [pair] = await office.services.db.query<{ sealed: string }>({ text: 'select sealed from push_keys' });
    expect(pair?.sealed).not.toMatch(/^[\w-]{43}$/);
    expect((await office.as('ksiegowa').delete(`/api/push/${id}`)).status).toBe(200);
    expect(await devices('ksiegowa')).toEqual([]);
    const trail = (await office.as('super').get(`/api/users/${office.idOf('ksiegowa')}/history`)).data as { action: string }[];
    expect(trail.filter(({ action }) => action === 'notice_choice').length).toBeGreaterThanOrEqual(2);
  });

  test('has one key of the firm, the same at each asking, and another in another firm', async () => {
    const key = async (firm: 'demo' | 'kancelaria') => (await office.as('ksiegowa', firm).get('/api/push')).body.data.public_key;
    expect(await key('demo')).toBe(await key('demo'));
    expect(await key('demo')).toMatch(/^[\w-]{87}$/);
    expect(await key('kancelaria')).not.toBe(await key('demo'));
  });

  test('is refused at an address that is no push service, where the firm has it off, and after ten', async () => {
    const { address } = browser();
    expect(await turnOn('ksiegowa', { ...address, endpoint: 'https://169.254.169.254/x' })).toMatchObject({ status: 422 });
    switches().webPush = false;
    expect(await turnOn('ksiegowa', address)).toMatchObject({ status: 409, body: { code: 'push_off' } });
    expect((await office.as('ksiegowa').get('/api/push')).body.data).toEqual({ on: false, public_key: null, devices: [] });
    switches().webPush = true;
    for (let nth = 0; nth < 10; nth += 1) expect((await turnOn('ksiegowa', browser().address)).status).toBe(200);
    expect(await turnOn('ksiegowa', browser().address)).toMatchObject({ status: 409, body: { code: 'too_many' } });
  });

  test('ends with the login that it was last seen with, and not where that only ran out', async () => {
    const company = await office.add('companies');
    const [one, two] = [await office.client(company), await office.client(company)];
    for (const client of [one, two]) await client.post('/api/push', browser().address);
    const count = async () => (await office.services.db.query({ text: 'select 1 from push_devices' })).length;
    expect(await count()).toBe(2);
    expect((await one.delete('/api/auth')).status).toBeLessThan(300);
    expect(await count()).toBe(1);
    office.pass(3 * 3_600_000);
    expect(await count()).toBe(1);
    await office.logInAgain();
  });

  test('of somebody who logs in where another was goes to nobody, and is its person’s again once they turn it on', async () => {
    const { address } = browser();
    const { id } = (await turnOn('ksiegowa', address)).body.data;
    expect((await office.as('ksiegowa').put('/api/push', address)).body.data).toEqual({ id });
    expect((await office.as('kierownik').put('/api/push', address)).body.data).toEqual({ id: null });
    expect(await devices('ksiegowa')).toEqual([]);
    await tell({});
    await drain();
    expect(service.calls).toEqual([]);
    await turnOn('kierownik', address);
    expect(await devices('kierownik')).toHaveLength(1);
  });

  test('is forgotten when nobody has opened the panel in it for half a year', async () => {
    await turnOn('ksiegowa', browser().address);
    await office.services.db.query({ text: "update push_devices set seen_at = seen_at - interval '181 days'" });
    await runDaily(office, upkeep, { today: '2026-11-20', now: office.services.clock() });
    expect(await office.services.db.query({ text: 'select 1 from push_devices' })).toEqual([]);
  });
});
