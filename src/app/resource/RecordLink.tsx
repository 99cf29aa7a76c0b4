import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Resource } from '../../schema';
import { usePaths } from './paths';
import { useMay } from './usePermit';

/** Leads to a record's page, or else to its form; bare text where this person may open neither. */
export function RecordLink({ resource, record, children }: { resource: Resource; record: RaRecord; children: ReactNode }) {
  const paths = usePaths(resource);
  const may = useMay();
  const id = String(record.id);
  const path =
    (may('show', resource, record) ? paths.show(id, record) : null) ??
    (may('edit', resource, record) ? paths.edit(id, record) : null);
  return path ? (
    <Link className="record-link" to={path}>
      {children}
    </Link>
  ) : (
    children
  );
}
