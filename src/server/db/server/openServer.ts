import pg from 'pg';
import { listeners } from '../../notices/noticeRows';
import type { Database, DatabaseLog, Notice, Tx } from '../database';
import type { NestedCalls } from '../nestedCalls';
import type { Pipeline } from '../pipeline';
import { lending, session } from '../session';
import { commitOrThrow, notice, transact } from '../transaction';
import { forNotices, forOwner, forRequests, type RequestWaits } from './connection';
import { noticeListener } from './listener';

const tell = `select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) told (channel, payload)`;

/** The notices travel with the commit. */
async function commit(pipeline: Pipeline, notices: readonly Notice[]): Promise<void> {
  const values = [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)];
  if (notices.length > 0) pipeline.later({ name: 'notices', text: tell, values });
  await commitOrThrow(pipeline);
}

interface ServerOptions {
  url: string;
  adminUrl?: string;
  log: DatabaseLog;
  nested: NestedCalls;
  waits?: RequestWaits;
}

/** A PostgreSQL server of version 15 or newer, shared by any number of processes; it need not be there yet. */
export function openServer(options: ServerOptions): Database {
  const { url, adminUrl, log, nested, waits } = options;
  const pool = new pg.Pool({ ...forRequests(url, waits), max: 10, idleTimeoutMillis: 60_000, maxLifetimeSeconds: 1_800 });
  pool.on('error', () => log.warn('Utracono połączenie z bazą danych.'));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const hearing = listeners(log);
  const listener = noticeListener(forNotices(url), hearing, log);
  const shared = session(pool, { commit, nested });
  let closing: Promise<void> | null = null;

  /** Work on one connection of its own, which knows no time limits. */
  async function apart<Result>(at: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    nested.refuse();
    const own = new pg.Pool({ ...forOwner(at), max: 1 });
    own.on('error', () => undefined);
    own.on('connect', (client) => client.on('error', () => undefined));
    try {
      return await transact(lending(own), (tx) => nested.inside(() => work(tx)), commit);
    } finally {
      await own.end();
    }
  }

  return {
    ...shared,
    engine: 'server',
    async asOwner(work) {
      if (!adminUrl) log.info('Brak DATABASE_ADMIN_URL: zmiany w bazie danych wprowadza rola aplikacji.');
      return apart(adminUrl ?? url, work);
    },
    snapshot: (work) =>
      apart(url, async (tx) => {
        await tx.query({ text: 'set transaction isolation level repeatable read, read only' });
        // The moment is that of the first question.
        await tx.query({ text: 'select 1' });
        return work(tx);
      }),
    async listen(channel, handler, missed) {
      const stop = hearing.add(channel, handler, missed);
      await listener.add(channel);
      return stop;
    },
    async notify(channel, payload) {
      const checked = notice(channel, payload);
      await shared.query({ text: 'select pg_notify($1, $2)', values: [checked.channel, checked.payload] });
    },
    close() {
      closing ??= Promise.all([listener.close(), pool.end()]).then(() => undefined);
      return closing;
    },
  };
}
