import type { Readable } from 'node:stream';
import type { StoredFile } from '../../contract/files';
import type { Tx } from '../db/database';
import { trailOf } from '../records/audit';
import { within } from '../records/within';
import type { Scope } from '../scope';
import type { Files } from './context';
import { StreamBroken } from './incoming';
import { fileEntity, keepFiles, type Placed, placeFiles } from './keep';
import { requireRoom, roomFor } from './quota';
import { filesRefused, fileTooLarge, noFile, tooManyFiles, unreadableForm } from './refusals';
import { FileRefused } from './refused';
import { scanSoon } from './scanning';
import { type Arriving, type Staged, takeIn } from './takeIn';

/** One file of a request, in the order they come; `cut` tells whether the reader stopped at its own limit. */
export interface SentFile {
  name: string;
  stream: Readable;
  cut(): boolean;
}

/**
 * Reads every file of an upload, looking while reading; all or none. Throws 413 as soon as something is too much, else 422 with a
 * sentence for each file that is not taken. Nothing is left behind where it throws.
 */
export async function receiveFiles(files: Files, scope: Scope, sent: AsyncIterable<SentFile>): Promise<Staged[]> {
  const { limits } = files;
  const tenantId = scope.tenant.id;
  const room = await roomFor(files.db, { tenantId, userId: scope.who.id, now: scope.now }, limits);
  const arriving: (Arriving | FileRefused)[] = [];
  let before = 0;
  try {
    for await (const { name, stream, cut } of sent) {
      if (arriving.length >= limits.perRequest) throw tooManyFiles(limits);
      const here = await takeIn(files, tenantId, name, stream, (bytes) =>
        requireRoom(room, before + bytes, arriving.length + 1),
      ).catch(refusedOrThrow);
      if (here instanceof FileRefused) stream.resume();
      else if (cut()) throw fileTooLarge(limits);
      else before += here.bytes;
      arriving.push(here);
    }
    if (arriving.length === 0) throw noFile();
    return await allChecked(arriving);
  } catch (error) {
    await dropAll(files, arriving);
    throw error instanceof StreamBroken ? unreadableForm() : error;
  }
}

/** Keeps what was received and answers it; `transact` runs the transaction, or finds that this very upload was answered before. */
export async function keepUpload<Answer>(
  files: Files,
  scope: Scope,
  staged: readonly Staged[],
  transact: (keep: (on: Files['db'] | Tx) => Promise<StoredFile[]>) => Promise<Answer>,
): Promise<Answer> {
  let placed: Placed = [];
  try {
    placed = await placeFiles(files, scope.tenant.id, staged);
  } finally {
    await files.incoming.drop(staged.map(({ path }) => path));
  }
  let asked = false;
  // Where the transaction fails nobody knows whether it was written, so the bytes are left to the sweeper, which asks.
  const answer = await transact((on) => {
    asked = true;
    return within(on, (tx) => keepFiles(files, tx, trailOf(scope), placed));
  });
  if (asked) scanSoon(files, scope.tenant.id);
  else for (const { storage_key } of placed) await files.store.remove(storage_key);
  return answer;
}

function refusedOrThrow(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  throw error;
}

async function allChecked(arriving: readonly (Arriving | FileRefused)[]): Promise<Staged[]> {
  const results = await Promise.allSettled(
    arriving.map((each) => (each instanceof FileRefused ? Promise.reject(each) : each.checked)),
  );
  const faults: Record<string, string> = {};
  const staged: Staged[] = [];
  for (const [nth, result] of results.entries()) {
    if (result.status === 'fulfilled') staged.push(result.value);
    else if (result.reason instanceof FileRefused) faults[`${fileEntity}.${nth}`] = result.reason.message;
    else throw result.reason;
  }
  if (Object.keys(faults).length > 0) throw filesRefused(faults);
  return staged;
}

async function dropAll(files: Files, arriving: readonly (Arriving | FileRefused)[]): Promise<void> {
  for (const each of arriving) {
    if (each instanceof FileRefused) continue;
    const staged = await each.checked.catch(() => null);
    if (staged) await files.incoming.drop([staged.path]);
  }
}
