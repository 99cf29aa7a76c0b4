import { useListContext } from 'ra-core';
import { useId } from 'react';
import type { ListColumn } from './listColumns';

/** The order of the list where there are no headings to press. */
export function SortChooser({ columns }: { columns: readonly ListColumn[] }) {
  const { sort, setSort } = useListContext();
  const id = useId();
  const sortable = columns.filter((column) => column.sort !== null);
  if (sortable.length === 0) return null;
  return (
    <div className="plain-field">
      <label htmlFor={id}>Kolejność</label>
      <select
        id={id}
        value={`${sort.field}:${sort.order}`}
        onChange={({ target }) => {
          const [field = '', order] = target.value.split(':');
          setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      >
        {!sortable.some((column) => column.sort === sort.field) && (
          <option value={`${sort.field}:${sort.order}`}>Domyślna</option>
        )}
        {sortable.flatMap(({ title, sort: key }) => [
          <option key={`${key}:ASC`} value={`${key}:ASC`}>
            {title}: rosnąco
          </option>,
          <option key={`${key}:DESC`} value={`${key}:DESC`}>
            {title}: malejąco
          </option>,
        ])}
      </select>
    </div>
  );
}
