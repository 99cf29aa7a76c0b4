/** Access areas of the specification's section 6; who has them is said in `access/areas.ts`. */
export const areas = [
  'companies',
  'documents',
  'tasks',
  'tickets',
  'trainings',
  'reports',
  'messages',
  'users',
  'settings',
  'system-tickets',
  'partners',
  'modules',
] as const;
export type Area = (typeof areas)[number];

/** Role names on the wire, as the specification spells them. */
export const roles = ['worker-tasks', 'manager', 'superuser', 'boss'] as const;
export type Role = (typeof roles)[number];

/** What a client may be in a company; `owner` and `payroll` may know their employees' pay and PESEL. */
export const clientRoles = ['owner', 'accountant', 'payroll', 'viewer'] as const;
export type ClientRole = (typeof clientRoles)[number];

/** What of a person decides their rights. Every field that says so names it (P19), whoever and whatever writes it. */
export type Right = 'isAdmin' | 'roles' | 'payroll' | 'companies' | 'wall';
