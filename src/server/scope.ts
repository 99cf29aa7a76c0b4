import type { Principal } from '../access/principal';
import type { TenantConfig } from '../tenants/define';

/** An office firm as the server keeps it. `key` is its name in builds and addresses; `id` leads every row. */
export interface Tenant {
  id: number;
  key: string;
  config: TenantConfig;
}

/** Who asks, where and when: everything that reads or writes rows takes one, never the pool alone. */
export interface Scope {
  tenant: Tenant;
  who: Principal;
  sessionId: string | null;
  /** The network the request came from: /24 or /56, never the whole address. */
  ipPrefix: string;
  /** What the browser calls itself; empty where nobody asks. */
  userAgent: string;
  requestId: string;
  /** The moment of the request, from the injectable clock. */
  now: Date;
  /** Rows of a file are written: what a record may be without for a while is not asked of them. */
  leavesOpen?: true;
  /** What was written goes back to how it stood: a fact that nobody had known may be open again, and no day is asked of it. */
  takesBack?: true;
}

/** The server itself, where nobody asks: it has every area and grant, and what a firm has switched off is off for it too. */
export const system: Principal = {
  id: '00000000-0000-0000-0000-000000000000',
  first_name: 'System',
  roles: ['manager', 'superuser', 'boss'],
  isAdmin: true,
  payroll: true,
  companies: [],
};

/** The scope of work that no request asked for. */
export function systemScope(tenant: Tenant, now: Date, requestId = ''): Scope {
  return { tenant, who: system, sessionId: null, ipPrefix: '', userAgent: '', requestId, now };
}

/** The server's own rights, for what follows from what somebody may do; the trail names that person. */
export function byServer(scope: Scope): Scope {
  const { id, first_name } = scope.who;
  return { ...scope, who: { ...system, id, first_name } };
}

/** Who is written down as the one who did it: an account, or null for the server itself. */
export function actorOf({ who }: Pick<Scope, 'who'>): string | null {
  return who.id === system.id ? null : who.id;
}
