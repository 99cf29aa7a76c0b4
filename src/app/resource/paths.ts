import { generatePath } from 'react-router';
import type { Resource, Verb } from '../../schema';
import { mayOpen } from '../routing/access';
import type { Route } from '../routing/route';
import { table } from '../routing/table';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';

/** The screen of a resource in the panel of the person at the screen, if there is one and they may open it. */
export function useScreen(): (resource: Resource, verb: Verb) => Route | undefined {
  const user = useUser();
  const tenant = useTenant();
  const section = user.isAdmin ? 'office' : 'client';
  return (resource, verb) => {
    const route = table.find((each) => each.resource?.name === resource.name && each.verb === verb && each.section === section);
    return route && mayOpen(route, user, tenant) ? route : undefined;
  };
}

/** The address of a resource's screen; null where the person may not open it. */
export function usePaths(resource: Resource) {
  const screen = useScreen();
  const path = (verb: Verb, id?: string) => {
    const route = screen(resource, verb);
    return route ? generatePath(route.path, { id: id ?? null }) : null;
  };
  return {
    list: () => path('list'),
    create: () => path('create'),
    show: (id: string) => path('show', id),
    edit: (id: string) => path('edit', id),
  };
}
