import { type FieldMap, type Resource, typeOf } from '../../schema';

/** What a list can be narrowed by: the declaration's filters that this person may know of. */
export function filterKeys({ list }: Resource, readable: FieldMap): string[] {
  return (list.filters ?? []).filter((key) => {
    const field = readable[key];
    return field !== undefined && typeOf(field).filtering !== 'none';
  });
}
