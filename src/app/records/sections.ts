import type { FieldMap, Resource } from '../../schema';
import { openingFields } from '../../schema/conversation';

export interface Section {
  title: string;
  keys: readonly string[];
}

/** The declaration's sections with the fields that exist for this person; without sections, one with all of them. */
export function sectionsOf(resource: Resource, fields: FieldMap): Section[] {
  const declared = resource.sections ?? [{ title: resource.labels.one, fields: Object.keys(resource.fields) }];
  const own: Section[] = declared.map(({ title, fields: keys }) => ({
    title,
    keys: keys.filter((key) => Object.hasOwn(fields, key)),
  }));
  const placed = own.flatMap(({ keys }) => keys);
  return [...own, ...openingOf(resource, fields, placed)].filter(({ keys }) => keys.length > 0);
}

/** The first post, last in the form of a new record unless a section has it. */
function openingOf(resource: Resource, fields: FieldMap, placed: readonly string[]): Section[] {
  const keys = Object.keys(openingFields(resource)).filter((key) => Object.hasOwn(fields, key) && !placed.includes(key));
  return [{ title: 'Wiadomość', keys }];
}

/** The field a record's state stands in, if it has one. */
export function stateKey(resource: Resource): string | undefined {
  return Object.entries(resource.fields).find(([, { type }]) => type === 'state')?.[0];
}
