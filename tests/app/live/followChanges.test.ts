// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followChanges } from '../../../src/app/live/followChanges';
import { kept } from '../../../src/app/session/session';
import { clearSession, keepTokens, keepUser } from '../../../src/app/session/store';
import { accountant } from '../support/people';

/** Streams that were opened, oldest first. */
let lines: { say(text: string): void; end(): void; signal: AbortSignal; headers: Headers }[] = [];
let client: QueryClient;
let stop = () => {};
let asked: string[] = [];

function see(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  clearSession();
  lines = [];
  asked = [];
  client = new QueryClient();
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async ({ predicate } = {}) => {
    const keys = [
      ['tasks', 'getList', {}],
      ['tasks', 'getOne', { id: 'a' }],
      ['tasks', 'getOne', { id: 'b' }],
      ['companies', 'getList', {}],
      ['waiting'],
    ];
    asked.push(...keys.filter((queryKey) => predicate?.({ queryKey } as never)).map((key) => JSON.stringify(key)));
  });
  vi.stubGlobal('fetch', async (_: string, { signal, headers }: { signal: AbortSignal; headers: HeadersInit }) => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        control = given;
      },
    });
    signal.addEventListener('abort', () => control?.error(signal.reason));
    lines.push({
      say: (text) => control?.enqueue(new TextEncoder().encode(text)),
      end: () => control?.close(),
      signal,
      headers: new Headers(headers),
    });
    return new Response(body);
  });
  see('visible');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function logIn() {
  keepTokens({ access_token: 'access', refresh_token: 'refresh' });
  keepUser(kept(accountant));
  await settle();
}

describe('somebody who is logged in', () => {
  test('has the list and the record that changed fetched anew with what waits, and nothing else', async () => {
    stop = followChanges(client);
    await logIn();
    expect(lines[0]?.headers.get('authorization')).toBe('Bearer access');
    lines[0]?.say('retry: 5000\n\n: \n\ndata: {"resource":"tasks","id":"a",');
    lines[0]?.say('"type":"update"}\n\n');
    await settle();
    expect(asked).toEqual(['["tasks","getList",{}]', '["tasks","getOne",{"id":"a"}]', '["waiting"]']);
  });

  test('has everything fetched anew where something was missed', async () => {
    stop = followChanges(client);
    await logIn();
    lines[0]?.say('event: missed\ndata: {}\n\n');
    await settle();
    expect(asked).toHaveLength(5);
  });

  test('hears no more once they are logged out', async () => {
    stop = followChanges(client);
    await logIn();
    clearSession();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.signal.aborted).toBe(true);
  });
});

test('nobody is listened for', async () => {
  stop = followChanges(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual([]);
});

test('a hidden tab pauses, and is brought up to date when it is looked at again', async () => {
  stop = followChanges(client);
  await logIn();
  see('hidden');
  await settle();
  expect(lines[0]?.signal.aborted).toBe(true);
  expect(asked).toEqual([]);
  see('visible');
  await settle();
  expect(lines).toHaveLength(2);
  expect(asked).toHaveLength(5);
});

test('a broken line is asked for again, ever less often, and then everything is read anew', async () => {
  stop = followChanges(client);
  await logIn();
  lines[0]?.end();
  await settle();
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(lines).toHaveLength(2);
  expect(asked).toHaveLength(5);

  const fetch = vi.fn(async () => {
    throw new TypeError('no line');
  });
  vi.stubGlobal('fetch', fetch);
  lines[1]?.end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetch.mock.calls.length).toBeGreaterThan(2);
  expect(fetch.mock.calls.length).toBeLessThan(8);
});
