import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from 'react-admin';
import { menuGroups } from '../../schema/menu';
import { UnreadBadge } from '../layout/UnreadBadge';
import { Icon } from '../theme/Icon';
import { type MenuEntry, useMenu } from './useMenu';

/** The office's menu in its groups. Folded to pictures, an entry is named by its tooltip and a group by the line over it. */
export function OfficeMenu() {
  const entries = useMenu('office');
  return (
    <Menu component="nav" role="navigation" aria-label="Główne menu">
      {Object.values(menuGroups).map((title, group) => (
        <MenuPart key={title} title={title} entries={entries.filter((entry) => entry.group === group)} />
      ))}
    </Menu>
  );
}

function MenuPart({ title, entries }: { title: string; entries: MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <List disablePadding aria-label={title || undefined} subheader={title && <ListSubheader aria-hidden>{title}</ListSubheader>}>
      {entries.map(({ name, path, label, icon, current, unread }) => (
        <ListItem key={name} disablePadding>
          <Menu.Item
            to={path}
            role="link"
            aria-current={current}
            primaryText={
              <>
                <span className="menu-label">{label}</span>
                <UnreadBadge count={unread} />
              </>
            }
            leftIcon={<Icon name={icon} />}
            tooltipProps={{ title: label }}
          />
        </ListItem>
      ))}
    </List>
  );
}
