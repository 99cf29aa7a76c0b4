import { type RefObject, useEffect, useRef } from 'react';

interface KeptHead {
  /** A line over the head, by which it is known whether the page has been scrolled past it. */
  mark: RefObject<HTMLDivElement | null>;
  head: RefObject<HTMLDivElement | null>;
}

/**
 * A head that stays under the bar while its page is scrolled. It is `data-stuck` while it does, and may be smaller then: what follows stays
 * where it is. `--kept` on the document is its height, for what is scrolled to.
 */
export function useKeptHead(kept: boolean): KeptHead {
  const mark = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [line, top] = [mark.current, head.current];
    if (!kept || !line || !top || typeof IntersectionObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      const sticks = getComputedStyle(top).position === 'sticky';
      style.setProperty('--kept', sticks ? `${top.offsetHeight}px` : '0px');
    };
    const stick = (stuck: boolean) => {
      if (top.hasAttribute('data-stuck') === stuck) return;
      const next = top.nextElementSibling;
      const before = next?.getBoundingClientRect().top ?? 0;
      top.style.marginBottom = '';
      top.toggleAttribute('data-stuck', stuck);
      const lost = before - (next?.getBoundingClientRect().top ?? 0);
      if (stuck && lost > 0) top.style.marginBottom = `${Number.parseFloat(getComputedStyle(top).marginBottom) + lost}px`;
      tell();
    };
    const edge = Number.parseFloat(getComputedStyle(top).top) || 0;
    const passing = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several passings at once, the newest last.
        const entry = entries.at(-1);
        stick(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < edge);
      },
      { rootMargin: `-${edge}px 0px 0px 0px` },
    );
    const growing = new ResizeObserver(tell);
    passing.observe(line);
    growing.observe(top);
    return () => {
      passing.disconnect();
      growing.disconnect();
      style.removeProperty('--kept');
    };
  }, [kept]);

  return { mark, head };
}
