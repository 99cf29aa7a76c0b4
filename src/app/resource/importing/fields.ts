import { useMemo } from 'react';
import type { FieldMap, Resource } from '../../../schema';
import { hourColumns, hourSuffix, importable, importedId, itemColumns, nameColumns } from '../../../schema/importing';
import { listColumns } from '../../records/listColumns';
import { usePermit } from '../../records/usePermit';
import { useTenant } from '../../tenant/useTenant';

/** What a column of a file may be: a field that this person writes, or the record's own id. */
export interface FileField {
  key: string;
  label: string;
  /** What files call it, besides its label. */
  names: readonly string[];
  required: boolean;
  /** A row may leave it out all the same: the record is asked for it later. */
  open?: boolean;
  /** The fields that it tells at once, where it is a person's whole name. */
  parts?: readonly string[];
}

/** What a file may bring of a resource, in the order of its form; the server asks the same rule. */
export function useFileFields(resource: Resource): readonly FileField[] {
  const { readable, writable } = usePermit('create', resource);
  const tenant = useTenant();
  return useMemo(() => {
    const headings = listColumns(resource, tenant, readable);
    const all = importable(writable);
    return [
      ...fieldsOf(all, headings),
      ...told(itemColumns(writable)),
      ...told(hourColumns(all)),
      ...wholeNames(resource, all),
      { key: importedId, label: idLabel, names: ['id'], required: false },
    ];
  }, [resource, tenant, readable, writable]);
}

export const idLabel = 'Identyfikator w panelu';

function fieldsOf(fields: FieldMap, headings: readonly { title: string; column: { key: string } }[]): FileField[] {
  return Object.entries(fields)
    .filter(([, { options }]) => !options.readOnly)
    .map(([key, { label, options }]) => ({
      key,
      label,
      names: [key, ...headings.filter(({ column }) => column.key === key).map(({ title }) => title)],
      required: options.required === true && options.default === undefined,
      open: options.open === true,
    }));
}

const wholeNames = (resource: Resource, fields: FieldMap): FileField[] =>
  Object.entries(nameColumns(resource, fields)).map(([key, { label, family, given }]) => ({
    key,
    label,
    names: [key],
    required: false,
    parts: [family, given],
  }));

/** What is no field of its own: a part of a list's items, the hour of a moment. */
const told = (columns: Readonly<Record<string, { label: string }>>): FileField[] =>
  Object.entries(columns).map(([key, { label }]) => ({ key, label, names: [key], required: false }));

export const isHour = (key: string): boolean => key.endsWith(hourSuffix);
