import { Link } from 'react-router';
import { useUnread } from '../conversation/useUnread';
import { ancestors } from '../routing/breadcrumbs';
import { labelOf } from '../routing/label';
import { loadedTable } from '../routing/loaded';
import { menuOf } from '../routing/menu';
import type { Panel } from '../routing/route';
import { useRoute } from '../routing/useRoute';
import { menuIcons } from '../screens/menuIcons';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { Icon } from './Icon';

/** The entries of a panel's menu that this person may open; the one they are in is marked. */
export function SideMenu({ section, onGo }: { section: Panel; onGo?: () => void }) {
  const table = loadedTable(section);
  const entries = menuOf(table, section, useUser(), useTenant());
  const unread = useUnread();
  const here = useRoute()?.route;
  // Of a screen within another section's address the entry of its own is marked, and else the nearest over it.
  const over = here && !entries.includes(here) ? ancestors(table, here).findLast((each) => entries.includes(each)) : undefined;
  return (
    <ul className="menu">
      {entries.map((entry) => {
        const { name, path, resource } = entry;
        const current = over === entry;
        return (
          <li key={name}>
            <Link
              to={path}
              className="menu-link"
              aria-current={here?.name === name ? 'page' : current ? 'true' : undefined}
              onClick={onGo}
            >
              <Icon name={menuIcons[resource?.name ?? name] ?? 'file'} />
              <span>{labelOf(entry)}</span>
              <UnreadBadge count={resource?.conversation ? unread[resource.name] : undefined} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How many records have something new to read. */
function UnreadBadge({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="menu-badge">
      {count > 99 ? '99+' : count}
      <span className="unseen"> z nieprzeczytanymi wiadomościami</span>
    </span>
  );
}
