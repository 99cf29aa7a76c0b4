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
  requestId: string;
  /** The moment of the request, from the injectable clock. */
  now: Date;
}
