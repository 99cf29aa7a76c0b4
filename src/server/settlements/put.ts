import type { Item, Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Tx } from '../db/database';
import { audit, changesBetween, trailOf } from '../records/audit';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { newId } from '../records/start';
import type { Scope } from '../scope';

/** A new record that the server makes by itself: taken as it is, without hooks or rules; audited and announced like every other. */
export async function put<R extends Resource>(
  tx: Tx,
  scope: Scope,
  resource: R,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> & Item<R['fields']> & { id: string }> {
  const record = { ...blank(resource), ...values, id: newId() };
  await fill(tx, { tenantId: scope.tenant.id, at: scope.now }, resource, [record]);
  const filled = Object.keys(record).filter((key) => key !== 'id' && (record as Record<string, unknown>)[key] !== null);
  announce(tx, scope.tenant.id, resource, record.id, 'create');
  await audit(tx, {
    ...trailOf(scope),
    action: 'create',
    entity: resource.name,
    id: record.id,
    changes: changesBetween(resource, {}, record, filled),
  });
  return record;
}
