import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Resource } from '../../schema';
import { useRecordPath } from '../records/useRecordPath';

/** Leads to a record's page, or else to its form; bare text where this person may open neither. */
export function RecordLink({ resource, record, children }: { resource: Resource; record: RaRecord; children: ReactNode }) {
  const path = useRecordPath(resource)(record);
  return path ? (
    <Link className="record-link" to={path}>
      {children}
    </Link>
  ) : (
    children
  );
}
