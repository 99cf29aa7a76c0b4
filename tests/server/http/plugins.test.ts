import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/server/errors';
import { firmOf, hostsOf, panelUrl, parseHosts } from '../../../src/server/firms/hosts';
import { limits } from '../../../src/server/limits';
import { networkOf } from '../../../src/server/network';
import { readJson } from '../../../src/server/plugins/body';
import { allowedOrigins, isForeign } from '../../../src/server/plugins/origins';
import { parseQuery, queryFault } from '../../../src/server/plugins/query';
import { createRateCounter } from '../../../src/server/plugins/rates';
import { methodsByPath } from '../../../src/server/plugins/unknown';
import fc from '../../support/properties';

describe('a query string', () => {
  test('reads what a browser writes', () => {
    const typed = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key) && key.isWellFormed()),
      fc.string().filter((value) => value.isWellFormed()),
    );
    fc.assert(
      fc.property(typed, (query) => {
        expect({ ...parseQuery(new URLSearchParams(query).toString()) }).toEqual({ ...query });
      }),
    );
  });

  test.each([
    ['a=1&a=2', 'repeated'],
    ['__proto__=1', 'forbidden'],
    ['constructor=1', 'forbidden'],
    ['%70rototype=1', 'forbidden'],
    ['a=%ZZ', 'unreadable'],
    ['a=%C3', 'unreadable'],
    ['a=1&b=2', undefined],
    ['', undefined],
  ])('V05: %s is %s', (text, fault) => expect(queryFault(parseQuery(text))).toBe(fault));
});

describe('a body', () => {
  const read = (text: string | Buffer) => readJson(Buffer.from(text), limits.request);
  const status = (text: string | Buffer) => {
    try {
      read(text);
      return 200;
    } catch (error) {
      return (error as Refusal).status;
    }
  };
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  test('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((key) => status(JSON.stringify({ [key]: 1 })) === 200),
          fc.jsonValue({ maxDepth: 3 }),
        ),
        (value) => {
          if (status(JSON.stringify(value)) === 200)
            expect(read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
    );
  });

  test('may be empty, which is no body', () => expect(read('')).toBeUndefined());
  test.each(['{', 'kot', "{'a':1}", '{"a":1,}', 'NaN'])('V01: %s is 400', (text) => expect(status(text)).toBe(400));
  test('V01: bytes that are no UTF-8 are 400', () => expect(status(Buffer.from([0x22, 0xff, 0x22]))).toBe(400));
  test('V02: goes 16 levels deep and no further', () => {
    expect([status(nested(limits.request.depth)), status(nested(limits.request.depth + 1)), status(nested(20_000))]).toEqual([
      200, 422, 422,
    ]);
  });
  test('V02: has 1 000 keys and no more', () => {
    const keys = (many: number) => JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, key) => [`k${key}`, 1])));
    expect([status(keys(1_000)), status(keys(1_001))]).toEqual([200, 422]);
  });
  test('V02: has lists of 500 and no longer', () => {
    expect([status(JSON.stringify(Array(500).fill(0))), status(JSON.stringify({ a: Array(501).fill(0) }))]).toEqual([200, 422]);
  });
  test.each(['{"__proto__":{}}', '{"a":[{"constructor":1}]}', '{"a":{"prototype":1}}', '{"__pr\\u006fto__":1}'])(
    'V05: %s is 422',
    (text) => expect(status(text)).toBe(422),
  );
});

test.each([
  ['192.168.7.21', '192.168.7.0/24'],
  ['::ffff:192.168.7.21', '192.168.7.0/24'],
  ['2001:db8:1:22ff:1::9', '2001:db8:1:2200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['nic', 'unknown'],
])('A13: the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

describe('origins', () => {
  const config = {
    publicUrl: 'https://panel.biuro.pl',
    hosts: new Map([['panel.wierzba.pl', 'kancelaria']]),
    origins: ['https://inny.pl'],
  };
  const inProduction = allowedOrigins({ ...config, mode: 'production' });
  test.each([
    ['https://panel.biuro.pl', true],
    ['https://panel.wierzba.pl', true],
    ['https://inny.pl', true],
    ['https://panel.biuro.pl.evil.pl', false],
    ['http://panel.biuro.pl', false],
    ['http://localhost:4000', false],
    ['null', false],
  ])('W03: %s may call the API: %s', (origin, may) => expect(inProduction(origin)).toBe(may));
  test('a developer’s own pages may', () => {
    const inDevelopment = allowedOrigins({ ...config, mode: 'dev' });
    expect([inDevelopment('http://kancelaria.localhost:4000'), inDevelopment('http://localhost.evil.pl')]).toEqual([true, false]);
  });
  test('W03: a cross-site call without an origin is foreign, and one of no browser is not', () => {
    expect([isForeign({ 'sec-fetch-site': 'cross-site' }, inProduction), isForeign({}, inProduction)]).toEqual([true, false]);
  });
});

describe('rates', () => {
  const allowance = { most: 3, windowMs: 1_000 };
  test('V10: after the last one allowed, the rest of the window is to be waited', () => {
    const rates = createRateCounter();
    expect([0, 100, 200, 300, 999, 1_000].map((now) => rates.hit('a', allowance, now))).toEqual([0, 0, 0, 700, 1, 0]);
  });
  test('keys do not share a count', () => {
    const rates = createRateCounter();
    for (let hit = 0; hit < 5; hit += 1) rates.hit('a', allowance, 0);
    expect(rates.hit('b', allowance, 0)).toBe(0);
  });
});

test('W06: a known path tells which methods it has', () => {
  const route = (method: string, url: string) => ({ method, url, handler: () => null }) as never;
  const methods = methodsByPath([
    route('GET', '/api/a/'),
    route('POST', '/api/a'),
    route('GET', '/api/a/:id'),
    route('GET', '/api/docs/*'),
  ]);
  expect([methods('/api/a'), methods('/api/a/'), methods('/api/a/7'), methods('/api/a/7/b'), methods('/api/docs/x/y')]).toEqual([
    ['GET', 'POST'],
    ['GET', 'POST'],
    ['GET'],
    [],
    ['GET'],
  ]);
});

test('the firm of a panel goes by the host name', () => {
  const hosts = parseHosts('kancelaria.localhost=kancelaria, *=biuro') ?? new Map();
  expect(['Kancelaria.localhost:4000', 'localhost:4000', undefined].map((host) => firmOf(hosts, host))).toEqual([
    'kancelaria',
    'biuro',
    'biuro',
  ]);
  expect(firmOf(new Map(), 'localhost')).toBe('demo');
});

describe('a firm that no host is named for', () => {
  const local = 'http://localhost:4000';
  const ofADeveloper = parseHosts('kancelaria.localhost=kancelaria') ?? new Map();
  const addressOf = (firms: string[], firm: string) => panelUrl(local, hostsOf(ofADeveloper, firms, local), firm);

  test('is shown under every host where it is alone, and a later one beside it under its own name', () => {
    expect(firmOf(hostsOf(ofADeveloper, ['nowak'], local), 'localhost:4000')).toBe('nowak');
    expect(addressOf(['nowak', 'lis'], 'nowak')).toBe(local);
    expect(addressOf(['nowak', 'lis'], 'lis')).toBe('http://lis.localhost:4000');
    expect(firmOf(hostsOf(ofADeveloper, ['nowak', 'lis'], local), 'lis.localhost:4000')).toBe('lis');
  });
  test('leaves the demonstration where it is', () => {
    expect(['demo', 'kancelaria', 'nowak'].map((firm) => addressOf(['demo', 'kancelaria', 'nowak'], firm))).toEqual([
      local,
      'http://kancelaria.localhost:4000',
      'http://nowak.localhost:4000',
    ]);
  });
  test('takes no host from where the operator named hosts', () => {
    const named = parseHosts('panel.lis.pl=lis') ?? new Map();
    expect([...hostsOf(named, ['nowak', 'lis'], 'https://panel.lis.pl')]).toEqual([['panel.lis.pl', 'lis']]);
  });
});
