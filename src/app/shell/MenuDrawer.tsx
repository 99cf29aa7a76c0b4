import { useLayoutEffect, useRef } from 'react';
import { QuietButton } from '../kit/buttons';
import { SideMenu } from './SideMenu';

/** The menu over the screen, where the window is too narrow to hold it beside. */
export default function MenuDrawer({ firm, onClose }: { firm: string; onClose: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = drawer.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={drawer}
      className="drawer"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="drawer-head">
        <span className="drawer-firm">{firm}</span>
        <QuietButton onClick={onClose}>
          <span aria-hidden="true">×</span>
          <span className="unseen">Zamknij menu</span>
        </QuietButton>
      </div>
      <nav aria-label="Główne menu">
        <SideMenu onGo={onClose} />
      </nav>
    </dialog>
  );
}
