import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaves } from '../../src/contract/settings';
import { changesOf } from '../../src/tenants/changes';
import { configFaults } from '../../src/tenants/check';
import type { TenantConfig } from '../../src/tenants/define';
import { kancelaria } from '../../src/tenants/kancelaria';
import { resourceOfModule, standard, withChanges } from '../../src/tenants/standard';

const base = standard('demo');

/** Any configuration that the editor could make of the standard one. */
const wanted: fc.Arbitrary<TenantConfig> = fc
  .record({
    name: fc.constantFrom('Biuro', base.tenant.name),
    primary: fc.constantFrom('#000000', base.tenant.colors.primary),
    denied: fc.constantFrom<TenantConfig['deniedAreas']>([], ['messages']),
    off: fc.subarray(Object.keys(base.modules).filter((name) => name !== 'dashboard')),
    turned: fc.boolean(),
    shown: fc.boolean(),
    fourEyes: fc.boolean(),
    word: fc.option(fc.constantFrom('Klienci'), { nil: undefined }),
  })
  .map(({ name, primary, denied, off, turned, shown, fourEyes, word }) => {
    const made = structuredClone(base);
    made.tenant = { ...made.tenant, name, colors: { ...made.tenant.colors, primary } };
    made.deniedAreas = denied;
    for (const module of off) Object.assign(made.modules[module] ?? {}, { enabled: false });
    const company = made.modules.company;
    if (company && turned) company.columns = [...company.columns].reverse();
    const banner = made.modules.dashboard?.components.settlementBanner;
    if (banner) Object.assign(banner, { visible: shown, variant: shown ? 'compact' : 'full' });
    made.switches = { ...made.switches, fourEyes };
    if (word) made.strings = { 'resources.companies.page.list': word };
    return made;
  });

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
    [{ tenant: { colors: { primary: 'red' } } }, 'tenant.colors.primary'],
    [{ tenant: { colors: { primary: '#fff;background:url(//zle.example)' } } }, 'tenant.colors.primary'],
    [{ deniedAreas: ['settings'] }, 'deniedAreas'],
    [{ deniedAreas: ['księżyc'] }, 'deniedAreas'],
    [{ modules: { dashboard: { enabled: false } } }, 'modules.dashboard.enabled'],
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
  test('every module that has columns knows whose they are', () => {
    for (const [name, { columns }] of Object.entries(base.modules))
      if (columns.length > 0) expect(resourceOfModule(name)).toBeDefined();
  });
});

test('leaves stand at their place, lists whole', () =>
  expect(leaves({ a: { b: 1, c: [1, 2] }, d: null })).toEqual({ 'a.b': 1, 'a.c': [1, 2], d: null }));
