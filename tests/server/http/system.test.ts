// On a PostgreSQL server: the owner’s role.

import { connect } from 'node:net';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { Unavailable } from '../../../src/server/db/faults';
import { openOffice } from '../../support/office';

/** What the next statement meets in place of the database. */
let broken: Error | null = null;
function withFault(code: string): Error {
  if (code.startsWith('E'))
    return new Unavailable('The database cannot be reached', { cause: Object.assign(new Error(code), { code }) });
  return Object.assign(new pg.DatabaseError('the value (jan@klient.test) is wrong', 40, 'error'), { code, severity: 'ERROR' });
}
function breakable(db: Database): Database {
  return {
    ...db,
    query: (statement) => (broken ? Promise.reject(broken) : db.query(statement)),
    transaction: (work) => (broken ? Promise.reject(broken) : db.transaction(work)),
  };
}
const office = openOffice({ database: breakable, limits: { server: { lagMs: 600_000, diskFree: 0, readyMs: 0 } } });

async function during<T>(error: Error, work: () => Promise<T>): Promise<T> {
  broken = error;
  try {
    return await work();
  } finally {
    broken = null;
  }
}
const bare = { 'x-api-key': '', 'x-provider-scope': '' };

describe('probes', () => {
  test('O01: health and ready need no key and say nothing else', async () => {
    for (const url of ['/api/health', '/api/ready'])
      expect(await office.nobody().get(url, bare)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await office.nobody().get('/api/health', bare)).text).toBe('{"status":"ok"}');
  });
  test('O01: without its database the process lives and is not ready, and recovers by itself', async () => {
    const [health, ready] = await during(withFault('ECONNREFUSED'), () =>
      Promise.all([office.nobody().get('/api/health'), office.nobody().get('/api/ready')]),
    );
    expect([health.status, ready.status, ready.body.code]).toEqual([200, 503, 'unavailable']);
    office.pass(1);
    expect((await office.nobody().get('/api/ready')).status).toBe(200);
  });
});

describe('faults', () => {
  const list = () => office.as('ksiegowa').get('/api/companies/');
  test.each([
    ['ECONNREFUSED', 503],
    ['57P01', 503],
    ['57014', 503],
    ['53100', 507],
    ['25006', 507],
    ['40001', 409],
  ])('O04: a database that answers %s is %i', async (code, status) => {
    const answer = await during(withFault(code), list);
    expect(answer.status).toBe(status);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  });
  test('O04: a full disk is told in Polish', async () => {
    expect((await during(withFault('53100'), list)).body.error).toBe('Brak miejsca na serwerze. Dane nie zostały zapisane.');
  });
  test('E03: what nobody foresaw is 500 without a detail, and the log knows where it came from', async () => {
    const answer = await during(withFault('22P02'), list);
    expect(answer).toMatchObject({
      status: 500,
      body: { error: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.', code: 'fault' },
    });
    expect(answer.text).not.toMatch(/jan@|22P02|select|\.ts|at /);
    const line = office.logged.findLast(({ level }) => level === 'error');
    expect(line).toMatchObject({
      requestId: answer.body.requestId,
      route: '/api/companies',
      error: expect.stringContaining('22P02'),
    });
    expect(line?.stack).toContain('at ');
    expect(JSON.stringify(line)).not.toContain('jan@');
  });
});

describe('the log', () => {
  test('L01: a request is a line with its route and status, and nothing of what was asked', async () => {
    await office.as('ksiegowa').get('/api/companies/?search=Tajemnica');
    await office.nobody().post('/api/users/reset-password/abcdefghijklmnopqrstuvwxyz0123456789', { password: 'Tajemnica' });
    const [listed, reset] = office.logged.filter(({ message }) => message === 'request').slice(-2);
    expect(listed).toEqual({
      time: expect.any(String),
      level: 'info',
      message: 'request',
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/companies',
      status: 200,
      ms: expect.any(Number),
      tenant: 'demo',
      user: office.idOf('ksiegowa'),
    });
    expect(reset).toMatchObject({ route: '/api/users/reset-password/:token', status: 404 });
    expect(JSON.stringify(office.logged)).not.toMatch(/Tajemnica|abcdefghij|api-key|Bearer|@(klient|demo)/);
  });
});

describe('a browser’s report about the page', () => {
  const report = (type: string, body: unknown) =>
    office.nobody().post('/api/csp-reports', body, { 'content-type': type, ...bare });
  test('W01: is taken in both forms, and only the rule’s name is kept', async () => {
    const told = [
      await report('application/csp-report', {
        'csp-report': { 'violated-directive': 'script-src', 'document-uri': 'https://panel/tajne' },
      }),
      await report('application/reports+json', [
        { body: { effectiveDirective: 'style-src-elem', documentURL: 'https://panel/tajne' } },
      ]),
    ];
    expect(told.map(({ status }) => status)).toEqual([204, 204]);
    const lines = office.logged.filter(({ level }) => level === 'warn').map(({ message }) => message);
    expect(lines).toEqual(expect.arrayContaining(['Page policy stopped script-src', 'Page policy stopped style-src-elem']));
    expect(JSON.stringify(office.logged)).not.toContain('tajne');
  });
  test('is small, and not asked for too often', async () => {
    expect((await report('application/csp-report', { a: 'x'.repeat(20_000) })).status).toBe(413);
    const many = [];
    for (let sent = 0; sent < 70; sent += 1) many.push((await report('application/csp-report', {})).status);
    expect(many.at(-1)).toBe(429);
  });
});

describe('bytes on the wire', () => {
  /** Sends bytes over a real socket; answers what came back. */
  async function say(bytes: string): Promise<string> {
    if (!office.app.server.listening) await office.app.listen({ host: '127.0.0.1', port: 0 });
    const address = office.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });
  }
  test('E02: that are no request are 400 with the one error body and its headers', async () => {
    const heard = await say('CZEŚĆ\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(heard).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed', requestId: expect.any(String) });
  });
  test('V02: with headers over 16 KiB are 431', async () => {
    expect(await say(`GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });
  test('O03: the server waits as long as its limits say, and holds no more sockets', () => {
    const { server } = office.app;
    const { server: times, files } = office.services.config.limits;
    expect([
      server.requestTimeout,
      server.headersTimeout,
      server.keepAliveTimeout,
      server.timeout,
      server.maxConnections,
    ]).toEqual([
      Math.max(times.requestMs, files.uploadMs),
      times.headersMs,
      times.keepAliveMs,
      times.connectionMs,
      times.sockets,
    ]);
  });
});

test('O07: ready says no while most requests fail, though the database answers it, and yes once most are answered', async () => {
  const list = () => office.as('ksiegowa').get('/api/companies/');
  const ready = async () => {
    office.pass(1);
    return (await office.nobody().get('/api/ready')).status;
  };
  await during(withFault('55P03'), async () => {
    for (let nth = 0; nth < 300; nth += 1) await list();
  });
  expect(await ready()).toBe(503);
  for (let nth = 0; nth < 400; nth += 1) await list();
  expect(await ready()).toBe(200);
});
