import { sortKey } from '../../lib/text';
import type { Field, Resource } from '../../schema';
import { tieOf } from '../../schema/belonging';
import { storedFields, titleKeys } from '../../schema/columns';
import { typeOf } from '../../schema/fields';
import { beside, hasSortKey, storageOf, tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { Params } from './params';
import { allResources, resourceNamed } from './start';

type Db = Pick<Tx, 'query'>;

const gone = 'usunięto';
/** Of required choices, months and the like nobody is known; of these kinds somebody may be. */
const telling = new Set(['text', 'longText', 'richText']);

/**
 * Takes out of records all that tells of anybody, irreversibly and whether they are deleted or not: what may be empty is, what may not holds a
 * sample. Nobody sees the rows from then on; they stand where others still point to them, gone with themselves and so brought back by nothing.
 */
export async function wipeRecords(
  db: Db,
  tenantId: number,
  resource: Resource,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const params = new Params(tenantId);
  const sets = storedFields(resource).flatMap(([key, field]) => wiped(resource, key, field, params));
  const when = `${params.add(wholeSecond(now))}::timestamptz`;
  const text = `update ${tableOf(resource)} r set ${[...sets, 'search = null', 'created_by = null', 'deleted_with = r.id'].join(', ')},
      deleted_at = coalesce(r.deleted_at, ${when}), updated_at = ${when}, version = r.version + 1
    where r.tenant_id = $1 and r.id = any (${params.add(ids)}::uuid[])`;
  await db.query({ text, values: params.values });
}

function wiped(resource: Resource, key: string, field: Field, params: Params): string[] {
  const column = ident(key);
  const { required, encrypted } = field.options;
  if (encrypted && !required) return [column, ident(beside.index(key)), ident(beside.tail(key))].map((each) => `${each} = null`);
  if (field.type === 'reference') return required || tieOf(resource, key, resourceNamed) === 'own' ? [] : [`${column} = null`];
  const sorted = hasSortKey(field) ? ident(beside.sort(key)) : null;
  if (!required) return [`${column} = null`, ...(sorted ? [`${sorted} = null`] : [])];
  const { stored, examples } = typeOf(field);
  if (stored === 'texts' || stored === 'json') return field.choices ? [] : [`${column} = ${stored === 'json' ? `'[]'` : `'{}'`}`];
  if (field.type === 'email') return [`${column} = 'usunieto-' || r.id || '@usunieto.invalid'`];
  if (field.choices || field.type === 'boolean' || field.type === 'month' || field.type === 'dateTime') return [];
  if (!telling.has(field.type)) return [`${column} = ${params.add(sampleOf(examples.good[0]))}::${storageOf(field).type}`];
  const text = standIn(resource, key);
  return [`${column} = ${params.add(text)}`, ...(sorted ? [`${sorted} = ${params.add(sortKey(text))}`] : [])];
}

const sampleOf = (good: unknown): unknown => (typeof good === 'string' || typeof good === 'number' ? good : String(good));

/** What stands where a name stood. */
function standIn(resource: Resource, key: string): string {
  const place = titleKeys(resource).indexOf(key);
  if (place < 0) return gone;
  if (resource.privacy.subject === 'person' && typeof resource.title !== 'string') return place === 0 ? 'Osoba' : 'usunięta';
  return `${resource.labels.one} (${gone})`;
}

/** Hides records that law keeps: they are nobody's to see or to bring back. */
export async function hideRecords(
  db: Db,
  tenantId: number,
  resource: Resource,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const text = `update ${tableOf(resource)} set deleted_at = coalesce(deleted_at, $3::timestamptz), deleted_with = null, updated_at = $3::timestamptz, version = version + 1
    where tenant_id = $1 and id = any ($2::uuid[])`;
  await db.query({ text, values: [tenantId, ids, wholeSecond(now)] });
}

/**
 * Deletes the emptied rows that no other record points to; the others stay, empty. No index knows deleted rows, so what points to any of them
 * is read once for all.
 */
export async function dropRecords(db: Db, tenantId: number, resource: Resource, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const pointing = allResources().flatMap((from) =>
    storedFields(from).flatMap(([key, field]) =>
      field.type === 'reference' && field.resource === resource.name
        ? [`select x.${ident(key)} from ${tableOf(from)} x where x.tenant_id = $1 and x.${ident(key)} = any ($2::uuid[])`]
        : [],
    ),
  );
  const free = pointing.length === 0 ? '' : ` and r.id not in (${pointing.join(' union all ')})`;
  const text = `delete from ${tableOf(resource)} r where r.tenant_id = $1 and r.id = any ($2::uuid[])${free} returning r.id`;
  return (await db.query({ text, values: [tenantId, ids] })).length;
}
