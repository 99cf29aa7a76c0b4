import type { Database } from '../database';
import { isDatabaseError } from '../faults';

interface Table {
  name: string;
  by: string[];
}

/** Tables with a key, and the columns of it. */
const TABLES = {
  text: `select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as by
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where i.indisprimary and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' group by 1 order by 1`,
};

/** Reads every table row by row and by its key, and tells in words for the operator where the two differ or cannot be read. */
export async function tableFaults(db: Pick<Database, 'query' | 'transaction'>): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, by } of await db.query<Table>(TABLES)) {
    const count = (way: 'enable_seqscan' | 'enable_indexscan', text: string) =>
      db.transaction(async (tx) => {
        for (const other of [way, 'enable_bitmapscan', 'enable_indexonlyscan'])
          await tx.query({ text: `set local ${other} = off` });
        return (await tx.query<{ n: number }>({ text }))[0]?.n;
      });
    try {
      const byRow = await count('enable_indexscan', `select count(t.*)::int as n from ${name} t`);
      const byKey = await count(
        'enable_seqscan',
        `select count(*)::int as n from (select t.* from ${name} t order by ${by.join(', ')} offset 0) t`,
      );
      if (byRow !== byKey) faults.push(`w tabeli ${name} jest ${byRow} wierszy, a według indeksu ${byKey}`);
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      faults.push(`tabeli ${name} nie da się odczytać (${error.message})`);
    }
  }
  return faults;
}
