import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const Shortcuts = lazy(() => import('./Shortcuts'));

/** The list of keys, opened by Ctrl+/ anywhere or by `open`; what is answered is to be drawn. */
export function useShortcuts(): { open: () => void; list: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Another question is being asked; it is answered first.
      if (!document.querySelector('dialog[open], [role=dialog][aria-modal=true]')) setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const list: ReactNode = isOpen && (
    <Suspense fallback={null}>
      <Shortcuts onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open: () => setOpen(true), list };
}
