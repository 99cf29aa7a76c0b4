import { fileURLToPath } from 'node:url';
import type { Database, DatabaseLog } from './database';
import { openEmbedded } from './embedded/openEmbedded';
import { nestedCalls } from './nestedCalls';
import { markIn, RestoreUnfinished } from './restoreMark';
import type { RequestWaits } from './server/connection';
import { openServer } from './server/openServer';

export interface DatabaseOptions {
  /** A PostgreSQL server as the application's role; without it the embedded engine works in `dataDir`. */
  url?: string;
  /** The same server as the schema's owner, for `asOwner`. */
  adminUrl?: string;
  dataDir: string;
  /** The embedded engine ended by itself: the process must exit and be started again. */
  onFatal: (error: Error) => void;
  log: DatabaseLog;
  /** The bundled `embedded/worker.ts`; by default `worker.mjs` beside the bundled server. */
  workerFile?: string;
  /** Finds calls of the pool from inside a transaction; for development and tests, as it costs time. */
  watchNestedCalls?: boolean;
  /** Bytes of disk that the embedded engine keeps free by refusing transactions. */
  reserve?: number;
  /** On a server, where requests wait longer than they do; for tests on a busy machine. */
  waits?: RequestWaits;
  /** A restore alone opens what an earlier one left half-way. */
  isRestoring?: boolean;
}

const besideServer = () => fileURLToPath(new URL('worker.mjs', import.meta.url));

/** Opens the product's database: the server that `url` names, else the embedded engine. Throws RestoreUnfinished on a folder where a restore was cut off. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const cutOff = options.isRestoring ? null : markIn(options.dataDir);
  if (cutOff) throw new RestoreUnfinished(cutOff);
  const { url, adminUrl, dataDir, onFatal, log, workerFile = besideServer(), watchNestedCalls = false, reserve, waits } = options;
  const nested = nestedCalls(watchNestedCalls);
  if (url) return openServer({ url, adminUrl, log, nested, waits });
  return openEmbedded({ dataDir, workerFile, onFatal, log, nested, reserve });
}
