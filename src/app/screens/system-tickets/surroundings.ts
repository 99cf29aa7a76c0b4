import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** In what a report was begun: the build by the name of its first script, the browser as it calls itself, the window in pixels, the page. */
export function useSurroundings(): Readonly<Record<'app_version' | 'browser' | 'viewport' | 'url', string | null>> {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const url = typeof state?.from === 'string' ? state.from : null;
  return useMemo(() => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
    return {
      app_version: /([\w.-]+)\.js$/.exec(script)?.[1]?.slice(0, 60) ?? null,
      browser: navigator.userAgent.slice(0, 300),
      viewport: `${window.innerWidth} × ${window.innerHeight}`,
      url,
    };
  }, [url]);
}
