import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFs } from './durableFs';

/** The engine's own parameters but for `-F`, which turns fsync off; fdatasync, the default method, does nothing here. */
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

export interface Cluster {
  db: PGlite;
  files: DurableFs;
}

/** Opens the cluster in `folder`, with `parameters` other than the durable ones only in a test. */
export async function openCluster(folder: string, parameters: string[] = PARAMETERS): Promise<Cluster> {
  const files = new DurableFs(folder);
  const db = await PGlite.create({ fs: files, relaxedDurability: false, extensions: { pg_trgm }, startParams: parameters });
  return { db, files };
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Makes the disk keep every file and folder below `folder`. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else sync(path);
  }
  sync(folder);
}

/** Makes a new cluster if there is none: beside its place, and moved there whole and on disk, so that half of one never is found. */
export async function ensureCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const { db } = await openCluster(draft);
  await db.exec('checkpoint');
  await db.close();
  syncTree(draft);
  renameSync(draft, folder);
  sync(dirname(folder));
}
