import type { Tenant } from './scope';

/** The firms that this server serves, kept in memory. */
export interface Tenants {
  /** The firm an API key names, or null; takes the same time whatever the key. */
  byKey(apiKey: string): Tenant | null;
}
