import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * A press anywhere on a row goes where the row's own link does; a convenience for the pointer, the keyboard has the link.
 * Selecting text, and pressing something that does a thing of its own, go nowhere.
 */
export function useRowPress<E extends HTMLElement>(): RefObject<E | null> {
  const rows = useRef<E>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const node = rows.current;
    const press = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const link = pressed?.closest('tr')?.querySelector<HTMLAnchorElement>('a.record-link');
      if (!link || event.defaultPrevented || pressed?.closest('a, button, input, label') || String(getSelection()) !== '') return;
      const path = link.getAttribute('href') ?? '';
      if (event.ctrlKey || event.metaKey) window.open(path, '_blank', 'noopener');
      else navigate(path);
    };
    node?.addEventListener('click', press);
    return () => node?.removeEventListener('click', press);
  }, [navigate]);
  return rows;
}
