import type { Field, Resource } from '../../schema';
import { columnOf, storedFields } from '../../schema/columns';
import { typeOf } from '../../schema/fields';
import { beside, hasSortKey, tableName, tableOf } from './columns';
import { ident } from './ident';
import { type Index, index, living, nameFor } from './indexNames';

export type Resources = Readonly<Record<string, Resource>>;

/** Indexes of lists: the default order, references, declared filters, the orders that columns offer, and the search. */
export function listIndexes(resource: Resource, resources: Resources): Index[] {
  const order = sortColumns(resource, resource.list.sort.replace(/:(asc|desc)$/, ''));
  const filters = filterKeys(resource);
  const wanted: string[][] = [order, ['created_at', 'id']];
  const sight = sightKeys(resource);
  // Whose a record is leads to what hangs on it, for which its id alone is wanted.
  const leads = [...(resource.walls?.keepers ?? []), ...(resource.walls?.deputies ?? [])];
  const narrowing: Index[] = [];
  for (const [key, field] of storedFields(resource)) {
    if (filters.includes(key))
      narrowing.push(
        narrowingIndex(resource, key, order, [
          ...new Set([...filters, ...sight, ...countedBy(resource, key, resources), ...stretchFrom(resource, key)]),
        ]),
      );
    else if (leads.includes(key)) narrowing.push(narrowingIndex(resource, key, ['id'], []));
    else if (field.type === 'reference') wanted.push([key]);
    if (field.options.encrypted && typeOf(field).filtering !== 'none') wanted.push([beside.index(key)]);
  }
  for (const key of resource.list.columns) {
    const column = columnOf(resource, key);
    if (column?.kind !== 'field') continue;
    if (isOrdered(column.field)) wanted.push(sortColumns(resource, column.key));
    else if (column.field.type === 'reference' && filters.includes(column.key)) wanted.push([column.key, 'id']);
  }
  if (namesColumns(resource, resources)) narrowing.push(goneRows(resource));
  const indexes = new Map(wanted.filter((columns) => columns.length > 0).map((columns) => [String(columns), columns]));
  const found = [...[...indexes.values()].map((columns) => index(resource, columns, false)), ...narrowing];
  return resource.list.search?.length ? [...found, searchIndex(resource)] : found;
}

/** A column that a list offers an order by, with the ids of what is alike behind it; a unique one has its index already. */
function isOrdered(field: Field): boolean {
  const { unique, encrypted } = field.options;
  return hasSortKey(field) || (!unique && !encrypted && typeOf(field).sorting === 'value');
}

/** Whether lists are ordered by the titles of this resource's records. */
function namesColumns({ name }: Resource, resources: Resources): boolean {
  return Object.values(resources).some((other) =>
    other.list.columns.some((key) => {
      const column = columnOf(other, key);
      return column?.kind === 'field' && column.field.type === 'reference' && column.field.resource === name;
    }),
  );
}

/** Those that are gone, which are few: what points to them is ordered as what points nowhere. */
function goneRows(resource: Resource): Index {
  const rows = 'where deleted_at is not null';
  const definition = `(tenant_id, id) ${rows}`;
  const name = nameFor([tableName(resource.name), 'gone'], definition);
  const sql = `create index ${ident(name)} on ${tableOf(resource)} ${definition}`;
  return { name, sql, columns: ['tenant_id', 'id'], rows, does: 'order' };
}

/** What decides whether a row exists for somebody at all. */
function sightKeys(resource: Resource): string[] {
  const { narrowed, client, circles, others } = resource;
  const { company, user, where } = client?.rows ?? {};
  const named = [...Object.keys(narrowed?.where ?? {}), company, user, ...Object.keys(where ?? {}), circles?.by, others?.by];
  return named.flatMap((key) => (key !== undefined && Object.hasOwn(resource.fields, key) ? [key] : []));
}

/** What others count of the records that point to them by this field: with it beside, a count reads no row. */
function countedBy({ name, fields }: Resource, key: string, resources: Resources): string[] {
  const counts = Object.values(resources).flatMap((other) => Object.values(other.fields).filter(({ type }) => type === 'count'));
  const parts = counts
    .flatMap((count) => [count, ...(count.plus ?? [])])
    .filter(({ resource, by }) => resource === name && by === key);
  return parts.flatMap(({ where }) => Object.keys(where ?? {})).filter((each) => Object.hasOwn(fields, each));
}

/** Where a stretch of time that begins with this field ends: stretches of a time are added up without reading a row. */
function stretchFrom({ fields, computed }: Resource, key: string): string[] {
  const ends = Object.values(computed ?? {}).flatMap(({ minutes }) => (minutes?.[0] === key ? [minutes[1]] : []));
  return ends.filter((end) => Object.hasOwn(fields, end));
}

/** Declared filters that have a plain column. */
function filterKeys({ fields, list }: Resource): string[] {
  return (list.filters ?? []).filter((key) => {
    const field = fields[key];
    return field && !field.options.encrypted && !['texts', 'json', 'none'].includes(typeOf(field).stored);
  });
}

/**
 * What a list is narrowed by: in the list's own order, so that a page reads few rows, and with the other filters beside, so that a count
 * reads no row at all.
 */
function narrowingIndex(resource: Resource, key: string, order: readonly string[], filters: readonly string[]): Index {
  const leading = ['tenant_id', key, ...order.filter((column) => column !== key)];
  const others = filters.filter((column) => !leading.includes(column));
  const included = others.length > 0 ? ` include (${others.map(ident).join(', ')})` : '';
  const definition = `(${leading.map(ident).join(', ')})${included}`;
  const name = nameFor([tableName(resource.name), key], definition);
  const sql = `create index ${ident(name)} on ${tableOf(resource)} ${definition} ${living}`;
  return { name, sql, columns: leading, rows: living, does: others.length > 0 ? 'more' : 'order' };
}

/** By a reference a list is ordered by another table's title, where no index of this one helps. */
function sortColumns(resource: Resource, key: string): string[] {
  if (key === 'created') return ['created_at', 'id'];
  const field = resource.fields[key];
  if (!field || field.type === 'reference' || typeOf(field).stored === 'none') return [];
  return [hasSortKey(field) ? beside.sort(key) : key, 'id'];
}

function searchIndex(resource: Resource): Index {
  const definition = 'gin (search gin_trgm_ops)';
  const name = nameFor([tableName(resource.name), 'search'], definition);
  const sql = `create index ${ident(name)} on ${tableOf(resource)} using ${definition} ${living}`;
  return { name, sql, columns: [], rows: living, does: 'more' };
}
