import { useNotify } from 'ra-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeWords } from '../routing/turnedAway';
import { useRoute } from '../routing/useRoute';

/** Another screen begins at its heading: those who listen hear where they are, the keyboard goes on from there. */
export function useArrival(): void {
  const match = useRoute();
  const screen = `${match?.route.name} ${match?.params.id ?? ''}`;
  const shown = useRef(screen);
  const notify = useNotify();
  useEffect(() => {
    const words = screen && takeWords();
    if (words) notify(words, { type: 'info' });
  }, [screen, notify]);
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    return keepAtHeading();
  }, [screen]);
}

/**
 * The heading may come after its address, or be drawn anew once the record is there: it is followed until the person goes on by
 * themselves.
 */
function keepAtHeading(): () => void {
  const began = document.activeElement;
  const take = () => {
    const at = document.activeElement;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || at === heading) return;
    if (at === began || at === document.body) heading.focus({ preventScroll: true });
    // A dialog, or a field that asks for it, has taken the focus.
    else stop();
  };
  const observer = new MutationObserver(take);
  const stop = () => {
    observer.disconnect();
    for (const deed of ['keydown', 'pointerdown']) removeEventListener(deed, stop, true);
  };
  for (const deed of ['keydown', 'pointerdown']) addEventListener(deed, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  take();
  return stop;
}
