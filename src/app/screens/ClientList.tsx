import { useMemo } from 'react';
import type { Resource } from '../../schema';
import { useNarrowed } from '../records/useNarrowed';
import { ResourceList, type ResourceListProps } from '../resource/ListScreen';
import type { ScreenProps } from '../routing/route';
import { useSeveral } from '../session/chosenCompany';

/** A client's list of records that no screen of its own replaces. */
export default function ClientList({ resource }: ScreenProps) {
  return resource ? <NarrowedList resource={resource} /> : null;
}

interface NarrowedListProps extends Pick<ResourceListProps, 'lead' | 'above' | 'startsWith'> {
  resource: Resource;
}

/** Records of the company that the client looks at, or of all; whose each is stands there where there are several. */
export function NarrowedList({ resource, ...parts }: NarrowedListProps) {
  const several = useSeveral();
  const company = resource.client?.rows.company;
  const without = useMemo(() => (several || !company ? [] : [company]), [several, company]);
  return <ResourceList resource={resource} filter={useNarrowed(resource)} without={without} {...parts} />;
}
