import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';

/**
 * Beside the screen, and over it on a phone, where it is a dialog with a name. The kit keeps one state for both: a window that is
 * made narrow would find its menu lying open over what is read.
 */
export function OfficeSidebar(props: SidebarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useSidebarState();
  const before = useRef(phone);
  const changed = before.current !== phone;
  useEffect(() => {
    if (before.current !== phone) setOpen(!phone);
    before.current = phone;
  }, [phone, setOpen]);
  return (
    <Sidebar
      {...props}
      open={changed ? !phone : open}
      slotProps={phone ? { paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } } : {}}
    />
  );
}
