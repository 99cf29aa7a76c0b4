// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { announcement as announcementJob, filledIn } from '../../../src/server/messages/announcementJob';
import { describeOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';

/** Called whenever work has told how far it is, before its next piece. */
let onProgress: (() => Promise<unknown>) | null = null;
const office = openOffice({
  daily: [],
  database: (db) => ({
    ...db,
    async query(statement) {
      const rows = await db.query<never>(statement);
      if (statement.name === 'jobs.progress') await onProgress?.();
      return rows;
    },
  }),
});
const staff = () => office.as('ksiegowa');
const client = () => office.as('klient');
const show = async (id: string, by = staff()) => (await by.get(`/api/messages/${id}`)).body;
const write = (id: string, by = staff(), more: object = {}) =>
  by.post(`/api/messages/${id}/posts`, { body: '<p>Odpowiedź</p>', ...more });

describeOnce('a thread with a client', () => {
  test('knows whose turn it is by who wrote last, whatever the office notes to itself', async () => {
    const { id } = (await client().post('/api/messages/', office.sample('messages'))).body;
    expect(await show(id)).toMatchObject({
      status: 'waiting_office',
      assignee_id: office.idOf('ksiegowa'),
      kind: 'conversation',
    });
    await write(id, staff(), { internal: true });
    expect((await show(id)).status).toBe('waiting_office');
    await write(id);
    expect((await show(id)).status).toBe('waiting_client');
    await write(id, client());
    expect((await show(id)).status).toBe('waiting_office');
  });

  test('opens again when somebody writes, and its deadline is over when the client answers', async () => {
    const { id } = (await staff().post('/api/messages/', office.sample('messages', { due_answer_at: '2026-11-30 15:00:00' })))
      .body;
    expect((await show(id)).due_answer_at).toBe('2026-11-30 15:00:00');
    expect((await client().post(`/api/messages/${id}/actions/close`)).status).toBe(200);
    await write(id, client());
    expect(await show(id)).toMatchObject({ status: 'waiting_office', due_answer_at: null });
  });

  test('closed by mistake is opened again by either side, and waits for whom it waited', async () => {
    const { id } = (await client().post('/api/messages/', office.sample('messages'))).body;
    const act = (who: typeof client, name: string) => who().post(`/api/messages/${id}/actions/${name}`);
    expect((await act(client, 'close')).body.status).toBe('closed');
    expect((await act(client, 'reopen')).body.status).toBe('waiting_office');
    await write(id);
    expect((await act(staff, 'close')).body.status).toBe('closed');
    expect((await act(staff, 'reopen')).body.status).toBe('waiting_client');
  });

  test('P04: is begun by a client for a company of theirs alone, and with their own fields alone', async () => {
    const { id: other } = await office.add('companies');
    expect((await client().post('/api/messages/', office.sample('messages', { company_id: other }))).body.errors).toHaveProperty(
      'company_id',
    );
    const { status } = await client().post('/api/messages/', office.sample('messages', { labels: ['vat'] }));
    expect(status).toBe(422);
    expect((await client().post('/api/messages/', office.sample('messages', { kind: 'announcement' }))).status).toBe(422);
  });

  test('is told to the other side, and to nobody of the writer’s own', async () => {
    const { id } = (await client().post('/api/messages/', office.sample('messages', { subject: 'Pytanie o zaliczkę' }))).body;
    const told = async (by: typeof client) => JSON.stringify((await by().get('/api/notices/?limit=100')).data ?? []);
    expect(await told(staff)).toContain('Pytanie o zaliczkę');
    expect(await told(client)).not.toContain('Pytanie o zaliczkę');
    await write(id);
    expect(await told(client)).toContain('Pytanie o zaliczkę');
  });
});

describeOnce('a case of a conversation', () => {
  test('P06: is of the conversation’s company, is found by it, and says nothing of it to the client', async () => {
    const { id } = (await client().post('/api/messages/', office.sample('messages'))).body;
    const begin = (more: object = {}) =>
      staff().post('/api/tickets/', office.sample('tickets', { message_id: id, channel: 'portal', ...more }));
    const { id: other } = await office.add('companies');
    expect((await begin({ company_id: other, employee_id: null })).body.errors).toHaveProperty('message_id');
    const { body: ticket } = await begin();
    expect(ticket).toMatchObject({ message_id: id, message: { id } });
    expect((await staff().get(`/api/tickets/?filters=message_id:${id}`)).data).toMatchObject([{ id: ticket.id }]);
    expect((await client().get(`/api/tickets/${ticket.id}`)).body).not.toHaveProperty('message_id');
    expect((await client().post('/api/tickets/', office.sample('tickets', { message_id: id }))).status).toBe(422);
  });
});

describeOnce('an announcement', () => {
  const jobs = () => openJobs(office.services, [announcementJob]);
  async function draft(values: object = {}) {
    const sent = office.sample('announcements', { title: 'Zmiany dla {firma}', body: '<p>Witaj {imie}, {firma}</p>', ...values });
    return (await staff().post('/api/announcements/', sent)).body.id as string;
  }
  const recipients = (id: string, body: object) => staff().post(`/api/announcements/${id}/actions/recipients`, body);
  const send = (id: string) => staff().post(`/api/announcements/${id}/actions/send`);
  const threads = async (id: string) =>
    (await staff().get(`/api/messages/?limit=100&search=zmiany&filters=kind:announcement`)).data.filter(
      ({ announcement_id }: { announcement_id: string }) => announcement_id === id,
    );

  test('goes once to each company that meets the conditions and is not left out', async () => {
    const { id: mine } = await office.add('companies', { title: 'Młyn <b>Kos</b>', status: 'notice' });
    const { id: left } = await office.add('companies', { title: 'Tartak', status: 'notice' });
    const id = await draft();
    const { body } = await recipients(id, { audience: 'status:notice', excluded: [{ company_id: left }] });
    expect(body.data.count).toBe(2);
    expect((await send(id)).body).toMatchObject({ status: 'sending', recipients_count: 1 });
    await jobs().drain();
    await jobs().drain();
    const found = await threads(id);
    expect(found.map(({ company_id, subject, status }: Record<string, string>) => [company_id, subject, status])).toEqual([
      [mine, 'Zmiany dla Młyn <b>Kos</b>', 'open'],
    ]);
    const { data } = await staff().get(`/api/messages/${found[0].id}/posts`);
    expect(data.map(({ body: text, author }: { body: string; author: { id: string } }) => [text, author.id])).toEqual([
      ['<p>Witaj, Młyn &lt;b&gt;Kos&lt;/b&gt;</p>', office.idOf('ksiegowa')],
    ]);
    expect((await staff().get(`/api/announcements/${id}`)).body).toMatchObject({
      status: 'sent',
      stats: { sent: 1, read: 0, confirmed: 0 },
    });
  });

  test('begun again after a crash makes nothing twice', async () => {
    await office.add('companies', { status: 'blocked' });
    const id = await draft();
    await recipients(id, { audience: 'status:blocked' });
    await send(id);
    await jobs().drain();
    await office.services.db.query({
      text: "update jobs set state = 'waiting', ended_at = null where payload->>'announcement' = $1",
      values: [id],
    });
    await jobs().drain();
    expect(await threads(id)).toHaveLength(1);
  });

  test('O07: stopped on its way is sent to those whom it reached, and says so', async () => {
    for (let nth = 0; nth < 25; nth += 1) await office.add('companies', { title: `Odlew ${nth}`, short_name: 'Odlewnie' });
    const id = await draft();
    await recipients(id, { audience: 'short_name:Odlewnie' });
    expect((await send(id)).body).toMatchObject({ status: 'sending', recipients_count: 25 });
    const job = async () =>
      (await staff().get('/api/jobs')).data.find(({ title }: { title: string }) => title.includes('Ogłoszenie'));
    const { id: work } = await job();
    onProgress = () => staff().post(`/api/jobs/${work}/cancel`);
    await jobs().drain();
    onProgress = null;
    const reached = (await threads(id)).length;
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(25);
    expect((await staff().get(`/api/jobs/${work}`)).data).toMatchObject({
      state: 'cancelled',
      says: `Przerwano. Wysłano do ${reached} firm; pozostałe jej nie dostaną.`,
    });
    expect((await staff().get(`/api/announcements/${id}`)).body).toMatchObject({ status: 'sent', recipients_count: reached });
    await jobs().drain();
    expect(await threads(id)).toHaveLength(reached);
  });

  test('once sent is neither changed nor sent again', async () => {
    await office.add('companies', { status: 'inactive' });
    const id = await draft();
    await recipients(id, { audience: 'status:inactive' });
    await send(id);
    for (const answer of [
      await send(id),
      await staff().put('/api/announcements/', { id, title: 'Inne' }),
      await recipients(id, { audience: null }),
    ])
      expect(answer.status).toBe(409);
  });

  test.each([['nieznane:x'], ['internal_note:x'], ['status']])(
    'P10: conditions “%s” are refused on their field',
    async (audience) => {
      expect((await recipients(await draft(), { audience })).body.errors).toHaveProperty('audience');
    },
  );

  test('to nobody is not sent', async () => {
    const id = await draft();
    await recipients(id, { audience: 'status:lead' });
    expect((await send(id)).body.code).toBe('nobody');
  });

  test('P04: that asks for it is confirmed by the client, once, and counted; not by who only looks on', async () => {
    const company = await office.add('companies', { status: 'suspended' });
    const theirs = await office.client(company);
    const id = await draft({ requires_confirmation: true });
    await recipients(id, { audience: 'status:suspended' });
    await send(id);
    await jobs().drain();
    const [thread] = (await theirs.get('/api/messages/')).data;
    expect(thread).toMatchObject({ requires_confirmation: true, status: 'waiting_client', unread: 1 });
    const confirmation = `/api/messages/${thread.id}/confirmation`;
    expect((await staff().post(confirmation)).status).toBe(403);
    expect((await client().post(confirmation)).status).toBe(404);
    expect((await (await office.client(company, 'viewer')).post(confirmation)).status).toBe(403);
    expect((await theirs.post(confirmation)).body).toMatchObject({ status: 'closed', confirmed_at: '2026-11-20 09:00:00' });
    expect((await theirs.post(confirmation)).body.code).toBe('confirmed');
    expect((await staff().get(`/api/announcements/${id}`)).body.stats).toEqual({ sent: 1, read: 1, confirmed: 1 });
    expect((await theirs.get(`/api/messages/${thread.id}`)).body.unread).toBe(0);
    const { receipts } = (await staff().get(`/api/messages/${thread.id}/posts`)).body;
    expect(receipts).toMatchObject([{ at: '2026-11-20 09:00:00' }]);
  });

  test('closed by mistake waits again for whom it waited: for nobody, for a confirmation, or as a conversation once the client has written', async () => {
    const sent = async (values: object) => {
      const company = await office.add('companies', { status: 'active', short_name: 'Ponownie' });
      const id = await draft(values);
      await recipients(id, { audience: 'short_name:Ponownie' });
      await send(id);
      await jobs().drain();
      await staff().put('/api/companies/', { id: company.id, short_name: null });
      const [thread] = await threads(id);
      return { id: thread.id as string, theirs: await office.client(company) };
    };
    const again = async (id: string) => {
      expect((await staff().post(`/api/messages/${id}/actions/close`)).body.status).toBe('closed');
      return (await staff().post(`/api/messages/${id}/actions/reopen`)).body.status;
    };
    const told = await sent({});
    expect(await again(told.id)).toBe('open');
    await write(told.id, told.theirs);
    expect(await again(told.id)).toBe('waiting_office');
    await write(told.id);
    expect(await again(told.id)).toBe('waiting_client');
    const asked = await sent({ requires_confirmation: true });
    expect(await again(asked.id)).toBe('waiting_client');
    expect((await asked.theirs.post(`/api/messages/${asked.id}/confirmation`)).body.status).toBe('closed');
    expect((await staff().post(`/api/messages/${asked.id}/actions/reopen`)).body.status).toBe('open');
  });

  test('puts a name where there is one, and leaves no gap where there is none', () => {
    const as = (word: string) => word;
    expect(filledIn('Witaj {imie}, {firma}', { title: 'Kłos', first_name: 'Jan' }, as)).toBe('Witaj Jan, Kłos');
    expect(filledIn('Witaj {imie}, {firma}', { title: 'Kłos', first_name: null }, as)).toBe('Witaj, Kłos');
  });
  test('V09: takes names as text, whatever stands in them', () => {
    const odd = { title: "Kłos $& $' {imie}", first_name: 'Jan $1' };
    expect(filledIn('{firma}: {imie}', odd, (word) => word)).toBe("Kłos $& $' {imie}: Jan $1");
  });
});

describe('a report about the panel', () => {
  test('gets the next number of its firm and year, however many come at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        client().post('/api/system-tickets/', { title: 'Błąd', description: '<p>Nie działa</p>', url: '/messages' }),
      ),
    );
    const numbers = made.map(({ body }) => body.number).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((nth) => `Z/2026/0000${nth}`));
    const other = await office
      .as('klient', 'kancelaria')
      .post('/api/system-tickets/', { title: 'Błąd', description: '<p>x</p>' });
    expect(other.body.number).toBe('Z/2026/00001');
  });

  test('is its reporter’s and the office’s; an answer puts it back to work', async () => {
    const { id } = (await client().post('/api/system-tickets/', { title: 'Błąd', description: '<p>Nie działa</p>' })).body;
    expect((await office.as('podglad').get(`/api/system-tickets/${id}`)).status).toBe(404);
    expect((await office.as('pracownik').get(`/api/system-tickets/${id}`)).status).toBe(403);
    await staff().post(`/api/system-tickets/${id}/actions/wait`);
    await client().post(`/api/system-tickets/${id}/posts`, { body: '<p>Firefox</p>' });
    expect((await staff().get(`/api/system-tickets/${id}`)).body.status).toBe('in_progress');
  });

  test('keeps where it was begun as it was', async () => {
    const { id } = (await client().post('/api/system-tickets/', { title: 'Błąd', description: '<p>x</p>', url: '/tickets' }))
      .body;
    expect((await staff().put('/api/system-tickets/', { id, url: '/inne' })).body.errors).toHaveProperty('url');
  });
});
