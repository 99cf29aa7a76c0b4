import type { Resource } from '../schema';
import { columnOf } from '../schema/columns';
import { typeOf } from '../schema/fields';
import type { ColumnConfig } from './define';

/** The columns a resource declares, as configuration. */
export function standardColumns(resource: Resource): ColumnConfig[] {
  return resource.list.columns.flatMap((key) => {
    const column = columnOf(resource, key);
    if (!column) return [];
    const type = column.kind === 'field' ? typeOf(column.field) : null;
    return [
      {
        key,
        title: column.kind === 'field' ? column.field.label : column.label,
        align: type?.json === 'integer' ? ('right' as const) : ('left' as const),
        sortable: column.kind === 'common' || (type !== null && type.sorting !== 'none'),
        visible: true,
      },
    ];
  });
}
