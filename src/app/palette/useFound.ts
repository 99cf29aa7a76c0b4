import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { generatePath } from 'react-router';
import { fold } from '../../lib/text';
import { addressParams } from '../../schema/address';
import { useDebouncedText } from '../fields/useDebouncedText';
import { isPersonal } from '../providers/personalText';
import { request } from '../providers/request';
import { declared } from '../records/declared';
import { mayOpen } from '../routing/access';
import { labelOf, titleOf } from '../routing/label';
import { loadedTable } from '../routing/loaded';
import type { Panel, Route } from '../routing/route';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';

/** Somewhere to go. */
export interface Target {
  id: string;
  label: string;
  /** What it is: a screen, or the section it belongs to. */
  kind: string;
  to: string;
}

interface Found {
  resource: string;
  label: string;
  records: { id: string; title: string }[];
}

/** Fewer letters find everything. */
const shortest = 2;
const mostScreens = 8;

/** Screens and records that a text leads to, for the person at the screen; `searching` while records are still being asked for. */
export function useFound(section: Panel, typed: string): { targets: Target[]; searching: boolean; failed: boolean } {
  const user = useUser();
  const tenant = useTenant();
  const words = fold(typed.trim());
  const rested = useDebouncedText(typed.trim());
  const asks = fold(rested).length >= shortest;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', rested],
    queryFn: ({ signal }) => search(rested, signal),
    enabled: asks,
    retry: false,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const screens = loadedTable(section).filter((route) => isPlain(route) && mayOpen(route, user, tenant));
  const matching = screens
    .filter((route) => (words === '' ? route.menu !== undefined : fold(screenLabel(route)).includes(words)))
    .map((route) => ({ id: route.name, label: screenLabel(route), kind: 'Ekran', to: route.path }));
  const records = asks && words !== '' ? (data ?? []).flatMap((found) => targetsOf(found, section)) : [];
  return {
    targets: [...(words === '' ? matching : matching.slice(0, mostScreens)), ...records],
    searching: isFetching || rested !== typed.trim(),
    failed: isError,
  };
}

/** A screen that has an address of its own, without a record. */
const isPlain = ({ path }: Route) => !path.includes(':');

const screenLabel = (route: Route) => (route.verb === 'create' || route.verb === 'import' ? titleOf(route) : labelOf(route));

function targetsOf({ resource: name, records }: Found, section: Panel): Target[] {
  const resource = declared(name);
  const show = loadedTable(section).find((route) => route.resource?.name === name && route.verb === 'show');
  if (!resource || !show) return [];
  return records.map(({ id, title }) => ({
    id: `${name} ${id}`,
    label: title || resource.labels.one,
    kind: resource.labels.one,
    to: generatePath(show.path, addressParams(resource, id)),
  }));
}

async function search(q: string, signal: AbortSignal): Promise<Found[]> {
  const answer = isPersonal(q)
    ? await request<{ data: Found[] }>('/api/search', { method: 'POST', body: { q }, signal })
    : await request<{ data: Found[] }>(`/api/search?q=${encodeURIComponent(q)}`, { signal });
  return answer.json.data;
}
