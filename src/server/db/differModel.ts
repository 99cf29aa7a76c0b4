import type { Field, Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { onDeleteOf } from '../../schema/deletion';
import { typeOf } from '../../schema/fields';
import { beside, type Column, columnsOf, hasSortKey, tableName, tableOf } from './columns';
import { ident, literal } from './ident';
import { type Index, index, type Named, nameFor, withoutRepeats } from './indexNames';
import { listIndexes, type Resources } from './listIndexes';

/** A closed list of values; kept wide enough for rows already there. */
export interface Check {
  name: string;
  column: string;
  set: boolean;
  values: readonly string[];
}
/** The table that a declaration asks for. */
export interface Table {
  name: string;
  columns: readonly (Column & { start: string | null })[];
  indexes: readonly Named[];
  /** Names of indexes whose work one of those does. */
  repeats: readonly string[];
  foreignKeys: readonly Named[];
  checks: readonly Check[];
  /** What the server itself writes beside the fields; rows made under another one are written anew. */
  derived: string;
}

/** Raised when `fold` or `sortKey` answer otherwise than before. */
const derivation = 2;

/** All tables of the resources; references may cross, so foreign keys come after all of them. */
export function desiredTables(resources: Resources): Table[] {
  return Object.values(resources).map((resource) => {
    const asked = [...uniqueIndexes(resource), ...listIndexes(resource, resources), ...goneIndex(resource, resources)];
    const { wanted, repeats } = withoutRepeats(asked);
    return {
      name: tableName(resource.name),
      columns: columnsOf(resource).map((column) => ({ ...column, start: startOf(resource.fields[column.name], column.type) })),
      indexes: wanted,
      repeats: repeats.map(({ name }) => name),
      foreignKeys: storedFields(resource).flatMap(([key, field]) => foreignKey(resource, key, field)),
      checks: storedFields(resource).flatMap(([key, field]) => check(resource, key, field)),
      derived: derivedOf(resource),
    };
  });
}

/** What rows already there get in a new column: the declaration's default, as SQL. */
function startOf(field: Field | undefined, type: string): string | null {
  const start = field?.initial ?? field?.options.default;
  if (field === undefined || start === undefined || start === null || field.options.encrypted) return null;
  const text = Array.isArray(start) ? (type === 'jsonb' ? JSON.stringify(start) : `{${start.join(',')}}`) : String(start);
  return `${literal(text)}::${type}`;
}

/** Texts that the server writes besides what was sent: in which columns, from which fields. */
function derivedOf(resource: Resource): string {
  const sorted = storedFields(resource).flatMap(([key, field]) => (hasSortKey(field) ? [key] : []));
  return `derived ${derivation}; search ${(resource.list.search ?? []).join(' ')}; sort ${sorted.join(' ')}`;
}

/** What the name of an index told of it before its definition changed; the rest of the name is the definition's own. */
export function subjectOf(name: string): string {
  return name.replace(/_[0-9a-f]{8}$/, '');
}

/** Sets of fields that no two living records share, with the name that a violation answers. */
export function uniqueSets(resource: Resource): { name: string; keys: readonly string[] }[] {
  const single = storedFields(resource).flatMap(([key, field]) => (field.options.unique ? [[key]] : []));
  return [...single, ...(resource.unique ?? [])].map((keys) => ({
    name: index(resource, uniqueColumns(resource, keys), true).name,
    keys,
  }));
}

function uniqueColumns(resource: Resource, keys: readonly string[]): string[] {
  return keys.map((key) => (resource.fields[key]?.options.encrypted ? beside.index(key) : key));
}

function uniqueIndexes(resource: Resource): Index[] {
  return uniqueSets(resource).map(({ keys }) => index(resource, uniqueColumns(resource, keys), true));
}

/** What a restored record brings back is found by it, where anything takes such records along. */
function goneIndex(resource: Resource, resources: Readonly<Record<string, Resource>>): Index[] {
  const named = (name: string | undefined) => resources[name ?? ''];
  const goes = ([key, { type }]: [string, Field]) => type === 'reference' && onDeleteOf(resource, key, named) === 'hide';
  if (!storedFields(resource).some(goes)) return [];
  const rows = 'where deleted_with is not null';
  const definition = `(tenant_id, deleted_with) ${rows}`;
  const name = nameFor([tableName(resource.name), 'deleted_with'], definition);
  const sql = `create index ${ident(name)} on ${tableOf(resource)} ${definition}`;
  return [{ name, sql, columns: ['tenant_id', 'deleted_with'], rows, does: 'order' }];
}

/** The name that a violated foreign key answers. */
export function foreignKeyName(resource: Resource, key: string): string {
  return nameFor([tableName(resource.name), key, 'fk'], resource.fields[key]?.resource ?? '');
}

function foreignKey(resource: Resource, key: string, { type, resource: target }: Field): Named[] {
  if (type !== 'reference' || target === undefined) return [];
  const name = foreignKeyName(resource, key);
  const points = `foreign key (tenant_id, ${ident(key)}) references ${tableOf({ name: target })} (tenant_id, id)`;
  return [{ name, sql: `alter table ${tableOf(resource)} add constraint ${ident(name)} ${points} not valid` }];
}

function check(resource: Resource, key: string, field: Field): Check[] {
  if (!field.choices || field.options.encrypted) return [];
  const name = nameFor([tableName(resource.name), key, 'check'], key);
  return [{ name, column: key, set: typeOf(field).stored === 'texts', values: Object.keys(field.choices) }];
}
