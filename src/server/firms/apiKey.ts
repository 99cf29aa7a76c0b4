import type { Tx } from '../db/database';
import { audit, hidden, trailOf } from '../records/audit';
import { systemScope, type Tenant } from '../scope';
import { configEntity } from './historyRows';
import { writeApiKey } from './rows';
import { tenantsChannel } from './tenants';

/** Gives a firm another API key, as the server's own change: from then on panels built with the one before are refused. */
export async function changeApiKey(tx: Tx, tenant: Tenant, apiKey: string, now: Date): Promise<void> {
  await writeApiKey(tx, tenant.id, apiKey);
  tx.notify(tenantsChannel, tenant.key);
  const changes = { apiKey: { before: hidden, after: hidden } };
  await audit(tx, {
    ...trailOf(systemScope(tenant, now, 'firm:key')),
    action: 'update',
    entity: configEntity,
    id: null,
    changes,
  });
}
