import { fromWarsaw, toWarsaw } from '../../lib/dates';
import type { Field, Resource, Stored } from '../../schema';
import { storedFields } from '../../schema/columns';
import { typeOf } from '../../schema/fields';
import { ident } from './ident';

/** How a kind of value stands in a table; a converter left out means that wire and row have the same value. */
interface Storage {
  /** PostgreSQL's own spelling of the type, as its catalogue answers it. */
  type: string;
  toRow?(value: never): unknown;
  fromRow?(raw: never): unknown;
}

/** One line for each kind that a field type may name; `none` is never stored. */
export const storage: Record<Exclude<Stored, 'none'>, Storage> = {
  text: { type: 'text' },
  integer: { type: 'integer' },
  bigint: { type: 'bigint' },
  numeric: { type: 'numeric' },
  boolean: { type: 'boolean' },
  date: { type: 'date' },
  moment: { type: 'timestamp(0) with time zone', toRow: instantOf, fromRow: (raw: Date) => toWarsaw(raw) },
  uuid: { type: 'uuid' },
  texts: { type: 'text[]' },
  json: { type: 'jsonb', toRow: (value: unknown) => JSON.stringify(value) },
};

/** A moment of the wire as an instant, without parts of a second; it was checked before. */
function instantOf(wall: string): Date {
  const instant = fromWarsaw(wall);
  if (!instant) throw new RangeError(`"${wall}" is not a moment`);
  return wholeSecond(instant);
}

/** Moments are kept to the second, never rounded into the future. */
export function wholeSecond(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 1_000) * 1_000);
}

/** How the field is kept; throws for one that is not. */
export function storageOf(field: Field): Storage {
  const { stored } = typeOf(field);
  if (stored === 'none') throw new Error(`A ${field.type} is never stored`);
  return storage[stored];
}

/** The table of a resource, quoted. */
export function tableOf({ name }: Pick<Resource, 'name'>): string {
  return ident(tableName(name));
}

export function tableName(resource: string): string {
  return resource.replaceAll('-', '_');
}

/** Columns kept beside a field's own: `sort` its place in the Polish alphabet, `index` its keyed hash, `tail` its last characters. */
export const beside = {
  sort: (key: string) => `${key}_sort`,
  index: (key: string) => `${key}_index`,
  tail: (key: string) => `${key}_tail`,
};

/** Ordered by the Polish alphabet, so it has a sort key beside it. */
export function hasSortKey(field: Field): boolean {
  const { sorting, stored } = typeOf(field);
  return sorting === 'text' && stored === 'text' && !field.options.encrypted;
}

export interface Column {
  name: string;
  type: string;
  required: boolean;
}

/** Columns that every table of records has; a record is its tenant's before anything else. */
const common: readonly Column[] = [
  { name: 'tenant_id', type: 'integer', required: true },
  { name: 'id', type: 'uuid', required: true },
];
const kept: readonly Column[] = [
  { name: 'search', type: 'text', required: false },
  { name: 'version', type: 'integer', required: true },
  { name: 'created_at', type: storage.moment.type, required: true },
  { name: 'created_by', type: 'uuid', required: false },
  { name: 'updated_at', type: storage.moment.type, required: true },
  { name: 'deleted_at', type: storage.moment.type, required: false },
  // The record that it was deleted along with, which brings it back.
  { name: 'deleted_with', type: 'uuid', required: false },
];

/** All columns of a resource's table, in their order. */
export function columnsOf(resource: Resource): Column[] {
  return [...common, ...storedFields(resource).flatMap(([key, field]) => columnsOfField(key, field)), ...kept];
}

function columnsOfField(key: string, field: Field): Column[] {
  const required = field.options.required === true && !field.options.open;
  const derived = (name: string): Column => ({ name, type: 'text', required: false });
  if (field.options.encrypted)
    return [{ name: key, type: 'text', required }, derived(beside.index(key)), derived(beside.tail(key))];
  const own = { name: key, type: storageOf(field).type, required };
  return hasSortKey(field) ? [own, derived(beside.sort(key))] : [own];
}
