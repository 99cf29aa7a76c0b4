import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { droppedLimits, type Unpacked } from '../../contract/dropped';
import { entryFileName, isMeantEntry } from '../../contract/files';
import type { ZipEntry } from '../../lib/zipDirectory';
import { badBody, notFound, Refusal } from '../errors';
import type { Scope } from '../scope';
import { readEntries } from './checks/zipEntries';
import type { Files } from './context';
import { openProven, readyFile } from './download';
import { StreamBroken } from './incoming';
import { requireRoom, roomFor } from './quota';
import { FileRefused } from './refused';
import { type Staged, takeIn } from './takeIn';
import { keepUpload } from './upload';

/**
 * Takes a part of an archive of one's own apart: each entry passes the very checks of a file that is sent alone (F07), and becomes one, named
 * without its folders (F03, F04). What is refused is told and keeps the others from nothing. The archive itself stays as it is.
 */
export async function unpackUpload(files: Files, scope: Scope, id: string, from: number): Promise<Unpacked> {
  const archive = await readyFile(files, scope, id);
  if (archive.record_id !== null) throw notFound();
  if (archive.mime !== 'application/zip') throw badBody('To nie jest plik ZIP.');
  const handle = await openProven(files, scope, archive);
  try {
    const entries = (await readEntries(handle, archive.bytes, files.limits)).filter(({ name }) => isMeantEntry(name));
    const end = from + droppedLimits.unpack;
    const { staged, refused } = await stage(files, scope, handle, entries.slice(from, end));
    const kept = staged.length > 0 ? await keepUpload(files, scope, staged, (keep) => keep(files.db)) : [];
    return { files: kept, refused, total: entries.length, next: end < entries.length ? end : null };
  } catch (error) {
    throw error instanceof FileRefused ? badBody(error.message) : error;
  } finally {
    await handle.close();
  }
}

async function stage(files: Files, scope: Scope, handle: FileHandle, entries: readonly ZipEntry[]) {
  const whose = { tenantId: scope.tenant.id, userId: scope.who.id, now: scope.now };
  const room = await roomFor(files.db, whose, files.limits);
  const staged: Staged[] = [];
  const refused: Unpacked['refused'] = [];
  let before = 0;
  try {
    for (const entry of entries) {
      const name = entryFileName(entry.name);
      try {
        const count = (bytes: number) => requireRoom(room, before + bytes, staged.length + 1);
        const one = await (await takeIn(files, scope.tenant.id, name, streamOf(handle, entry), count)).checked;
        before += one.bytes;
        staged.push(one);
      } catch (error) {
        refused.push({ name: entry.name, says: reasonOf(error) });
      }
    }
    return { staged, refused };
  } catch (error) {
    await files.incoming.drop(staged.map(({ path }) => path));
    throw error;
  }
}

/** Of what concerns this entry alone; anything else ends the whole. */
function reasonOf(error: unknown): string {
  if (error instanceof FileRefused) return error.message;
  if (error instanceof StreamBroken) return 'Plik w archiwum jest uszkodzony.';
  if (error instanceof Refusal && error.code === 'file_too_large') return error.message;
  throw error;
}

/** The entry's bytes as they were before packing; whoever reads them stops at the limit of one file. */
function streamOf(handle: FileHandle, { method, packed, start }: ZipEntry): Readable {
  if (packed === 0) return Readable.from([]);
  const source = handle.createReadStream({ start, end: start + packed - 1, autoClose: false });
  if (method === 0) return source;
  const opened = createInflateRaw();
  source.on('error', (error) => opened.destroy(error));
  return source.pipe(opened);
}
