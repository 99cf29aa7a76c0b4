import type { Identifier } from 'ra-core';
import { createContext } from 'react';

interface BesideList {
  /** The record that stands beside its list. */
  id: Identifier | null;
  /** Null closes it. */
  show: (id: Identifier | null) => void;
}

/** Where a list shows a record beside itself; null where the window has no room for both, and a row leads to the record's page. */
export const Beside = createContext<BesideList | null>(null);
