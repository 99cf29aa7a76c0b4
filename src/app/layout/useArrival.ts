import { useEffect, useRef } from 'react';
import { useRoute } from '../routing/useRoute';

/** Another screen begins at its heading: those who listen hear where they are, the keyboard goes on from there. */
export function useArrival(): void {
  const match = useRoute();
  const screen = `${match?.route.name} ${match?.params.id ?? ''}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [screen]);
}
