import type { Tx } from './database';
import { ident } from './ident';

/** A table as it stands in the database. */
export interface Standing {
  columns: Map<string, { type: string; required: boolean; hasDefault: boolean }>;
  indexes: Set<string>;
  /** Name → definition, in PostgreSQL's own words; of those that are no checks the name alone. */
  constraints: Map<string, string>;
  comment: string | null;
}

/** All tables of the database's own schema. */
export async function readCatalogue(tx: Pick<Tx, 'query'>): Promise<Map<string, Standing>> {
  const tables = new Map<string, Standing>();
  // A comment is looked up once a table and not once a column, of which there are thousands.
  const named = await tx.query<{ name: string; comment: string | null }>({
    text: `select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`,
  });
  for (const { name, comment } of named) tables.set(name, empty(comment));
  const columns = await tx.query<{ name: string; column: string; type: string; required: boolean; default: boolean }>({
    text: `select c.relname as name, a.attname as "column", format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
        a.atthasdef as "default"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  });
  for (const row of columns)
    tables.get(row.name)?.columns.set(row.column, { type: row.type, required: row.required, hasDefault: row.default });
  const indexes = await tx.query<{ table: string; name: string }>({
    text: `select tablename as "table", indexname as name from pg_indexes where schemaname = current_schema()`,
  });
  for (const { table, name } of indexes) tables.get(table)?.indexes.add(name);
  const constraints = await tx.query<{ table: string; name: string; definition: string }>({
    text: `select c.relname as "table", k.conname as name,
        case k.contype when 'c' then pg_get_constraintdef(k.oid) else '' end as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace = current_schema()::regnamespace`,
  });
  for (const { table, name, definition } of constraints) tables.get(table)?.constraints.set(name, definition);
  return tables;
}

function empty(comment: string | null): Standing {
  return { columns: new Map(), indexes: new Set(), constraints: new Map(), comment };
}

/** Whether the table has any row at all. */
export async function hasRows(tx: Pick<Tx, 'query'>, table: string): Promise<boolean> {
  const [row] = await tx.query({ text: `select 1 from ${ident(table)} limit 1` });
  return row !== undefined;
}

/** Whether a column that may be null is nowhere so. */
export async function isFilled(tx: Pick<Tx, 'query'>, table: string, column: string): Promise<boolean> {
  const [hole] = await tx.query({ text: `select 1 from ${ident(table)} where ${ident(column)} is null limit 1` });
  return hole === undefined;
}
