import type { Identifier } from 'ra-core';
import { type ComponentType, createContext } from 'react';

export interface ChangePreviewProps {
  ids: readonly Identifier[];
  /** What is typed so far, as it would be sent. */
  data: Readonly<Record<string, unknown>>;
}

/** What an entity's own list shows of a change of many before it is sent; null where it shows nothing. */
export const ChangePreview = createContext<ComponentType<ChangePreviewProps> | null>(null);
