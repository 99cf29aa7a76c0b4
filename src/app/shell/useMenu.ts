import { useUnread } from '../conversation/useUnread';
import { ancestors } from '../routing/breadcrumbs';
import { labelOf } from '../routing/label';
import { loadedTable } from '../routing/loaded';
import { menuOf, placeOf } from '../routing/menu';
import type { Panel, Route } from '../routing/route';
import { useRoute } from '../routing/useRoute';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import type { IconName } from '../theme/Icon';

export interface MenuEntry {
  name: string;
  /** The resource that it is of, or the page's own name. */
  of: string;
  path: string;
  label: string;
  icon: IconName;
  /** Number of its group in the menu. */
  group: number;
  /** `page` on its own screen, `true` on one beneath it. */
  current: 'page' | 'true' | undefined;
  /** How many of its records have something new to read. */
  unread: number;
}

/** The entries of a panel's menu that this person may open; the one they are in is marked. */
export function useMenu(section: Panel): MenuEntry[] {
  const table = loadedTable(section);
  const entries = menuOf(table, section, useUser(), useTenant());
  const unread = useUnread();
  const here = useRoute()?.route;
  // Of a screen within another section's address the entry of its own is marked, and else the nearest over it; home is over all of them.
  const isOver = (each: Route) => each.menu !== 0 && entries.includes(each);
  const over = here && !entries.includes(here) ? ancestors(table, here).findLast(isOver) : undefined;
  return entries.map((entry) => {
    const { name, path, resource } = entry;
    const { icon, group } = placeOf(entry);
    return {
      name,
      of: resource?.name ?? name,
      path,
      label: labelOf(entry),
      icon,
      group,
      current: here?.name === name ? 'page' : over === entry ? 'true' : undefined,
      unread: (resource?.conversation && unread[resource.name]) || 0,
    };
  });
}
