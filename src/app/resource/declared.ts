import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { worded } from '../tenant/wording';

const byName: Record<string, Resource | undefined> = resources;

/** The declaration of that name, in the firm's words; undefined where there is none. */
export function declared(name: string): Resource | undefined {
  const resource = byName[name];
  return resource && worded(resource);
}

/** The declaration of that name; asking for one that is not there is a fault of the code. */
export function declaredOrThrow(name: string): Resource {
  const resource = declared(name);
  if (!resource) throw new Error(`"${name}" is not a resource; resources are ${Object.keys(byName).join(', ')}`);
  return resource;
}
