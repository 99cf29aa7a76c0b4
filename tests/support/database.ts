import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/server/db/database';
import type { DatabaseOptions } from '../../src/server/db/open';
import { copyFolder } from './copyFolder';
import { NAME, type PreparedDatabase, TEMPLATE } from './databaseSetup';
import { openForTest } from './openForTest';

async function copyEmbedded({ saved, workerFile }: PreparedDatabase, options: Partial<DatabaseOptions>): Promise<Database> {
  const dataDir = await mkdtemp(join(dirname(saved), 'copy-'));
  await copyFolder(saved, dataDir);
  const db = await openForTest({ workerFile, dataDir, ...options });
  return {
    ...db,
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function copyServer({ saved, workerFile }: PreparedDatabase, options: Partial<DatabaseOptions>): Promise<Database> {
  const name = `panel_${crypto.randomUUID().replaceAll('-', '')}`;
  // Not through the product's own connections: a copy of a whole database may take longer than a request.
  const administer = async (text: string) => {
    const client = new pg.Client({ connectionString: saved.replace(NAME, 'postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await administer(`create database ${name} template ${TEMPLATE}`);
  const db = await openForTest({ workerFile, url: saved.replace(NAME, name), ...options });
  return {
    ...db,
    async close() {
      await db.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** A migrated database of one's own, on the engine of this run; closing it removes it. */
export function testDatabase(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const prepared = inject('database');
  return prepared.engine === 'server' ? copyServer(prepared, options) : copyEmbedded(prepared, options);
}

/** The bundled thread of the embedded database. */
export const workerFile = (): string => inject('database').workerFile;

/** The bundled process that opens uploaded files. */
export const filesWorkerFile = (): string => join(dirname(inject('database').workerFile), 'files-worker.mjs');

/** Runs statements past triggers and references between tables. */
export async function pastTriggers(db: Database, statements: readonly string[]): Promise<void> {
  const body = statements.map((statement) => `${statement};`).join(' ');
  await db.query({ text: `do $$ begin perform set_config('session_replication_role', 'replica', true); ${body} end $$` });
}

/**
 * Takes every row out of every table but those named, for the next test of a file; a truncation would make new files, and take far longer.
 * Most tables have no page yet, and so no row.
 */
export async function emptyTables(db: Database, except: readonly string[] = []): Promise<void> {
  const tables = await db.query<{ name: string }>({
    text: `select format('%I', relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) and pg_relation_size(oid) > 0`,
    values: [except],
  });
  await pastTriggers(
    db,
    tables.map(({ name }) => `delete from ${name}`),
  );
}
