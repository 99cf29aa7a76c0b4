import { changesOf } from '../../tenants/changes';
import type { TenantChanges } from '../../tenants/define';
import { withoutLockouts } from '../../tenants/lockouts';
import { withChanges } from '../../tenants/standard';
import type { Tx } from '../db/database';
import { trailOf } from '../records/audit';
import { systemScope, type Tenant } from '../scope';
import { keepConfig } from './keeping';
import { readChanges } from './rows';
import { fileConfig } from './tenants';

/** Gives a firm back parts that it switched off and cannot switch on by itself, as the server's own change. */
export async function openFirm(tx: Tx, tenant: Tenant, keys: readonly string[], now: Date): Promise<void> {
  const { name, changes } = await readChanges(tx, tenant.id, true);
  const base = fileConfig(tenant.key, name);
  const open = withoutLockouts(withChanges(base, changes as TenantChanges), keys);
  await keepConfig(tx, trailOf(systemScope(tenant, now, 'firm:open')), tenant.key, changes, changesOf(base, open));
}
