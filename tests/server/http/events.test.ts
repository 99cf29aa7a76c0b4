// On a PostgreSQL server: changes are heard over the wire.

import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { principalsOf } from '../../../src/server/auth/sessionPrincipals';
import { endSessionsOf } from '../../../src/server/auth/sessions';
import { deliver } from '../../../src/server/events/deliver';
import { changesChannel } from '../../../src/server/records/notices';
import { headersOf } from '../../support/caller';
import { type Firm, openOffice } from '../../support/office';

const office = openOffice();
let port = 0;
beforeAll(async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  port = (office.app.server.address() as AddressInfo).port;
});

interface Change {
  resource: string;
  id: string;
  type: string;
}
const open: IncomingMessage[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.destroy();
});

/** An open stream of somebody's, and what it has said so far. */
async function listen(token: string | null, firm: Firm = 'demo') {
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: '/api/events', headers: headersOf(firm, token) }, resolve).on('error', reject);
  });
  open.push(stream);
  let text = '';
  let ended = false;
  let wake = () => {};
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => {
    text += piece;
    wake();
  });
  stream.on('close', () => {
    ended = true;
    wake();
  });
  const changes = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Change);
  const until = async (holds: () => boolean) => {
    while (!holds() && !ended)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  await until(() => text !== '');
  return {
    stream,
    changes,
    text: () => text,
    /** Waits for what is said about a record. */
    about: async (id: string) => {
      await until(() => changes().some((change) => change.id === id));
      return changes().filter((change) => change.id === id);
    },
    says: async (words: string) => {
      await until(() => text.includes(words));
      expect(text).toContain(words);
    },
    end: () => until(() => ended),
  };
}

const tenantId = () => office.services.tenants.all().find(({ key }) => key === 'demo')?.id ?? 0;

/** A task that everybody of the office sees: what came before it has come by then. */
async function marker(): Promise<string> {
  const { body } = await office.as('kierownik').post('/api/tasks/', office.sample('tasks', { title: 'Znak' }));
  return body.id;
}

/** Without the notices and deliveries that follow from a task. */
const aboutTasks = (changes: readonly { resource: string }[]) => changes.filter(({ resource }) => resource === 'tasks');

describe('the stream of changes', () => {
  test('tells what was created, changed, deleted and restored, in the order of it', async () => {
    const events = await listen(office.as('ksiegowa').token);
    expect(events.stream.statusCode).toBe(200);
    expect(events.stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const manager = office.as('kierownik');
    const { id } = (await manager.post('/api/tasks/', office.sample('tasks'))).body;
    await manager.put('/api/tasks/', { id, priority: 'high' });
    await manager.delete(`/api/tasks/${id}`);
    await manager.post(`/api/tasks/${id}/restore`);
    await events.about(await marker());
    const own = await events.about(id);
    expect(own.map(({ type }) => type)).toEqual(['create', 'update', 'delete', 'restore']);
    expect(own[0]).toEqual({ resource: 'tasks', id, type: 'create' });
  });

  test('says nothing of what was rolled back', async () => {
    const events = await listen(office.as('ksiegowa').token);
    const refused = await office.as('kierownik').post('/api/tasks/', office.sample('tasks', { due_date: 'nigdy' }));
    expect(refused.status).toBe(422);
    const id = await marker();
    await events.about(id);
    expect(aboutTasks(events.changes())).toEqual([{ resource: 'tasks', id, type: 'create' }]);
  });

  test('needs a session', async () => {
    const { stream } = await listen(null).catch(() => ({ stream: null }));
    expect(stream?.statusCode).toBe(401);
  });

  test('tells those who listen to read anew where a change could not be looked at', async () => {
    const events = await listen(office.as('pracownik').token);
    const notice = { tenant: tenantId(), resource: 'uptimes', id: 'no id at all', type: 'update' };
    await office.services.db.notify(changesChannel, JSON.stringify(notice));
    await events.says('event: missed\ndata: {}\n\n');
    expect(events.text()).not.toContain('no id at all');
  });
});

describe('P18: by the receiver’s rights at that moment', () => {
  test('a client hears of their own company and of what is meant for clients', async () => {
    const events = await listen(office.as('klient').token);
    const manager = office.as('kierownik');
    const other = await office.add('companies');
    const make = async (values: object) => (await manager.post('/api/tasks/', office.sample('tasks', { ...values }))).body.id;
    const foreign = await make({ company_id: other.id });
    const inner = await make({ audience: 'office' });
    const own = await make({ audience: 'client' });
    await manager.put('/api/companies/', { id: other.id, short_name: 'Inna' });
    await manager.delete(`/api/tasks/${own}`);
    const last = await make({ audience: 'client' });
    await events.about(last);
    expect(events.changes().map(({ id }) => id)).not.toContain(foreign);
    expect(events.changes().map(({ id }) => id)).not.toContain(inner);
    expect(events.changes().filter(({ resource }) => resource === 'companies')).toEqual([]);
    expect((await events.about(own)).map(({ type }) => type)).toEqual(['create', 'delete']);
  });

  test('a worker hears of tasks and not of companies; their own working time and nobody else’s', async () => {
    const events = await listen(office.as('pracownik').token);
    await office.as('kierownik').put('/api/companies/', { id: office.base().company, short_name: 'Znana' });
    const others = (await office.as('kierownik').post('/api/uptimes/', office.sample('uptimes'))).body.id;
    const mine = (await office.as('pracownik').post('/api/uptimes/', office.sample('uptimes'))).body.id;
    await events.about(await marker());
    const heard = events.changes();
    expect(heard.some(({ resource }) => resource === 'companies')).toBe(false);
    expect(heard.map(({ id }) => id)).not.toContain(others);
    expect(heard.map(({ id }) => id)).toContain(mine);
  });

  test('T01: nobody hears of another firm', async () => {
    const events = await listen(office.as('super', 'kancelaria').token, 'kancelaria');
    await marker();
    const own = await office.as('kierownik', 'kancelaria').post('/api/tasks/', office.sample('tasks', {}, 'kancelaria'));
    await events.about(own.body.id);
    expect(aboutTasks(events.changes())).toEqual([{ resource: 'tasks', id: own.body.id, type: 'create' }]);
  });

  test('P13: rights taken away meanwhile act on the next change', async () => {
    const company = await office.add('companies', { owner_id: office.idOf('ksiegowa') });
    const client = await office.client(company);
    const events = await listen(client.token);
    const values = { company_id: company.id, audience: 'client' };
    const before = (await office.as('kierownik').post('/api/tasks/', office.sample('tasks', values))).body.id;
    await events.about(before);
    await office.services.db.query({
      text: 'update memberships set deleted_at = now() where company_id = $1',
      values: [company.id],
    });
    const watcher = await listen(office.as('ksiegowa').token);
    const after = (await office.as('kierownik').post('/api/tasks/', office.sample('tasks', values))).body.id;
    await watcher.about(after);
    await watcher.about(await marker());
    expect(events.changes().map(({ id }) => id)).not.toContain(after);
  });
});

test('S02: ends when the session ends', async () => {
  const company = await office.add('companies');
  const client = await office.client(company);
  const events = await listen(client.token);
  const { db, clock } = office.services;
  const [person] = await db.query<{ user_id: string }>({
    text: 'select user_id from memberships where tenant_id = $1 and company_id = $2',
    values: [tenantId(), company.id],
  });
  await endSessionsOf(db, tenantId(), person?.user_id ?? '', 'logout', clock());
  await marker();
  await events.end();
  expect(events.stream.complete).toBe(true);
});

test('P18: any number of listeners is told after one look at the changed row', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(office.as('klient').token)));
  const query = vi.spyOn(office.services.db, 'query');
  const { body } = await office.as('kierownik').post('/api/tasks/', office.sample('tasks', { audience: 'client' }));
  for (const events of streams) expect(await events.about(body.id)).toHaveLength(1);
  const looks = query.mock.calls.filter(([{ text }]) => /from "?tasks"? r where r.tenant_id = \$1 and r.id = any/.test(text));
  query.mockRestore();
  expect(looks).toHaveLength(1);
});

describe('many streams', () => {
  const names = ['ksiegowa', 'kierownik', 'pracownik', 'klient'] as const;

  /** Streams of four people over two sessions each, with what was written to them. */
  async function streams() {
    await office.logInAgain();
    const { db, clock, tenants } = office.services;
    const tenant = tenants.all().find(({ key }) => key === 'demo');
    if (!tenant) throw new Error('There is no such firm');
    const sessions = await db.query<{ id: string; user_id: string }>({
      text: 'select id, user_id from sessions where tenant_id = $1 and user_id = any ($2::uuid[]) and ended_at is null',
      values: [tenant.id, names.map((name) => office.idOf(name))],
    });
    const read: number[] = [];
    const counting = {
      query: async <Row extends object>(statement: Parameters<typeof db.query>[0]) => {
        const rows = await db.query<Row>(statement);
        read.push(rows.length);
        return rows;
      },
    };
    const ids = sessions.map(({ id }) => id);
    const people = await principalsOf(counting, tenant, ids, clock());
    const written = new Map(ids.map((id) => [id, [] as Buffer[]]));
    const listeners = ids.map((sessionId) => ({
      tenantId: tenant.id,
      sessionId,
      send: (bytes: Buffer) => void written.get(sessionId)?.push(bytes),
      end: () => undefined,
    }));
    /** What was written to each stream of somebody. */
    const of = (name: (typeof names)[number]) =>
      sessions.filter(({ user_id }) => user_id === office.idOf(name)).map(({ id }) => written.get(id) ?? []);
    return { tenant, ids, people, read, listeners, of };
  }

  test('P18: somebody is read once for all their sessions, and is there in each', async () => {
    const { ids, people, read } = await streams();
    expect(ids.length).toBeGreaterThanOrEqual(2 * names.length);
    expect([...people.keys()].sort()).toEqual([...ids].sort());
    expect(new Set(people.values()).size).toBe(names.length);
    expect(read).toEqual([names.length]);
  });

  test('P18: changes that come together are one write to a stream, of the same bytes to all who may hear the same', async () => {
    const { tenant, people, listeners, of } = await streams();
    const [task, company] = [await office.add('tasks', { audience: 'office' }), await office.add('companies')];
    const change = (resource: string, id: string) => ({ tenant: tenant.id, resource, id, type: 'update' as const });
    const begun = { ...change('jobs', task.id), to: office.idOf('ksiegowa') };
    const notices = [change('tasks', task.id), change('companies', company.id), begun, change('tasks', task.id)];
    await deliver(office.services, tenant.id, notices, listeners, people);
    const said = ({ resource, id, type }: Change) => `data: ${JSON.stringify({ resource, id, type })}\n\n`;
    const shared = [change('tasks', task.id), change('companies', company.id)].map(said);
    for (const writes of of('ksiegowa')) expect(writes.map(String)).toEqual([[said(begun), ...shared].join('')]);
    for (const writes of of('kierownik')) expect(writes.map(String)).toEqual([shared.join('')]);
    for (const writes of of('pracownik')) expect(writes.map(String)).toEqual([shared[0]]);
    for (const writes of of('klient')) expect(writes).toEqual([]);
    const bytes = of('kierownik').flat();
    expect(bytes.every((each) => each === bytes[0])).toBe(true);
  });

  test('of more changes at once than anybody reads, as a loaded file makes, it is told that much was missed', async () => {
    const { tenant, people, listeners, of } = await streams();
    const company = await office.add('companies');
    const many = Array.from({ length: 201 }, () => ({
      tenant: tenant.id,
      resource: 'companies',
      id: crypto.randomUUID(),
      type: 'create' as const,
    }));
    const begun = { tenant: tenant.id, resource: 'jobs', id: company.id, type: 'update' as const, to: office.idOf('ksiegowa') };
    await deliver(office.services, tenant.id, [...many, begun], listeners, people);
    const missed = 'event: missed\ndata: {}\n\n';
    const own = `data: ${JSON.stringify({ resource: 'jobs', id: company.id, type: 'update' })}\n\n`;
    for (const writes of of('ksiegowa')) expect(writes.map(String)).toEqual([own + missed]);
    for (const writes of of('kierownik')) expect(writes.map(String)).toEqual([missed]);
    // Who may know of none of them missed nothing.
    for (const writes of of('klient')) expect(writes).toEqual([]);
  });
});

test('a change is one write to each socket, of the same bytes, whole in its frame', async () => {
  const sockets: Socket[] = [];
  const meet = (socket: Socket) => void sockets.push(socket);
  office.app.server.on('connection', meet);
  const streams = await Promise.all(Array.from({ length: 5 }, () => listen(office.as('kierownik').token)));
  office.app.server.off('connection', meet);
  const writes = sockets.map((socket) => vi.spyOn(socket, 'write'));
  const id = await marker();
  for (const events of streams) expect(await events.about(id)).toHaveLength(1);
  const told = writes.flatMap(({ mock }) => mock.calls.map(([bytes]) => bytes)).filter((bytes) => String(bytes).includes(id));
  expect(told).toHaveLength(streams.length);
  expect(new Set(told).size).toBe(1);
  expect(String(told[0])).toMatch(/^[0-9a-f]+\r\n(data: .*\n\n)+\r\n$/);
});
