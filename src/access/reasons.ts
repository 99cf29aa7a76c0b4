import { type Area, areas, type Role } from '../schema/areas';
import { areaRoles, areasThrough, hasArea, isWorker, openAreas, type Principal, type TenantRules } from './principal';
import { areaWords, roleWords } from './words';

/** An area as one person of the office has it or not, and why, in Polish. */
export interface AreaReason {
  area: Area;
  open: boolean;
  why: string;
}

/** Every area with the reason that it is open or closed to somebody of the office with these roles in this firm. */
export function areaReasons(roles: Principal['roles'], tenant: Pick<TenantRules, 'deniedAreas'>): AreaReason[] {
  const person = { isAdmin: true, roles };
  return areas.map((area) => ({ area, open: hasArea(person, area, tenant), why: whyOf(area, person, tenant) }));
}

const named = (roles: readonly Role[], between: string) => roles.map((role) => `„${roleWords[role].label}”`).join(between);

function whyOf(area: Area, person: Pick<Principal, 'isAdmin' | 'roles'>, { deniedAreas }: Pick<TenantRules, 'deniedAreas'>) {
  if (deniedAreas.includes(area)) return 'wyłączone w tym biurze dla wszystkich';
  if (openAreas.includes(area)) return 'dla każdej osoby z biura';
  const through = areasThrough[area];
  if (through) {
    if (isWorker(person)) return 'daje rola „Pracownik (zadania)”';
    const other = `„${areaWords[through].label}”`;
    return deniedAreas.includes(through)
      ? `wymaga obszaru ${other}, który w tym biurze jest wyłączony`
      : `dla osób z obszarem ${other} i z rolą „Pracownik (zadania)”`;
  }
  const needed = areaRoles[area];
  if (needed) {
    const has = needed.filter((role) => person.roles.includes(role));
    return has.length > 0 ? `daje rola ${named(has, ' i ')}` : `wymaga roli ${named(needed, ' albo ')}`;
  }
  if (isWorker(person)) return 'zamyka rola „Pracownik (zadania)”';
  const others = person.roles.filter((role) => role !== 'worker-tasks');
  if (person.roles.includes('worker-tasks')) return `daje rola ${named(others, ' i ')} mimo roli „Pracownik (zadania)”`;
  return 'dla osób z biura bez roli „Pracownik (zadania)”';
}
