import { type Tenant, tenantOf } from '../../../src/app/tenant/tenant';
import type { SessionUser } from '../../../src/contract/session';
import { areas } from '../../../src/schema/areas';
import type { TenantChanges } from '../../../src/tenants/define';
import { standard, withChanges } from '../../../src/tenants/standard';

const person: SessionUser = {
  id: '0199c3a2-1b2c-7d3e-8f40-000000000001',
  first_name: 'Kasia',
  last_name: 'Kos',
  email: 'kasia@demo.test',
  roles: [],
  isAdmin: true,
  payroll: false,
  second_factor: 'app',
  access: areas.filter((area) => area !== 'settings' && area !== 'partners'),
  companies: [],
  company_roles: {},
};

export const company = '0199c3a2-1b2c-7d3e-8f40-0000000000c1';

/** People of the kinds that the guard tells apart. */
export const accountant = person;
export const worker: SessionUser = { ...person, roles: ['worker-tasks'], access: ['tasks', 'trainings'] };
export const client: SessionUser = {
  ...person,
  id: '0199c3a2-1b2c-7d3e-8f40-000000000002',
  first_name: 'Jan',
  isAdmin: false,
  companies: [company],
  company_roles: { [company]: 'owner' },
};

/** A firm's configuration as the panel holds it. */
export function firm(changes: TenantChanges = {}): Tenant {
  return tenantOf(withChanges(standard('demo'), changes));
}
