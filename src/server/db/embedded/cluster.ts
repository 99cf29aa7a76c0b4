import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseNotOpened } from './damage';
import { DurableFs } from './durableFs';
import { sync } from './manifest';
import { isNoRoom, noRoomIn } from './space';

/**
 * The engine's own parameters but for `-F`, which turns fsync off; fdatasync, the default method, does nothing here.
 * Half of its buffers cost no time that could be measured and save 60 MB. Nothing here is replicated, and a checkpoint that finds no room
 * for the list of what is would end the engine.
 */
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=64MB', 'max_active_replication_origins=0'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

export interface Cluster {
  db: PGlite;
  files: DurableFs;
  /** The line of PostgreSQL's log that tells why it ended, or nothing. */
  lastWords(): string;
}

/** Opens the cluster in `folder`, with `parameters` other than the durable ones only in a test. */
export async function openCluster(folder: string, parameters: string[] = PARAMETERS): Promise<Cluster> {
  let said = '';
  const onStderr = (text: string) => {
    if (/PANIC|FATAL/.test(text)) said = text.trim();
    return false;
  };
  const files = new DurableFs(folder);
  try {
    const options = { fs: files, relaxedDurability: false, extensions: { pg_trgm }, startParams: parameters, onStderr };
    return { db: await PGlite.create(options), files, lastWords: () => said };
  } catch (error) {
    if (isNoRoom(error) || isNoRoom(said)) throw noRoomIn(dirname(folder));
    throw new DatabaseNotOpened(folder);
  }
}

/** Makes the disk keep every file and folder below `folder`. */
function syncTree(folder: string): void {
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
