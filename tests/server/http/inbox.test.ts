import { describe, expect, test } from 'vitest';
import type { Inbox } from '../../../src/contract/inbox';
import type { Caller } from '../../support/caller';
import { openOffice } from '../../support/office';
import { uploaded } from '../files/desk';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const read = async (by: Caller, query = ''): Promise<Inbox> => (await by.get(`/api/inbox${query}`)).body as Inbox;
const titles = async (by: Caller, query = '') => (await read(by, query)).data.map(({ title }) => title);
const write = (by: Caller, resource: string, id: string, body: string, more = {}) =>
  by.post(`/api/${resource}/${id}/posts`, { body: `<p>${body}</p>`, ...more });

/** A company with its client, a message that they wrote and a case of theirs. */
async function talking() {
  const own = await office.add('companies', { title: 'Piekarnia Kłos' });
  const client = await office.client(own);
  const began = await client.post('/api/messages/', office.sample('messages', { company_id: own.id, subject: 'Leasing' }));
  const ticket = await office.add('tickets', {
    company_id: own.id,
    subject: 'VAT za maj',
    description: '<p>Proszę o <b>korektę</b></p>',
  });
  return { own, client, message: began.body.id as string, ticket };
}

describe('a client’s one list of conversations', () => {
  test('holds messages and cases by who wrote last, with the first words and what is unread', async () => {
    const { own, client, message, ticket } = await talking();
    office.pass(60_000);
    await write(staff(), 'tickets', ticket.id, 'Korekta <i>gotowa</i>');
    const { data, more } = await read(client);
    expect(more).toBe(false);
    expect(data).toEqual([
      expect.objectContaining({
        resource: 'tickets',
        id: ticket.id,
        title: 'VAT za maj',
        company: { id: own.id, title: 'Piekarnia Kłos' },
        unread: 1,
        link: `/tickets/${ticket.id}`,
        last: { mine: false, author: expect.stringMatching(/\S/), excerpt: 'Korekta gotowa', files: 0 },
      }),
      expect.objectContaining({
        resource: 'messages',
        id: message,
        status: 'waiting_office',
        unread: 0,
        link: `/messages/${message}`,
        last: { mine: true, author: expect.stringMatching(/\S/), excerpt: 'Dzień dobry', files: 0 },
      }),
    ]);
    office.pass(60_000);
    await write(client, 'messages', message, 'Dosyłam umowę');
    expect(await titles(client)).toEqual(['Leasing', 'VAT za maj']);
  });

  test('tells the first words of a message that begins with a long address', async () => {
    const { client, message } = await talking();
    office.pass(60_000);
    await write(client, 'messages', message, `<a href="https://bank.test/${'a'.repeat(1_970)}">Wyciąg</a> &amp; umowa`);
    const { data } = await read(client);
    expect(data.find(({ id }) => id === message)?.last).toMatchObject({ excerpt: 'Wyciąg & umowa' });
  });

  test('tells of a case without an answer by what was asked', async () => {
    const { client } = await talking();
    const { data } = await read(client);
    expect(data.find(({ resource }) => resource === 'tickets')?.last).toMatchObject({
      excerpt: 'Proszę o korektę',
      author: null,
    });
  });

  test('says what waits: a price before an answer, gross with the net beside', async () => {
    const { own, client, ticket } = await talking();
    const asked = await office.add('tickets', { company_id: own.id, subject: 'Odpowiedz', status: 'waiting_client' });
    const priced = await office.add('tickets', {
      company_id: own.id,
      subject: 'Wycena',
      status: 'waiting_client',
      billable: 'extra_pending',
      price_amount: 10_000,
      price_gross_amount: 12_300,
    });
    const waits = new Map((await read(client)).data.map((item) => [item.id, item.waits]));
    expect(waits.get(ticket.id)).toBeNull();
    expect(waits.get(asked.id)).toMatchObject({ kind: 'tickets.answer' });
    expect(waits.get(priced.id)).toEqual({ kind: 'tickets.price', label: 'wycena do akceptacji', amount: 12_300, net: 10_000 });
  });

  test('holds as many as are asked for, and says whether there are more', async () => {
    const { client } = await talking();
    expect(await read(client, '?limit=1')).toMatchObject({ data: [expect.anything()], more: true });
    for (const limit of ['0', '301', 'x', '-1', '1e2']) expect((await client.get(`/api/inbox?limit=${limit}`)).status).toBe(422);
    expect((await client.get('/api/inbox?company_id=x')).status).toBe(422);
  });

  test('P04, P05: is of own companies alone, one of them where it is asked for, and nothing where it is another’s or unknown', async () => {
    const [one, other] = [await talking(), await talking()];
    await office.add('tickets', { company_id: one.own.id, subject: 'Wewnętrzna', channel: 'internal' });
    await office.add('messages', { company_id: one.own.id, subject: 'Zaplanowana', status: 'planned' });
    expect((await titles(one.client)).sort()).toEqual(['Leasing', 'VAT za maj']);
    expect(await titles(one.client, `?company_id=${one.own.id}`)).toHaveLength(2);
    const foreign = await one.client.get(`/api/inbox?company_id=${other.own.id}`);
    const unknown = await one.client.get('/api/inbox?company_id=0199c3a2-1b2c-7d3e-8f40-123456789abc');
    expect(foreign.body).toEqual({ data: [], more: false });
    expect(unknown.body).toEqual(foreign.body);
  });

  test('P05, P07: tells nothing of a note of the office’s, nor of what was taken back', async () => {
    const { client, ticket } = await talking();
    const { id: file } = await uploaded(office, staff(), 'nota.txt', 'Tylko dla nas');
    const before = await read(client);
    await write(staff(), 'tickets', ticket.id, 'Sekret', { internal: true, file_ids: [file] });
    const taken = (await write(staff(), 'tickets', ticket.id, 'Pomyłka')).body.id;
    await staff().delete(`/api/tickets/${ticket.id}/posts/${taken}`);
    const after = await client.get('/api/inbox');
    expect(after.text).not.toMatch(/Sekret|Pomyłka/);
    expect(after.body.data.map(({ id, at, last }: Inbox['data'][number]) => [id, at, last])).toEqual(
      before.data.map(({ id, at, last }) => [id, at, last]),
    );
  });

  test('P16: nothing waits there for whoever only looks on', async () => {
    const { own } = await talking();
    await office.add('tickets', { company_id: own.id, subject: 'Wycena', status: 'open', billable: 'extra_pending' });
    const { data } = await read(await office.client(own, 'viewer'));
    expect(data).toHaveLength(3);
    expect(data.every(({ waits }) => waits === null)).toBe(true);
  });

  test('P03: leaves out what the firm has switched off; T04: and another firm’s; the office has lists of its own', async () => {
    await talking();
    const company = await office.add('companies', {}, 'kancelaria');
    const far = await office.client(company, 'owner', 'kancelaria');
    await office.add('messages', { company_id: company.id, subject: 'Wyłączone' }, 'kancelaria');
    expect((await titles(far)).filter((title) => ['Wyłączone', 'Leasing'].includes(title))).toEqual([]);
    expect((await staff().get('/api/inbox')).status).toBe(403);
    expect((await office.as('pracownik').get('/api/inbox')).status).toBe(403);
  });
});

describe('what waits and what is unread', () => {
  test('P04: is of one company where it is asked for', async () => {
    const [one, other] = [await talking(), await talking()];
    await office.add('tickets', { company_id: one.own.id, subject: 'Odpowiedz', status: 'waiting_client' });
    await write(staff(), 'messages', one.message, 'Tak');
    const own = `?company_id=${one.own.id}`;
    const foreign = `?company_id=${other.own.id}`;
    const waiting = async (query: string) =>
      (await one.client.get(`/api/waiting${query}`)).body.data.filter(({ company }: { company: unknown }) => company).length;
    const unread = async (query: string) => (await one.client.get(`/api/unread${query}`)).body.data;
    expect([await waiting(''), await waiting(own), await waiting(foreign)]).toEqual([2, 2, 0]);
    expect([await unread(own), await unread(foreign)]).toEqual([{ messages: 1 }, {}]);
  });
});
