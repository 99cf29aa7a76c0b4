import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's code is translated when it is first asked for, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 30_000 });
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
