import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, DatabaseLog, Notice } from '../database';
import type { NestedCalls } from '../nestedCalls';
import { listeners } from '../notices';
import type { Pipeline } from '../pipeline';
import { session } from '../session';
import { commitOrThrow, notice } from '../transaction';
import { type Engine, startEngine } from './engine';
import { lockFolder, type Unlock } from './lock';
import { maintain } from './maintenance';
import { openPool } from './pool';
import { type SocketFolder, socketFolder } from './socketFolder';
import { spaceGuard } from './space';

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
    place = await socketFolder(dataDir);
    const cluster = join(dataDir, 'postgres');
    log.info(existsSync(cluster) ? `Otwieram bazę danych w ${cluster}…` : `Zakładam bazę danych w ${cluster} (kilka sekund)…`);
    return [await startEngine(workerFile, { cluster, socket: place.socket }, onFatal), place];
  } catch (error) {
    place?.remove();
    await unlock();
    throw error;
  }
}

const atMost = (limit: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit).unref())]);

/** PostgreSQL inside this process, in `dataDir`/postgres, for one process at a time. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, log, nested, reserve } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const [engine, place] = await start(options, unlock);

  const pool = openPool(place.folder);
  const hearing = listeners(log);
  const deliver = (notices: readonly Notice[]) => void setImmediate(() => notices.forEach(hearing.deliver));
  const commit = async (pipeline: Pipeline, notices: readonly Notice[]) => {
    await commitOrThrow(pipeline);
    deliver(notices);
  };
  const shared = session(pool, { commit, nested, beforeWrite: spaceGuard(dataDir, reserve) });
  const stopMaintenance = maintain(shared, log);

  async function shutDown() {
    await atMost(
      LONGEST_GOODBYE,
      stopMaintenance().then(() => pool.end()),
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
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}
