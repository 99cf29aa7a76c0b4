import type { Resource } from '../../schema';
import { declarations } from '../registry';
import { worded } from '../tenant/wording';

/** The declaration of that name, in the firm's words; undefined where the panel knows of none. */
export function declared(name: string): Resource | undefined {
  const resource = declarations()[name];
  return resource && worded(resource);
}

/** The declaration of that name; asking for one that is not there is a fault of the code. */
export function declaredOrThrow(name: string): Resource {
  const resource = declared(name);
  if (!resource) throw new Error(`"${name}" is not a resource here; resources are ${Object.keys(declarations()).join(', ')}`);
  return resource;
}
