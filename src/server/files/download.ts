import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { audit, trailOf } from '../records/audit';
import type { FileRow } from '../records/fileRows';
import { seenFile } from '../records/fileSight';
import type { Scope } from '../scope';
import type { Files } from './context';
import { fileEntity } from './keep';
import { beingScanned, fileDamaged, infected } from './refusals';
import { FileMissing, openStored } from './store/store';

export interface Download {
  file: FileRow;
  stream: Readable;
}

/** The file, where the asker may have it now: not before it was scanned (F07). */
export async function readyFile(files: Files, scope: Scope, id: string): Promise<FileRow> {
  const file = await seenFile(files.db, scope, id);
  if (file.state === 'scanning') throw beingScanned();
  if (file.state === 'infected') throw infected();
  return file;
}

/** Opens a file that the asker may have, proves that it is what was put there (F06), and writes that it was taken (U01). */
export async function download(files: Files, scope: Scope, id: string): Promise<Download> {
  const file = await readyFile(files, scope, id);
  const handle = await openProven(files, scope, file);
  try {
    await recordAccess(files, scope, file, 'download');
    return { file, stream: handle.createReadStream({ start: 0 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The stored bytes, once they are proved to be those that were put there (F06); whoever asks closes the handle. */
export async function openProven(files: Files, scope: Scope, { storage_key, sha256 }: FileRow): Promise<FileHandle> {
  const handle = await openStored(files.store, storage_key).catch((error: unknown) => {
    throw error instanceof FileMissing ? damaged(files, scope) : error;
  });
  try {
    if (!(await hashOf(handle)).equals(sha256)) throw damaged(files, scope);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Who looked at or took which file. */
export function recordAccess({ db }: Files, scope: Scope, { id }: FileRow, action: 'download' | 'preview'): Promise<void> {
  return db.transaction((tx) => audit(tx, { ...trailOf(scope), action, entity: fileEntity, id, changes: {} }));
}

function damaged({ log }: Files, { requestId, tenant }: Scope): Error {
  log.error('A stored file is missing or is not what was put there', { requestId, tenant: tenant.key });
  return fileDamaged();
}

async function hashOf(handle: FileHandle): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk as Buffer);
  return hash.digest();
}
