import { constants, cpSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { systemClock } from '../../clock';
import { ForOperator } from '../../forOperator';
import { ensureCluster, openCluster } from './cluster';
import { DatabaseDamaged, DatabaseNotOpened, FilesRefused } from './damage';
import { watchMainLoop } from './mainLoop';
import { checkManifest, dropManifest, writeManifest } from './manifest';
import type { FromWorker, ToWorker, WorkerStart } from './messages';
import { COMMIT, probeDurability } from './probe';
import { reachedNote, requireReached } from './reached';
import { isNoRoom, noRoomIn } from './space';

const tell = (message: FromWorker) => parentPort?.postMessage(message);

function refuse(why: ForOperator): void {
  tell({ type: 'refused', sentence: why.message, damaged: why instanceof FilesRefused });
}

/** Looks at what was closed before it opens it. True when all of it is known to be whole. */
function lookAt(cluster: string): boolean {
  if (!existsSync(cluster)) return true;
  const verdict = checkManifest(cluster);
  if (verdict && verdict.faults.length > 0) throw new DatabaseDamaged(cluster, verdict.faults);
  // A manifest knows the log's bytes; without one the log is followed to where it had been.
  if (!verdict) requireReached(cluster);
  dropManifest(cluster);
  return verdict?.whole ?? false;
}

/** The thread of the embedded database: PostgreSQL answers synchronously and would stop the server's loop. */
async function serve({ cluster, socket }: WorkerStart): Promise<void> {
  const isWhole = lookAt(cluster);
  await ensureCluster(cluster);
  const { db, files, lastWords } = await openCluster(cluster);
  let isReady = false;
  const runs = watchMainLoop(db, (reason) => {
    const said = `${String(reason)} ${lastWords()}`;
    if (isReady) tell({ type: 'fatal', reason: said });
    else refuse(isNoRoom(said) ? noRoomIn(dirname(cluster)) : new DatabaseNotOpened(cluster));
    process.exit(1);
  });
  files.onLogKept = reachedNote(cluster, systemClock);
  await probeDurability(
    () => db.query(COMMIT),
    () => files.fsyncs,
  );
  if (runs() === 0) throw new Error('PGlite no longer runs PostgreSQL in the loop that mainLoop.ts watches');

  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 });
  await server.start();
  isReady = true;
  tell({ type: 'ready', unchecked: !isWhole });

  parentPort?.on('message', async (message: ToWorker) => {
    if (message.type === 'copy') {
      tell({ type: 'copied', error: copied(cluster, message.to) });
      return;
    }
    await server.stop();
    await close(db, cluster);
    tell({ type: 'closed' });
    process.exit(0);
  });
}

/** In this thread, which holds the engine still meanwhile; where the file system can share blocks it takes no time. */
function copied(from: string, to: string): string | null {
  try {
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Without room for a manifest the next start has nothing to compare with, and looks through the pages as after a crash. */
async function close(db: PGlite, cluster: string): Promise<void> {
  await db.exec('checkpoint');
  const { rows } = await db.query<{ last: string }>('select pg_walfile_name(pg_current_wal_lsn()) as last');
  await db.close();
  try {
    writeManifest(cluster, rows[0]?.last ?? '');
  } catch {
    dropManifest(cluster);
  }
}

const start = workerData as WorkerStart;
try {
  await serve(start);
} catch (error) {
  const why = isNoRoom(error) ? noRoomIn(dirname(start.cluster)) : error;
  if (!(why instanceof ForOperator)) throw why;
  refuse(why);
}
