import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { opaqueToken } from '../../src/server/auth/crypto/tokens';
import type { Database, Statement } from '../../src/server/db/database';
import { openDatabase } from '../../src/server/db/open';
import { startPostgres } from '../support/postgres';
import { cases } from './cases';
import { confirmed, copies, forget, makeOffice, type Office, sessionsOf, statementsFor, upkeep } from './office';
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
  /** Tokens of so many people of the office at work; everybody has just confirmed who they are. None on the embedded engine. */
  tokens(count: number): Promise<string[]>;
  /** Removes what a measurement created, and does a day's upkeep. */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

interface Options {
  embedded: boolean;
  companies: number;
  firms: number;
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
  for (const text of upkeep) await db.query({ text });
  await db.close();
  return {
    engine: 'embedded engine',
    office,
    dataDir,
    server: null,
    cpu: () => 0,
    tokens: async () => [],
    settle: async () => undefined,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function onServer({ worker, companies, firms, cases: names }: Options, dataDir: string): Promise<Ground> {
  const cluster = await startPostgres([]);
  const superuser = async (database: string, ...texts: string[]) => {
    const client = new pg.Client({ connectionString: cluster.url(database) });
    await client.connect();
    for (const text of texts) await client.query(text);
    await client.end();
  };
  await superuser('postgres', 'create database bench');
  const url = cluster.url('bench');
  const db = await openDatabase({ ...options(worker, dataDir), url });
  const office = await makeOffice(db, dataDir, companies);
  if (firms > 1) await superuser('bench', ...copies(office, firms));
  await superuser('bench', ...upkeep);
  const sql = await record(db, office, names);
  const [engine] = await db.query<{ version: string }>({ text: `select current_setting('server_version') as version` });
  await db.close();
  return {
    engine: `PostgreSQL ${engine?.version.split(' ')[0]}`,
    office,
    dataDir,
    server: { url, sql },
    cpu: () => cpuOfFamily(cluster.pid),
    async tokens(count) {
      const made = Array.from({ length: count }, () => opaqueToken());
      await superuser('bench', sessionsOf(office, made), confirmed);
      return made;
    },
    settle: () => superuser('bench', ...forget, ...upkeep),
    async remove() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function record(db: Database, office: Office, names: readonly string[]): Promise<Record<string, Statement[][]>> {
  const sql: Record<string, Statement[][]> = {};
  for (const name of names) {
    const recorded: Statement[][] = [];
    for (const ask of cases[name]?.asks(office) ?? []) recorded.push(await statementsFor(db, office, ask));
    sql[name] = recorded;
  }
  return sql;
}
