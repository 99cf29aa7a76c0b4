import { type MenuIcon, menuGroups, type ThumbPlace } from '../../schema/menu';
import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import { isAdminOnly, mayOpen } from './access';
import type { Route, Section } from './route';

/** Where an entry stands: the number of its group, its place in it, and its picture. */
interface Place {
  group: number;
  at: number;
  icon: MenuIcon;
}

const groups = Object.keys(menuGroups);
/** After all places that are told. */
const last = 10_000;

/** As the declaration or the page tells; what tells nothing comes last, with a sheet of paper. */
export function placeOf({ resource, entry, menu = 0 }: Route): Place {
  const told = resource ? resource.menu : entry;
  if (!told) return { group: groups.length - 1, at: last + menu, icon: 'file' };
  return { group: groups.indexOf(told.group), at: told.place, icon: told.icon };
}

/** Places of the client's bar under the thumb in order, each with what it is of: a resource, or a page. */
export function thumbPlacesOf(table: readonly Route[]): (ThumbPlace & { of: string })[] {
  return table
    .filter(({ menu }) => menu !== undefined)
    .flatMap(({ name, resource, thumb }) =>
      ((resource ? resource.client?.thumb : thumb) ?? []).map((place) => ({ ...place, of: resource?.name ?? name })),
    )
    .sort((one, other) => one.place - other.place);
}

/** The entries of a section's menu that this person may open, in order. */
export function menuOf(table: readonly Route[], section: Section, user: KeptUser, tenant: Tenant): Route[] {
  return table
    .filter(
      (route) =>
        route.section === section &&
        route.menu !== undefined &&
        isAdminOnly(route, tenant) === user.isAdmin &&
        mayOpen(route, user, tenant),
    )
    .map((route) => ({ route, place: placeOf(route) }))
    .sort((one, other) => one.place.group - other.place.group || one.place.at - other.place.at)
    .map(({ route }) => route);
}
