import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { typeOf } from '../../schema';
import { columnOf, titleKeys } from '../../schema/columns';

/** What a record is called, as its declaration composes it; a reference goes by the other record's title. */
export function recordTitle(resource: Resource, record: RaRecord): string {
  return titleKeys(resource)
    .map((key) => {
      const column = columnOf(resource, key);
      const value: unknown = record[key];
      if (column?.kind !== 'field' || value === null || value === undefined) return '';
      if (column.field.type !== 'reference') return typeOf(column.field).format(value, column.field);
      return (record[key.replace(/_id$/, '')] as { title?: string } | null)?.title ?? '';
    })
    .filter((part) => part !== '')
    .join(' ');
}
