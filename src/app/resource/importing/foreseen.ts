import { type ComponentType, createContext } from 'react';

/** What an entity's own import shows of that which its changes bring besides their values; null where it shows nothing. */
export const Foreseen = createContext<ComponentType<{ foreseen: object }> | null>(null);
