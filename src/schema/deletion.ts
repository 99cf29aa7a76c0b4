import { companyKey } from './company';
import type { OnDelete } from './field';
import type { Resource } from './resource';

type Named = (name: string | undefined) => Resource | undefined;

/**
 * What deleting the record that a reference points to does to the one that points. Where the declaration does not say: what belongs to a company
 * goes with it, and so does what cannot be without the other record; people leave names behind, and an optional reference lets go.
 */
export function onDeleteOf(resource: Resource, key: string, named: Named): OnDelete {
  const field = resource.fields[key];
  if (field?.options.onDelete) return field.options.onDelete;
  if (named(field?.resource)?.self?.by === 'id') return 'detach';
  return key === companyKey(resource, named) || field?.options.required ? 'hide' : 'detach';
}

/** A reference of one resource to another. */
export interface Pointing {
  from: Resource;
  key: string;
}

/** References to a resource that do this on its deletion. */
export function pointingTo(target: Resource, does: OnDelete, resources: readonly Resource[], named: Named): Pointing[] {
  return resources.flatMap((from) =>
    Object.entries(from.fields).flatMap(([key, field]) =>
      field.type === 'reference' && field.resource === target.name && onDeleteOf(from, key, named) === does
        ? [{ from, key }]
        : [],
    ),
  );
}

/** Whether records of the resource go with others of its own kind. */
export const goesWithItself = (resource: Resource, named: Named): boolean =>
  pointingTo(resource, 'hide', [resource], named).length > 0;

/** Resources that go with a record of this one, each after all that it may hang on; the record's own comes first. */
export function goingWith(root: Resource, resources: readonly Resource[], named: Named): Resource[] {
  const order: Resource[] = [];
  const seen = new Set<string>();
  const visit = (resource: Resource) => {
    if (seen.has(resource.name)) return;
    seen.add(resource.name);
    for (const { from } of pointingTo(resource, 'hide', resources, named)) visit(from);
    order.unshift(resource);
  };
  visit(root);
  return order;
}
