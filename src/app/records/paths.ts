import { generatePath } from 'react-router';
import type { Resource } from '../../schema';
import { addressParams, overId } from '../../schema/address';
import { mayOpen } from '../routing/access';
import { loadedTable } from '../routing/loaded';
import type { Route, ScreenKind } from '../routing/route';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { declared } from './declared';

/** The screen of a resource in the panel of the person at the screen, if there is one and they may open it. */
export function useScreen(): (resource: Pick<Resource, 'name'>, kind: ScreenKind) => Route | undefined {
  const user = useUser();
  const tenant = useTenant();
  const table = loadedTable(user.isAdmin ? 'office' : 'client');
  return (resource, kind) => {
    const route = table.find((each) => each.resource?.name === resource.name && each.verb === kind);
    return route && mayOpen(route, user, tenant) ? route : undefined;
  };
}

/** The address of a resource's screen; null where the person may not open it. */
export function usePaths(resource: Resource) {
  const screen = useScreen();
  const path = (kind: ScreenKind, params = {}, of = resource) => {
    const route = screen(of, kind);
    return route ? generatePath(route.path, params) : null;
  };
  const one = (kind: ScreenKind, id: string, record?: Readonly<Record<string, unknown>>) =>
    path(kind, addressParams(resource, id, overId(resource, record)));
  const over = resource.beneath && declared(resource.beneath.resource);
  return {
    list: () => path('list', {}, over ?? resource),
    /** `id` is the record's that the new one stands beneath, where its kind does. */
    create: (id?: string) => (resource.beneath && !id ? null : path('create', { id: id ?? null })),
    /** Where a file is loaded; null for resources that none is loaded into. */
    import: () => path('import'),
    /** The record, where it is at hand, tells what it stands beneath. */
    show: (id: string, record?: Readonly<Record<string, unknown>>) => one('show', id, record),
    edit: (id: string, record?: Readonly<Record<string, unknown>>) => one('edit', id, record),
  };
}
