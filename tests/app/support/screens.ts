import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's code is translated when it is first asked for, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
window.scrollTo = () => {};
// Nothing has a size here, so nothing changes it.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
