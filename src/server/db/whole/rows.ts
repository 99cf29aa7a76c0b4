import type { Tx } from '../database';
import type { WholeTable } from './schemaText';

type On = Pick<Tx, 'query'>;

/** Rows fetched at once: enough that asking costs nothing beside them, and few enough to hold. */
const batch = 500;

/** Names come from the catalogue of the copied database, so they are quoted and not judged. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * A table's rows in no order, each as one line: a JSON object of texts, as the database itself writes and reads every value exactly. Inside
 * a transaction that sees one moment.
 */
export async function* readRows(tx: On, { name, columns }: Pick<WholeTable, 'name' | 'columns'>): AsyncGenerator<string[]> {
  const listed = Object.keys(columns).map((column) => `${quoted(column)}::text as ${quoted(column)}`);
  await tx.query({
    text: `declare whole_rows no scroll cursor for select row_to_json(r)::text as line from (select ${listed.join(', ')} from ${quoted(name)}) r`,
  });
  for (;;) {
    const rows = await tx.query<{ line: string }>({ text: `fetch ${batch} from whole_rows` });
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < batch) break;
  }
  await tx.query({ text: 'close whole_rows' });
}

/** Writes lines that `readRows` gave into a table of the same columns. */
export async function writeRows(tx: On, { name, columns }: WholeTable, rows: readonly string[]): Promise<void> {
  const all = Object.entries(columns).map(([column, type]) => ({ column: quoted(column), type }));
  await tx.query({
    text: `insert into ${quoted(name)} (${all.map(({ column }) => column).join(', ')}) overriding system value
      select ${all.map(({ column, type }) => `${column}::${type}`).join(', ')}
      from json_to_recordset($1::json) r (${all.map(({ column }) => `${column} text`).join(', ')})`,
    values: [`[${rows.join(',')}]`],
  });
}

/** Lets the database number on after the rows that were written. */
export async function numberOn(tx: On, { name, numbered }: WholeTable): Promise<void> {
  if (numbered === null) return;
  await tx.query({
    text: `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(numbered)}), 0) + 1, false) from ${quoted(name)}`,
    values: [quoted(name), numbered],
  });
}

/** Values are written and read alike whatever the server is set to; functions may name tables that come later. */
export async function settle(tx: On): Promise<void> {
  await tx.query({
    text: `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex';
      set local check_function_bodies = off; set local search_path = public`,
  });
}

export async function countRows(tx: On, { name }: Pick<WholeTable, 'name'>): Promise<number> {
  const [row] = await tx.query<{ rows: number }>({ text: `select count(*) as rows from ${quoted(name)}` });
  return row?.rows ?? 0;
}
