import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listeners } from '../../notices/noticeRows';
import type { Database, DatabaseLog, Notice } from '../database';
import type { NestedCalls } from '../nestedCalls';
import type { Pipeline } from '../pipeline';
import { session } from '../session';
import { commitOrThrow, notice } from '../transaction';
import { copyCluster } from './copyCluster';
import { type Engine, startEngine } from './engine';
import { lockFolder, type Unlock } from './lock';
import { lookThrough } from './lookThrough';
import { maintain } from './maintenance';
import { openPool } from './pool';
import { type SocketFolder, socketFolder } from './socketFolder';
import { requireRoom, spaceGuard } from './space';

/** How long a shutdown waits for statements under way. */
const LONGEST_GOODBYE = 2_000;

export interface EmbeddedOptions {
  dataDir: string;
  workerFile: string;
  onFatal: (error: Error) => void;
  log: DatabaseLog;
  nested: NestedCalls;
  reserve?: number;
}

async function start({ dataDir, workerFile, onFatal, log }: EmbeddedOptions, unlock: Unlock): Promise<[Engine, SocketFolder]> {
  let place: SocketFolder | null = null;
  try {
    const cluster = clusterIn(dataDir);
    requireRoom(dataDir, !existsSync(cluster));
    place = await socketFolder(dataDir);
    log.info(existsSync(cluster) ? `Otwieram bazę danych w ${cluster}…` : `Zakładam bazę danych w ${cluster} (kilka sekund)…`);
    return [await startEngine(workerFile, { cluster, socket: place.socket }, onFatal), place];
  } catch (error) {
    place?.remove();
    await unlock();
    throw error;
  }
}

export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres');
const silent: DatabaseLog = { info: () => undefined, warn: () => undefined };

const atMost = (limit: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit).unref())]);

/** PostgreSQL inside this process, in `dataDir`/postgres, for one process at a time. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, log, nested, reserve, onFatal } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  // A process that died while it copied left it behind.
  rmSync(join(dataDir, 'snapshot'), { recursive: true, force: true });
  const [engine, place] = await start(options, unlock);

  const pool = openPool(place.folder);
  const hearing = listeners(log);
  const deliver = (notices: readonly Notice[]) => void setImmediate(() => notices.forEach(hearing.deliver));
  const commit = async (pipeline: Pipeline, notices: readonly Notice[]) => {
    await commitOrThrow(pipeline);
    deliver(notices);
  };
  const hasRoom = spaceGuard(dataDir, reserve);
  const shared = session(pool, { commit, nested, beforeWrite: hasRoom });
  const cluster = clusterIn(dataDir);
  const stopMaintenance = maintain(shared, log, hasRoom);
  const stopLooking = engine.unchecked ? lookThrough(shared, cluster, onFatal) : async () => undefined;

  async function shutDown() {
    await atMost(
      LONGEST_GOODBYE,
      Promise.all([stopMaintenance(), stopLooking()]).then(() => pool.end()),
    );
    await engine.close();
    place.remove();
    await unlock();
  }
  let closing: Promise<void> | null = null;

  return {
    ...shared,
    engine: 'embedded',
    asOwner: shared.transaction,
    listen: async (channel, handler, missed) => hearing.add(channel, handler, missed),
    notify: async (channel, payload) => deliver([notice(channel, payload)]),
    async snapshot(work) {
      nested.refuse();
      const folder = join(dataDir, 'snapshot');
      try {
        await copyCluster(pool, engine, dataDir, folder);
        const still = await openEmbedded({ ...options, dataDir: folder, log: silent, onFatal: () => undefined });
        return await still.transaction(work).finally(still.close);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}
