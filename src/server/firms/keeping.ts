import { isDeepStrictEqual } from 'node:util';
import { leaves } from '../../contract/settings';
import type { TenantChanges } from '../../tenants/define';
import type { Tx } from '../db/database';
import { audit } from '../records/audit';
import type { Trail } from '../records/auditRecord';
import { configEntity } from './historyRows';
import { writeChanges } from './rows';
import { tenantsChannel } from './tenants';

/** Writes what a firm changes of its configuration from now on, tells every process, and puts each place that differs into the trail. */
export async function keepConfig(tx: Tx, trail: Trail, key: string, before: unknown, after: TenantChanges): Promise<void> {
  const [was, is] = [leaves(before), leaves(after)];
  const places = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (place) => !isDeepStrictEqual(was[place] ?? null, is[place] ?? null),
  );
  if (places.length === 0) return;
  await writeChanges(tx, trail.tenantId, after);
  tx.notify(tenantsChannel, key);
  const changes = Object.fromEntries(places.map((place) => [place, { before: was[place] ?? null, after: is[place] ?? null }]));
  await audit(tx, { ...trail, action: 'update', entity: configEntity, id: null, changes });
}
