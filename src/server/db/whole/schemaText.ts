import type { Tx } from '../database';

/** A table of a copy: what its rows are read from and written to. */
export interface WholeTable {
  name: string;
  /** Those that hold what was written, with their types: no computed ones. */
  columns: Record<string, string>;
  /** A column numbered by the database itself, whose next number a restored row must not meet. */
  numbered: string | null;
}

/** A database's shape as SQL that makes it again: what goes before the rows, and what is faster or only possible after them. */
export interface WholeSchema {
  before: string[];
  tables: WholeTable[];
  after: string[];
}

/** The database holds what this reader does not know how to write down. A copy without it would be no whole copy. */
export class UnknownShape extends Error {
  override readonly name = 'UnknownShape';
}

type On = Pick<Tx, 'query'>;

const lines = async (tx: On, text: string): Promise<string[]> =>
  (await tx.query<{ sql: string }>({ text })).map(({ sql }) => sql);

/** What belongs to an extension comes with it. */
const ours = (oid: string, catalogue: string) => `not exists (select 1 from pg_depend e
  where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

const strange = `
  select format('%s %s', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'p' then 'partitioned table'
    when 'f' then 'foreign table' else 'sequence' end, c.relname) as sql
  from pg_class c where c.relnamespace = 'public'::regnamespace and ${ours('c.oid', 'pg_class')}
    and (c.relkind in ('v', 'm', 'p', 'f') or (c.relkind = 'S'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0)))
  union all
  select format('type %s', t.typname) from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r') and ${ours('t.oid', 'pg_type')}
  union all
  select format('policy %s', polname) from pg_policy`;

const extensions = `select format('create extension if not exists %I', extname) as sql from pg_extension where extname <> 'plpgsql' order by extname`;

const functions = `select pg_get_functiondef(p.oid) as sql from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ours('p.oid', 'pg_proc')} order by p.proname`;

/** What not everybody may run; who may is given back by the next start. */
const closedFunctions = `select format('revoke execute on function %s from public', p.oid::regprocedure) as sql from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and ${ours('p.oid', 'pg_proc')} and p.proacl is not null
    and not exists (select 1 from aclexplode(p.proacl) where grantee = 0) order by p.proname`;

const ofTables = `from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${ours('c.oid', 'pg_class')}`;

const tables = `select format('create %stable %I (%s)%s', case c.relpersistence when 'u' then 'unlogged ' else '' end, c.relname,
    (select string_agg(concat_ws(' ', format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)),
        case when a.attcollation <> t.typcollation then format('collate %I', l.collname) end,
        case when a.attidentity <> '' then format('generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end) end,
        case when a.attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
          when d.adbin is not null then format('default %s', pg_get_expr(d.adbin, d.adrelid)) end,
        case when a.attnotnull then 'not null' end), ', ' order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_collation l on l.oid = a.attcollation
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) else '' end) as sql
  ${ofTables} order by c.relname`;

/** A column that must not be empty is told with the column; newer servers list it among the constraints besides. */
const constraints = `select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'x', 'c', 'f') and c.relkind = 'r'
  order by array_position(array['p', 'u', 'x', 'c', 'f'], k.contype::text), c.relname, k.conname`;

const indexes = `select pg_get_indexdef(i.indexrelid) as sql from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by i.indexrelid::regclass::text collate "C"`;

const triggers = `select pg_get_triggerdef(g.oid) as sql from pg_trigger g join pg_class c on c.oid = g.tgrelid
  where not g.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, g.tgname`;

const comments = `select format('comment on table %I is %L', c.relname, obj_description(c.oid, 'pg_class')) as sql
  ${ofTables} and obj_description(c.oid, 'pg_class') is not null order by c.relname`;

const columns = `select c.relname as name,
    json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod) order by a.attname collate "C")
      filter (where a.attgenerated = '') as columns,
    max(a.attname::text) filter (where a.attidentity <> '') as numbered
  from pg_attribute a, pg_class c where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${ours('c.oid', 'pg_class')}
  group by c.relname order by c.relname`;

/**
 * Reads the shape from the catalogue, so that a copy holds the database as it stood, whatever the declarations and migrations say by the
 * time it is restored; the next start brings it up to them. Both engines write and read the same SQL.
 */
export async function readSchema(tx: On): Promise<WholeSchema> {
  const unknown = await lines(tx, strange);
  if (unknown.length > 0) throw new UnknownShape(`A copy can't hold: ${unknown.join(', ')}`);
  return {
    before: [
      ...(await lines(tx, extensions)),
      ...(await lines(tx, functions)),
      ...(await lines(tx, closedFunctions)),
      ...(await lines(tx, tables)),
    ],
    tables: await tx.query<WholeTable>({ text: columns }),
    after: [
      ...(await lines(tx, constraints)),
      ...(await lines(tx, indexes)),
      ...(await lines(tx, triggers)),
      ...(await lines(tx, comments)),
    ],
  };
}

/** Whether nothing was ever put into the database. */
export async function isEmpty(tx: On): Promise<boolean> {
  const [found] = await tx.query({ text: `select 1 as one ${ofTables} limit 1` });
  return found === undefined;
}
