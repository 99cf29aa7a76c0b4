import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { changesBetween } from './audit';
import { auditMany } from './auditMany';
import type { Trail } from './auditRecord';
import { auditChange, differing, writeChange } from './change';
import { writeChanges } from './changeMany';
import { type Full, lockRecord, lockRecords } from './current';
import { announce } from './notices';

/**
 * The server's own change to a record, whatever the caller may write: by hooks and jobs. Values are taken as they are, without
 * hooks or rules; answers the record after it, or null where there is none. Audited and announced like every change.
 */
export async function patch<R extends Resource>(
  tx: Tx,
  trail: Trail,
  resource: R,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Full<R> | null> {
  const before = await lockRecord(tx, trail.tenantId, resource, id, []);
  if (!before) return null;
  const changes = differing(resource, before, values);
  if (Object.keys(changes).length === 0) return before;
  const after = await writeChange(tx, trail, resource, before, changes);
  await auditChange(tx, trail, resource, 'update', before, after, Object.keys(changes));
  announce(tx, trail.tenantId, resource, id, 'update');
  return after;
}

/** The same for many records at once, in a few statements however many they are; those that are not there are passed over. */
export async function patchAll(
  tx: Tx,
  trail: Trail,
  resource: Resource,
  changes: readonly { id: string; values: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const wanted = new Map(changes.map(({ id, values }) => [id, values]));
  const found = await lockRecords(tx, trail.tenantId, resource, [...wanted.keys()]);
  const changed = found.flatMap((before) => {
    const set = differing(resource, before, wanted.get(before.id) ?? {});
    return Object.keys(set).length > 0 ? [{ before, set }] : [];
  });
  const written = await writeChanges(tx, trail, resource, changed);
  const lines = written.map((after, nth) => {
    const { before = after, set = {} } = changed[nth] ?? {};
    const told = changesBetween(resource, before, after, Object.keys(set));
    return { ...trail, action: 'update', entity: resource.name, id: after.id, changes: told };
  });
  await auditMany(tx, lines);
  for (const { id } of written) announce(tx, trail.tenantId, resource, id, 'update');
}
