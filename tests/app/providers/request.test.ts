// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, StaleVersion } from '../../../src/app/providers/apiError';
import { request } from '../../../src/app/providers/request';
import { onSessionEnd } from '../../../src/app/session/end';
import { kept } from '../../../src/app/session/session';
import { clearSession, currentTokens, currentUser, keepTokens, keepUser } from '../../../src/app/session/store';
import { accountant } from '../support/people';
import { type Call, wire } from '../support/wire';

const old = { access_token: 'old', refresh_token: 'refresh-1' };
const renewed = { access_token: 'new', refresh_token: 'refresh-2' };
const stale = (status: number) => (call: Call) =>
  call.headers.get('authorization') === 'Bearer new'
    ? { json: { fresh: true } }
    : { status, json: { error: 'Zaloguj się, aby kontynuować.' } };

/** An answer whose head came, and no end. */
const cutOff = (status: number, reason: unknown = new TypeError('network error')) =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(reason) }), { status });

beforeEach(clearSession);
function logIn() {
  keepTokens(old);
  keepUser(kept(accountant));
}

describe('every call', () => {
  test('carries the firm’s key, the local scope and JSON, and a token when somebody is logged in', async () => {
    const { calls } = wire({ '/api/config': {} });
    await request('/api/config');
    logIn();
    await request('/api/config');

    expect(calls[0]?.headers.get('x-api-key')).toBe('demo-api-key');
    expect(calls[0]?.headers.get('x-provider-scope')).toBe('local');
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.headers.has('authorization')).toBe(false);
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer old');
  });

  test('I01: a POST carries a key of its own, and the same one when it is sent again', async () => {
    logIn();
    const { to } = wire({ 'POST /api/tasks/': stale(401), 'POST /api/auth/access': { json: renewed } });
    await request('/api/tasks/', { method: 'POST', body: {} });
    await request('/api/tasks/', { method: 'POST', body: {} });

    const keys = to('POST /api/tasks/').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('only a POST carries one', async () => {
    const { calls } = wire({ '/api/tasks/': {} });
    await request('/api/tasks/');
    await request('/api/tasks/', { method: 'PUT', body: {} });
    expect(calls.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
  });
});

describe('what is refused', () => {
  test('is an Error with the answer’s sentence', async () => {
    wire({
      '/api/tasks/': { status: 422, json: { error: 'Popraw zaznaczone pola.', errors: { title: 'To pole jest wymagane' } } },
    });
    const error = await request('/api/tasks/').catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Popraw zaznaczone pola.',
      status: 422,
      body: { errors: { title: 'To pole jest wymagane' } },
    });
  });

  test('says the transport’s message where the answer has none', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(request('/api/tasks/')).rejects.toMatchObject({ message: 'Bad Gateway', status: 502 });
  });

  test('with no answer at all says the specification’s fixed message', async () => {
    wire({ '/api/tasks/': new TypeError('Failed to fetch') });
    await expect(request('/api/tasks/')).rejects.toMatchObject({ message: 'Wystąpił nieoczekiwany błąd', status: 0 });
  });

  test.each([201, 409])('I01: cut off after its head (%i), it is no answer', async (status) => {
    vi.stubGlobal('fetch', async () => cutOff(status));
    await expect(request('/api/tasks/', { method: 'POST', body: {} })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  test('given up by its asker while it comes, it stays given up', async () => {
    const asked = new AbortController();
    vi.stubGlobal('fetch', async () => {
      asked.abort();
      return cutOff(200, asked.signal.reason);
    });
    await expect(request('/api/tasks/', { signal: asked.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('I03: an old version is an error of its own, with the version that stands now', async () => {
    wire({ 'PUT /api/tasks/': { status: 412, json: { error: 'Ktoś zmienił ten rekord.', current: { version: 7 } } } });
    const error = await request('/api/tasks/', { method: 'PUT', body: {} }).catch((reason) => reason);
    expect(error).toBeInstanceOf(StaleVersion);
    expect(error.currentVersion).toBe(7);
  });

  test('tells how long to wait', async () => {
    wire({ '/api/tasks/': { status: 429, json: { error: 'Zbyt wiele prób.' }, headers: { 'retry-after': '90' } } });
    await expect(request('/api/tasks/')).rejects.toMatchObject({ retryAfter: 90 });
  });
});

describe('S07: a stale token', () => {
  test.each([400, 401])('answered with %i is renewed once and the call sent again', async (status) => {
    logIn();
    const { to } = wire({ 'GET /api/tasks/': stale(status), 'POST /api/auth/access': { json: renewed } });

    expect((await request('/api/tasks/')).json).toEqual({ fresh: true });
    expect(to('POST /api/auth/access').map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer refresh-1']);
    expect(currentTokens()).toEqual(renewed);
  });

  test('I06: whose answer was lost on its way is asked for once more, and nobody is logged out', async () => {
    logIn();
    let asked = 0;
    const { to } = wire({
      'GET /api/tasks/': stale(401),
      'POST /api/auth/access': () => {
        asked += 1;
        return asked === 1 ? new TypeError('Failed to fetch') : { json: renewed };
      },
    });
    expect((await request('/api/tasks/')).json).toEqual({ fresh: true });
    expect(to('POST /api/auth/access').map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer refresh-1',
      'Bearer refresh-1',
    ]);
    expect(currentTokens()).toEqual(renewed);
  });

  test('whose answer is cut off is no answer, and ends nobody’s session', async () => {
    logIn();
    wire({ 'GET /api/tasks/': stale(401) });
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) =>
      String(call[0]).endsWith('/api/auth/access') ? cutOff(200) : fetched(...call),
    );
    await expect(request('/api/tasks/')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    expect(currentUser()).not.toBeNull();
  });

  test('lets go of the refusal’s answer, which would keep its connection while nobody reads it', async () => {
    logIn();
    wire({ 'GET /api/tasks/': stale(401), 'POST /api/auth/access': { json: renewed } });
    const [fetched, answers] = [globalThis.fetch, [] as Response[]];
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await fetched(...call);
      answers.push(answer);
      return answer;
    });
    await request('/api/tasks/');
    expect(answers.map(({ status, bodyUsed }) => [status, bodyUsed])[0]).toEqual([401, true]);
  });

  test('several refused calls renew the tokens once, and each is repeated once', async () => {
    logIn();
    const { calls, to } = wire({ 'GET /api/tasks/': stale(401), 'POST /api/auth/access': { json: renewed } });

    await Promise.all(Array.from({ length: 5 }, () => request('/api/tasks/')));

    expect(to('POST /api/auth/access')).toHaveLength(1);
    expect(to('GET /api/tasks/')).toHaveLength(10);
    expect(calls).toHaveLength(11);
  });

  test('that a sibling renewed meanwhile is not renewed again', async () => {
    logIn();
    const { to } = wire({
      'GET /api/late/': (call) => {
        keepTokens(renewed);
        return stale(401)(call);
      },
    });
    expect((await request('/api/late/')).json).toEqual({ fresh: true });
    expect(to('POST /api/auth/access')).toHaveLength(0);
  });

  test('is renewed once a call: refused again, the call fails', async () => {
    logIn();
    const { calls } = wire({
      'GET /api/tasks/': { status: 401, json: { error: 'Nie.' } },
      'POST /api/auth/access': { json: renewed },
    });
    await expect(request('/api/tasks/')).rejects.toMatchObject({ status: 401, message: 'Nie.' });
    expect(calls).toHaveLength(3);
    expect(currentUser()).not.toBeNull();
  });

  test.each([
    [{ status: 503, json: {} }, 503],
    [{ status: 429, json: {} }, 429],
    [new TypeError('Failed to fetch'), 0],
  ] as const)('that meets a network gone or a server starting ends nobody’s session (%#)', async (answer, status) => {
    logIn();
    const { to } = wire({ 'GET /api/tasks/': { status: 401, json: { error: 'Nie.' } }, 'POST /api/auth/access': answer });
    await expect(request('/api/tasks/')).rejects.toMatchObject({ status });
    expect(to('POST /api/auth/access')).toHaveLength(2);
    expect([currentUser() === null, currentTokens()?.refresh_token]).toEqual([false, 'refresh-1']);
  });

  test.each([
    { status: 401, json: {} },
    { status: 400, json: {} },
  ])('that cannot be renewed logs out once, for five calls at once (%#)', async (answer) => {
    logIn();
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    wire({ 'GET /api/tasks/': { status: 401, json: { error: 'Nie.' } }, 'POST /api/auth/access': answer });

    const results = await Promise.allSettled(Array.from({ length: 5 }, () => request('/api/tasks/')));

    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ expired: true });
    expect([currentUser(), currentTokens()]).toEqual([null, null]);
    stop();
  });

  test('is nobody’s where nobody is logged in', async () => {
    const { calls } = wire({ 'GET /api/tasks/': { status: 401, json: { error: 'Nie.' } } });
    await expect(request('/api/tasks/')).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });

  test.each(['/api/users/check', '/api/users/verify', '/api/auth', '/api/auth/', '/api/auth/access', '/api/auth/all'])(
    'is never what a refusal of %s means',
    async (path) => {
      logIn();
      const { calls } = wire({ [path]: { status: 401, json: { error: 'Nie.' } } });
      await expect(request(path, { method: 'POST', body: {} })).rejects.toMatchObject({ status: 401 });
      expect(calls).toHaveLength(1);
    },
  );

  test('that comes renewed after a logout is not kept', async () => {
    logIn();
    wire({
      'GET /api/tasks/': { status: 401, json: { error: 'Nie.' } },
      'POST /api/auth/access': () => {
        clearSession();
        return { json: renewed };
      },
    });
    await expect(request('/api/tasks/')).rejects.toMatchObject({ status: 401 });
    expect(currentTokens()).toBeNull();
  });
});
