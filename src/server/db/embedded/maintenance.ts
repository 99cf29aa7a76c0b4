import type { Database, DatabaseLog } from '../database';
import { isNoSpace, Unavailable } from '../faults';
import { isNoRoom } from './space';

const EVERY_MINUTE = 60_000;

/** PostgreSQL's own thresholds: 50 rows and a tenth changed call for statistics, 50 and a fifth dead for a vacuum. */
const DUE = {
  text: `
    select format('%I.%I', s.schemaname, s.relname) as name,
           s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as vacuum
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
        or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`,
};

type Queries = Pick<Database, 'query'>;

/** Writes what memory holds to the files, so that little log is left to replay; nothing when nothing was written. */
export function checkpointer({ query }: Queries): () => Promise<void> {
  let reached = '';
  const position = async () =>
    (await query<{ at: string }>({ text: 'select pg_current_wal_flush_lsn()::text as at' }))[0]?.at ?? '';
  return async () => {
    if ((await position()) === reached) return;
    await query({ text: 'checkpoint' });
    reached = await position();
  };
}

/** Analyzes and vacuums the tables that changed much; one statement each, so that requests pass between. Answers their names. */
export async function tidy({ query }: Queries): Promise<string[]> {
  await query({ text: 'select pg_stat_force_next_flush()' });
  const tables = await query<{ name: string; vacuum: boolean }>(DUE);
  for (const { name, vacuum } of tables) await query({ text: `${vacuum ? 'vacuum analyze' : 'analyze'} ${name}` });
  return tables.map(({ name }) => name);
}

/** Does each minute what a server's background processes do and the embedded engine does not. Answers how to stop, after the work under way. */
export function maintain(queries: Queries, log: DatabaseLog, hasRoom: () => Promise<void>): () => Promise<void> {
  const checkpoint = checkpointer(queries);
  let current: Promise<unknown> = Promise.resolve();
  const tell = (error: unknown) => {
    // A full disk is told to whoever writes, and by ready. Who waited in vain for the one connection tries again in a minute: a broken
    // engine is told by itself.
    if (!isNoSpace(error) && !isNoRoom(error) && !(error instanceof Unavailable))
      log.warn(`Porządki w bazie danych nie powiodły się: ${String(error)}`);
  };
  const work = () => {
    // A checkpoint makes room of the log that it leaves behind, so it is done on a full disk, too.
    current = current
      .then(hasRoom)
      .then(() => tidy(queries))
      .catch(tell)
      .then(checkpoint)
      .catch(tell);
  };
  const timer = setInterval(work, EVERY_MINUTE).unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
