import { useListContext } from 'ra-core';
import { type Option, SelectBox } from '../fields/SelectBox';
import type { ListColumn } from '../records/listColumns';

/** The order of the list where there are no headings to press. */
export function SortChooser({ columns }: { columns: readonly ListColumn[] }) {
  const { sort, setSort } = useListContext();
  const sortable = columns.filter((column) => column.sort !== null);
  if (sortable.length === 0) return null;
  const now = `${sort.field}:${sort.order}`;
  const orders = sortable.flatMap(({ title, sort: key }): Option[] => [
    [`${key}:ASC`, `${title}: rosnąco`],
    [`${key}:DESC`, `${title}: malejąco`],
  ]);
  return (
    <SelectBox
      label="Kolejność"
      value={now}
      options={orders.some(([order]) => order === now) ? orders : [[now, 'Domyślna'], ...orders]}
      onChange={(order) => {
        const [field = '', direction] = order.split(':');
        setSort({ field, order: direction === 'DESC' ? 'DESC' : 'ASC' });
      }}
    />
  );
}
