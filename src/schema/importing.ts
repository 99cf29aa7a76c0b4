import { isFileField } from './embedded';
import type { FieldMap } from './record';

/** The fields of a record that a cell of a file can hold, out of those that the asker may write: lists of items and files have no such form. */
export function importable(writable: FieldMap): FieldMap {
  return Object.fromEntries(Object.entries(writable).filter(([, field]) => !field.of && !isFileField(field)));
}

/** Stands for the record's own id among the fields of a file. */
export const importedId = 'id';

/** A heading as it is remembered: folded letters, digits and spaces, and none of the figures that may be somebody's number. */
export const isKeptHeading = (heading: string): boolean => /^[a-z0-9]+( [a-z0-9]+)*$/.test(heading) && !/\d{5}/.test(heading);
