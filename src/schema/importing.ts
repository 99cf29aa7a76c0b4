import { isFileField } from './embedded';
import type { FieldMap } from './record';

/** The fields of a record that a cell of a file can hold, out of those that the asker may write: lists of items and files have no such form. */
export function importable(writable: FieldMap): FieldMap {
  return Object.fromEntries(Object.entries(writable).filter(([, field]) => !field.of && !isFileField(field)));
}

/** Stands for the record's own id among the fields of a file. */
export const importedId = 'id';
