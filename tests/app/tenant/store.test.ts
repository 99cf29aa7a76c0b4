// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { kept } from '../../../src/app/session/session';
import { standard } from '../../../src/tenants/standard';
import { accountant, firm } from '../support/people';
import { wire } from '../support/wire';

const { tenant, strings } = standard('demo');
const answer = {
  'GET /api/config': ({ headers }: { headers: Headers }) => ({
    json: headers.has('authorization') ? standard('demo') : { tenant, strings },
  }),
};

async function openPanel() {
  vi.resetModules();
  const session = await import('../../../src/app/session/store');
  const config = await import('../../../src/app/tenant/store');
  return { ...session, ...config };
}
let panel: Awaited<ReturnType<typeof openPanel>>;
beforeEach(async () => {
  panel = await openPanel();
});

test('the configuration is fetched once, however many ask', async () => {
  const { calls } = wire(answer);
  await Promise.all([panel.loadTenant(), panel.loadTenant()]);
  await panel.loadTenant();
  expect(calls).toHaveLength(1);
});

test('it is fetched anew for whoever logs in and out; the old one stands until then', async () => {
  const { calls } = wire(answer);
  expect((await panel.loadTenant()).has('documents')).toBe(false);

  panel.keepTokens({ access_token: 'a', refresh_token: 'r' });
  panel.keepUser(kept(accountant));
  expect(panel.currentTenant()).toBeNull();
  expect(panel.latestTenant()?.tenant.id).toBe('demo');
  expect((await panel.loadTenant()).has('documents')).toBe(true);

  panel.clearSession();
  expect((await panel.loadTenant()).has('documents')).toBe(false);
  expect(calls).toHaveLength(3);
});

test('an answer that comes after somebody logged in is nobody’s', async () => {
  const held: (() => void)[] = [];
  wire({ 'GET /api/config': (call) => new Promise((resolve) => held.push(() => resolve(answer['GET /api/config'](call)))) });
  const early = panel.loadTenant();
  panel.keepTokens({ access_token: 'a', refresh_token: 'r' });
  panel.keepUser(kept(accountant));
  const late = panel.loadTenant();
  held[1]?.();
  await late;
  held[0]?.();
  await early;
  expect(panel.currentTenant()?.has('documents')).toBe(true);
});

test('S07: the public part alone, told to somebody logged in, means a stale token: it is renewed first', async () => {
  const { to } = wire({
    'GET /api/config': ({ headers }) => ({
      json: headers.get('authorization') === 'Bearer new' ? standard('demo') : { tenant, strings },
    }),
    'POST /api/auth/access': { json: { access_token: 'new', refresh_token: 'r2' } },
  });
  panel.keepTokens({ access_token: 'stale', refresh_token: 'r' });
  panel.keepUser(kept(accountant));
  expect((await panel.loadTenant()).has('documents')).toBe(true);
  expect(to('POST /api/auth/access')).toHaveLength(1);
});

test('a failure is told, and the next call tries again', async () => {
  wire({ 'GET /api/config': new TypeError('Failed to fetch') });
  await expect(panel.loadTenant()).rejects.toThrow('Wystąpił nieoczekiwany błąd');
  wire(answer);
  await expect(panel.loadTenant()).resolves.toMatchObject({ tenant: { id: 'demo' } });
});

test('screens ask it in plain questions', () => {
  const firms = firm({
    modules: { dashboard: { components: { tfaAlert: { visible: false }, ticketList: { variant: 'table' } } } },
    strings: { hej: 'Cześć' },
  });
  expect([firms.has('documents'), firms.has(undefined), firms.has('nic')]).toEqual([true, true, false]);
  expect([firms.shows('tfaAlert'), firms.shows('refreshAlert'), firms.shows('employeeList', 'company')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([firms.variant('ticketList'), firms.variant('nic')]).toEqual(['table', '']);
  expect([firms.say('hej', 'Witaj'), firms.say('inne', 'Witaj')]).toEqual(['Cześć', 'Witaj']);
  expect(
    firms
      .columns('company')
      .map(({ key }) => key)
      .slice(0, 2),
  ).toEqual(['title', 'company_type']);
});
