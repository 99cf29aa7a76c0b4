import { applyDiff } from '../../src/server/db/differApply';
import { prepareDatabase } from './databaseSetup';

const silent = { info: () => undefined, warn: () => undefined };

/** A global set-up for Vitest: one database with every migration and every declared table. */
export default prepareDatabase(async (db) => {
  await applyDiff(db, silent);
});
