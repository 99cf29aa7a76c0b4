import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/server/db/database';
import { type DatabaseOptions, openDatabase } from '../../src/server/db/open';

const silent = { info: () => undefined, warn: () => undefined };

function fatal(error: Error): never {
  throw error;
}

/** A folder of one's own for a database's files. */
export const testFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'panel-database-'));

/** Opens a database as the tests want it: quiet, and strict about calls from inside a transaction. */
export const openForTest = (options: Partial<DatabaseOptions> & { workerFile: string }): Promise<Database> =>
  openDatabase({ dataDir: '', onFatal: fatal, log: silent, watchNestedCalls: true, ...options });
