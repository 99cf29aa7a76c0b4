import type { ClientRole, Role } from '../schema/areas';
import { type Area, areas } from '../schema/areas';

/** Who is asking, as every rule needs to know them: read from the session for each request. */
export interface Principal {
  id: string;
  first_name: string;
  roles: readonly Role[];
  isAdmin: boolean;
  /** Has the grant that opens PESEL, pay, private accounts and medical data. */
  payroll: boolean;
  /** A client's companies and what they are in each. */
  companies: readonly { id: string; role: ClientRole }[];
}

/** What of a firm's configuration decides access. */
export interface TenantRules {
  deniedAreas: readonly Area[];
  modules: Readonly<Record<string, { enabled: boolean }>>;
}

/** The specification's "worker": may only do tasks and trainings. */
export function isWorker({ isAdmin, roles }: Pick<Principal, 'isAdmin' | 'roles'>): boolean {
  return (
    isAdmin &&
    roles.includes('worker-tasks') &&
    !roles.some((role) => role === 'manager' || role === 'superuser' || role === 'boss')
  );
}

type Person = Pick<Principal, 'isAdmin' | 'roles'>;

/** Areas that everybody of the office has, a worker too. */
export const openAreas: readonly Area[] = ['tasks', 'trainings'];

/** Areas that need one of these roles; any other is for everybody of the office but workers. */
export const areaRoles: Partial<Record<Area, readonly Role[]>> = {
  settings: ['manager', 'superuser'],
  partners: ['boss', 'superuser'],
};

/** Does the person's role give the area? Section 6 of the specification, literally; a role is no ladder. */
export function hasArea(
  person: Pick<Principal, 'isAdmin' | 'roles'>,
  area: Area,
  tenant: Pick<TenantRules, 'deniedAreas'>,
): boolean {
  if (tenant.deniedAreas.includes(area)) return false;
  if (openAreas.includes(area)) return true;
  const needed = areaRoles[area];
  return needed ? person.isAdmin && person.roles.some((role) => needed.includes(role)) : !isWorker(person);
}

/** The person's areas, for the user record that the panel guards its routes by. */
export function areasOf(person: Person, tenant: Pick<TenantRules, 'deniedAreas'>): Area[] {
  return areas.filter((area) => hasArea(person, area, tenant));
}
