import { describe, expect, test } from 'vitest';
import { clockFrom } from '../../../src/server/clock';
import { ConfigRefused, readConfig } from '../../../src/server/config';
import { panelUrl } from '../../../src/server/firms/hosts';
import { limits } from '../../../src/server/limits';

const production = {
  APP_ENV: 'production',
  HOST: '0.0.0.0',
  SECRET_KEYS: 'k1:Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FycGx5',
  SMTP_URL: 'smtp://poczta.example',
  MAIL_FROM: 'biuro@example.pl',
  PUBLIC_URL: 'https://panel.biuro.pl',
  TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
};
const person = 1000;

function reasons(env: Record<string, string>, uid = person): string[] {
  try {
    readConfig(env, uid);
    return [];
  } catch (error) {
    if (error instanceof ConfigRefused) return error.reasons.map(([polish]) => polish);
    throw error;
  }
}

describe('a developer', () => {
  test('needs to set nothing', () => {
    expect(readConfig({}, 0)).toMatchObject({
      mode: 'dev',
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      demo: true,
      publicUrl: 'http://localhost:4000',
      limits,
    });
  });

  test('gets made-up people in the embedded database alone, unless they say so', () => {
    const server = { DATABASE_URL: 'postgres://localhost/biuro' };
    expect([readConfig(server, person).demo, readConfig({ ...server, DEMO: '1' }, person).demo]).toEqual([false, true]);
    expect(readConfig({ DEMO: '0' }, person).demo).toBe(false);
  });

  test('K04: is heard on loopback only', () => {
    expect(reasons({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('HOST')]);
    expect(reasons({ HOST: '::1' })).toEqual([]);
  });

  test('has the second firm under a host of its own', () => {
    const { hosts, publicUrl } = readConfig({ PORT: '5005' }, person);
    expect(panelUrl(publicUrl, hosts, 'kancelaria')).toBe('http://kancelaria.localhost:5005');
    expect(panelUrl(publicUrl, hosts, 'demo')).toBe('http://localhost:5005');
  });
});

describe('production', () => {
  test('starts with everything set', () => {
    expect(readConfig(production, person)).toMatchObject({ mode: 'production', demo: false, demoLoginCode: null });
  });

  test.each(['SECRET_KEYS', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL', 'TRUSTED_PROXIES'])(
    'K01, K02: names %s where it is missing',
    (name) => {
      const { [name as keyof typeof production]: _, ...rest } = production;
      expect(reasons(rest)).toEqual([expect.stringContaining(name)]);
    },
  );

  test.each([
    ['DEMO_LOGIN_CODE', '123456'],
    ['OUTBOX', '/tmp/outbox'],
    ['FAULT_SEED', '7'],
    ['DEMO', '1'],
    ['LIMITS', '{}'],
    ['TEST_NOW', '2026-11-20T09:00:00Z'],
  ])('K02: refuses %s', (name, value) => {
    expect(reasons({ ...production, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test('K02: refuses to run as root', () => {
    expect(reasons(production, 0)).toEqual([expect.stringContaining('root')]);
  });

  test('K01: says every reason at once, in Polish and in English', () => {
    for (const part of ['Brak poczty', 'No mail', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'SECRET_KEYS'])
      expect(() => readConfig({ APP_ENV: 'production' }, 0)).toThrow(part);
  });

  test('refuses a public address without TLS', () => {
    expect(reasons({ ...production, PUBLIC_URL: 'http://panel.biuro.pl' })).toHaveLength(1);
  });
});

test.each([
  ['APP_ENV', 'staging'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['TENANT_HOSTS', 'panel.biuro.pl'],
  ['PUBLIC_URL', 'panel.biuro.pl'],
  ['ORIGINS', '*'],
  ['TRUSTED_PROXIES', 'wszyscy'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['DATABASE_URL', 'mysql://x'],
  ['DEMO_LOGIN_CODE', '12345'],
  ['DEMO', 'tak'],
  ['DEMO_COMPANIES', '5'],
])('refuses %s=%s', (name, value) => {
  expect(reasons({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

describe('the clock of a server under test', () => {
  test('is set by TEST_NOW', () => {
    const config = readConfig({ APP_ENV: 'test', TEST_NOW: '2026-12-31T23:30:00Z' }, person);
    expect(config.testNow).toEqual(new Date(Date.UTC(2026, 11, 31, 23, 30)));
    expect(readConfig({ APP_ENV: 'test' }, person).testNow).toBeNull();
  });
  test('is the machine’s everywhere else', () => {
    expect(reasons({ TEST_NOW: '2026-12-31T23:30:00Z' })).toEqual([expect.stringContaining('TEST_NOW')]);
  });
  test('is a moment', () => {
    expect(reasons({ APP_ENV: 'test', TEST_NOW: 'jutro' })).toEqual([expect.stringContaining('TEST_NOW')]);
  });
  test('goes on from there as time does', () => {
    let real = Date.UTC(2026, 10, 20);
    const clock = clockFrom(new Date(Date.UTC(2027, 0, 1)), real, () => new Date(real));
    real += 90_000;
    expect(clock()).toEqual(new Date(Date.UTC(2027, 0, 1, 0, 1, 30)));
  });
});

describe('limits', () => {
  test('come from LIMITS in tests, part by part', () => {
    const config = readConfig({ APP_ENV: 'test', LIMITS: '{"server":{"lagMs":60000}}' }, person);
    expect(config.limits.server).toEqual({ ...limits.server, lagMs: 60_000 });
    expect(config.limits.rates).toEqual(limits.rates);
  });

  test('K02: are not to be loosened elsewhere', () => {
    expect(reasons({ LIMITS: '{}' })).toEqual([expect.stringContaining('LIMITS')]);
  });

  test('have the values of the requirements', () => {
    expect(limits.request).toMatchObject({
      body: 262_144,
      richBody: 1_048_576,
      depth: 16,
      keys: 1_000,
      items: 500,
      query: 4_096,
      headers: 16_384,
    });
    expect(limits.rates).toMatchObject({
      requests: { most: 600, windowMs: 60_000 },
      writes: { most: 60, windowMs: 60_000 },
      exports: { most: 5, windowMs: 3_600_000 },
      invitations: { most: 20, windowMs: 3_600_000 },
      downloads: { most: 30, windowMs: 60_000 },
      uploads: { most: 200, windowMs: 3_600_000 },
    });
    expect(limits.server).toMatchObject({
      requestMs: 30_000,
      connectionMs: 30_000,
      handlerMs: 20_000,
      keepAliveMs: 72_000,
      headersMs: 10_000,
      sockets: 1_000,
      lagMs: 500,
      finishMs: 8_000,
      exitMs: 10_000,
      readyMs: 1_000,
      diskFree: 0.05,
    });
  });

  test('refuse a name that no limit has', () => {
    expect(reasons({ APP_ENV: 'test', LIMITS: '{"rate":{}}' })).toHaveLength(1);
  });
});
