import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useRef } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';

/**
 * Beside the screen, folded to its pictures where a third of the width would go to it, and over the screen on a phone, where it is a
 * dialog with a name. The kit keeps one state for all: a window that is made narrow would find its menu lying open over what is read.
 */
export function OfficeSidebar(props: SidebarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const room = phone ? 'phone' : narrow ? 'tablet' : 'desk';
  const [open, setOpen] = useSidebarState();
  // The kit begins open wherever it is no phone.
  const before = useRef<typeof room>('desk');
  /** What was chosen at a desk, for when there is one again. */
  const atDesk = useRef(true);
  const changed = before.current !== room;
  const wanted = room === 'desk' && atDesk.current;
  // Before it is drawn, or the screen beside it would jump.
  useLayoutEffect(() => {
    if (room === before.current) {
      if (room === 'desk') atDesk.current = open;
      return;
    }
    before.current = room;
    setOpen(wanted);
  }, [room, open, wanted, setOpen]);
  return (
    <Sidebar
      {...props}
      open={changed ? wanted : open}
      slotProps={phone ? { paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } } : {}}
    />
  );
}
