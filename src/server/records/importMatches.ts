import { importMatchLimits } from '../../contract/imports';
import type { Resource } from '../../schema';
import { hourColumns, importable, importedId, isKeptHeading, itemColumns, nameColumns } from '../../schema/importing';
import type { Database } from '../db/database';
import { badBody } from '../errors';
import type { Scope } from '../scope';
import { viewOf } from './view';

/** What the firm matched the headings of its files with, as far as the asker writes those fields. */
export const importMatches = (db: Database, scope: Scope, resource: Resource): Promise<Record<string, string>> =>
  matchesOf(db, scope, resource.name, keysOf(scope, resource));

/** The same for files of a kind of their own, whose columns are any of `known`. */
export async function matchesOf(
  db: Database,
  scope: Scope,
  kind: string,
  known: ReadonlySet<string>,
): Promise<Record<string, string>> {
  const rows = await db.query<{ heading: string; key: string }>({
    name: 'import.matches',
    text: 'select heading, key from import_matches where tenant_id = $1 and resource = $2 order by heading limit $3',
    values: [scope.tenant.id, kind, importMatchLimits.kept],
  });
  return Object.fromEntries(rows.filter(({ key }) => known.has(key)).map(({ heading, key }) => [heading, key]));
}

/** Remembers a match for the firm; what does not look like a heading is left out. Throws 422 for fields that the asker does not write. */
export const keepImportMatches = (db: Database, scope: Scope, resource: Resource, asked: unknown): Promise<void> =>
  keepMatches(db, scope, resource.name, keysOf(scope, resource), asked);

/** The same for files of a kind of their own. */
export async function keepMatches(
  db: Database,
  scope: Scope,
  kind: string,
  known: ReadonlySet<string>,
  asked: unknown,
): Promise<void> {
  const pairs = Object.entries((asked ?? {}) as Record<string, unknown>);
  if (pairs.length > importMatchLimits.headings) throw badBody('Dopasowanie ma za dużo kolumn.');
  if (!pairs.every(([, key]) => typeof key === 'string' && known.has(key))) throw badBody('Nieznane pole w dopasowaniu.');
  const kept = pairs.filter(([name]) => name.length <= importMatchLimits.length && isKeptHeading(name));
  if (kept.length === 0) return;
  await db.query({
    name: 'import.matched',
    text: `insert into import_matches (tenant_id, resource, heading, key)
      select $1, $2, heading, key from unnest($3::text[], $4::text[]) as m (heading, key)
      where (select count(*) from import_matches where tenant_id = $1 and resource = $2) < $5
      on conflict (tenant_id, resource, heading) do update set key = excluded.key`,
    values: [scope.tenant.id, kind, kept.map(([name]) => name), kept.map(([, key]) => key), importMatchLimits.kept],
  });
}

function keysOf(scope: Scope, resource: Resource): ReadonlySet<string> {
  const { writable } = viewOf(scope, resource, 'create');
  const columns = [importable(writable), itemColumns(writable), hourColumns(writable), nameColumns(resource, writable)];
  return new Set([importedId, ...columns.flatMap(Object.keys)]);
}
