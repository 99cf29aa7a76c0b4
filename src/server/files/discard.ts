import { notFound } from '../errors';
import { audit, trailOf } from '../records/audit';
import { deleteFile } from '../records/fileRows';
import { seenFile } from '../records/fileSight';
import type { Scope } from '../scope';
import type { Files } from './context';
import { fileEntity } from './keep';

/** Throws away a file of one's own that no record took; 404 for any other. */
export async function discard({ db, store }: Files, scope: Scope, id: string): Promise<void> {
  const file = await seenFile(db, scope, id);
  if (file.record_id !== null) throw notFound();
  await db.transaction(async (tx) => {
    if (!(await deleteFile(tx, scope.tenant.id, id))) throw notFound();
    await audit(tx, { ...trailOf(scope), action: 'delete', entity: fileEntity, id, changes: {} });
  });
  await store.remove(file.storage_key);
}
