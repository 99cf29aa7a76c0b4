import type { Resource } from '../schema';
import { type Area, areas, type ClientRole, type Right, type Role } from '../schema/areas';
import type { RowCondition } from './rows';

/** Who is asking, as every rule needs to know them: read from the session for each request. What is known besides the name decides rights. */
export interface Principal extends Partial<Record<Right, unknown>> {
  id: string;
  first_name: string;
  roles: readonly Role[];
  isAdmin: boolean;
  /** Has the grant that opens PESEL, pay, private accounts and medical data. */
  payroll: boolean;
  /** A client's companies and what they are in each. */
  companies: readonly { id: string; role: ClientRole }[];
  /** Where teams have walls between them, for whoever stands behind one; left out, they see every company of the office. */
  wall?: Wall;
}

/** The rows of a resource on a person's side of the walls between teams; none where the resource hangs on no company. */
export type Wall = (resource: Resource) => readonly RowCondition[];

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
export const openAreas: readonly Area[] = ['trainings'];

/** Areas that come with another one, and with being a worker; who has neither has no such area, also where the firm denied the other alone. */
export const areasThrough: Partial<Record<Area, Area>> = { tasks: 'companies' };

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
  const through = areasThrough[area];
  if (through) return isWorker(person) || hasArea(person, through, tenant);
  const needed = areaRoles[area];
  return needed ? person.isAdmin && person.roles.some((role) => needed.includes(role)) : !isWorker(person);
}

/** The person's areas, for the user record that the panel guards its routes by. */
export function areasOf(person: Person, tenant: Pick<TenantRules, 'deniedAreas'>): Area[] {
  return areas.filter((area) => hasArea(person, area, tenant));
}
