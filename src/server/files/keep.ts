import { randomUUID } from 'node:crypto';
import type { StoredFile } from '../../contract/files';
import type { Tx } from '../db/database';
import { audit } from '../records/audit';
import type { Trail } from '../records/auditRecord';
import { asStored, insertFile, type NewFile } from '../records/fileRows';
import { newId } from '../records/start';
import type { Files } from './context';
import { countKept } from './quota';
import type { Staged } from './takeIn';

/** What the trail calls a file. */
export const fileEntity = 'files';

/** The server itself in the trail: nobody asked. */
export const serverTrail = (tenantId: number, at: Date): Trail => ({
  tenantId,
  at,
  actor: null,
  sessionId: null,
  ipPrefix: '',
  device: '',
  requestId: '',
});

/** Bytes that lie in the store under new keys, and nobody knows of until `keepFiles` writes their rows. */
export type Placed = readonly NewFile[];

/** Moves files into the store, each under a key of its own (F04), before the transaction that makes them known (F06). */
export async function placeFiles(files: Files, tenantId: number, staged: readonly Staged[]): Promise<Placed> {
  const placed: NewFile[] = [];
  for (const { name, mime, pages, path, bytes, sha256, sentSha256, facts } of staged) {
    const storage_key = `${tenantId}/${randomUUID()}`;
    await files.store.put(storage_key, path);
    const state = files.scanner ? ('scanning' as const) : ('ready' as const);
    placed.push({ id: newId(), storage_key, name, mime, bytes, sha256, sent_sha256: sentSha256, pages, state, facts });
  }
  return placed;
}

/** Writes the rows of placed files with the trail and the quotas, in the caller's transaction; they are `trail.actor`'s until a record takes them. */
export async function keepFiles(files: Files, tx: Tx, trail: Trail, placed: Placed): Promise<StoredFile[]> {
  const { tenantId, actor, at } = trail;
  const whose = { tenantId, userId: actor, now: at };
  const bytes = placed.reduce((sum, file) => sum + file.bytes, 0);
  await countKept(tx, whose, bytes, placed.length, files.limits);
  for (const file of placed) {
    await insertFile(tx, tenantId, file, actor, at);
    const shown = { name: file.name, size: file.bytes, sha256: file.sha256.toString('hex') };
    const changes = Object.fromEntries(Object.entries(shown).map(([key, after]) => [key, { before: null, after }]));
    await audit(tx, { ...trail, action: 'upload', entity: fileEntity, id: file.id, changes });
  }
  return placed.map(asStored);
}
