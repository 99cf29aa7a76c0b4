import { useMemo } from 'react';
import type { FieldMap, Resource } from '../../schema';
import { fieldsFor } from '../../schema/rowFields';
import type { ListColumn } from './listColumns';

/** What `ListBase` asks a list of these columns with: rows that hold what is shown of them; a failure is told where the rows stand. */
export function useRowsAsked(
  resource: Resource,
  columns: readonly Pick<ListColumn, 'column'>[],
  readable: FieldMap,
): { onError: () => void; meta: { fields: string[] } } {
  const keys = columns.map(({ column }) => column.key).join();
  return useMemo(
    () => ({ onError: () => {}, meta: { fields: fieldsFor(resource, keys === '' ? [] : keys.split(','), readable) } }),
    [resource, keys, readable],
  );
}
