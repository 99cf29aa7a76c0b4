import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Statement } from '../../src/server/db/database';
import { openDatabase } from '../../src/server/db/open';
import { startPostgres } from '../support/postgres';
import { cases } from './cases';
import { makeOffice, type Office, settle, statementsFor } from './office';
import { cpuOfFamily } from './processes';

/** The database that is measured, filled with the made-up office. */
export interface Ground {
  /** For the table: which engine this is. */
  engine: string;
  office: Office;
  dataDir: string;
  /** Null on the embedded engine, which serves one process alone. */
  server: {
    url: string;
    /** What the product sends, by case and ask. */
    sql: Readonly<Record<string, Statement[][]>>;
  } | null;
  /** CPU milliseconds of the database's own processes so far. */
  cpu(): number;
  /** Removes what a measurement created, and does a day's upkeep. */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

interface Options {
  embedded: boolean;
  companies: number;
  cases: readonly string[];
  worker: string;
}

function fatal(error: Error): never {
  throw error;
}

const options = (workerFile: string, dataDir: string) => ({
  workerFile,
  dataDir,
  onFatal: fatal,
  log: { info: () => undefined, warn: () => undefined },
});

/** Prepares a private PostgreSQL cluster, or an embedded database, in folders of their own. */
export async function prepareGround(wanted: Options): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'panel-bench-'));
  return wanted.embedded ? embedded(wanted, dataDir) : onServer(wanted, dataDir);
}

async function embedded({ worker, companies }: Options, dataDir: string): Promise<Ground> {
  const db = await openDatabase(options(worker, dataDir));
  const office = await makeOffice(db, dataDir, companies);
  await settle(db);
  await db.close();
  return {
    engine: 'embedded engine',
    office,
    dataDir,
    server: null,
    cpu: () => 0,
    settle: async () => undefined,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function onServer({ worker, companies, cases: names }: Options, dataDir: string): Promise<Ground> {
  const cluster = await startPostgres([]);
  const maintenance = new pg.Client({ connectionString: cluster.url('postgres') });
  await maintenance.connect();
  const [{ version } = { version: '' }] = (
    await maintenance.query<{ version: string }>(`select current_setting('server_version') as version`)
  ).rows;
  await maintenance.query('create database bench');
  await maintenance.end();

  const url = cluster.url('bench');
  const db = await openDatabase({ ...options(worker, dataDir), url });
  const office = await makeOffice(db, dataDir, companies);
  await settle(db);
  const sql: Record<string, Statement[][]> = {};
  for (const name of names) {
    const asks = cases[name]?.asks(office) ?? [];
    const recorded = [];
    for (const ask of asks) recorded.push(await statementsFor(db, office, ask));
    sql[name] = recorded;
  }
  return {
    engine: `PostgreSQL ${version.split(' ')[0]}`,
    office,
    dataDir,
    server: { url, sql },
    cpu: () => cpuOfFamily(cluster.pid),
    settle: () => settle(db),
    async remove() {
      await db.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
