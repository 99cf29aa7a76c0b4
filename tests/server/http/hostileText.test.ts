import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { limits } from '../../../src/server/limits';
import { hostileTexts, stray } from '../../fuzz/hostile';
import { type Operation, operationsOf } from '../../fuzz/requests';
import { headersOf, send } from '../../support/caller';
import { inAll } from '../../support/inAll';
import { openOffice } from '../../support/office';

/** Every route is called more often than anybody may call it. */
const wide = { most: 1_000_000, windowMs: 60_000 };
const rates = Object.fromEntries(Object.keys(limits.rates).map((rate) => [rate, wide]));
const office = openOffice({ limits: { rates } });
const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';
/** What a lone surrogate would be in an address is no UTF-8, which is 400 at the router. */
const inAddress = stray.filter((sign) => sign.isWellFormed());
/** Routes that read forms with files alone; another body is 415. */
const takesFiles = ['/api/files', '/api/amounts/read', '/api/statements/plan'];
let operations: Operation[] = [];

beforeAll(async () => {
  const all = operationsOf((await office.nobody().get('/api/openapi.json')).body);
  operations = all.filter(({ path }) => path !== '/api/events' && !path.startsWith('/api/docs'));
});

const withIds = (path: string) => path.replaceAll(/\{[^}]+\}/g, nowhere);

/**
 * The operations whose turn it is to get a sign in a place. What refuses signs knows no operation, so it fails in one of two ways: it
 * does not know a sign somewhere, which any operation shows, or an operation goes past it, which any sign shows. So every operation is
 * asked in every place and every sign is put in every place, and the signs take turns at the operations.
 */
const inTurn = (which: readonly Operation[], signs: readonly string[], sign: string, place: number) =>
  which.filter((_, nth) => (nth + place) % signs.length === signs.indexOf(sign));

/** Operations that answer anything else, for each of which one request is made. */
async function otherwise<Asked extends Operation>(
  which: readonly Asked[],
  expected: readonly number[],
  request: (operation: Asked) => { url?: string; headers?: Record<string, string>; payload?: string },
): Promise<string[]> {
  expect(which.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const operation of which) {
    const { url = withIds(operation.path), headers = {}, payload } = request(operation);
    const { status } = await send(office.app, {
      method: operation.method as 'GET',
      url,
      headers: { ...headersOf('demo', office.as('super').token), 'content-type': operation.type, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    if (!expected.includes(status)) found.push(`${operation.method} ${operation.path}: ${status}`);
  }
  return found;
}

describe('V03, V11: of every operation of the API', () => {
  test('there are many', () => expect(operations.length).toBeGreaterThan(400));

  test.each(inAddress.map((sign) => [encodeURIComponent(sign), sign]))(
    'a parameter in the path with %s is 422',
    async (_, sign) => {
      const having = operations.filter(({ path }) => path.includes('{'));
      const url = (path: string) => path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(`a${sign}b`));
      const turn = inTurn(having, inAddress, sign, 0);
      expect(await otherwise(turn, [422], ({ path }) => ({ url: url(path) }))).toEqual([]);
    },
  );

  test.each(inAddress.map((sign) => [encodeURIComponent(sign), sign]))(
    'a key or a value of the query with %s is 422',
    async (written, sign) => {
      for (const [place, pair] of [`search=a${written}b`, `role=${written}`, `a${written}b=1`, written].entries()) {
        const turn = inTurn(operations, inAddress, sign, place);
        expect(await otherwise(turn, [422], ({ path }) => ({ url: `${withIds(path)}?${pair}` }))).toEqual([]);
      }
    },
  );

  inAll('a parameter that its description names, with NUL, is 422', 'server/http/hostileText.test.ts', async () => {
    const named = operations.flatMap((operation) =>
      operation.parameters.filter((one) => one.in === 'query').map(({ name }) => ({ ...operation, query: `${name}=%00` })),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(await otherwise(named, [422], ({ path, query }) => ({ url: `${withIds(path)}?${query}` }))).toEqual([]);
  });

  test.each(stray.map((sign) => [JSON.stringify(sign), sign]))(
    'a body with %s at any depth, in a text or a key, is 422',
    async (_, sign) => {
      const taking = operations.filter(
        ({ method, path, type }) => method !== 'GET' && type === 'application/json' && !takesFiles.includes(path),
      );
      const bodies = [
        { title: `a${sign}b` },
        { a: [{ b: { c: ['x', `${sign}`] } }] },
        { [`a${sign}b`]: 1 },
        { data: { [`${sign}`]: { title: 'x' } } },
      ];
      for (const [place, body] of bodies.entries()) {
        const turn = inTurn(taking, stray, sign, place);
        expect(await otherwise(turn, [422], () => ({ payload: JSON.stringify(body) }))).toEqual([]);
      }
    },
  );

  test.each([
    'authorization',
    'x-api-key',
    'x-provider-scope',
    'if-match',
    'idempotency-key',
    'cookie',
    'user-agent',
    'origin',
    'sec-fetch-mode',
  ])('the header %s with a control character is 400', async (name) => {
    // Others are refused as bytes before they are a header at all.
    const signs = ['\u0085', '\u0001', '\u0000', '\u202e'];
    for (const sign of signs) {
      const turn = inTurn(operations.slice(0, 60), signs, sign, 0);
      expect(await otherwise(turn, [400], () => ({ headers: { [name]: `a${sign}b` } }))).toEqual([]);
    }
  });

  test('a name in UTF-8 in a header is no control character', async () => {
    const agent = Buffer.from('Telefon Żanety Ściegień', 'utf8').toString('latin1');
    expect((await office.as('ksiegowa').get('/api/companies/', { 'user-agent': agent })).status).toBe(200);
  });
});

describe('V11: calls that once failed', () => {
  test.each([
    ['GET', '/api/users/my?search=%00'],
    ['GET', '/api/users/companies?role=%00'],
    ['GET', '/api/companies/?filters=title:%2500'],
    ['GET', '/api/companies/?filters=%2500:x'],
    ['GET', '/api/search?q=%00'],
  ] as const)('%s %s is 422', async (method, url) => expect((await office.as('super').call(method, url)).status).toBe(422));
  test('a login with NUL in the address or the password is 422', async () => {
    for (const body of [
      { email: 'a\u0000@b.pl', password: 'x' },
      { email: 'a@b.pl', password: 'x\u0000' },
    ])
      expect((await office.nobody().post('/api/users/check', body)).status).toBe(422);
  });
  test.each(['a\u0000@b.pl:x', 'a@b.pl:x\u0000', 'a@b.pl:\u202ex'])('Basic credentials %j are 400', async (text) => {
    const authorization = `Basic ${Buffer.from(text).toString('base64')}`;
    expect((await office.nobody().post('/api/auth', undefined, { authorization })).status).toBe(400);
  });
  test('Basic credentials that are no UTF-8 are 400', async () => {
    const authorization = `Basic ${Buffer.from([0x61, 0x3a, 0xff, 0xfe]).toString('base64')}`;
    expect((await office.nobody().post('/api/auth', undefined, { authorization })).status).toBe(400);
  });
  test('a file to be imported with NUL is refused with its line', async () => {
    const { status, body } = await office
      .as('ksiegowa')
      .post('/api/companies/import?dry_run=1', 'Nazwa;NIP\nFirma;5260250274\nZł\u0000a;x', { 'content-type': 'text/csv' });
    expect([status, body.error]).toEqual([422, 'Wiersz 3 pliku zawiera niedozwolone znaki sterujące.']);
  });
});

describe('V11: a body', () => {
  const post = (body: string) => office.as('ksiegowa').post('/api/companies/search', body);
  test.each([
    '{"search":"a","search":"b"}',
    '{"search":"a","s\\u0065arch":"b"}',
    '{"limit":"5","a":{"b":[{"c":1,"c":1}]}}',
    '{"a\\\\":1,"a\\\\":2}',
    '\ufeff{}',
    '\ufeff',
  ])('%s is 400', async (body) => expect((await post(body)).status).toBe(400));
  test.each(['{"search":"a\\"search\\":","limit":"5"}', '{"search":"{\\"a\\":1,\\"a\\":2}"}', '{}', ' {"search":"\\\\"} '])(
    'in which no key stands twice, %s, is read',
    async (body) => expect((await post(body)).status).toBe(200),
  );
  test('that repeats a key in two objects of a list repeats none', async () => {
    const contacts = [
      { first_name: 'Jan', last_name: 'Kos' },
      { first_name: 'Anna', last_name: 'Kos' },
    ];
    const { status, body } = await office.as('ksiegowa').post('/api/companies/', office.sample('companies', { contacts }));
    expect([status, body.contacts?.map(({ first_name }: { first_name: string }) => first_name)]).toEqual([201, ['Jan', 'Anna']]);
  });
  test('tells every field that has such characters', async () => {
    const { status, body } = await office
      .as('ksiegowa')
      .post('/api/companies/', office.sample('companies', { title: 'a\u0000b', contacts: [{ first_name: 'a\u202eb' }] }));
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['contacts.0.first_name', 'title']]);
  });
});

describe('V11: who asks', () => {
  const me = (authorization: string) => office.nobody().get('/api/auth', { authorization });
  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('is known by “%s”', async (scheme) =>
    expect((await me(`${scheme} ${office.as('super').token}`)).body.loggedIn).toBe(true),
  );
  test.each(['', 'Token ', 'Bearer', 'Basic '])('is nobody by “%s”', async (scheme) =>
    expect((await me(`${scheme}${office.as('super').token}`)).body.loggedIn).toBe(false),
  );
  test('says so once: a second Authorization header is 400', async () => {
    await office.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = office.app.server.address() as AddressInfo;
    const { token } = office.as('super');
    const lines = (...more: string[]) =>
      [
        'GET /api/auth HTTP/1.1',
        'Host: x',
        'X-Api-Key: demo-api-key',
        'X-Provider-Scope: local',
        'Connection: close',
        ...more,
        '',
        '',
      ].join('\r\n');
    const ask = (...more: string[]) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(lines(...more)));
        socket.on('data', (text) => {
          heard += text;
        });
        socket.on('close', () => resolve(heard)).on('error', reject);
      });
    expect(await ask(`Authorization: Bearer ${token}`)).toContain('"loggedIn":true');
    expect(await ask(`Authorization: Bearer ${token}`, 'authorization: Bearer x')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('Authorization: Bearer x', `Authorization: Bearer ${token}`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('V06: texts that look like more than text', () => {
  test('find nothing and break nothing in any search', async () => {
    const searched = (Object.keys(resources) as ResourceName[]).slice(0, process.env.TEST_WHOLE === '1' ? 12 : 3);
    const found: string[] = [];
    for (const text of hostileTexts.filter((each) => each.length < 200))
      for (const name of searched) {
        const { status } = await office.as('super').post(`/api/${name}/search`, { search: text });
        if (status !== 200 && status !== 422) found.push(`${name} ${text}: ${status}`);
      }
    expect(found).toEqual([]);
  });
});

describe('A07: a telephone for codes', () => {
  test.each(['+48 700 123 456', '708123456', '+1 900 555 1234', '+882 16 123 4567'])('is not %s', async (phone) => {
    const { status, body } = await office.as('super').put(`/api/users/${office.idOf('ksiegowa')}`, { phone });
    expect([status, body.errors?.phone]).toEqual([422, expect.stringContaining('Na ten numer nie wyślemy kodu')]);
  });
  test('may be any other, and a company’s may be what it is', async () => {
    expect((await office.as('super').put(`/api/users/${office.idOf('ksiegowa')}`, { phone: '501 502 503' })).status).toBe(200);
    const contacts = [{ first_name: 'Anna', last_name: 'Kos', phone: '+48801123456' }];
    expect((await office.as('ksiegowa').post('/api/companies/', office.sample('companies', { contacts }))).status).toBe(201);
  });
});
