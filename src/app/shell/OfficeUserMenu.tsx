import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { UserMenu, useUserMenu } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { systemTickets } from '../../../resources/systemTickets';
import { usePaths } from '../records/paths';
import { officePath } from '../routing/officePath';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { Icon, type IconName } from '../theme/Icon';
import { StopDialog } from '../timer/StopDialog';
import { useTimer } from '../timer/useTimer';
import { useLeaving } from './useLeaving';
import { useShortcuts } from './useShortcuts';

/**
 * Who is logged in, the way to one's own account, and out: a running timer is saved before one logs out, or knowingly left, and then
 * unsent words are asked about.
 */
export function OfficeUserMenu() {
  const { first_name } = useUser();
  const report = usePaths(systemTickets).create();
  const { pathname } = useLocation();
  const measures = useTenant().has('uptime');
  const { startedAt } = useTimer();
  const [stopping, setStopping] = useState(false);
  const { leave, question } = useLeaving();
  const shortcuts = useShortcuts();
  const named = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <>
      <UserMenu
        // Where the name is not shown, the kit takes none but a text of the catalogue.
        label={named ? `${first_name}: konto i wylogowanie` : 'ra.auth.user_menu'}
        // Drawn by the style sheet: a letter in the text would be a part of what the button shows, and not of its name.
        icon={<span className="avatar" data-letter={[...first_name][0]?.toUpperCase()} />}
      >
        <Way component={Link} to={officePath('dashboard.profile')} icon="person" label="Mój profil" />
        <Way icon="keyboard" label="Skróty klawiszowe" onPress={shortcuts.open} />
        {report && <Way component={Link} to={report} state={{ from: pathname }} icon="warning" label="Zgłoś problem" />}
        <Way icon="logout" label="Wyloguj" onPress={() => (measures && startedAt !== null ? setStopping(true) : leave())} />
      </UserMenu>
      {stopping && (
        <StopDialog
          leaving={true}
          onDone={() => {
            setStopping(false);
            leave();
          }}
          onClose={() => setStopping(false)}
        />
      )}
      {question}
      {shortcuts.list}
    </>
  );
}

interface WayProps extends Record<string, unknown> {
  icon: IconName;
  label: string;
  onPress?: () => void;
}

/** An entry of the menu, which closes whatever is chosen. What the menu hands its entries goes on to the kit's. */
function Way({ icon, label, onPress, ...entry }: WayProps) {
  const menu = useUserMenu();
  return (
    <MenuItem
      {...entry}
      onClick={() => {
        menu?.onClose();
        onPress?.();
      }}
    >
      <ListItemIcon>
        <Icon name={icon} />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}
