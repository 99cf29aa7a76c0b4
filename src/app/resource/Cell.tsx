import { formatDateTime } from '../../lib/dates';
import { FieldValue } from '../fields/FieldValue';
import { Nothing } from '../fields/Nothing';
import type { ListColumn } from '../records/listColumns';
import { useShown } from '../records/useDeclared';
import { widgetOf } from './ownParts';

interface CellProps {
  column: ListColumn['column'];
  compact?: boolean;
  /** It stands in a link already, so another record is told by its title alone. */
  inLink?: boolean;
}

/** What the record around has in a column: a field, a computed value, or the time it was made or changed. */
export function Cell({ column, compact = true, inLink = false }: CellProps) {
  const { resource, record } = useShown();
  const Widget = widgetOf(resource, column.key);
  if (Widget) return <Widget record={record} compact={compact} />;
  const value: unknown = record[column.key];
  if (inLink && column.kind === 'field' && column.field.type === 'reference') {
    const other = record[column.key.replace(/_id$/, '')] as { title?: string } | null | undefined;
    return other?.title ?? <Nothing />;
  }
  if (column.kind === 'field')
    return (
      <FieldValue value={value} field={column.field} source={column.key} record={record} resource={resource} compact={compact} />
    );
  if (value === null || value === undefined) return <Nothing />;
  if (column.kind === 'common') return <span className="number">{formatDateTime(String(value))}</span>;
  if (typeof value === 'boolean') return <>{value ? 'Tak' : 'Nie'}</>;
  return typeof value === 'number' ? <span className="number">{value}</span> : String(value);
}
