import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Resource } from '../../schema';
import { useShown } from '../records/useDeclared';
import { useRecordPath } from '../records/useRecordPath';

/** Leads to the page of the record around, or else to its form; bare text where this person may open neither. */
export function RecordLink({ children }: { children: ReactNode }) {
  const { resource, record } = useShown();
  return (
    <LinkTo resource={resource} record={record}>
      {children}
    </LinkTo>
  );
}

/** Leads to a record that does not stand around. */
export function LinkTo({ resource, record, children }: { resource: Resource; record: RaRecord; children: ReactNode }) {
  const path = useRecordPath(resource)(record);
  return path ? (
    <Link className="record-link" to={path}>
      {children}
    </Link>
  ) : (
    children
  );
}
