import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { audit } from '../records/audit';
import { deleteFile, expiredFiles, unknownKeys } from '../records/fileRows';
import { forgetDays } from '../records/fileUsage';
import type { Files } from './context';
import { fileEntity, serverTrail } from './keep';
import { dayOf } from './quota';
import { scanSoon, scansDone } from './scanning';

type Swept = Omit<Files, 'close'>;

/** The most that stopping waits for a sweep or a scan; what is cut short is begun again after the next start. */
const stopMs = 1_000;

/** Sweeps broken uploads every minute and everything else every hour; answers how to stop, waiting a moment for what is under way. */
export function keepSweeping(files: Swept): () => Promise<void> {
  let under: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const each = (ms: number, work: () => Promise<void>) => {
    const timer = setInterval(() => {
      under = under.then(() => (stopped ? undefined : work().catch((error: Error) => report(error))));
    }, ms);
    timer.unref();
    return timer;
  };
  const report = ({ name }: Error) => files.log.error('Sweeping files failed', { error: name });
  const timers = [
    each(files.limits.abortedMs / 2, () => files.incoming.sweep(files.limits.abortedMs)),
    each(files.limits.abortedMs, async () => {
      for (const { id } of files.tenants.all()) scanSoon(files, id);
    }),
    each(files.limits.orphanMs, () => sweepFiles(files)),
  ];
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    const ended = Promise.all([under, scansDone(files)]);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
  };
}

/** What nobody can reach any more goes: files that no record took or that theirs let go of, bytes without a row, old pictures. One firm at a time (T05). */
export async function sweepFiles(files: Swept): Promise<void> {
  for (const { id } of files.tenants.all()) {
    await forgetExpired(files, id);
    await removeOrphans(files, id);
    await forgetDays(files.db, id, dayOf(files.clock()));
  }
  await removeOldPictures(files);
}

async function forgetExpired(files: Swept, tenantId: number): Promise<void> {
  const { db, store, clock, limits } = files;
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const before = { unclaimed: ago(limits.unclaimedMs), released: ago(limits.releasedMs) };
  for (const { id, storage_key } of await expiredFiles(db, tenantId, before)) {
    const gone = await db.transaction(async (tx) => {
      if (!(await deleteFile(tx, tenantId, id))) return false;
      await audit(tx, { ...serverTrail(tenantId, now), action: 'delete', entity: fileEntity, id, changes: {} });
      return true;
    });
    if (gone) await store.remove(storage_key);
  }
}

/** Bytes are moved in before their row is written, so only old ones are judged. */
async function removeOrphans({ db, store, limits }: Swept, tenantId: number): Promise<void> {
  let batch: string[] = [];
  const judge = async () => {
    for (const key of batch.length > 0 ? await unknownKeys(db, tenantId, batch) : []) await store.remove(key);
    batch = [];
  };
  for await (const { key, at } of store.list(String(tenantId))) {
    if (Date.now() - at.getTime() < limits.orphanMs) continue;
    batch.push(key);
    if (batch.length >= 500) await judge();
  }
  await judge();
}

async function removeOldPictures({ pictures, limits }: Swept): Promise<void> {
  const folder = await opendir(pictures, { recursive: true }).catch(() => null);
  if (!folder) return;
  for await (const entry of folder) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (found && Date.now() - found.mtimeMs > limits.pictureKeptMs) await rm(path, { force: true });
  }
}
