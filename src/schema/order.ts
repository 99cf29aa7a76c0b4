import type { Resource } from './resource';

/** Resources in an order that has what they point to before them; where they point to each other, in the order given. */
export function inOrderOfReferences(all: readonly Resource[]): Resource[] {
  const begun = new Set<Resource>();
  const ordered: Resource[] = [];
  const place = (resource: Resource) => {
    if (begun.has(resource)) return;
    begun.add(resource);
    for (const { type, resource: target } of Object.values(resource.fields))
      if (type === 'reference') for (const other of all) if (other.name === target) place(other);
    ordered.push(resource);
  };
  for (const resource of all) place(resource);
  return ordered;
}
