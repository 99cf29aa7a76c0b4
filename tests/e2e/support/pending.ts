import type { BrowserContext, Page, Request } from 'playwright';

const pending = new WeakMap<Page, Set<Request>>();
/** Stays open as long as somebody looks at the panel. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

/** Keeps account of what the pages of a window have asked for and not yet been answered. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>();
    pending.set(page, open);
    page.on('request', (request) => !isStream(request) && open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    // Of what the page before had still asked for, the browser may say nothing any more.
    page.on('response', (response) => {
      if (!response.request().isNavigationRequest()) return;
      for (const request of open) if (request !== response.request()) open.delete(request);
    });
  });
}

/** The addresses that a page is still waiting for. */
export const awaited = (page: Page): string[] => [...(pending.get(page) ?? [])].map((request) => request.url());
