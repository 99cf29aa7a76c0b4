import { describe, expect, test } from 'vitest';
import type { Post } from '../../../src/contract/conversation';
import { postLimits } from '../../../src/schema/postLimits';
import type { Answer, Caller } from '../../support/caller';
import { openOffice } from '../../support/office';
import { countedMonth } from '../../support/settlement';
import { uploaded } from '../files/desk';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const client = () => office.as('klient');

/** A thread that the client began. */
async function thread(by: Caller = client()): Promise<string> {
  const { status, body } = await by.post('/api/messages/', office.sample('messages'));
  expect(status).toBe(201);
  return body.id;
}
const posts = (id: string) => `/api/messages/${id}/posts`;
const write = (by: Caller, id: string, body: object | string): Promise<Answer> =>
  by.post(posts(id), typeof body === 'string' ? { body: `<p>${body}</p>` } : body);
const texts = async (by: Caller, id: string) => (await by.get(posts(id))).data.map(({ body }: Post) => body);
const unreadOf = async (by: Caller, id: string) =>
  (await by.get(`/api/messages/?filters=id:${id}`)).data.map(({ unread }: { unread: number }) => unread)[0];

describe('a conversation', () => {
  test('begins with what was sent along with the record, and goes on in order', async () => {
    const id = await thread();
    expect((await write(staff(), id, 'Proszę o wyciąg')).status).toBe(201);
    await write(client(), id, 'Wysyłam');
    expect(await texts(client(), id)).toEqual(['<p>Dzień dobry</p>', '<p>Proszę o wyciąg</p>', '<p>Wysyłam</p>']);
    const { data } = await staff().get(posts(id));
    expect(data.map(({ office: side, mine }: Post) => [side, mine])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  test('a new record without its first post is refused on that field', async () => {
    const { status, body } = await client().post('/api/messages/', office.sample('messages', { post_body: ' ', subject: '' }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['post_body', 'subject']);
  });

  test('W05: keeps cleaned markup alone', async () => {
    const id = await thread();
    const { body } = await write(client(), id, { body: '<p onclick="x()">Raz<script>alert(1)</script><img src=x></p>' });
    expect(body.body).toBe('<p>Raz</p>');
  });

  test.each([
    [{}, 'body'],
    [{ body: '<p> </p>' }, 'body'],
    [{ body: `<p>${'a'.repeat(postLimits.markup)}</p>` }, 'body'],
    [{ body: '<p>a</p>', sent_at: 'x' }, 'sent_at'],
    [{ body: '<p>a</p>', reply_to: '0199c3a2-1b2c-7d3e-8f40-123456789abc' }, null],
    [{ body: '<p>a</p>', internal: true }, 'internal'],
    [{ body: '<p>a</p>', mentions: [] }, 'mentions'],
  ])('V02, P11: a client’s %j is refused', async (body, field) => {
    const { status, body: answer } = await write(client(), await thread(), body);
    expect(status).toBe(field === null ? 404 : 422);
    if (field) expect(answer.errors).toHaveProperty(field);
  });

  test('I01: the same request twice writes one post', async () => {
    const id = await thread();
    const send = () => client().post(posts(id), { body: '<p>Raz</p>' }, { 'idempotency-key': 'raz' });
    const [first, second] = [await send(), await send()];
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await texts(client(), id)).toHaveLength(2);
  });

  test('P05, T04: is there for those alone who see its record, and foreign is unknown', async () => {
    const id = await thread();
    const other = await office.client(await office.add('companies'));
    const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';
    for (const [by, of] of [
      [other, id],
      [office.as('ksiegowa', 'kancelaria'), id],
      [client(), nowhere],
    ] as const) {
      const answers = [await by.get(posts(of)), await write(by, of, 'Kuku'), await by.post(`${posts(of)}/read`, { to: id })];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, 'not_found']));
    }
    expect((await office.as('pracownik').get(posts(id))).status).toBe(403);
  });

  test('P03: a firm without messages has none of it', async () => {
    const far = office.as('super', 'kancelaria');
    expect((await far.get('/api/messages/')).status).toBe(404);
    expect((await far.get('/api/unread')).body.data).not.toHaveProperty('messages');
  });

  test('a page holds the last posts, and more are asked for before the first', async () => {
    const id = await thread();
    for (let nth = 0; nth < postLimits.page; nth += 1) await write(client(), id, `${nth}`);
    const { body } = await client().get(posts(id));
    expect([body.data.length, body.more]).toEqual([postLimits.page, true]);
    const before = (await client().get(`${posts(id)}?before=${body.data[0].id}`)).body;
    expect([before.data.map(({ body: text }: Post) => text), before.more]).toEqual([['<p>Dzień dobry</p>'], false]);
  });

  test('P05: asked before a post of another thread, of a stranger’s or of none, it has nothing to tell', async () => {
    const id = await thread();
    const stranger = await office.add('companies', { title: 'Obca' });
    const theirs = (await staff().post('/api/messages/', office.sample('messages', { company_id: stranger.id }))).body.id;
    const own = await thread();
    const firstOf = async (message: string) => (await staff().get(posts(message))).data[0].id as string;
    const asked = async (before: string) => {
      const { status, body } = await client().get(`${posts(id)}?before=${before}`);
      return { status, data: body.data, more: body.more };
    };
    const nothing = await asked('0199c3a2-1b2c-7d3e-8f40-123456789abc');
    expect(nothing).toEqual({ status: 200, data: [], more: false });
    expect([await asked(await firstOf(theirs)), await asked(await firstOf(own))]).toEqual([nothing, nothing]);
    expect((await client().get(`${posts(theirs)}?before=${await firstOf(id)}`)).status).toBe(404);
  });

  test('U01: every post is in the trail, and the office finds it in the history', async () => {
    const id = await thread();
    await write(staff(), id, { body: '<p>Uwaga</p>', internal: true });
    const { data } = await staff().get(`/api/messages/${id}/history`);
    expect(data.map(({ action }: { action: string }) => action)).toEqual(expect.arrayContaining(['note', 'post', 'create']));
  });
});

describe('P05, P07: a note of the office', () => {
  async function noted() {
    const id = await thread();
    const { id: file } = await uploaded(office, staff(), 'nota.txt', 'Tylko dla nas');
    const { body: note } = await write(staff(), id, { body: '<p>Sekret</p>', internal: true, file_ids: [file] });
    return { id, note, file };
  }

  test('is nowhere in what a client gets', async () => {
    const { id, note } = await noted();
    for (const url of [
      posts(id),
      `/api/messages/${id}`,
      '/api/messages/?limit=100',
      '/api/search?q=sekret',
      '/api/unread',
      '/api/messages/export?format=csv',
      `/api/messages/${id}/history`,
    ]) {
      const { text } = await client().get(url);
      expect(text).not.toContain('Sekret');
      expect(text).not.toContain(note.id);
    }
    expect((await client().get(`${posts(id)}?before=${note.id}`)).data).toEqual([]);
  });

  test('moves no count, no state and no moment that a client sees', async () => {
    const id = await thread();
    const seen = async () => [(await client().get(`/api/messages/${id}`)).body, (await client().get('/api/unread')).body];
    const before = await seen();
    office.pass(60_000);
    await write(staff(), id, { body: '<p>Sekret</p>', internal: true });
    expect(await seen()).toEqual(before);
    expect(await unreadOf(client(), id)).toBe(0);
    expect((await client().get(posts(id))).body.receipts.map(({ post }: { post: string }) => post)).not.toContain(undefined);
  });

  test('its files are the office’s alone', async () => {
    const { file } = await noted();
    expect((await client().get(`/api/files/${file}`)).status).toBe(404);
    expect((await staff().get(`/api/files/${file}`)).status).toBe(200);
  });

  test('cannot be answered, read up to or taken back by a client, nor quoted to one', async () => {
    const { id, note } = await noted();
    expect((await write(client(), id, { body: '<p>a</p>', reply_to: note.id })).status).toBe(404);
    expect((await client().post(`${posts(id)}/read`, { to: note.id })).status).toBe(404);
    expect((await client().delete(`${posts(id)}/${note.id}`)).status).toBe(404);
    const quoted = await write(staff(), id, { body: '<p>a</p>', reply_to: note.id });
    expect(quoted.body.errors).toHaveProperty('reply_to');
  });
});

describe('files of posts', () => {
  test('follow the right to the record, belong to one post, and go when it is taken back', async () => {
    const id = await thread();
    const { id: file } = await uploaded(office, client(), 'wyciag.txt', 'Saldo');
    const { body } = await write(client(), id, { file_ids: [file] });
    expect(body.files).toMatchObject([{ id: file, state: 'ready' }]);
    const stranger = await office.client(await office.add('companies'));
    expect((await staff().get(`/api/files/${file}`)).status).toBe(200);
    expect((await stranger.get(`/api/files/${file}`)).status).toBe(404);
    expect((await write(client(), id, { file_ids: [file] })).body.errors).toHaveProperty('file_ids');
    expect((await client().delete(`${posts(id)}/${body.id}`)).body).toMatchObject({ body: null, files: [], open: false });
    expect((await staff().get(`/api/files/${file}`)).status).toBe(404);
  });

  test('are taken from their uploader alone', async () => {
    const { id: file } = await uploaded(office, staff(), 'nota.txt', 'Tylko dla nas');
    expect((await write(client(), await thread(), { file_ids: [file] })).body.errors).toHaveProperty('file_ids');
  });
});

describe('what is unread', () => {
  test('is counted for each reader, never one’s own, and gone when read', async () => {
    const id = await thread();
    await write(client(), id, 'Jeszcze jedno');
    const { data } = await staff().get(posts(id));
    expect([await unreadOf(staff(), id), await unreadOf(client(), id)]).toEqual([2, 0]);
    const before = (await staff().get('/api/unread')).body.data.messages;
    await staff().post(`${posts(id)}/read`, { to: data[1].id });
    expect(await unreadOf(staff(), id)).toBe(0);
    expect((await staff().get('/api/unread')).body.data.messages ?? 0).toBe(before - 1);
    expect((await client().get(posts(id))).body.receipts).toMatchObject([{ post: data[1].id, id: office.idOf('ksiegowa') }]);
  });

  test('a read mark never goes back', async () => {
    const id = await thread();
    await write(client(), id, 'Drugie');
    const { data } = await staff().get(posts(id));
    for (const { id: to } of [data[1], data[0]]) await staff().post(`${posts(id)}/read`, { to });
    expect(await unreadOf(staff(), id)).toBe(0);
  });

  test('concerns whoever keeps the thread, and others once they take part or are mentioned', async () => {
    const id = await thread();
    expect([await unreadOf(staff(), id), await unreadOf(office.as('kierownik'), id)]).toEqual([1, 0]);
    const mentions = [office.idOf('kierownik')];
    expect((await write(staff(), id, { body: '<p>Zerknij</p>', internal: true, mentions })).body.mentions).toHaveLength(1);
    expect(await unreadOf(office.as('kierownik'), id)).toBe(1);
  });

  test('stands first in the list', async () => {
    const [old, fresh] = [await thread(), await thread()];
    const first = (await staff().get(posts(fresh))).data[0].id;
    await staff().post(`${posts(fresh)}/read`, { to: first });
    const ids = (await staff().get('/api/messages/?limit=100')).data.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(old)).toBeLessThan(ids.indexOf(fresh));
  });
});

describe('what was written last', () => {
  const lastOf = async (by: Caller, id: string) =>
    (await by.get(`/api/messages/?filters=id:${id}&fields=subject,last_words`)).data[0];

  test('stands in the office’s list with who wrote it, without markup, and a note is told as one', async () => {
    const id = await thread();
    expect((await lastOf(staff(), id)).last_words).toBe('klient Testowa: Dzień dobry');
    await write(staff(), id, { body: '<p>Proszę o <strong>wyciąg</strong></p>' });
    expect((await lastOf(staff(), id)).last_words).toBe('Ty: Proszę o wyciąg');
    expect((await lastOf(office.as('kierownik'), id)).last_words).toBe('ksiegowa Testowa: Proszę o wyciąg');
    await write(staff(), id, { body: '<p>Pilnować</p>', internal: true });
    expect((await lastOf(office.as('kierownik'), id)).last_words).toBe('ksiegowa Testowa (notatka): Pilnować');
  });

  test('is cut short, counts files without a word, and is not what was taken back', async () => {
    const id = await thread();
    await write(client(), id, 'Faktura '.repeat(40));
    expect((await lastOf(staff(), id)).last_words).toMatch(/^klient Testowa: (Faktura ){10,}\w*…$/);
    const { id: file } = await uploaded(office, client(), 'wyciag.txt', 'Saldo');
    const { body: sent } = await write(client(), id, { file_ids: [file] });
    expect((await lastOf(staff(), id)).last_words).toMatch(/^klient Testowa: 1\splik$/);
    expect((await client().delete(`${posts(id)}/${sent.id}`)).status).toBeLessThan(300);
    expect((await lastOf(staff(), id)).last_words).toMatch(/^klient Testowa: Faktura/);
  });

  test('is cut by what is read of it: neither through a tag, nor through a sign, nor by a long address before the words', async () => {
    const id = await thread();
    const link = `<a href="https://biuro.test/${'a'.repeat(1_965)}">Umowa</a>`;
    await write(client(), id, { body: `<p>${link} i aneks</p><p>Ewa &amp; Jan 🥐${'🥐'.repeat(200)}</p>` });
    const words = (await lastOf(staff(), id)).last_words as string;
    expect(words).toMatch(/^klient Testowa: Umowa i aneks Ewa & Jan 🥐+…$/u);
    expect([...words]).toHaveLength('klient Testowa: '.length + 141);
  });

  test('is no column of the client’s, and nobody orders by it', async () => {
    const id = await thread();
    expect((await client().get(`/api/messages/${id}`)).body).not.toHaveProperty('last_words');
    expect((await client().get('/api/messages/?fields=last_words')).status).toBe(422);
    expect((await staff().get('/api/messages/?sort=last_words:asc')).status).toBe(422);
  });
});

describe('mentions', () => {
  test('P18: only people of the office who may see the record are offered and taken', async () => {
    const id = await thread();
    const offered = (await staff().get(`${posts(id)}/people?q=kier`)).data;
    expect(offered).toEqual([{ id: office.idOf('kierownik'), title: 'kierownik Testowa' }]);
    expect((await staff().get(`${posts(id)}/people?q=prac`)).data).toEqual([]);
    for (const name of ['pracownik', 'klient'] as const)
      expect((await write(staff(), id, { body: '<p>a</p>', mentions: [office.idOf(name)] })).body.errors).toHaveProperty(
        'mentions',
      );
    expect((await client().get(`${posts(id)}/people?q=k`)).status).toBe(403);
  });
});

describe('correcting', () => {
  test('is for the author, while the post is young', async () => {
    const id = await thread();
    const { body: mine } = await write(client(), id, 'Literuwka');
    expect(mine.open).toBe(true);
    expect((await staff().put(`${posts(id)}/${mine.id}`, { body: '<p>x</p>' })).status).toBe(403);
    const fixed = await client().put(`${posts(id)}/${mine.id}`, { body: '<p>Literówka</p>' });
    expect(fixed.body).toMatchObject({ body: '<p>Literówka</p>', edited_at: expect.any(String) });
    await office.services.db.query({
      text: 'update conversation_posts set created_at = created_at - make_interval(mins => $2) where id = $1',
      values: [mine.id, postLimits.openMinutes + 1],
    });
    expect((await client().put(`${posts(id)}/${mine.id}`, { body: '<p>x</p>' })).body.code).toBe('too_late');
    expect((await client().delete(`${posts(id)}/${mine.id}`)).body.code).toBe('too_late');
  });

  test('a post taken back keeps its place and none of its words', async () => {
    const id = await thread();
    const { body: mine } = await write(client(), id, 'Nie do tej firmy');
    await client().delete(`${posts(id)}/${mine.id}`);
    const { data, text } = await staff().get(posts(id));
    expect(data[1]).toMatchObject({ id: mine.id, body: null, retracted_at: expect.any(String) });
    expect(text).not.toContain('Nie do tej firmy');
    expect((await client().delete(`${posts(id)}/${mine.id}`)).body.code).toBe('retracted');
  });
});

describe('what the office said among itself', () => {
  const say = (by: Caller, resource: string, id: string, words: string) =>
    by.post(`/api/${resource}/${id}/posts`, { body: `<p>${words}</p>` });
  const said = async (by: Caller, resource: string, id: string) =>
    (await by.get(`/api/${resource}/${id}/posts`)).data.map(({ body, internal }: Post) => [body, internal]);

  test('P04: stays with it when a task becomes the client’s, and what the client has read stays theirs', async () => {
    const company = await office.add('companies');
    const reader = await office.client(company);
    const { id } = await office.add('tasks', {
      company_id: company.id,
      assignee_id: office.idOf('ksiegowa'),
      audience: 'office',
    });
    const give = (audience: string) => staff().put('/api/tasks/', { id, audience });
    await say(staff(), 'tasks', id, 'Klient znów zalega');
    expect((await give('client')).status).toBe(200);
    const open = (await say(staff(), 'tasks', id, 'Prosimy o wyciąg')).body;
    expect(await said(reader, 'tasks', id)).toEqual([['<p>Prosimy o wyciąg</p>', false]]);
    expect(await said(staff(), 'tasks', id)).toEqual([
      ['<p>Klient znów zalega</p>', true],
      ['<p>Prosimy o wyciąg</p>', false],
    ]);
    await reader.post(`/api/tasks/${id}/posts/read`, { to: open.id });
    await give('office');
    await say(staff(), 'tasks', id, 'Nadal nic');
    await give('client');
    expect(await said(reader, 'tasks', id)).toEqual([['<p>Prosimy o wyciąg</p>', false]]);
  });
  test('P04: stays with it when a case stops being internal and when a month is sent', async () => {
    const company = await office.add('companies');
    const reader = await office.client(company);
    const { id } = await office.add('tickets', { company_id: company.id, channel: 'internal' });
    await say(staff(), 'tickets', id, 'Tylko dla nas');
    expect((await staff().put('/api/tickets/', { id, channel: 'phone' })).status).toBe(200);
    expect(await said(reader, 'tickets', id)).toEqual([]);
    const month = await countedMonth(office, { owner_id: office.idOf('ksiegowa') });
    await say(staff(), 'settlements', month.settlement.id, 'Za niski ZUS?');
    expect((await staff().post(`/api/settlements/${month.settlement.id}/actions/publish`)).status).toBe(200);
    expect(await said(await office.client(month.company), 'settlements', month.settlement.id)).toEqual([]);
  });
  test('P06: a task that a client wrote in or read does not go to another company', async () => {
    const [company, other] = [await office.add('companies'), await office.add('companies')];
    const { id } = await office.add('tasks', { company_id: company.id, audience: 'client' });
    await say(staff(), 'tasks', id, 'Prosimy o umowę');
    const move = () => staff().put('/api/tasks/', { id, company_id: other.id });
    expect((await move()).status).toBe(200);
    expect(await said(await office.client(other), 'tasks', id)).toEqual([]);
    await say(await office.client(other), 'tasks', id, 'Umowa w załączniku');
    await staff().put('/api/tasks/', { id, audience: 'office' });
    const back = await staff().put('/api/tasks/', { id, company_id: company.id });
    expect(back.body.errors).toEqual({ company_id: 'Klient pisał tu albo czytał rozmowę. Dla innej firmy utwórz nową pozycję.' });
  });
});

test('P04: who only looks on at a company reads its conversations, begins none and writes in none', async () => {
  const company = await office.add('companies');
  const viewer = await office.client(company, 'viewer');
  const owner = await office.client(company);
  expect((await viewer.post('/api/messages/', office.sample('messages', { company_id: company.id }))).status).toBe(403);
  const { id } = (await owner.post('/api/messages/', office.sample('messages', { company_id: company.id }))).body;
  const { id: task } = await office.add('tasks', { company_id: company.id, audience: 'client' });
  for (const path of [posts(id), `/api/tasks/${task}/posts`]) {
    expect((await viewer.get(path)).body.looks_on).toBe(true);
    expect((await viewer.post(path, { body: '<p>Dzień dobry</p>' })).status).toBe(403);
    expect((await owner.get(path)).body.looks_on).toBe(false);
    expect((await owner.post(path, { body: '<p>Dzień dobry</p>' })).status).toBe(201);
  }
  expect((await viewer.post('/api/system-tickets/', { title: 'Błąd', description: '<p>x</p>' })).status).toBe(201);
});
