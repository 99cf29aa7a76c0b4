import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Resource } from '../../schema';
import type { GroupsAsked, PanelDataProvider } from '../providers/dataProvider';

/** A list counted and summed by what its rows share; fetched anew whenever one of its records changes. */
export function useGroups(
  { name }: Pick<Resource, 'name'>,
  { by, sum, filter }: Omit<GroupsAsked, 'signal'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const provider = useDataProvider<PanelDataProvider>();
  return useQuery({
    queryKey: [name, 'getGroups', { by, sum, filter }],
    queryFn: ({ signal }) => provider.groups(name, { by, ...(sum ? { sum } : {}), ...(filter ? { filter } : {}), signal }),
    enabled,
    retry: false,
  });
}
