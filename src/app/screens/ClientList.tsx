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

interface NarrowedListProps extends Pick<ResourceListProps, 'lead' | 'above' | 'startsWith' | 'without'> {
  resource: Resource;
}

/** Records of the company that the client looks at, or of all; whose each is stands there where there are several. */
export function NarrowedList({ resource, without = none, ...parts }: NarrowedListProps) {
  const several = useSeveral();
  const company = resource.client?.rows.company;
  const left = useMemo(() => (several || !company ? without : [...without, company]), [several, company, without]);
  return <ResourceList resource={resource} filter={useNarrowed(resource)} without={left} {...parts} />;
}

const none: readonly string[] = [];
