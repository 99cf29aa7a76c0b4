import type { Database } from '../../src/server/db/database';

/** What a reopened database lacks. */
export interface Findings {
  /** Acknowledged, and not there. */
  missing: number;
  /** There in part: an entry without its audit, an audit without its entry, a balance that is not their number. */
  torn: number;
  /** The greatest number used, acknowledged or not. */
  last: number;
}

/** Compares the tables with each other and with the entries that were acknowledged. */
export async function inspect(db: Database, acknowledged: ReadonlySet<number>): Promise<Findings> {
  const entries = new Set((await db.query<{ id: number }>({ text: 'select id from entries' })).map(({ id }) => id));
  const audit = new Set((await db.query<{ id: number }>({ text: 'select entry_id as id from audit' })).map(({ id }) => id));
  const [balance] = await db.query<{ amount: number }>({ text: 'select amount from balance' });
  const missing = [...acknowledged].filter((id) => !entries.has(id) || !audit.has(id)).length;
  const halves = [...entries].filter((id) => !audit.has(id)).length + [...audit].filter((id) => !entries.has(id)).length;
  const unbalanced = (balance?.amount ?? 0) === entries.size ? 0 : 1;
  return { missing, torn: halves + unbalanced, last: Math.max(0, ...entries) };
}

const rowsBy = (db: Database, table: string, way: 'enable_seqscan' | 'enable_indexscan') =>
  db.transaction(async (tx) => {
    await tx.query({ text: 'set local enable_bitmapscan = off' });
    await tx.query({ text: 'set local enable_indexonlyscan = off' });
    await tx.query({ text: `set local ${way} = off` });
    return tx.query({ text: `select * from ${table} order by 1` });
  });

/** True when the heap and the index of both tables hold the same rows. */
export async function indexesAgree(db: Database): Promise<boolean> {
  for (const table of ['entries', 'audit']) {
    const byIndex = await rowsBy(db, table, 'enable_seqscan');
    const byHeap = await rowsBy(db, table, 'enable_indexscan');
    if (JSON.stringify(byIndex) !== JSON.stringify(byHeap)) return false;
  }
  return true;
}
