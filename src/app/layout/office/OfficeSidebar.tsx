import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Sidebar, type SidebarProps } from 'react-admin';

/** Beside the screen, and over it on a phone, where it is a dialog with a name. */
export function OfficeSidebar(props: SidebarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <Sidebar {...props} slotProps={phone ? { paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } } : {}} />;
}
