import type { FieldMap, Resource } from '../../schema';

export interface Section {
  title: string;
  keys: readonly string[];
}

/** The declaration's sections with the fields that exist for this person; without sections, one with all of them. */
export function sectionsOf(resource: Resource, fields: FieldMap): Section[] {
  const declared = resource.sections ?? [{ title: resource.labels.one, fields: Object.keys(resource.fields) }];
  return declared
    .map(({ title, fields: keys }) => ({ title, keys: keys.filter((key) => Object.hasOwn(fields, key)) }))
    .filter(({ keys }) => keys.length > 0);
}

/** The field a record's state stands in, if it has one. */
export function stateKey(resource: Resource): string | undefined {
  return Object.entries(resource.fields).find(([, { type }]) => type === 'state')?.[0];
}
