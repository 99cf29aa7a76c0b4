import type { ResourceDefinition } from 'ra-core';
import type { Resource, Verb } from '../../schema';
import { columnOf, titleKeys } from '../../schema/columns';
import type { Route } from '../routing/route';

/** What react-admin knows of each resource: which screens it has in this table, and what a record is called. */
export function resourceDefinitions(table: readonly Route[]): Record<string, ResourceDefinition> {
  const screens = table.filter((route) => route.resource);
  const has = (resource: Resource, verb: Verb) => screens.some((route) => route.resource === resource && route.verb === verb);
  return Object.fromEntries(
    screens.flatMap(({ resource }) =>
      resource
        ? [
            [
              resource.name,
              {
                name: resource.name,
                hasList: has(resource, 'list'),
                hasShow: has(resource, 'show'),
                hasCreate: has(resource, 'create'),
                hasEdit: has(resource, 'edit'),
                recordRepresentation: recordTitle(resource),
              },
            ],
          ]
        : [],
    ),
  );
}

/** A record's title as its declaration composes it; of a reference, the other record's title. */
function recordTitle(resource: Resource) {
  return (record: Record<string, unknown>): string => {
    const parts = titleKeys(resource).map((key) => titlePart(resource, record, key));
    return parts.filter((part) => part !== '').join(' ') || String(record.title ?? record.id ?? '');
  };
}

function titlePart(resource: Resource, record: Record<string, unknown>, key: string): string {
  const column = columnOf(resource, key);
  if (column?.kind === 'field' && column.field.type === 'reference') {
    const other = record[key.replace(/_id$/, '')] as { title?: string } | null | undefined;
    return other?.title ?? '';
  }
  return record[key] === null || record[key] === undefined ? '' : String(record[key]);
}
