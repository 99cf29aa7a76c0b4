import { describe, expect, test } from 'vitest';
import { leaves } from '../../src/contract/settings';
import { changesOf } from '../../src/tenants/changes';
import { configFaults } from '../../src/tenants/check';
import type { TenantConfig } from '../../src/tenants/define';
import { kancelaria } from '../../src/tenants/kancelaria';
import { listOf } from '../../src/tenants/lists';
import { lockouts, withoutLockouts } from '../../src/tenants/lockouts';
import { moduleNamed } from '../../src/tenants/modules';
import { standard, withChanges } from '../../src/tenants/standard';
import fc from '../support/properties';

const base = standard('demo');
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** Any configuration that the editor could make of the standard one. */
const wanted: fc.Arbitrary<TenantConfig> = fc
  .record({
    name: fc.constantFrom('Biuro', base.tenant.name),
    primary: fc.constantFrom('#000000', base.tenant.colors.primary),
    logo: fc.constantFrom(null, pixel),
    denied: fc.constantFrom<TenantConfig['deniedAreas']>([], ['messages']),
    off: fc.subarray(Object.keys(base.modules).filter((name) => !moduleNamed(name)?.alwaysOn)),
    turned: fc.boolean(),
    shown: fc.boolean(),
    fourEyes: fc.boolean(),
    teamWalls: fc.boolean(),
    completeDocuments: fc.boolean(),
    retentionRun: fc.boolean(),
    monthlyRequests: fc.boolean(),
    predictedPapers: fc.boolean(),
    word: fc.option(fc.constantFrom('Klienci'), { nil: undefined }),
  })
  .map(
    ({
      name,
      primary,
      logo,
      denied,
      off,
      turned,
      shown,
      fourEyes,
      teamWalls,
      completeDocuments,
      retentionRun,
      monthlyRequests,
      predictedPapers,
      word,
    }) => {
      const made = structuredClone(base);
      made.tenant = { ...made.tenant, name, logo, colors: { ...made.tenant.colors, primary } };
      made.deniedAreas = denied;
      for (const module of off) Object.assign(made.modules[module] ?? {}, { enabled: false });
      const company = made.modules.company;
      if (company && turned) company.columns = [...company.columns].reverse();
      const banner = made.modules.dashboard?.components.settlementBanner;
      if (banner) Object.assign(banner, { visible: shown, variant: shown ? 'compact' : 'full' });
      made.switches = {
        ...made.switches,
        fourEyes,
        teamWalls,
        completeDocuments,
        retentionRun,
        monthlyRequests,
        predictedPapers,
      };
      if (word) made.strings = { 'resources.companies.page.list': word };
      return made;
    },
  );

describe('the changes between two configurations', () => {
  test('laid over the one give the other', () =>
    fc.assert(
      fc.property(wanted, (config) => {
        expect(withChanges(base, changesOf(base, config))).toEqual(config);
      }),
    ));
  test('are none where nothing differs', () => expect(changesOf(base, structuredClone(base))).toEqual({}));
  test('are always ones that may be saved', () =>
    fc.assert(
      fc.property(wanted, (config) => {
        expect(configFaults(changesOf(base, config))).toEqual({});
      }),
    ));
});

describe('what a firm may change', () => {
  test('the demonstration’s own file is in order', () => expect(configFaults(kancelaria)).toEqual({}));
  test.each([
    [{ kosmos: 1 }, 'kosmos'],
    [{ tenant: { name: ' ' } }, 'tenant.name'],
    [{ tenant: { id: 'inne' } }, 'tenant.id'],
    [{ tenant: { replyTo: 'biuro' } }, 'tenant.replyTo'],
    [{ tenant: { replyTo: 'a@biuro.pl,b@biuro.pl' } }, 'tenant.replyTo'],
    [{ tenant: { replyTo: 'a@biuro.pl\r\nBcc: b@biuro.pl' } }, 'tenant.replyTo'],
    [{ tenant: { replyTo: null } }, 'tenant.replyTo'],
    [{ tenant: { logo: 'https://zle.example/logo.png' } }, 'tenant.logo'],
    [{ tenant: { logo: 'data:image/svg+xml;base64,PHN2Zz4=' } }, 'tenant.logo'],
    [{ tenant: { logo: 'data:image/png;base64,PHN2Zz4=' } }, 'tenant.logo'],
    [{ tenant: { logo: `${pixel}"onerror="` } }, 'tenant.logo'],
    [{ tenant: { logo: pixel.replace('=', 'A'.repeat(40_000)) } }, 'tenant.logo'],
    [{ tenant: { colors: { primary: 'red' } } }, 'tenant.colors.primary'],
    [{ tenant: { colors: { primary: '#fff;background:url(//zle.example)' } } }, 'tenant.colors.primary'],
    [{ deniedAreas: ['księżyc'] }, 'deniedAreas'],
    [{ modules: { users: { enabled: false } } }, 'modules.users.enabled'],
    [{ modules: { reports: { columns: [{ key: 'period' }] } } }, 'modules.reports.columns'],
    [{ modules: { uptime: { columns: [{ key: 'period_closed' }] } } }, 'modules.uptime.columns'],
    [{ modules: { kosmos: { enabled: true } } }, 'modules.kosmos'],
    [{ modules: { company: { columns: [{ key: 'dawna' }] } } }, 'modules.company.columns'],
    [{ modules: { company: { columns: [{ key: 'title' }, { key: 'title' }] } } }, 'modules.company.columns'],
    [{ modules: { company: { columns: [{ key: 'title', visible: false }] } } }, 'modules.company.columns'],
    [{ modules: { company: { columns: [{ key: 'title', align: 'obok' }] } } }, 'modules.company.columns.0.align'],
    [
      { modules: { dashboard: { components: { tfaAlert: { variant: 'latawiec' } } } } },
      'modules.dashboard.components.tfaAlert.variant',
    ],
    [{ officeHours: { week: [null, null, null, null, null, null, null] } }, 'officeHours.week'],
    [{ officeHours: { week: [{ from: '16:00', to: '08:00' }, null, null, null, null, null, null] } }, 'officeHours.week.0'],
    [{ officeHours: { week: [{ from: '8', to: '16:00' }, null, null, null, null, null, null] } }, 'officeHours.week.0'],
    [{ officeHours: { closedDays: ['2026-02-30'] } }, 'officeHours.closedDays'],
    [{ officeHours: { closedDays: ['2026-12-24', '2026-12-24'] } }, 'officeHours.closedDays'],
    [{ officeHours: { nocą: true } }, 'officeHours.nocą'],
    [{ switches: { tfaRequiredFor: ['wszyscy'] } }, 'switches.tfaRequiredFor'],
    [{ switches: { sessionIdleMinutes: 14 } }, 'switches.sessionIdleMinutes'],
    [{ switches: { sessionIdleMinutes: 721 } }, 'switches.sessionIdleMinutes'],
    [{ switches: { sessionIdleMinutes: '60' } }, 'switches.sessionIdleMinutes'],
    [{ switches: { __proto__x: true } }, 'switches.__proto__x'],
    [{ strings: { 'ra.action.save': '' } }, 'strings.ra.action.save'],
    [{ strings: { 'ra.action.save': 'a\u0000b' } }, 'strings.ra.action.save'],
  ])('V01: %j is refused with its place', (changes, place) => expect(Object.keys(configFaults(changes))).toEqual([place]));
  test('V01: anything at all is judged without falling over', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(configFaults(value)).toBeTypeOf('object');
      }),
    ));
  test('every module has a list whose columns it sets, and any of them may be set', () => {
    for (const [name, { columns }] of Object.entries(base.modules)) {
      const list = listOf(name);
      expect(columns).toEqual(list?.columns);
      expect(columns.length).toBeGreaterThan(0);
      expect(configFaults({ modules: { [name]: { columns: list?.possible.map((key) => ({ key, sortable: false })) } } })).toEqual(
        {},
      );
    }
  });
  test('the lists are the specification’s: people for reports, entries for working time, companies for the first screen', () => {
    expect(base.modules.reports?.columns.map(({ key, title }) => [key, title])).toEqual([
      ['title', 'Imię i nazwisko'],
      ['report1', 'Czas pracy'],
      ['report2', 'Rozliczenia miesięczne'],
      ['report3', 'Szczegółowy czas pracy'],
    ]);
    expect(listOf('uptime')?.possible).toEqual(expect.arrayContaining(['start_date', 'end_date', 'settlement', 'comment']));
    expect(base.modules.dashboard?.columns).toEqual(base.modules.company?.columns);
  });
  test('what a list can’t be ordered by stays so, whatever is kept', () => {
    const changes = {
      modules: {
        tickets: {
          columns: [
            { key: 'waiting_for', sortable: true },
            { key: 'subject', sortable: false },
          ],
        },
      },
    };
    const declared = listOf('tickets');
    for (const column of withChanges(base, changes).modules.tickets?.columns ?? [])
      expect(column.sortable && !declared?.column(column.key)?.sortable).toBe(false);
  });
});

describe('what a firm can’t take back by itself', () => {
  const denied = { ...base, deniedAreas: ['settings' as const, 'users' as const] };
  const bare = withChanges(base, { modules: { dashboard: { enabled: false } } });
  test('is told once, when it is about to be lost', () => {
    expect(lockouts(base, denied).map(({ key }) => key)).toEqual(['settings', 'users']);
    expect(lockouts(denied, denied)).toEqual([]);
    expect(lockouts(base, bare).map(({ key }) => key)).toEqual(['dashboard']);
    expect(lockouts(bare, base)).toEqual([]);
  });
  test('may be saved, and comes back by the operator’s word alone for what it names', () => {
    expect(configFaults(changesOf(base, denied))).toEqual({});
    expect(withoutLockouts(denied, ['users']).deniedAreas).toEqual(['settings']);
    expect(withoutLockouts(bare, ['settings'])).toEqual(bare);
    expect(withoutLockouts(bare, ['dashboard'])).toEqual(base);
  });
});

test('leaves stand at their place, lists whole', () =>
  expect(leaves({ a: { b: 1, c: [1, 2] }, d: null })).toEqual({ 'a.b': 1, 'a.c': [1, 2], d: null }));
