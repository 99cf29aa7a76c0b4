import type { ReportColumn } from '../../../contract/reports';
import { Icon } from '../../layout/Icon';
import type { RowOrder } from './useRowOrder';

/** Figures stand to the right but where the firm sets a column otherwise. */
export const alignOf = ({ kind, align }: ReportColumn): string =>
  (align ?? (kind === 'text' ? 'left' : 'right')) === 'left' ? '' : `align-${align ?? 'right'}`;

interface ReportHeadingProps {
  column: ReportColumn;
  order: RowOrder | null;
  onPress: (key: string) => void;
}

/** A column's heading; where the firm lets the reader order by it, pressing it does, and again turns the order round. */
export function ReportHeading({ column, order, onPress }: ReportHeadingProps) {
  const { key, label, sortable } = column;
  const active = order?.key === key;
  return (
    <th scope="col" className={alignOf(column)} aria-sort={active ? (order.falling ? 'descending' : 'ascending') : undefined}>
      {sortable ? (
        <button type="button" className="sort" onClick={() => onPress(key)}>
          {label}
          <span className={active ? 'sort-mark' : 'sort-mark sort-idle'}>
            <Icon name={active && order.falling ? 'down' : 'up'} size={16} />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}
