import type { TenantChanges } from './define';
import { demo } from './demo';
import { kancelaria } from './kancelaria';

/** The firms that the product ships with: their files, and the key that names each in a build. */
export const shipped: Record<string, { apiKey: string; changes: TenantChanges }> = {
  demo: { apiKey: 'demo-api-key', changes: demo },
  kancelaria: { apiKey: 'kancelaria-api-key', changes: kancelaria },
};
