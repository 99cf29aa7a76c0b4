import type { SessionUser } from '../../contract/session';

/** What the browser keeps of a user (S08): ids, the first name and flags; no e-mail, no last name. */
export type KeptUser = Pick<
  SessionUser,
  'id' | 'first_name' | 'roles' | 'isAdmin' | 'payroll' | 'access' | 'companies' | 'company_roles'
>;

export function kept(user: SessionUser): KeptUser {
  const { id, first_name, roles, isAdmin, payroll, access, companies, company_roles } = user;
  return { id, first_name, roles, isAdmin, payroll, access, companies: companies ?? [], company_roles: company_roles ?? {} };
}
