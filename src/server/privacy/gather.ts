import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { Refusal } from '../errors';
import { belongingsOf } from '../records/belonging';
import { type FileRow, filesOfRecords } from '../records/fileRows';
import { seenFile } from '../records/fileSight';
import type { View } from '../records/view';
import type { Scope } from '../scope';
import type { Eyes } from './eyes';
import { fileNameIn, slug } from './naming';

type Db = Pick<Tx, 'query'>;

/** A file that goes into the archive, and where. */
export interface GatheredFile {
  file: FileRow;
  path: string;
}

/** Records of one resource that are handed out. */
export interface Gathered {
  view: View;
  ids: readonly string[];
  /** By record. */
  files: ReadonlyMap<string, readonly GatheredFile[]>;
  /** Of its pages and its folder of files. */
  name: string;
}

export interface Found {
  parts: readonly Gathered[];
  /** What hangs on the subject and is not the asker's to know. */
  closed: readonly { resource: Resource; count: number }[];
}

/** All that hangs on a person or company and exists in these eyes, before any of it is read. */
export async function gather(db: Db, scope: Scope, eyes: Eyes, root: Resource, id: string): Promise<Found> {
  const found = await belongingsOf(db, scope.tenant.id, root, [id], eyes.inside ? ['own', 'told'] : ['own']);
  const parts: Gathered[] = [];
  const closed: { resource: Resource; count: number }[] = [];
  for (const { resource, ids } of found) {
    const view = eyes.view(resource);
    if (!view) closed.push({ resource, count: ids.length });
    else {
      const name = slug(resource.labels.few);
      const files = await seenFiles(db, scope, view, ids, name);
      parts.push({ view, ids, files, name: parts.some((part) => part.name === name) ? resource.name : name });
    }
  }
  return { parts, closed };
}

/** Files of these records that both who asks and whose eyes it is may fetch now. */
async function seenFiles(
  db: Db,
  scope: Scope,
  view: View,
  ids: readonly string[],
  folder: string,
): Promise<Map<string, GatheredFile[]>> {
  const byRecord = new Map<string, GatheredFile[]>();
  for (const file of await filesOfRecords(db, scope.tenant.id, view.resource.name, ids)) {
    const askers = new Set([scope, view.scope]);
    const seen = await Promise.all([...askers].map((asker) => isSeen(db, asker, file.id)));
    if (file.state !== 'ready' || file.record_id === null || seen.includes(false)) continue;
    const known = byRecord.get(file.record_id) ?? [];
    known.push({ file, path: `pliki/${folder}/${fileNameIn(file.id, file.name)}` });
    byRecord.set(file.record_id, known);
  }
  return byRecord;
}

async function isSeen(db: Db, scope: Scope, id: string): Promise<boolean> {
  try {
    await seenFile(db, scope, id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
