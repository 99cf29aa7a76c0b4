import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How tight a table's columns may get before it scrolls sideways; what each step means is the theme's. */
const tightest = 5;

/**
 * Gives a table's columns the room that its frame has: `data-tight` makes them narrower, a step at a time, until all of them are seen.
 * `data-fitting` marks a frame in which they are, as only then can the headings stay at the window's edge: what scrolls sideways keeps
 * everything inside it from sticking to the page.
 */
export function useFitting<E extends HTMLElement>(frame: string): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const inside = box.current?.querySelector<HTMLElement>(frame);
    const table = inside?.querySelector('table');
    if (!inside || !table) return;
    const fits = (tight: number) => {
      inside.dataset.tight = String(tight);
      return table.offsetWidth <= inside.clientWidth;
    };
    const measure = () => {
      let tight = 0;
      while (!fits(tight) && tight < tightest) tight += 1;
      inside.toggleAttribute('data-fitting', fits(tight));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return box;
}
