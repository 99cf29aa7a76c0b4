import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How tight a table's columns may get before it scrolls sideways; what each step means is the theme's. */
const tightest = 5;

/**
 * Gives a table's columns the room that its frame has: `data-tight` makes them narrower, a step at a time, until all of them are seen.
 * `data-fitting` marks a frame in which they are, as only then can the headings stay at the window's edge: what scrolls sideways keeps
 * everything inside it from sticking to the page. `data-name-first` gives what is left over to the records' own names, where any is cut.
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
      inside.removeAttribute('data-name-first');
      let tight = 0;
      while (!fits(tight) && tight < tightest) tight += 1;
      const isFitting = fits(tight);
      inside.toggleAttribute('data-fitting', isFitting);
      inside.toggleAttribute('data-name-first', isFitting && hasCutName(table));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return box;
}

const hasCutName = (table: HTMLElement): boolean =>
  [...table.querySelectorAll<HTMLElement>('tbody .record-link')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
