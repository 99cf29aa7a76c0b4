import type { SessionUser } from '../../contract/session';

/** What the browser keeps of a user (S08): ids, the first name and flags; no e-mail, no last name. */
export type KeptUser = Pick<
  SessionUser,
  'id' | 'first_name' | 'roles' | 'isAdmin' | 'payroll' | 'second_factor' | 'access' | 'companies' | 'company_roles'
>;

export function kept(user: SessionUser): KeptUser {
  const { id, first_name, roles, isAdmin, payroll, second_factor, access, companies, company_roles } = user;
  const own = { companies: companies ?? [], company_roles: company_roles ?? {} };
  return { id, first_name, roles, isAdmin, payroll, second_factor, access, ...own };
}
