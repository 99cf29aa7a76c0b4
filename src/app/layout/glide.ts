/** How long a scroll of the panel's own takes, in milliseconds; the specification's. */
export const scrollDuration = 300;

const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Scrolls the page until the element stands at its top, slowing down to the end; at once for those who asked for less motion. It stops
 * where a person scrolls meanwhile.
 */
export function glideTo(element: HTMLElement): void {
  const from = window.scrollY;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const way = element.getBoundingClientRect().top - margin;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, from + way);
    return;
  }
  const ended = new AbortController();
  for (const name of interruptions) window.addEventListener(name, () => ended.abort(), { signal: ended.signal, passive: true });
  const began = performance.now();
  const step = () => {
    if (ended.signal.aborted) return;
    const left = Math.max(0, 1 - (performance.now() - began) / scrollDuration);
    window.scrollTo(0, from + way * (1 - left ** 3));
    if (left > 0) requestAnimationFrame(step);
    else ended.abort();
  };
  requestAnimationFrame(step);
}
