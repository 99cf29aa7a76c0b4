import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { generatePath, Link, useParams } from 'react-router';
import type { Resource } from '../../schema';
import { addressParams, overId } from '../../schema/address';
import { useRoute } from '../routing/useRoute';
import { useTenant } from '../tenant/useTenant';
import { declared } from './declared';
import { RecordHistory } from './RecordHistory';
import { RelatedList } from './RelatedList';
import { useMay } from './usePermit';

/** The part of a record's address that names its tab: a related resource, the history, or nothing. */
export function useTab(resource: Resource): string {
  const tab = useParams()['*'] ?? '';
  return tab === 'historia' || resource.tabs?.some((each) => each.resource === tab) ? tab : '';
}

interface RecordTabsProps {
  resource: Resource;
  record: RaRecord;
  tab: string;
  /** The first tab: the record itself. */
  children: ReactNode;
}

/** A record and what hangs on it, each at an address of its own. */
export function RecordTabs({ resource, record, tab, children }: RecordTabsProps) {
  const may = useMay();
  const tenant = useTenant();
  const match = useRoute();
  const base = match ? generatePath(match.route.path, addressParams(resource, String(record.id), overId(resource, record))) : '';
  const related = (resource.tabs ?? []).flatMap((each) => {
    const other = declared(each.resource);
    const isOn = each.component === undefined || tenant.shows(each.component, resource.module);
    return other && isOn && tenant.has(other.module) && may('list', other) ? [{ ...each, other }] : [];
  });
  const history = match?.route.tabs?.includes('historia') === true;
  if (related.length === 0 && !history) return <>{children}</>;
  const shown = related.find((each) => each.resource === tab);
  const entries = [
    { name: '', label: 'Dane' },
    ...related.map(({ resource: name, label, other }) => ({ name, label: label ?? other.labels.few })),
    ...(history ? [{ name: 'historia', label: 'Historia' }] : []),
  ];

  return (
    <>
      <nav className="tabs" aria-label="Części karty">
        <ul>
          {entries.map(({ name, label }) => (
            <li key={name}>
              <Link
                to={name ? `${base}/${name}` : base}
                aria-current={name === tab ? 'page' : undefined}
                preventScrollReset={true}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'historia' && history ? (
        <RecordHistory resource={resource} id={String(record.id)} />
      ) : shown ? (
        <RelatedList resource={shown.other} by={shown.by} record={record} />
      ) : (
        children
      )}
    </>
  );
}
