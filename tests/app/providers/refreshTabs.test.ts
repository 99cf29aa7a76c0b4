// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { kept } from '../../../src/app/session/session';
import { accountant } from '../support/people';
import { wire } from '../support/wire';

const names = { tokens: 'panel.tokens', session: 'panel.session' };
const old = { access_token: 'old', refresh_token: 'refresh-1' };
const renewed = { access_token: 'new', refresh_token: 'refresh-2' };

/** The browser's locks: whoever asks for a held name waits for its turn. */
function locks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(
        name,
        turn.catch(() => null),
      );
      return turn;
    },
  };
}

/** The same code with its own memory, as each tab has it; storage and locks are the browser's. */
async function openTab() {
  vi.resetModules();
  return (await import('../../../src/app/providers/request')).request;
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
  localStorage.setItem(names.tokens, JSON.stringify(old));
  localStorage.setItem(names.session, JSON.stringify(kept(accountant)));
});

test('S07: two tabs share one refresh through the browser’s lock and storage', async () => {
  const { to } = wire({
    'GET /api/tasks/': ({ headers }) => (headers.get('authorization') === 'Bearer new' ? { json: 'fresh' } : { status: 401 }),
    'POST /api/auth/access': { json: renewed },
  });
  const [one, other] = [await openTab(), await openTab()];
  expect(one).not.toBe(other);

  const answers = await Promise.all([one('/api/tasks/'), other('/api/tasks/'), one('/api/tasks/'), other('/api/tasks/')]);

  expect(answers.map(({ json }) => json)).toEqual(['fresh', 'fresh', 'fresh', 'fresh']);
  expect(to('POST /api/auth/access')).toHaveLength(1);
  expect(localStorage.getItem(names.tokens)).toBe(JSON.stringify(renewed));
});

test('S07: a tab that waited while the other’s refresh failed does not try a spent token', async () => {
  const { to } = wire({ 'GET /api/tasks/': { status: 401 }, 'POST /api/auth/access': { status: 401 } });
  const [one, other] = [await openTab(), await openTab()];

  const answers = await Promise.allSettled([one('/api/tasks/'), other('/api/tasks/')]);

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(to('POST /api/auth/access')).toHaveLength(1);
});
