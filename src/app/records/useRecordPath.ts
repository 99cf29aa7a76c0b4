import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { usePaths } from './paths';
import { useMay } from './usePermit';

/** Where a record's row leads: to its page, or else to its form; null where this person may open neither. */
export function useRecordPath(resource: Resource): (record: RaRecord) => string | null {
  const paths = usePaths(resource);
  const may = useMay();
  return (record) => {
    const id = String(record.id);
    return (
      (may('show', resource, record) ? paths.show(id, record) : null) ??
      (may('edit', resource, record) ? paths.edit(id, record) : null)
    );
  };
}
