import type { Principal } from '../../access/principal';
import type { KeptUser } from './session';

/** The kept user as the access rules know a person. */
export function principalOf({ id, first_name, roles, isAdmin, payroll, companies, company_roles }: KeptUser): Principal {
  return {
    id,
    first_name,
    roles,
    isAdmin,
    payroll,
    companies: companies.map((company) => ({ id: company, role: company_roles[company] ?? 'viewer' })),
  };
}
