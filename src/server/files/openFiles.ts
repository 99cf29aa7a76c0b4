import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import type { Files } from './context';
import { incomingFolder } from './incoming';
import { openStore } from './store/openStore';
import { keepSweeping } from './sweep';
import { createWorkerPool } from './worker/pool';

interface Parts extends Pick<Files, 'db' | 'clock' | 'log' | 'tenants'> {
  config: Config;
  /** The bundled `worker/process.ts`; by default `files-worker.mjs` beside the bundled server. */
  workerFile?: string;
}

const besideServer = () => fileURLToPath(new URL('files-worker.mjs', import.meta.url));

/** Opens the store that the configuration names and begins to look after it. */
export async function openFiles({ db, clock, log, tenants, config, workerFile = besideServer() }: Parts): Promise<Files> {
  const root = join(config.dataDir, 'files');
  const limits = config.limits.files;
  const store = await openStore(config);
  const incoming = incomingFolder(join(root, 'incoming'), limits.abortedMs);
  const workers = createWorkerPool(workerFile, limits);
  const pictures = join(root, 'pictures');
  const parts = { db, clock, log, tenants, limits, store, incoming, workers, scanner: config.files.scanner, pictures };
  const stop = keepSweeping(parts);
  return {
    ...parts,
    async close() {
      await stop();
      incoming.close();
      workers.close();
      store.close();
    },
  };
}
