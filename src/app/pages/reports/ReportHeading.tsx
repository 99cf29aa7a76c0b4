import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReportColumn } from '../../../contract/reports';
import type { RowOrder } from './useRowOrder';

/** Figures stand to the right but where the firm sets a column otherwise. */
export const alignOf = ({ kind, align }: ReportColumn) => align ?? (kind === 'text' ? 'left' : 'right');

interface ReportHeadingProps {
  column: ReportColumn;
  order: RowOrder | null;
  onPress: (key: string) => void;
}

/** A column's heading; where the firm lets the reader order by it, pressing it does, and again turns the order round. */
export function ReportHeading({ column, order, onPress }: ReportHeadingProps) {
  const { key, label, sortable } = column;
  const active = order?.key === key;
  const direction = active && order.falling ? 'desc' : 'asc';
  return (
    <TableCell scope="col" align={alignOf(column)} sortDirection={active && direction}>
      {sortable ? (
        <TableSortLabel active={active} direction={direction} onClick={() => onPress(key)}>
          {label}
        </TableSortLabel>
      ) : (
        <span>{label}</span>
      )}
    </TableCell>
  );
}
