import { describe, expect, test } from 'vitest';
import { headersOf, type Method, send } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice({ config: { origins: ['https://panel.example'] } });
const random = '0199c3a2-1b2c-7d3e-8f40-123456789abc';

interface Operation {
  method: Method;
  url: string;
  /** How it is secured, as the API's own description says. */
  needs: string[];
}

/** Every operation of the API, from its own description, with ids that lead nowhere. */
async function operations(): Promise<Operation[]> {
  const { body } = await office.nobody().get('/api/openapi.json');
  return Object.entries<Record<string, { security: Record<string, unknown>[] }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase() as Method,
      url: path.replaceAll(/\{[^}]+\}/g, random),
      needs: security.flatMap((one) => Object.keys(one)),
    })),
  );
}

const isPrivate = ({ needs }: Operation) => needs.includes('bearer');
const needsKey = ({ needs }: Operation) => needs.includes('apiKey');

async function statuses(which: Operation[], headers: Record<string, string>): Promise<string[]> {
  const answers = [];
  for (const { method, url } of which) answers.push(`${(await send(office.app, { method, url, headers })).status}`);
  return [...new Set(answers)];
}

describe('every operation', () => {
  test('P01: is known, and most need somebody logged in', async () => {
    const all = await operations();
    expect(all.filter(isPrivate).length).toBeGreaterThan(90);
    expect(
      all
        .filter((one) => needsKey(one) && !isPrivate(one))
        .map(({ method, url }) => `${method} ${url.replaceAll(random, '{id}')}`),
    ).toEqual(expect.arrayContaining(['POST /api/users/check', 'POST /api/auth', 'GET /api/config']));
  });
  test('P01: that needs somebody answers 401 to nobody', async () => {
    expect(await statuses((await operations()).filter(isPrivate), headersOf('demo', null))).toEqual(['401']);
  });
  test('T02: that needs a key answers 403 without one', async () => {
    const all = (await operations()).filter(needsKey);
    expect(await statuses(all, { 'content-type': 'application/json', 'x-provider-scope': 'local' })).toEqual(['403']);
  });
  test('T02: answers 403 to a key of nobody, to another scope, to none, and to a repeated one', async () => {
    const all = (await operations()).filter(needsKey);
    const { 'x-provider-scope': _, ...rest } = headersOf('demo', null);
    const wrong = [
      headersOf('nikt', null),
      { ...rest, 'x-provider-scope': 'global' },
      rest,
      { ...rest, 'x-provider-scope': 'local, local' },
    ];
    // Each operation is asked, and each of these is tried: what does not know one shows at any operation. In `npm test -- all` all by all.
    for (const [nth, headers] of wrong.entries()) {
      const which = all.filter((_operation, at) => process.env.TEST_WHOLE === '1' || at % wrong.length === nth);
      expect(await statuses(which, headers)).toEqual(['403']);
    }
  });
  test('T01, S04: a token is nobody’s under another firm’s key', async () => {
    const headers = headersOf('kancelaria', office.as('super', 'demo').token);
    expect(await statuses((await operations()).filter(isPrivate), headers)).toEqual(['401']);
  });
});

describe('paths and methods', () => {
  test('a collection answers with and without its slash, and nothing redirects', async () => {
    const { get } = office.as('ksiegowa');
    const answers = await Promise.all(
      ['/api/companies', '/api/companies/', '/api/users', '/api/users/my/', '/api/uptimes'].map((url) => get(url)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
  test('W06: HEAD and unknown methods of a known path are 405 and say what there is', async () => {
    for (const method of ['HEAD', 'PATCH'] as const) {
      const { status, headers } = await send(office.app, { method, url: '/api/companies/', headers: headersOf('demo', null) });
      expect([status, headers.allow]).toEqual([405, 'GET, POST, PUT']);
    }
  });
  test('E02: an unknown path is 404 and an unreadable one 400', async () => {
    const { get } = office.as('ksiegowa');
    expect([
      (await get('/api/nic')).status,
      (await get('/api/companies/%ZZ')).status,
      (await get(`/api/companies/${'a'.repeat(300)}`)).status,
    ]).toEqual([404, 400, 404]);
  });
});

describe('headers', () => {
  const urls: [Method, string][] = [
    ['GET', '/api/companies/'],
    ['GET', '/api/health'],
    ['GET', '/api/nic'],
    ['GET', '/api/%ZZ'],
    ['POST', '/api/companies/'],
    ['DELETE', '/api/config'],
    ['GET', '/'],
    ['GET', '/assets/stary.js'],
  ];
  test.each(urls)('W02: stand on %s %s', async (method, url) => {
    const { headers } = await office.as('ksiegowa').call(method, url);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
    expect(headers['x-powered-by']).toBeUndefined();
    if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
  });
  test('E01: a refusal’s request id is the header’s', async () => {
    const { body, headers } = await office.nobody().get('/api/companies/');
    expect(body).toEqual({ error: 'Zaloguj się, aby kontynuować.', code: 'not_logged_in', requestId: headers['x-request-id'] });
  });
});

describe('other origins', () => {
  const post = (headers: Record<string, string>) => office.as('ksiegowa').post('/api/tasks/', {}, headers);
  test('W03: a page of somebody else’s changes nothing', async () => {
    expect((await post({ origin: 'https://zly.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
  test('W03: our own pages, configured ones and programs that are no browser may', async () => {
    expect((await post({ origin: 'http://localhost:4000' })).status).toBe(422);
    expect((await post({ origin: 'https://panel.example' })).status).toBe(422);
    expect((await post({})).status).toBe(422);
  });
  test('W03: only a configured origin is told that it may read, by its own name', async () => {
    const told = async (origin: string) =>
      (await office.nobody().get('/api/config', { origin })).headers['access-control-allow-origin'];
    expect([await told('https://panel.example'), await told('https://zly.example'), await told('http://localhost:4000')]).toEqual(
      ['https://panel.example', undefined, undefined],
    );
  });
  test('W03: a browser that asks first is told the same', async () => {
    const ask = (origin: string) => send(office.app, { method: 'OPTIONS', url: '/api/companies/', headers: { origin } });
    expect(await ask('https://panel.example')).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-credentials': 'true' },
    });
    expect((await ask('https://zly.example')).status).toBe(403);
  });
  test.each([
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-purpose': 'prefetch' },
    { purpose: 'prefetch' },
    { origin: 'https://zly.example' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('W06: a GET that deactivates is refused with %j', async (headers) => {
    const { id } = await office.add('users', { isAdmin: false });
    const url = `/api/users/deactivate/${id}`;
    expect((await office.as('super').get(url, headers)).status).toBe(403);
    expect((await office.as('super').get(`/api/users/${id}`)).body.status).toBe('invited');
  });
});
