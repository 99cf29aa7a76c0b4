import { columnOf } from './columns';
import type { Field } from './field';
import type { FieldMap } from './record';
import type { Resource } from './resource';

/** Whether rows of lists hold the field: closed values without a mask belong to the answer of one record, which is audited (P08). */
export function heldInLists({ options }: Field): boolean {
  return !options.grant || options.encrypted === true;
}

/** What a row needs whatever its columns show: its name, its address, and what is asked of a record before something is done with it. */
function needed({ fields, title, beneath, self, client, list }: Resource): readonly string[] {
  const states = Object.entries(fields).flatMap(([key, { type }]) => (type === 'state' ? [key] : []));
  return [
    ...[title].flat(),
    ...states,
    ...(beneath ? [beneath.by] : []),
    ...(self ? [self.by] : []),
    ...Object.keys(client?.editable ?? {}),
    ...(list.beside ?? []),
  ];
}

/**
 * The keys that a list is asked for, to show these columns to somebody who may read these fields: the columns, what their numbers are a
 * part of, and what a row needs besides.
 */
export function fieldsFor(resource: Resource, columns: readonly string[], readable: FieldMap): string[] {
  const wholes = columns.flatMap((key) => resource.fields[key]?.outOf ?? []);
  return [...new Set([...columns, ...wholes, ...needed(resource)])].filter((key) => {
    const column = columnOf(resource, key);
    if (column?.kind !== 'field') return column !== null;
    return Object.hasOwn(readable, column.key) && heldInLists(column.field);
  });
}
