import { type Config, readConfig } from '../server/config';
import type { Database } from '../server/db/database';
import { openDatabase } from '../server/db/open';
import { requireRestored } from '../server/db/restoreMark';

/** Opens the database that the environment names, for as long as the work takes; what it says goes to the standard error. */
export async function withDatabase<Result>(work: (db: Database, config: Config) => Promise<Result>): Promise<Result> {
  const config = readConfig({ APP_ENV: 'dev', ...process.env, DEMO: '0' }, process.getuid?.());
  const { databaseUrl, adminUrl, dataDir } = config;
  const db = await openDatabase({
    ...(databaseUrl === null ? {} : { url: databaseUrl }),
    ...(adminUrl === null ? {} : { adminUrl }),
    dataDir,
    log: { info: console.error, warn: console.error },
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    await requireRestored(db);
    return await work(db, config);
  } finally {
    await db.close();
  }
}
