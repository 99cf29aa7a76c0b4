import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { cut } from '../../../lib/text';
import { build } from '../../build';

/** In what a report was begun: the panel's version, the browser as it calls itself, the window in pixels, the page. */
export function useSurroundings(): Readonly<Record<'app_version' | 'browser' | 'viewport' | 'url', string | null>> {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const url = typeof state?.from === 'string' ? state.from : null;
  return useMemo(
    () => ({
      app_version: build.version?.slice(0, 60) ?? null,
      browser: cut(navigator.userAgent, 300),
      viewport: `${window.innerWidth} × ${window.innerHeight}`,
      url,
    }),
    [url],
  );
}
