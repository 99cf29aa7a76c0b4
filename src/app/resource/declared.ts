import { resources } from '../../../resources';
import type { Resource } from '../../schema';

const byName: Record<string, Resource | undefined> = resources;

/** The declaration of that name; undefined where there is none. */
export function declared(name: string): Resource | undefined {
  return byName[name];
}

/** The declaration of that name; asking for one that is not there is a fault of the code. */
export function declaredOrThrow(name: string): Resource {
  const resource = byName[name];
  if (!resource) throw new Error(`"${name}" is not a resource; resources are ${Object.keys(byName).join(', ')}`);
  return resource;
}
