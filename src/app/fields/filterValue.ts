import type { Field } from '../../schema';

/** What a filter of a list gets: everything the list is filtered by, and the way to change that. */
export interface FilterControl {
  field: Field;
  source: string;
  values: Readonly<Record<string, unknown>>;
  /** Undefined, an empty text or an empty list drops the filter of that name. */
  onChange: (changes: Readonly<Record<string, unknown>>) => void;
}
