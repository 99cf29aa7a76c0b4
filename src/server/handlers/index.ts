import type { Handlers } from './define';

/** What entities do beyond keeping their records, by the resource's name. */
export const handlers: Readonly<Record<string, Handlers>> = {};
