import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database';
import { DatabaseDamaged } from './damage';
import { brokenPageSaid } from './manifest';
import { brokenPageMeanwhile } from './pages';

/** Tables and indexes as they stand on the disk. What a crash left behind of others belongs to nobody. */
const STANDING = {
  text: `select pg_relation_filepath(oid) as path from pg_class where relkind in ('r', 'i', 't', 'm', 'S') and pg_relation_filepath(oid) is not null`,
};

/**
 * After a stop that was none in order nobody knows what the files should hold, but every page still carries its checksum: looked through
 * beside the work, so that a start takes no longer. Calls `damaged` for the first that is not whole. Answers how to stop looking.
 */
export function lookThrough(
  { query }: Pick<Database, 'query'>,
  cluster: string,
  damaged: (error: Error) => void,
): () => Promise<void> {
  let stopped = false;
  const paths = async () => (await query<{ path: string }>(STANDING)).map(({ path }) => path);

  async function look(): Promise<void> {
    for (const first of await paths()) {
      for (let segment = 0; !stopped; segment += 1) {
        const path = segment === 0 ? first : `${first}.${segment}`;
        if (!existsSync(join(cluster, path))) break;
        const broken = await brokenPageMeanwhile(join(cluster, path), path);
        if (broken === null) continue;
        // A table that was rewritten or dropped meanwhile left its old files.
        if ((await paths()).includes(first)) damaged(new DatabaseDamaged(cluster, [brokenPageSaid(path, broken)]));
        return;
      }
    }
  }

  // Files that vanish while they are read, or a connection that closes, are no damage.
  const looking = look().catch(() => undefined);
  return async () => {
    stopped = true;
    await looking;
  };
}
