import { usualFields } from '../../contract/importHeadings';
import { cut } from '../../lib/text';
import type { Field } from '../../schema';
import { columnOf } from '../../schema/columns';
import { importable, itemColumns } from '../../schema/importing';
import { badBody } from '../errors';
import { shownColumns } from './exportColumns';
import type { View } from './view';

/** What a column of an imported file is: a field to be written, the record's id, the version that a row was made from, or one that is there to be read alone. */
export type ImportColumn =
  | { kind: 'field'; key: string; field: Field }
  | { kind: 'id' }
  | { kind: 'version' }
  | { kind: 'ignored' };

/**
 * The columns that headings name: by the field's label, the firm's own heading, or the key, whatever the case. Those that nobody writes
 * are passed over, as an exported file has them too. Throws 422 for a heading that names nothing the asker may know, and for one given twice.
 */
export function importColumns(view: View, headings: readonly string[]): ImportColumn[] {
  const names = namesOf(view);
  const columns: (ImportColumn | null)[] = headings.map((heading) => names.get(heading.toLowerCase()) ?? null);
  usualColumns(view, headings, columns);
  const unknown = headings.filter((_, nth) => columns[nth] === null);
  if (unknown.length > 0)
    throw badBody(`Nieznane kolumny: ${unknown.map((heading) => `„${cut(heading, 60)}”`).join(', ')}. Nagłówek to nazwa pola.`);
  const told = columns.flatMap((column) => (column === null || column.kind === 'ignored' ? [] : column));
  const keys = told.map((column) => (column.kind === 'field' ? column.key : column.kind));
  if (new Set(keys).size < keys.length) throw badBody('Ta sama kolumna występuje w pliku dwa razy.');
  if (!told.some(({ kind }) => kind === 'field')) throw badBody('W pliku nie ma ani jednej kolumny, którą można wczytać.');
  return columns.flatMap((column) => column ?? []);
}

/** Headings of other programs, for fields that no column was named for. */
function usualColumns(view: View, headings: readonly string[], columns: (ImportColumn | null)[]): void {
  const named = new Set(columns.flatMap((column) => (column?.kind === 'field' ? column.key : [])));
  const free = Object.entries(view.readable).flatMap(([key, field]) => {
    const column = asImported(view, key, field);
    return column.kind === 'field' && !named.has(key) ? [[key, column] as const] : [];
  });
  const byKey = new Map<string, ImportColumn>(free);
  for (const [at, key] of usualFields(headings, [...byKey.keys()], (nth) => columns[nth] === null))
    columns[at] = byKey.get(key) ?? null;
}

const namesByView = new WeakMap<View, ReadonlyMap<string, ImportColumn>>();

/** What a heading may be, in small letters, and the column that it then is; put together once, as many rows of a file may be its headings. */
export function namesOf(view: View): ReadonlyMap<string, ImportColumn> {
  const known = namesByView.get(view) ?? namesFor(view);
  namesByView.set(view, known);
  return known;
}

function namesFor(view: View): ReadonlyMap<string, ImportColumn> {
  const names = new Map<string, ImportColumn>([['id', { kind: 'id' }]]);
  const name = (heading: string, column: ImportColumn) => names.set(heading.trim().toLowerCase(), column);
  const { resource, readable } = view;
  for (const key of ['created_at', 'updated_at', 'version', ...Object.keys(resource.computed ?? {})]) {
    name(key, { kind: 'ignored' });
    name(columnOf(resource, key)?.kind === 'field' ? key : labelOf(view, key), { kind: 'ignored' });
  }
  for (const { key, title } of shownColumns(view)) {
    const column = columnOf(resource, key);
    if (column?.kind === 'field' && Object.hasOwn(readable, column.key)) name(title, asImported(view, column.key, column.field));
    else if (column && column.kind !== 'field') name(title, { kind: 'ignored' });
  }
  // By this word alone: under its label people's sheets bring it along from an export, and say nothing by it.
  name('version', { kind: 'version' });
  for (const [key, field] of Object.entries(readable)) {
    const column = asImported(view, key, field);
    name(field.label, column);
    // No cell of a sheet reads as a list of items to people; a program names it by its key and gives JSON.
    name(key, field.of && Object.hasOwn(view.writable, key) ? { kind: 'field', key, field } : column);
  }
  for (const [key, { label, field }] of Object.entries(itemColumns(view.writable))) {
    name(label, { kind: 'field', key, field });
    name(key, { kind: 'field', key, field });
  }
  return names;
}

function labelOf({ resource }: View, key: string): string {
  const column = columnOf(resource, key);
  return column && column.kind !== 'field' ? column.label : key;
}

const inCells = new WeakMap<View['writable'], View['writable']>();

function asImported({ writable }: View, key: string, field: Field): ImportColumn {
  const fields = inCells.get(writable) ?? importable(writable);
  inCells.set(writable, fields);
  return Object.hasOwn(fields, key) ? { kind: 'field', key, field } : { kind: 'ignored' };
}
