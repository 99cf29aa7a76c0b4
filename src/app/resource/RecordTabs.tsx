import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { generatePath, useParams } from 'react-router';
import { addressParams, overId } from '../../schema/address';
import { declared } from '../records/declared';
import { useDeclared, useShown } from '../records/useDeclared';
import { useMay } from '../records/usePermit';
import { useRoute } from '../routing/useRoute';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { PanelTheme } from '../theme/PanelTheme';
import { type Part, PartTabs } from './PartTabs';
import { RecordHistory } from './RecordHistory';
import { type Place, RecordPlaces } from './RecordPlaces';
import RecordTimeline from './RecordTimeline';
import { RelatedList } from './RelatedList';

/** Parts of a record's page that are no related resource's, where its route has them. */
const own: readonly Part[] = [
  { name: 'os-czasu', label: 'Oś czasu' },
  { name: 'historia', label: 'Historia' },
];

/** The part of a record's address that names its tab: a related resource, the timeline, the history, or nothing. */
export function useTab(): string {
  const { tabs } = useDeclared();
  const tab = useParams()['*'] ?? '';
  return own.some(({ name }) => name === tab) || tabs?.some((each) => each.resource === tab) ? tab : '';
}

interface RecordTabsProps {
  tab: string;
  /** A client's ways from this record to pages of their own, besides its parts. */
  places?: readonly Place[] | undefined;
  /** The first tab: the record itself. */
  children: ReactNode;
}

/**
 * A record and what hangs on it, each at an address of its own: for the office a row of tabs, what the declaration groups in a second one under
 * the group's name; for a client a list of places.
 */
export function RecordTabs({ tab, places = [], children }: RecordTabsProps) {
  const { resource, record } = useShown();
  const may = useMay();
  const { isAdmin } = useUser();
  const tenant = useTenant();
  const match = useRoute();
  const id = String(record.id);
  const base = match ? generatePath(match.route.path, addressParams(resource, id, overId(resource, record))) : '';
  const related = (resource.tabs ?? []).flatMap((each) => {
    const other = declared(each.resource);
    const isOn = each.component === undefined || tenant.shows(each.component, resource.module);
    // What a client reads nothing of can't narrow their list either.
    const isKnown = isAdmin || !other?.client?.hidden?.includes(each.by);
    return other && isOn && isKnown && tenant.has(other.module) && may('list', other)
      ? [{ ...each, name: each.resource, label: each.label ?? other.labels.few, other }]
      : [];
  });
  if (!isAdmin)
    return (
      <RecordPlaces base={base} tab={tab} related={related} others={places}>
        {children}
      </RecordPlaces>
    );
  const more = own.filter(({ name }) => match?.route.tabs?.includes(name));
  if (related.length === 0 && more.length === 0) return <>{children}</>;
  const groups: { label: string; parts: Part[] }[] = [{ label: 'Dane', parts: [{ name: '', label: 'Dane' }] }];
  for (const { name, label, group } of related) {
    const known = groups.find((each) => group !== undefined && each.label === group);
    if (known) known.parts.push({ name, label });
    else groups.push({ label: group ?? label, parts: [{ name, label }] });
  }
  groups.push(...more.map((part) => ({ label: part.label, parts: [part] })));
  const at = groups.find(({ parts }) => parts.some(({ name }) => name === tab)) ?? groups[0];
  const to = (name = '') => (name ? `${base}/${name}` : base);
  const shown = related.find(({ name }) => name === tab);

  return (
    <>
      <PanelTheme>
        <Box component="nav" aria-label="Części karty" sx={{ mb: 2 }}>
          <PartTabs
            at={at?.label ?? ''}
            isGroup={at !== undefined && at.parts.length > 1}
            parts={groups.map(({ label, parts: [first, ...others] }) => ({
              name: label,
              label: others.length > 0 ? label : (first?.label ?? label),
              to: to(first?.name),
            }))}
          />
          {at && at.parts.length > 1 && (
            <PartTabs dense={true} at={tab} parts={at.parts.map((part) => ({ ...part, to: to(part.name) }))} />
          )}
        </Box>
      </PanelTheme>
      {tab === 'historia' && more.length > 0 ? (
        <RecordHistory />
      ) : tab === 'os-czasu' && more.length > 1 ? (
        <RecordTimeline />
      ) : shown ? (
        <RelatedList reference={shown.name} target={shown.by} />
      ) : (
        children
      )}
    </>
  );
}
