import { useShown } from '../records/useDeclared';
import { FieldValue } from './FieldValue';

/** A field of the record around, by react-admin's contexts, as people read it; nothing where the declaration has no such field. */
export function RecordValue({ source, compact = false }: { source: string; compact?: boolean }) {
  const { resource, record } = useShown();
  const field = resource.fields[source];
  return field ? (
    <FieldValue value={record[source]} field={field} source={source} record={record} resource={resource} compact={compact} />
  ) : null;
}
