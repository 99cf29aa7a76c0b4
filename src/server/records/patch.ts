import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import type { Trail } from './auditRecord';
import { auditChange, differing, writeChange } from './change';
import { type Full, lockRecord } from './current';
import { announce } from './notices';

/**
 * The server's own change to a record, whatever the caller may write: by hooks and jobs. Values are taken as they are, without
 * hooks or rules; answers the record after it, or null where there is none. Audited and announced like every change.
 */
export async function patch(
  tx: Tx,
  trail: Trail,
  resource: Resource,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Full | null> {
  const before = await lockRecord(tx, trail.tenantId, resource, id, []);
  if (!before) return null;
  const changes = differing(resource, before, values);
  if (Object.keys(changes).length === 0) return before;
  const after = await writeChange(tx, trail, resource, before, changes);
  await auditChange(tx, trail, resource, 'update', before, after, Object.keys(changes));
  announce(tx, trail.tenantId, resource, id, 'update');
  return after;
}
