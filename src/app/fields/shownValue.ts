import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Field, Resource } from '../../schema';

/** What a way of showing gets: the value, its declaration, and the record it stands in. */
export interface ShownValue {
  value: unknown;
  field: Field;
  /** The field's key; in an item of an object list, `contacts.0.email`. */
  source: string;
  record: RaRecord;
  /** Whose field it is; the whole declaration may come later than the first screen. */
  resource: Pick<Resource, 'name'>;
  /** In a table there is little room. */
  compact?: boolean;
  /** Shows a value inside this one, as the items of a list need. */
  Nested?: ComponentType<ShownValue>;
}
