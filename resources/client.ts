import type { Resource } from '../src/schema';
import { resources } from './index';

/**
 * What clients know anything of, in the menu's order. A build of the panel puts these declarations' own imports in this module's place
 * (`scripts/clientDeclarations.ts`), so that their panel brings along none of the office's.
 */
export const clientResources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.entries<Resource>(resources).filter(([, { client, self }]) => client || self),
);
