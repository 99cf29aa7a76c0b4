import { useMemo } from 'react';
import { useDeclared } from '../records/useDeclared';
import { useNarrowed } from '../records/useNarrowed';
import { ResourceList, type ResourceListProps } from '../resource/ListScreen';
import { useSeveral } from '../session/chosenCompany';

/** A client's list of records that no screen of its own replaces. */
export default function ClientList() {
  return <NarrowedList />;
}

type NarrowedListProps = Pick<ResourceListProps, 'lead' | 'above' | 'startsWith' | 'without'>;

/** Records of the company that the client looks at, or of all; whose each is stands there where there are several. */
export function NarrowedList({ without = none, ...parts }: NarrowedListProps) {
  const resource = useDeclared();
  const several = useSeveral();
  const company = resource.client?.rows.company;
  const left = useMemo(() => (several || !company ? without : [...without, company]), [several, company, without]);
  return <ResourceList filter={useNarrowed(resource)} without={left} {...parts} />;
}

const none: readonly string[] = [];
