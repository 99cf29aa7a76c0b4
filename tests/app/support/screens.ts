import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../../../src/app/providers/queryClient';

// A screen's code is translated when it is first asked for, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 30_000 });
// Each look for what is not there yet would print the whole page; who wants to read it sets a length of it.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (said) => new Error(said ?? undefined) });
// The styles of what is drawn stand where jsdom does not look: it would go through every rule of them at every question for a name.
vi.mock('../../../src/app/theme/styleCache', async () => {
  const { default: createCache } = await import('@emotion/cache');
  return { styleCache: createCache({ key: 'pb', container: document.createElement('div') }) };
});
afterEach(cleanup);
// An answer that is missing is asked for again at once: the pauses between are the library's own matter.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
// What a screen has set going goes on when its file's window is gone: a pause, a search that rests. It ends with the file.
const timers = new Set<ReturnType<typeof setTimeout>>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin = globalThis[name];
  globalThis[name] = Object.assign((...given: Parameters<typeof setTimeout>) => {
    const timer = begin(...given);
    timers.add(timer);
    return timer;
  }, begin) as never;
}
afterAll(() => {
  queryClient.clear();
  for (const timer of timers) clearTimeout(timer);
});
window.scrollTo = () => {};
// No question about the window or the person's wishes is answered with yes; a test of a phone puts its own in its place.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
// Nothing has a size here, so nothing changes it.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** The labels of a control as HTML finds them; jsdom's own asks every label of the page to search the whole page for its control. */
function labelsOf(control: HTMLElement): HTMLLabelElement[] {
  // By index: an iterator asks for the length at each step, and jsdom looks through the names of all elements for one called so.
  const all: HTMLLabelElement[] = Array.prototype.slice.call(control.ownerDocument.getElementsByTagName('label'));
  return all.filter((label) => (label.htmlFor ? label.htmlFor === control.id : label.contains(control)));
}
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return labelsOf(this);
    },
  });

/** Elements that stand in their line; the text of any other is a word of its own in a name. */
const inLine = new Set(
  'a abbr b bdi bdo br cite code em i input img kbd label mark q s small span strong sub sup svg time u'.split(' '),
);
/** No sheet stands in the page but the browser's own, which jsdom would go through, rule by rule, at every question for a role. */
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.localName === 'textarea') return styleOf(element, pseudo);
  const own = element.getAttribute('style') === null ? null : (element as HTMLElement).style;
  const said: Record<string, string> = {
    display: own?.display || (element.hasAttribute('hidden') ? 'none' : inLine.has(element.localName) ? 'inline' : 'block'),
    visibility: inherited(element, 'visibility') || 'visible',
    pointerEvents: inherited(element, 'pointer-events') || 'auto',
  };
  said['pointer-events'] = said.pointerEvents as string;
  const declared = (name: string) => said[name] ?? own?.getPropertyValue(name) ?? '';
  return new Proxy({ getPropertyValue: declared } as CSSStyleDeclaration, {
    get: (target, key) => Reflect.get(target, key) ?? said[String(key)] ?? (own && Reflect.get(own, key)) ?? '',
  });
};

function inherited(element: Element, name: 'visibility' | 'pointer-events'): string {
  const near = element.closest(`[style*="${name}"]`);
  return near ? (near as HTMLElement).style.getPropertyValue(name) : '';
}

// Development's React notes for each element where it was made, by a stack of its own: its warnings tell it, and no test reads that.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
