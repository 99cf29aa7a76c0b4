import type { Field } from './field';
import { typeOf } from './fields';
import type { Resource } from './resource';

/** Columns that every record has; `created_at` is `created` where lists are sorted and filtered. */
export const commonKeys = ['id', 'created_at', 'updated_at', 'version'] as const;

/** A column key as the tenant's configuration writes it, resolved: a field, a reference without `_id`, a computed value or a common column. */
export type Column =
  | { kind: 'field'; key: string; field: Field }
  | { kind: 'computed'; key: string; label: string }
  | { kind: 'common'; key: 'created_at' | 'updated_at'; label: string };

/** What a column key stands for, or null where the resource has no such thing. */
export function columnOf(resource: Resource, key: string): Column | null {
  if (key === 'created_at' || key === 'updated_at')
    return { kind: 'common', key, label: key === 'created_at' ? 'Utworzono' : 'Zmieniono' };
  const computed = Object.hasOwn(resource.computed ?? {}, key) ? resource.computed?.[key] : undefined;
  if (computed) return { kind: 'computed', key, label: computed.label };
  const name = Object.hasOwn(resource.fields, key) ? key : `${key}_id`;
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return field ? { kind: 'field', key: name, field } : null;
}

const stored = new WeakMap<Resource, readonly [key: string, field: Field][]>();

/** Fields that have a column of their own in the table; found once for each declaration, as every read and write asks. */
export function storedFields(resource: Resource): readonly [key: string, field: Field][] {
  const known = stored.get(resource) ?? Object.entries(resource.fields).filter(([, field]) => typeOf(field).stored !== 'none');
  stored.set(resource, known);
  return known;
}

/** The fields that make up a record's title. */
export function titleKeys(resource: Resource): readonly string[] {
  return typeof resource.title === 'string' ? [resource.title] : resource.title;
}
