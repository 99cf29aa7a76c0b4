import { useDataTableCallbacksContext, useDataTableSortContext } from 'ra-core';
import { Icon } from '../layout/Icon';
import type { ListColumn } from './listColumns';

/** A column's heading; pressing it orders the list, pressing again turns the order round. */
export function SortHeading({ column: { title, align, sort: key } }: { column: ListColumn }) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const active = key !== null && sort?.field === key;
  const rising = sort?.order === 'ASC';
  return (
    <th scope="col" className={`align-${align}`} aria-sort={active ? (rising ? 'ascending' : 'descending') : undefined}>
      {key === null || !handleSort ? (
        title
      ) : (
        <button type="button" className="sort" data-field={key} onClick={handleSort}>
          {title}
          <span className={active ? 'sort-mark' : 'sort-mark sort-idle'}>
            <Icon name={active && !rising ? 'down' : 'up'} size={16} />
          </span>
        </button>
      )}
    </th>
  );
}
