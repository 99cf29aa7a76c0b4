/** Fetches Roboto once something has been painted, so that no text waits for it. */
export function loadFontsAfterPaint(): void {
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    void import('./fonts.css');
  });
  observer.observe({ type: 'paint', buffered: true });
}
