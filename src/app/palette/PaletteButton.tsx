import { lazy, Suspense, useEffect, useState } from 'react';
import type { Section } from '../routing/route';
import { Icon } from '../theme/Icon';
import './palette.css';

const Palette = lazy(() => import('./Palette'));

/** Opens the search over everything: by a press, or by Ctrl+K anywhere. */
export function PaletteButton({ section }: { section: Exclude<Section, 'public'> }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Another question is being asked; it is answered first.
      if (!document.querySelector('dialog[open], [role=dialog][aria-modal=true]')) setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" className="bar-button palette-button" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className="palette-word">Szukaj</span>
        <span className="palette-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <Palette section={section} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
