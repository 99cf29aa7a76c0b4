import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseDamaged } from './damage';
import { keepNote } from './manifest';

const NAME = 'panel.reached';

/** Notes how far the log is on the disk for certain; a start that finds less of it has lost answered writes. */
export const noteReached = (cluster: string, position: string): void => keepNote(cluster, NAME, position);

/** PostgreSQL takes a log that was cut short for one that ended there, and goes on without what followed. */
export async function requireReached(cluster: string, db: PGlite): Promise<void> {
  const noted = read(join(cluster, NAME));
  if (noted === null) return;
  const { rows } = await db.query<{ cut: boolean }>('select pg_current_wal_insert_lsn() < $1::pg_lsn as cut', [noted]);
  if (rows[0]?.cut) throw new DatabaseDamaged(cluster, ['dziennik zapisów (pg_wal) kończy się wcześniej, niż już sięgał']);
}

function read(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(text) ? text : null;
  } catch {
    return null;
  }
}
