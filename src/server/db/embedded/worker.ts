import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { ensureCluster, openCluster } from './cluster';
import { watchMainLoop } from './mainLoop';
import type { FromWorker, ToWorker, WorkerStart } from './messages';
import { COMMIT, probeDurability } from './probe';

/** The thread of the embedded database: PostgreSQL answers synchronously and would stop the server's loop. */
async function serve({ cluster, socket }: WorkerStart): Promise<void> {
  const tell = (message: FromWorker) => parentPort?.postMessage(message);

  await ensureCluster(cluster);
  const { db, files, lastWords } = await openCluster(cluster);
  const runs = watchMainLoop(db, (reason) => {
    tell({ type: 'fatal', reason: `${String(reason)} ${lastWords()}` });
    process.exit(1);
  });
  await probeDurability(
    () => db.query(COMMIT),
    () => files.fsyncs,
  );
  if (runs() === 0) throw new Error('PGlite no longer runs PostgreSQL in the loop that mainLoop.ts watches');

  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 });
  await server.start();
  tell({ type: 'ready' });

  parentPort?.on('message', async ({ type }: ToWorker) => {
    if (type !== 'close') return;
    await server.stop();
    await db.exec('checkpoint');
    await db.close();
    tell({ type: 'closed' });
    process.exit(0);
  });
}

await serve(workerData as WorkerStart);
