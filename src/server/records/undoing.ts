import type { Body } from './body';

/** What of a written record brings it back: its version then, and what stood before in the fields that became something else. */
export interface Undoing {
  version: number;
  /** Null where it was made. */
  before: Body | null;
}

/** A row of an import, or one of many records, that can be undone. */
export interface UndoneRow extends Undoing {
  row: number;
  id: string;
}
