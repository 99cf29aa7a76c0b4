import { isFileField } from './embedded';
import type { FieldMap } from './record';
import type { Resource } from './resource';

/** The fields of a record that a cell of a file can hold, out of those that the asker may write: lists of items and files have no such form. */
export function importable(writable: FieldMap): FieldMap {
  return Object.fromEntries(Object.entries(writable).filter(([, field]) => !field.of && !isFileField(field)));
}

/** The parts of lists' items that a file may have a column for, by `contacts.email`: of lists whose item is whole without the other columns. */
export function itemColumns(writable: FieldMap): Record<string, { label: string; field: FieldMap[string] }> {
  const lists = Object.entries(writable).filter(([, { of }]) => Object.values(of ?? {}).some(({ options }) => options.otherwise));
  return Object.fromEntries(
    lists.flatMap(([key, { label, of = {} }]) =>
      Object.entries(of).map(([part, field]) => [`${key}.${part}`, { label: `${label}: ${field.label}`, field }] as const),
    ),
  );
}

/** The list and the part that such a column is of; null for any other. */
export function itemColumn(key: string): { of: string; part: string } | null {
  const [of = '', part] = key.split('.');
  return part === undefined ? null : { of, part };
}

export const hourSuffix = '@hour';

/** Moments of which a file may have the day and the hour in two columns, as time trackers write them: the hour's own column. */
export const hourColumns = (writable: FieldMap): Record<string, { label: string }> =>
  Object.fromEntries(
    Object.entries(writable)
      .filter(([, { type }]) => type === 'dateTime')
      .map(([key, { label }]) => [key + hourSuffix, { label: `${label}: godzina` }] as const),
  );

const wholeSuffix = '@whole';

/** A column that has a person's whole name, and which part of it comes first. */
export interface NameColumn {
  label: string;
  family: string;
  given: string;
  first: 'family' | 'given';
}

/** Columns of whole names by the field that comes first: „Nazwisko i imię” and „Imię i nazwisko”. */
export function nameColumns(
  { importNames }: Pick<Resource, 'importNames'>,
  writable: FieldMap,
): Readonly<Record<string, NameColumn>> {
  if (!importNames) return {};
  const { family, given } = importNames;
  const [familyLabel, givenLabel] = [writable[family]?.label, writable[given]?.label];
  if (familyLabel === undefined || givenLabel === undefined) return {};
  const both = (one: string, other: string) => `${one} i ${other.toLowerCase()}`;
  return {
    [family + wholeSuffix]: { label: both(familyLabel, givenLabel), family, given, first: 'family' },
    [given + wholeSuffix]: { label: both(givenLabel, familyLabel), family, given, first: 'given' },
  };
}

/** Stands for the record's own id among the fields of a file. */
export const importedId = 'id';

/** A heading as it is remembered: folded letters, digits and spaces, and none of the figures that may be somebody's number. */
export const isKeptHeading = (heading: string): boolean => /^[a-z0-9]+( [a-z0-9]+)*$/.test(heading) && !/\d{5}/.test(heading);

/** Fields by which a row of a file is known to speak of a record, and what tells two records of one apart, as two contracts of a person. */
export interface KeySet {
  readonly by: readonly string[];
  readonly apart?: readonly string[];
}

/** In the order in which they are tried: what nobody may share, then what the declaration says besides. */
export function keySetsOf({
  fields,
  unique = [],
  importKeys = [],
}: Pick<Resource, 'fields' | 'unique' | 'importKeys'>): KeySet[] {
  const single = Object.keys(fields).filter((key) => fields[key]?.options.unique);
  return [...single.map((key) => ({ by: [key] })), ...unique.map((by) => ({ by })), ...importKeys];
}
