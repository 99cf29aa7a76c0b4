import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openJobs } from '../../../src/server/jobs/openJobs';
import type { Message } from '../../../src/server/mail/message';
import { sendDigest } from '../../../src/server/notices/digest';
import { nextDigest } from '../../../src/server/notices/digestTime';
import { notify, type Telling } from '../../../src/server/notices/notify';
import { keepRules } from '../../../src/server/notices/rules';
import { sendNotice } from '../../../src/server/notices/send';
import { systemScope } from '../../../src/server/scope';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const sent: Message[] = [];
const hour = 3_600_000;
const tenant = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!found) throw new Error('No firm');
  return found;
};
const tell = (who: PrincipalName, tytul: string, telling: Partial<Telling> = {}) =>
  office.services.db.transaction((tx) =>
    notify(tx, systemScope(tenant(), office.services.clock()), {
      event: 'task_assigned',
      to: [office.idOf(who)],
      values: { tytul, firma: 'Kłos', termin: '25.11.2026', autor: 'Ewa' },
      ...telling,
    }),
  );
const drain = () => openJobs(office.services, [sendNotice, sendDigest]).drain();
const choose = (who: PrincipalName, channel: string, on: boolean, event = 'task_assigned') =>
  office.as(who).put('/api/notices/preferences', { event, channel, on });
/** The same without a session, which may have run out. */
const sumsUp = (who: PrincipalName) =>
  office.services.db.query({
    text: "insert into notice_preferences (tenant_id, user_id, event, channel, is_on) values ($1, $2, 'task_assigned', 'digest', true)",
    values: [tenant().id, office.idOf(who)],
  });
const states = async () =>
  (await office.services.db.query<{ state: string }>({ text: 'select state from deliveries order by id' })).map(
    ({ state }) => state,
  );

beforeAll(async () => {
  office.services.mailer.send = async (message) => {
    sent.push(message);
  };
  await keepRules(office.services.db, tenant().id, office.services.clock());
});
beforeEach(async () => {
  for (const table of ['notices', 'deliveries', 'notice_preferences', 'notice_digests', 'jobs'])
    await office.services.db.query({ text: `delete from ${table}` });
  sent.length = 0;
});

describe('the word that a person chose', () => {
  const words = (who: PrincipalName, mail_word: string | null) =>
    office.services.db.query({ text: 'update users set mail_word = $2 where id = $1', values: [office.idOf(who), mail_word] });

  test('stands at the end of every mail to them, as text whatever it holds, and in nobody else’s', async () => {
    await words('ksiegowa', 'Burek <b>& syn</b>');
    try {
      await choose('ksiegowa', 'email', true);
      await choose('kierownik', 'email', true);
      await tell('ksiegowa', 'VAT');
      await tell('kierownik', 'PIT');
      await sumsUp('ksiegowa');
      await drain();
      const to = (name: string) => sent.find(({ to: receiver }) => receiver === `${name}@demo.test`);
      expect(to('ksiegowa')?.text.endsWith('\nTwoje słowo rozpoznawcze: Burek <b>& syn</b>')).toBe(true);
      expect(to('ksiegowa')?.html).toContain('Twoje słowo rozpoznawcze: Burek &lt;b&gt;&amp; syn&lt;/b&gt;</p>\n</main>');
      expect(to('kierownik')?.text).not.toContain('rozpoznawcze');
    } finally {
      await words('ksiegowa', null);
    }
  });
});

describe('the moment of a summary', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  test.each([
    [{ digest: 'daily', digest_hour: 7 }, '2026-11-21T06:00:00.000Z'],
    [{ digest: 'daily', digest_hour: 12 }, '2026-11-20T11:00:00.000Z'],
    [{ digest: 'daily', digest_hour: 9 }, '2026-11-21T08:00:00.000Z'],
    [{ digest: 'weekly', digest_hour: 7 }, '2026-11-23T06:00:00.000Z'],
  ] as const)('%j is the next %s', (time, at) => expect(nextDigest(time, now).toISOString()).toBe(at));

  test('keeps its hour when the clocks change', () => {
    const before = new Date('2026-10-24T12:00:00Z');
    expect(nextDigest({ digest: 'daily', digest_hour: 7 }, before).toISOString()).toBe('2026-10-25T06:00:00.000Z');
  });
});

test('who chose summaries gets one mail in place of many, and the bell as ever', async () => {
  await choose('ksiegowa', 'digest', true);
  await tell('ksiegowa', 'Pierwsze');
  await tell('ksiegowa', 'Drugie');
  await tell('kadry', 'Osobne');
  await drain();
  expect(sent.map(({ to }) => to)).toEqual(['kadry@demo.test']);
  expect(await states()).toEqual(['merged_digest', 'merged_digest', 'sent']);
  expect((await office.as('ksiegowa').get('/api/notices/')).data).toHaveLength(2);
  office.pass(23 * hour);
  await drain();
  await drain();
  const [, summary, ...more] = sent;
  expect(more).toEqual([]);
  expect(summary).toMatchObject({ to: 'ksiegowa@demo.test', channel: 'email', subject: 'Podsumowanie: 2 powiadomienia' });
  expect(summary?.text).toContain('Pierwsze');
  expect(summary?.text).toContain('Drugie');
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
  expect(await office.services.db.query({ text: 'select 1 from notice_digests' })).toEqual([]);
});

test('P18: what one may no longer know of is left out of the summary', async () => {
  await sumsUp('klient');
  const shown = await office.add('tasks', { audience: 'client', company_id: office.base().company });
  const lost = await office.add('tasks', { audience: 'client', company_id: office.base().company });
  await tell('klient', 'Zostaje', { record: { resource: 'tasks', id: shown.id } });
  await tell('klient', 'Ginie', { record: { resource: 'tasks', id: lost.id } });
  await office.services.db.query({ text: "update tasks set audience = 'office' where id = $1", values: [lost.id] });
  office.pass(25 * hour);
  await drain();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('Zostaje');
  expect(sent[0]?.text).not.toContain('Ginie');
  expect((await states()).sort()).toEqual(['sent', 'suppressed']);
});

test('P18: whether its reader may still know is asked once for a whole summary', async () => {
  await sumsUp('klient');
  const values = { audience: 'client', company_id: office.base().company };
  for (const tytul of ['Pierwsze', 'Drugie', 'Trzecie']) {
    const task = await office.add('tasks', values);
    await tell('klient', tytul, { record: { resource: 'tasks', id: task.id } });
  }
  await tell('klient', 'Firma', { record: { resource: 'companies', id: office.base().company } });
  const asked = vi.spyOn(office.services.db, 'query');
  office.pass(25 * hour);
  await drain();
  const sights = asked.mock.calls.filter(([{ text }]) => text.includes(' as seen from '));
  asked.mockRestore();
  expect(sights).toHaveLength(1);
  expect(sent[0]?.text).toContain('Trzecie');
  expect(sent[0]?.text).toContain('Firma');
});

test('what is important never waits for a summary', async () => {
  const { db } = office.services;
  await db.query({
    text: "update notification_rules set important = true, channels = array['portal', 'email', 'digest'] where code = 'task_assigned'",
  });
  await tell('kadry', 'Pilne');
  await drain();
  expect(sent).toMatchObject([{ to: 'kadry@demo.test' }]);
  expect(await db.query({ text: 'select 1 from notice_digests' })).toEqual([]);
});

test('a rule’s quiet hours hold for summaries too', async () => {
  const { db } = office.services;
  await db.query({
    text: "update notification_rules set important = false, channels = array['portal', 'digest'], quiet_from = 18, quiet_to = 10 where code = 'task_assigned'",
  });
  await tell('kadry', 'Rano');
  const [row] = await db.query<{ due_at: Date }>({ text: 'select due_at from notice_digests' });
  expect(row?.due_at.toISOString().slice(11, 16)).toBe('09:00');
});
