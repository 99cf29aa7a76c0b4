import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import type { IconName } from '../theme/Icon';
import { isAdminOnly, mayOpen } from './access';
import { menuGroups } from './menuGroups';
import type { Route, Section } from './route';

/** Where an entry stands: the number of its group, its place in it, and its picture. */
interface Place {
  group: number;
  at: number;
  icon: IconName;
}

const places = new Map<string, Place>(
  menuGroups.flatMap(({ entries }, group) =>
    Object.entries(entries).map(([name, icon], at): [string, Place] => [name, { group, at, icon }]),
  ),
);

export function placeOf({ name, resource, menu = 0 }: Route): Place {
  const last = menuGroups.length - 1;
  return places.get(resource?.name ?? name) ?? { group: last, at: places.size + menu, icon: 'file' };
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
