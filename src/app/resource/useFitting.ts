import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks a table's frame with `data-fitting` while all its columns have room. Only then can the headings stay at the window's edge:
 * what scrolls sideways keeps everything inside it from sticking to the page.
 */
export function useFitting<E extends HTMLElement>(frame: string): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const inside = box.current?.querySelector<HTMLElement>(frame);
    const table = inside?.querySelector('table');
    if (!inside || !table) return;
    const measure = () => inside.toggleAttribute('data-fitting', table.offsetWidth <= inside.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return box;
}
