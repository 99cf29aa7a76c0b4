import { sharePath } from '../../contract/shareTarget';

/** What is read of a request. */
interface Asked {
  method: string;
  mode: RequestMode;
  url: string;
}

/**
 * What the service worker does with a request: a page is fetched, with the offline page in reserve; a built file is kept
 * once it came; what another app shares is kept on the device; `null` is left to the browser untouched. Whatever the API answers is never looked at, let alone kept.
 */
export function wayOf({ method, mode, url }: Asked, origin: string): 'page' | 'file' | 'share' | null {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || /^\/api(\/|$)/i.test(pathname)) return null;
  if (method === 'POST') return mode === 'navigate' && pathname === sharePath ? 'share' : null;
  if (method !== 'GET') return null;
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' ? 'page' : null;
}
