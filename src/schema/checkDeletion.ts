import { onDeleteOf } from './deletion';
import type { Resource } from './resource';

type Registry = Readonly<Record<string, Resource>>;
type Report = (place: string, fault: string) => void;

/**
 * Deleting a record must come to an end: what goes along never leads back, and only references say what happens to them (P21). Those of its own
 * kind that point to a record itself go along one step deep.
 */
export function checkDeletion(resource: Resource, resources: Registry, report: Report): void {
  const named = (name: string | undefined) => resources[name ?? ''];
  for (const [key, field] of Object.entries(resource.fields))
    if (field.options.onDelete && field.type !== 'reference')
      report(`fields.${key}.onDelete`, 'is said of what points to no record');
  if (leadsTo(resource, resource.name, named, new Set()))
    report('onDelete', 'would take a record along with itself; one of the references between them must refuse or detach');
}

/** Whether what the resource goes with goes, in the end, with the resource of that name. */
function leadsTo(resource: Resource, name: string, named: (name?: string) => Resource | undefined, seen: Set<string>): boolean {
  return Object.entries(resource.fields).some(([key, field]) => {
    const over = field.type === 'reference' ? named(field.resource) : undefined;
    if (!over || onDeleteOf(resource, key, named) !== 'hide') return false;
    if (over.name === resource.name) return false;
    if (over.name === name) return true;
    if (seen.has(over.name)) return false;
    seen.add(over.name);
    return leadsTo(over, name, named, seen);
  });
}
