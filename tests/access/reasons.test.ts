import { describe, expect, test } from 'vitest';
import { hasArea } from '../../src/access/principal';
import { areaReasons } from '../../src/access/reasons';
import type { Area, Role } from '../../src/schema';
import { areas, roles } from '../../src/schema/areas';

const everyMix: Role[][] = Array.from({ length: 2 ** roles.length }, (_, mix) => roles.filter((_role, at) => mix & (1 << at)));
const whyOf = (area: Area, given: Role[], deniedAreas: Area[] = []) =>
  areaReasons(given, { deniedAreas }).find((each) => each.area === area);

describe('P02: the reasons for areas', () => {
  test.each(everyMix)('say what the rules say, for the roles %s %s %s %s', (...given) => {
    const mine = given.filter((role) => roles.includes(role));
    for (const { area, open } of areaReasons(mine, { deniedAreas: ['messages'] }))
      expect([area, open]).toEqual([area, hasArea({ isAdmin: true, roles: mine }, area, { deniedAreas: ['messages'] })]);
    expect(areaReasons(mine, { deniedAreas: [] }).map(({ area }) => area)).toEqual([...areas]);
  });

  test('name the firm before any role', () => {
    expect(whyOf('messages', ['superuser'], ['messages'])).toMatchObject({
      open: false,
      why: 'wyłączone w tym biurze dla wszystkich',
    });
  });

  test('name the role that gives an area, or those that would', () => {
    expect(whyOf('settings', ['manager'])?.why).toBe('daje rola „Kierownik”');
    expect(whyOf('settings', ['boss'])?.why).toBe('wymaga roli „Kierownik” albo „Administrator”');
  });

  test('tell of tasks that they come with companies, or with being a worker', () => {
    expect(whyOf('tasks', ['worker-tasks'], ['companies'])).toMatchObject({ open: true, why: 'daje rola „Pracownik (zadania)”' });
    expect(whyOf('tasks', [])).toMatchObject({ open: true, why: 'dla osób z obszarem „Firmy” i z rolą „Pracownik (zadania)”' });
    expect(whyOf('tasks', ['manager'], ['companies'])).toMatchObject({
      open: false,
      why: 'wymaga obszaru „Firmy”, który w tym biurze jest wyłączony',
    });
  });

  test('tell a worker what closes companies, and one who leads what opens them', () => {
    expect(whyOf('companies', ['worker-tasks'])).toMatchObject({ open: false, why: 'zamyka rola „Pracownik (zadania)”' });
    expect(whyOf('companies', ['worker-tasks', 'boss'])).toMatchObject({
      open: true,
      why: 'daje rola „Właściciel biura” mimo roli „Pracownik (zadania)”',
    });
  });
});
