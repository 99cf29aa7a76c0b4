// On a PostgreSQL server: notices over the wire.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { DeliveryFailed } from '../../../src/server/mail/deliveryFailed';
import type { Message } from '../../../src/server/mail/message';
import { catalogue, eventCodes } from '../../../src/server/notices/catalogue';
import { notify, type Telling } from '../../../src/server/notices/notify';
import { keepRules } from '../../../src/server/notices/rules';
import { sendNotice } from '../../../src/server/notices/send';
import { systemScope } from '../../../src/server/scope';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const sent: Message[] = [];
let fails: Error | null = null;
const tenant = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!found) throw new Error('No firm');
  return found;
};
const tell = (telling: Partial<Telling>) =>
  office.services.db.transaction((tx) =>
    notify(tx, systemScope(tenant(), office.services.clock()), {
      event: 'task_assigned',
      to: [office.idOf('ksiegowa')],
      values: { tytul: 'VAT <b>pilne</b>', firma: 'Piekarnia & Syn', termin: '25.11.2026', autor: 'Ewa' },
      ...telling,
    }),
  );
const bellOf = async (who: PrincipalName) => (await office.as(who).get('/api/notices/?sort=created:desc')).data;
const drain = () => openJobs(office.services, [sendNotice]).drain();
const clean = async () => {
  const { db } = office.services;
  for (const table of ['notices', 'deliveries', 'notice_preferences', 'jobs']) await db.query({ text: `delete from ${table}` });
  sent.length = 0;
  fails = null;
};

beforeAll(async () => {
  office.services.mailer.send = async (message) => {
    if (fails) throw fails;
    sent.push(message);
  };
  await keepRules(office.services.db, tenant().id, office.services.clock());
});
beforeEach(clean);

const rule = async (code: string) => {
  const { data } = await office.as('super').get(`/api/notification-rules/?filters=code:${code}&limit=100`);
  return data.find((each: { code: string }) => each.code === code);
};
test('each firm has one rule for every event, however often it is asked', async () => {
  await keepRules(office.services.db, tenant().id, office.services.clock());
  const { body } = await office.as('super').get('/api/notification-rules/?limit=100');
  expect(body.total).toBe(eventCodes.length);
});

test('a firm from before an event gets its rule at the next start, and keeps what it changed of others', async () => {
  const changed = await rule('task_assigned');
  await office.as('super').put('/api/notification-rules/', { id: changed.id, portal_text: 'Zadanie od biura: {tytul}' });
  await office.services.db.asOwner((tx) => tx.query({ text: "delete from notification_rules where code = 'limit_warning'" }));
  for (let start = 0; start < 2; start += 1) await keepRules(office.services.db, tenant().id, office.services.clock());
  expect(await rule('limit_warning')).toMatchObject({ enabled: true, channels: [...catalogue.limit_warning.channels] });
  expect((await rule('task_assigned')).portal_text).toBe('Zadanie od biura: {tytul}');
  expect((await office.as('super').get('/api/notification-rules/?limit=100')).body.total).toBe(eventCodes.length);
  await office.as('super').put('/api/notification-rules/', { id: changed.id, portal_text: changed.portal_text });
});

test('the bell rings at once, the mail goes after the commit, with text, HTML and a button', async () => {
  const task = await office.add('tasks', { audience: 'office' });
  await tell({ record: { resource: 'tasks', id: task.id } });
  expect(await bellOf('ksiegowa')).toMatchObject([
    { event: 'task_assigned', read_at: null, link: `/dashboard/tasks/${task.id}`, record_id: task.id },
  ]);
  expect(sent).toEqual([]);
  await drain();
  expect(sent).toMatchObject([{ channel: 'email', to: 'ksiegowa@demo.test', subject: 'Nowe zadanie: VAT <b>pilne</b>' }]);
  expect(sent[0]?.html).toContain('VAT &lt;b&gt;pilne&lt;/b&gt;');
  expect(sent[0]?.html).toContain('Piekarnia &amp; Syn');
  expect(sent[0]?.html).not.toContain('<b>pilne');
  expect(sent[0]?.html).toContain(`/dashboard/tasks/${task.id}`);
  expect(sent[0]?.text).toContain('Piekarnia & Syn');
});

test('what is rolled back is told to nobody', async () => {
  const undone = office.services.db.transaction(async (tx) => {
    await notify(tx, systemScope(tenant(), office.services.clock()), {
      event: 'task_assigned',
      to: [office.idOf('ksiegowa')],
      values: {},
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await drain();
  expect([await bellOf('ksiegowa'), sent]).toEqual([[], []]);
});

test('P18: who may not see the record, left the firm, or is of another kind hears nothing', async () => {
  const inner = await office.add('tasks', { audience: 'office' });
  const to = (['ksiegowa', 'klient', 'pracownik'] as const).map((name) => office.idOf(name));
  const told = await tell({ to, record: { resource: 'tasks', id: inner.id } });
  expect(told.sort()).toEqual([office.idOf('ksiegowa'), office.idOf('pracownik')].sort());
  expect(await tell({ to: [office.idOf('ksiegowa', 'kancelaria')] })).toEqual([]);
  expect(await tell({ event: 'ticket_sla_broken', to: [office.idOf('klient')], values: {} })).toEqual([]);
});

test('P08: what stands behind the payroll grant is told to those who have it', async () => {
  const employee = await office.add('employees');
  const told = await tell({
    event: 'medical_exam_expiring',
    to: (['ksiegowa', 'kadry', 'klient', 'podglad'] as const).map((name) => office.idOf(name)),
    record: { resource: 'employees', id: employee.id },
    values: { osoba: 'Jan Kowalski' },
  });
  expect(told.sort()).toEqual([office.idOf('kadry'), office.idOf('klient')].sort());
});

test('P18: a right lost before the mail went out keeps it from going, and the log says so', async () => {
  const task = await office.add('tasks', { audience: 'client', company_id: office.base().company });
  await tell({ to: [office.idOf('klient')], record: { resource: 'tasks', id: task.id } });
  await office.services.db.query({ text: "update tasks set audience = 'office' where id = $1", values: [task.id] });
  await drain();
  expect(sent).toEqual([]);
  const { data } = await office.as('super').get('/api/deliveries/');
  expect(data).toMatchObject([{ state: 'suppressed', error: 'Odbiorca nie ma już dostępu' }]);
});

test('nobody is told of what they did themselves', async () => {
  const told = await office.services.db.transaction((tx) =>
    notify(
      tx,
      {
        ...systemScope(tenant(), office.services.clock()),
        who: { id: office.idOf('ksiegowa'), first_name: 'Ewa', roles: [], isAdmin: true, payroll: false, companies: [] },
      },
      { event: 'task_assigned', to: [office.idOf('ksiegowa'), office.idOf('kadry')], values: {} },
    ),
  );
  expect(told).toEqual([office.idOf('kadry')]);
});

describe('P18: a notice that was given and whose reader then lost', () => {
  const hidden = async (who: PrincipalName) => {
    const found = await office.as(who).get('/api/notices/');
    const groups = await office.as(who).get('/api/notices/groups?by=read_at:month');
    const search = await office.as(who).get('/api/notices/?search=pilne');
    return [found.body.total, found.data.length, groups.data?.length, search.body.total];
  };
  const all = [1, 1, 1, 1];
  const none = [0, 0, 0, 0];

  test('the record is there no more: not in lists, counts, groups, search, nor alone', async () => {
    const task = await office.add('tasks', { audience: 'client', company_id: office.base().company });
    await tell({ to: [office.idOf('klient')], record: { resource: 'tasks', id: task.id } });
    const [{ id }] = await bellOf('klient');
    expect(await hidden('klient')).toEqual(all);

    await office.services.db.query({ text: "update tasks set audience = 'office' where id = $1", values: [task.id] });

    expect(await hidden('klient')).toEqual(none);
    expect((await office.as('klient').get(`/api/notices/${id}`)).status).toBe(404);
  });

  test('the company is there no more', async () => {
    const company = await office.add('companies');
    const membership = await office.add('memberships', { user_id: office.idOf('klient'), company_id: company.id, role: 'owner' });
    const record = { resource: 'companies', id: company.id };
    await tell({ event: 'zus_step_change', to: [office.idOf('klient')], record, values: { powod: 'pilne' } });
    expect(await hidden('klient')).toEqual(all);
    await office.services.db.query({ text: 'update memberships set deleted_at = now() where id = $1', values: [membership.id] });
    expect(await hidden('klient')).toEqual(none);
  });

  test('one of several records that it names is there no more', async () => {
    const values = { audience: 'client', company_id: office.base().company };
    const [kept, lost] = [await office.add('tasks', values), await office.add('tasks', values)];
    const named = { resource: 'tasks', ids: [kept.id, lost.id] };
    await tell({ to: [office.idOf('klient')], list: 'tasks', named });
    expect(await hidden('klient')).toEqual(all);
    await office.services.db.query({ text: "update tasks set audience = 'office' where id = $1", values: [lost.id] });
    expect(await hidden('klient')).toEqual(none);
    expect(await tell({ to: [office.idOf('klient')], list: 'tasks', named })).toEqual([]);
  });

  test('the kind of thing is there no more: a grant, a role, an area', async () => {
    const { db } = office.services;
    const employee = await office.add('employees');
    const record = { resource: 'employees', id: employee.id };
    await tell({ event: 'medical_exam_expiring', to: [office.idOf('kadry')], record, values: { osoba: 'pilne' } });
    expect(await hidden('kadry')).toEqual(all);
    await db.query({ text: 'update users set payroll = false where id = $1', values: [office.idOf('kadry')] });
    const without = await hidden('kadry');
    await db.query({ text: 'update users set payroll = true where id = $1', values: [office.idOf('kadry')] });
    expect(without).toEqual(none);
  });

  test('is counted neither for its reader nor found by anybody else, and comes back with the right', async () => {
    const task = await office.add('tasks', { audience: 'client', company_id: office.base().company });
    await tell({ to: [office.idOf('klient'), office.idOf('ksiegowa')], record: { resource: 'tasks', id: task.id } });
    const audience = (value: string) =>
      office.services.db.query({ text: 'update tasks set audience = $2 where id = $1', values: [task.id, value] });
    await audience('office');
    expect([await hidden('klient'), await hidden('ksiegowa')]).toEqual([none, all]);
    await audience('client');
    expect(await hidden('klient')).toEqual(all);
  });
});

describe('one’s own notices', () => {
  test('are counted, read one by one or all, and nobody else’s are touched', async () => {
    await tell({ to: [office.idOf('ksiegowa'), office.idOf('kadry')] });
    await tell({ to: [office.idOf('ksiegowa')] });
    const unread = async () => (await office.as('ksiegowa').get('/api/notices/?filters=read_at:&limit=1')).body.total;
    expect(await unread()).toBe(2);
    const [{ id }] = await bellOf('ksiegowa');
    const [{ id: foreign }] = await bellOf('kadry');
    expect((await office.as('ksiegowa').post('/api/notices/read', { ids: [id, foreign] })).data).toEqual({ read: 1 });
    expect(await unread()).toBe(1);
    expect((await office.as('ksiegowa').post('/api/notices/read', {})).data).toEqual({ read: 1 });
    expect(await unread()).toBe(0);
    expect((await bellOf('kadry'))[0].read_at).toBeNull();
    expect((await office.as('ksiegowa').post('/api/notices/read', { ids: ['nic'] })).status).toBe(404);
  });

  test('come by the channels that the person chose; a foreign event cannot be chosen', async () => {
    const put = (body: object) => office.as('ksiegowa').put('/api/notices/preferences', body);
    expect((await put({ event: 'task_assigned', channel: 'email', on: false })).status).toBe(200);
    const { data } = await office.as('ksiegowa').get('/api/notices/preferences');
    expect(data.find((line: { event: string }) => line.event === 'task_assigned').channels).toEqual({
      portal: true,
      email: false,
      sms: false,
      digest: false,
    });
    await tell({});
    await drain();
    expect(sent).toEqual([]);
    expect(await bellOf('ksiegowa')).toHaveLength(1);
    expect((await put({ event: 'announcement', channel: 'email', on: false })).status).toBe(422);
    expect((await put({ event: 'account_0', channel: 'email', on: false })).status).toBe(422);
  });
});

test('U01: what a person chose to be told of is in the trail once for each change', async () => {
  const put = (on: boolean) =>
    office.as('kadry').put('/api/notices/preferences', { event: 'task_assigned', channel: 'email', on });
  for (const on of [false, false, true]) expect((await put(on)).status).toBe(200);
  const trail = await office.services.db.query<{ changes: string }>({
    text: `select v.changes::text as changes from audit a join audit_values v using (tenant_id, seq)
      where a.action = 'notice_choice' and a.actor_id = $1 and a.entity_id = $1 order by a.seq`,
    values: [office.idOf('kadry')],
  });
  expect(trail.map(({ changes }) => JSON.parse(changes))).toEqual([
    { 'task_assigned email': { before: null, after: false } },
    { 'task_assigned email': { before: false, after: true } },
  ]);
});

describe('a firm’s rule', () => {
  test('switches an event off, changes its words, and refuses variables that it does not have', async () => {
    const { id } = await rule('task_blocked');
    const put = (values: object) => office.as('super').put('/api/notification-rules/', { id, ...values });
    expect((await put({ portal_text: 'Czeka {kwota_razem}' })).body.errors).toEqual({
      portal_text: 'Tu nie ma zmiennej {kwota_razem}',
    });
    expect((await put({ portal_text: 'Stoi: {tytul}' })).status).toBe(200);
    await tell({ event: 'task_blocked', values: { tytul: 'VAT' } });
    expect((await bellOf('ksiegowa'))[0].text).toBe('Stoi: VAT');
    expect((await put({ enabled: false })).status).toBe(200);
    expect(await tell({ event: 'task_blocked', values: { tytul: 'VAT' } })).toEqual([]);
    const { data } = await office.as('kierownik').get(`/api/notification-rules/${id}/history`);
    expect(data[0].changes).toMatchObject([{ field: 'enabled', from: true, to: false }]);
  });

  test('is shown with sample values, the text message counted in parts', async () => {
    const { id } = await rule('settlement_published');
    const preview = (body: object) => office.as('kierownik').post(`/api/notification-rules/${id}/preview`, body);
    const { data } = await preview({ sms_text: 'a'.repeat(161), subject: 'Za {okres}' });
    expect(data.mail.subject).toBe('Za październik 2026');
    expect(data.sms).toMatchObject({ parts: 2, units: 161, polish: false });
    expect((await preview({ sms_text: 'ł'.repeat(70) })).data.sms).toMatchObject({ parts: 1, polish: true });
    expect((await preview({ body: '{nieznana}' })).body.errors).toEqual({ body: 'Tu nie ma zmiennej {nieznana}' });
    expect((await office.as('ksiegowa').post(`/api/notification-rules/${id}/preview`, {})).status).toBe(403);
    expect((await office.as('super', 'kancelaria').post(`/api/notification-rules/${id}/preview`, {})).status).toBe(404);
  });

  test('goes with the firm’s address of answers, and says where they arrive', async () => {
    const { id } = await rule('task_assigned');
    const { body } = await office.as('super').get('/api/settings/config');
    const save = async (changes: object, tag: string) =>
      (await office.as('super').put('/api/settings/config', { changes, tag })).body.data.tag;
    const tag = await save({ tenant: { replyTo: 'kontakt@biuro.test' } }, body.data.tag);
    try {
      expect((await office.as('kierownik').post(`/api/notification-rules/${id}/test`, { channel: 'email' })).status).toBe(200);
      expect(sent[0]?.tenant).toMatchObject({ replyTo: 'kontakt@biuro.test' });
      expect(sent[0]?.text).toContain('odpowiedź dostanie biuro (kontakt@biuro.test)');
    } finally {
      await save({}, tag);
    }
    expect((await office.as('kierownik').post(`/api/notification-rules/${id}/test`, { channel: 'email' })).status).toBe(200);
    expect(sent[1]?.tenant).not.toHaveProperty('replyTo');
  });

  test('V10: is sent to oneself for a try, so often an hour', async () => {
    const { id } = await rule('task_assigned');
    const tries = office.services.config.limits.rates.tests.most;
    for (let number = 0; number < tries; number += 1)
      expect((await office.as('super').post(`/api/notification-rules/${id}/test`, { channel: 'email' })).status).toBe(200);
    expect(sent).toHaveLength(tries);
    expect(sent[0]).toMatchObject({ to: 'super@demo.test', channel: 'email' });
    expect((await office.as('super').post(`/api/notification-rules/${id}/test`, { channel: 'email' })).status).toBe(429);
    expect((await office.as('kierownik').post(`/api/notification-rules/${id}/test`, { channel: 'sms' })).status).toBe(409);
  });
});

describe('the delivery log', () => {
  test('says how each message ended, with masked addresses', async () => {
    await tell({});
    await drain();
    fails = new DeliveryFailed('SMTP EENVELOPE 550', false);
    await tell({});
    await drain();
    const { data } = await office.as('super').get('/api/deliveries/?sort=created:asc');
    expect(data.map(({ state, error, address }: Record<string, string>) => [state, error, address])).toEqual([
      ['sent', null, 'k***@demo.test'],
      ['failed', 'SMTP EENVELOPE 550', 'k***@demo.test'],
    ]);
  });

  test('V10: a passing failure is tried again', async () => {
    fails = new DeliveryFailed('SMTP ECONNECTION', true);
    await tell({});
    await drain();
    expect((await office.as('super').get('/api/deliveries/')).data).toMatchObject([{ state: 'queued' }]);
    fails = null;
    office.pass(11_000);
    await drain();
    expect(sent).toHaveLength(1);
    expect((await office.as('super').get('/api/deliveries/')).data).toMatchObject([{ state: 'sent' }]);
  });
});

test('text messages about settlements leave out companies that asked for none', async () => {
  const { db } = office.services;
  await db.query({ text: "update users set phone = '+48501502503' where id = $1", values: [office.idOf('klient')] });
  const settlement = await office.add('settlements', { status: 'published', company_id: office.base().company });
  const telling = {
    event: 'settlement_published',
    to: [office.idOf('klient')],
    record: { resource: 'settlements', id: settlement.id },
    values: {},
  } as const;
  await tell(telling);
  await drain();
  expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  await db.query({ text: 'update companies set no_settlement_sms = true where id = $1', values: [office.base().company] });
  sent.length = 0;
  await tell(telling);
  await drain();
  expect(sent.map(({ channel }) => channel)).toEqual(['email']);
});

test('the night holds mail till the morning, but not what is important', async () => {
  const hours = (hour: number) => office.pass(hour * 3_600_000);
  hours(14);
  await tell({});
  await changeLate();
  await drain();
  expect(sent).toHaveLength(1);
  hours(9);
  await drain();
  expect(sent).toHaveLength(2);

  async function changeLate() {
    await office.services.db.query({ text: "update notification_rules set important = true where code = 'task_overdue'" });
    await tell({ event: 'task_overdue', values: { liczba: '2' } });
  }
});

test('P03: an event of a switched-off module is told to nobody', async () => {
  const scope = systemScope({ ...tenant(), config: { ...tenant().config, deniedAreas: ['tasks'] } }, office.services.clock());
  const told = await office.services.db.transaction((tx) =>
    notify(tx, scope, { event: 'task_assigned', to: [office.idOf('ksiegowa')], values: {} }),
  );
  expect(told).toEqual([]);
});
