import { useMemo } from 'react';
import type { FieldMap, Resource } from '../../../schema';
import { importable, importedId, itemColumns } from '../../../schema/importing';
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
      ...partFields(writable),
      ...hourFields(all),
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

/** Parts of a list's items, as the address of a company's person: they make an item of a new record. */
const partFields = (fields: FieldMap): FileField[] =>
  Object.entries(itemColumns(fields)).map(([key, { label }]) => ({ key, label, names: [key], required: false }));

export const hourSuffix = '@hour';

/** Moments of which a file has the day and the hour in two columns, as time trackers write them: the hour's own column. */
const hourFields = (fields: FieldMap): FileField[] =>
  Object.entries(fields)
    .filter(([, { type }]) => type === 'dateTime')
    .map(([key, { label }]) => ({ key: key + hourSuffix, label: `${label}: godzina`, names: [], required: false }));

export const isHour = (key: string): boolean => key.endsWith(hourSuffix);
