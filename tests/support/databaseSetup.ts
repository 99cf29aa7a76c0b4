import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../src/server/db/database';
import { openForTest, testFolder } from './openForTest';
import { type PostgresCluster, startPostgres } from './postgres';
import { bundleFilesWorker, bundleWorker } from './worker';

/** What a run of the tests prepared once: a migrated database to copy for every file. */
export interface PreparedDatabase {
  engine: Database['engine'];
  workerFile: string;
  /** Embedded: the folder to copy, the copies beside it go with it. Server: where its databases are, `DATABASE` in place of the name. */
  saved: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    database: PreparedDatabase;
  }
}

/** Stands for the name in the address of a database on the tests' server. */
export const NAME = 'DATABASE';

/** The migrated database on the tests' server that others are copied from. */
export const TEMPLATE = 'panel_template';

type Migrate = (db: Database) => Promise<void>;

async function prepareEmbedded(workerFile: string, migrate: Migrate): Promise<[PreparedDatabase, () => Promise<void>]> {
  const folder = await testFolder();
  const saved = join(folder, 'saved');
  const db = await openForTest({ workerFile, dataDir: saved });
  await migrate(db);
  await db.close();
  return [{ engine: 'embedded', workerFile, saved }, () => rm(folder, { recursive: true, force: true, maxRetries: 10 })];
}

async function makeTemplate(cluster: PostgresCluster, workerFile: string, migrate: Migrate): Promise<void> {
  const maintenance = await openForTest({ workerFile, url: cluster.url('postgres') });
  await maintenance.query({ text: `create database ${TEMPLATE}` });
  await maintenance.close();
  const db = await openForTest({ workerFile, url: cluster.url(TEMPLATE) });
  await migrate(db);
  await db.close();
}

async function prepareServer(workerFile: string, migrate: Migrate): Promise<[PreparedDatabase, () => Promise<void>]> {
  const cluster = await startPostgres();
  try {
    await makeTemplate(cluster, workerFile, migrate);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return [{ engine: 'server', workerFile, saved: cluster.url(NAME) }, cluster.stop];
}

/**
 * A global set-up for Vitest: migrates one database of the engine that `TEST_ENGINE` names (`embedded` by default, or
 * `server`), from which `testDatabase` makes as many as the tests want.
 */
export function prepareDatabase(migrate: Migrate) {
  return async (project: TestProject): Promise<() => Promise<void>> => {
    const workerFile = await bundleWorker();
    await bundleFilesWorker();
    const prepare = process.env.TEST_ENGINE === 'server' ? prepareServer : prepareEmbedded;
    const [prepared, remove] = await prepare(workerFile, migrate);
    project.provide('database', prepared);
    return remove;
  };
}
