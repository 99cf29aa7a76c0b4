import type { Database } from '../../src/server/db/database';
import { ident } from '../../src/server/db/ident';

/**
 * Copies a record many times, past checks and hooks: only the database can make thousands while a test waits. `changes` are SQL for the
 * columns that differ, in which `n` is the copy's turn; ids are new ones.
 */
export async function copies(
  db: Database,
  table: string,
  id: string,
  count: number,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await db.query<{ name: string }>({
    text: `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    values: [table],
  });
  const differs: Readonly<Record<string, string>> = { id: 'gen_random_uuid()', ...changes };
  const names = columns.map(({ name }) => name);
  await db.query({
    text: `insert into ${table} (${names.map(ident).join(', ')})
      select ${names.map((name) => differs[name] ?? `x.${ident(name)}`).join(', ')}
      from ${table} x, generate_series(1, $2::int) n where x.id = $1`,
    values: [id, count],
  });
}
