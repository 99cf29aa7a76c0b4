import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { typeOf } from '../../schema';
import { columnOf, titleKeys } from '../../schema/columns';
import { embeddedKey } from '../../schema/embedded';

/** What a record is called, as its declaration composes it; a reference goes by the other record's title. */
export function recordTitle(resource: Resource, record: RaRecord): string {
  return texts(resource, titleKeys(resource), record).join(' ');
}

/** What tells a picked record apart from those of like names: „526-025-02-74 · Ewa Żuławska”. */
export function recordHint(resource: Resource, record: RaRecord): string {
  return texts(resource, resource.list.picked ?? [], record).join(' · ');
}

/** The values as people read them, without those that are empty or not told. */
function texts(resource: Resource, keys: readonly string[], record: RaRecord): string[] {
  return keys.flatMap((key) => {
    const column = columnOf(resource, key);
    const value: unknown = record[key];
    if (column?.kind !== 'field' || value === null || value === undefined) return [];
    const { field } = column;
    const text = field.type === 'reference' ? titleOf(record[embeddedKey(key)]) : typeOf(field).format(value, field);
    return text ? [text] : [];
  });
}

const titleOf = (embedded: unknown) => (embedded as { title?: string } | null | undefined)?.title ?? '';
