import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
