import type { ClientRole, Role } from '../../src/schema';

/** Who calls in the API's tests: one person for each kind that access tells apart, the same in both firms. */
interface Principal {
  isAdmin: boolean;
  roles?: Role[];
  /** Has the grant that opens PESEL and pay. */
  payroll?: boolean;
  /** What they are in the firm's first company. */
  client?: ClientRole;
}

export const principals = {
  szef: { isAdmin: true, roles: ['boss'] },
  super: { isAdmin: true, roles: ['superuser'] },
  kierownik: { isAdmin: true, roles: ['manager'] },
  ksiegowa: { isAdmin: true },
  kadry: { isAdmin: true, payroll: true },
  pracownik: { isAdmin: true, roles: ['worker-tasks'] },
  klient: { isAdmin: false, client: 'owner' },
  podglad: { isAdmin: false, client: 'viewer' },
} as const satisfies Record<string, Principal>;

export type PrincipalName = keyof typeof principals;
export const principalNames = Object.keys(principals) as PrincipalName[];
