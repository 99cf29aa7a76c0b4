import { inject } from 'vitest';
import type { Database } from '../../src/server/db/database';
import { emptyTables, pastTriggers, testDatabase } from './database';

/** What migrating wrote, and no test changes. */
const kept = ['migrations', 'schema_changes'];

/** A table beyond this many bytes gets new files: emptied row by row it would keep its size, and what the planner thinks of it. */
const LARGE = 256 * 1024;

/** Empty databases of this process, waiting for the next file of tests. */
const waiting: Database[] = [];

const catalogues = ['pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_index', 'pg_policy', 'pg_proc', 'pg_trigger'];
const facts = [...[...catalogues, ...kept].map((name) => `(select concat(count(*), ' ', max(xmin::text::bigint)) from ${name})`)];
const FINGERPRINT = { text: `select concat_ws(', ', ${facts.join(', ')}) as fingerprint` };
const LARGE_TABLES = {
  text: `select format('%I', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > $1 and relname <> all ($2)`,
  values: [LARGE, kept],
};
const FORGET_STATISTICS = { text: `delete from pg_statistic where starelid >= 16384` };

const fingerprint = async (db: Database) => (await db.query<{ fingerprint: string }>(FINGERPRINT))[0]?.fingerprint;

async function clear(db: Database): Promise<void> {
  await emptyTables(db, kept);
  await db.query(FORGET_STATISTICS);
  const large = await db.query<{ name: string }>(LARGE_TABLES);
  if (large.length) await pastTriggers(db, [`truncate ${large.map(({ name }) => name).join(', ')} cascade`]);
}

/** As wide as the other limits of the tests: what is asked at once ends in its turn, however busy the machine. */
const patient = { statement: 60_000, lock: 60_000, connection: 60_000 };

/** The database as one file has it: closed, it serves that file no longer, whatever the file left running. */
function lend(db: Database, giveBack: () => Promise<void>): Database {
  const stops = new Set<() => void>();
  let closed: Promise<void> | null = null;
  const own = () => {
    if (closed) throw new Error('Cannot use the database after it was closed');
    return db;
  };
  return {
    ...db,
    query: async (statement) => own().query(statement),
    transaction: async (work) => own().transaction(work),
    asOwner: async (work) => own().asOwner(work),
    notify: async (channel, payload) => own().notify(channel, payload),
    async listen(channel, handler, missed) {
      const stop = await own().listen(channel, handler, missed);
      stops.add(stop);
      return stop;
    },
    close() {
      for (const stop of stops) stop();
      closed ??= giveBack();
      return closed;
    },
  };
}

/**
 * A migrated database for one file. The embedded engine starts once in a process of the tests: a file gives it back empty,
 * and one that changed the schema leaves the next file a new one.
 */
export async function lentDatabase(): Promise<Database> {
  if (inject('database').engine === 'server') return testDatabase({ waits: patient });
  const db = waiting.pop() ?? (await testDatabase());
  const made = await fingerprint(db);
  return lend(db, async () => {
    await clear(db);
    if ((await fingerprint(db)) === made) waiting.push(db);
    else await db.close();
  });
}
