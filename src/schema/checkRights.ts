import type { Resource } from './resource';

/** A field that somebody's rights follow from is no one's to give themselves, and taking it away and back is confirmed like giving it (P12, P19). */
export function checkRights(resource: Resource, report: (place: string, fault: string) => void): void {
  const keys = Object.keys(resource.fields).filter((key) => resource.fields[key]?.options.rights);
  for (const key of keys)
    if (resource.self?.writes.includes(key) || resource.client)
      report(`fields.${key}`, 'gives rights, which nobody gives themselves and no client may write');
  if (keys.length > 0 && resource.may?.includes('delete') !== false && !resource.stepUp?.includes('delete'))
    report('stepUp', `leaves out "delete", and "${keys[0]}" gives rights`);
}
