import { mkdir, opendir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { NoSpace } from '../faults';
import type { Engine } from './engine';
import { RESERVE } from './space';

/**
 * Copies the files of a running cluster below `folder`. Whoever holds the one connection holds the engine still, and after a checkpoint its
 * files are whole; on a file system that can share blocks that takes no time, elsewhere as long as copying does.
 */
export async function copyCluster(pool: Pool, engine: Pick<Engine, 'copy'>, dataDir: string, folder: string): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  await rm(folder, { recursive: true, force: true });
  await refuseWithoutRoom(cluster, dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const held = await pool.connect();
  try {
    await held.query('checkpoint');
    await engine.copy(join(folder, 'postgres'));
  } finally {
    held.release();
  }
}

async function refuseWithoutRoom(cluster: string, dataDir: string): Promise<void> {
  let bytes = 0;
  for await (const entry of await opendir(cluster, { recursive: true }))
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < bytes + RESERVE) throw new NoSpace('The disk has no room for a copy of the embedded database');
}
