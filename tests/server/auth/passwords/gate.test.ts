import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from '../../../../src/server/auth/passwords/gate';
import { Refusal } from '../../../../src/server/errors';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pieces of work that end when the test says so. */
function office(limit = 4) {
  const gate = createGate({ limit, waitMs: 2000 });
  const started: string[] = [];
  const endings = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const send = (name: string) =>
    gate(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => endings.set(name, { done: () => resolve(name), fail: reject }));
    });
  return {
    started,
    send,
    end: (name: string) => endings.get(name)?.done(),
    fail: (name: string) => endings.get(name)?.fail(new Error(name)),
  };
}

test('A04 four run at once, the fifth starts when one ends, in the order of coming', async () => {
  const { started, send, end } = office();
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(send);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of ['a', 'b', 'd', 'e']) end(name);
  await vi.advanceTimersByTimeAsync(0);
  end('f');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('A04 who waited two seconds is refused with 429 and Retry-After, and never runs', async () => {
  const { started, send, end } = office(1);
  const first = send('a');
  const second = send('b').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1999);
  const third = send('c');
  await vi.advanceTimersByTimeAsync(1);
  const refused = await second;
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '2' },
    message: expect.stringMatching(/Spróbuj ponownie/),
  });
  end('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'c']);
  end('c');
  expect(await Promise.all([first, third])).toEqual(['a', 'c']);
});

test('A04 who got a place in time is not refused later', async () => {
  const { send, end } = office(1);
  void send('a');
  const second = send('b');
  await vi.advanceTimersByTimeAsync(1000);
  end('a');
  await vi.advanceTimersByTimeAsync(60_000);
  end('b');
  expect(await second).toBe('b');
});

test('A04 work that fails gives its place back', async () => {
  const { started, send, fail, end } = office(1);
  const first = send('a').catch((error: Error) => error.message);
  const second = send('b');
  await vi.advanceTimersByTimeAsync(0);
  fail('a');
  expect(await first).toBe('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b']);
  end('b');
  await second;
  void send('c');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b', 'c']);
});
