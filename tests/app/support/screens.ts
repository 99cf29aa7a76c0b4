import { putBack } from './window';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../../../src/app/providers/queryClient';
import { kept } from '../../../src/app/session/session';
import { clearSession, keepUser } from '../../../src/app/session/store';
import { client } from './people';
import { settle } from './settling';

// A screen's code is translated when it is first asked for, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 30_000 });
// Each look for what is not there yet would print the whole page; who wants to read it sets a length of it.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (said) => new Error(said ?? undefined) });
// The styles of what is drawn stand where jsdom does not look: it would go through every rule of them at every question for a name.
vi.mock('../../../src/app/theme/styleCache', async () => {
  const { default: createCache } = await import('@emotion/cache');
  return { styleCache: createCache({ key: 'pb', container: document.createElement('div') }) };
});
afterEach(async () => {
  await settle();
  cleanup();
});
// An answer that is missing is asked for again at once: the pauses between are the library's own matter.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

// The next file shares what was loaded and the window: it finds nobody logged in, and nothing that this one knew of a firm.
afterAll(async () => {
  vi.useRealTimers();
  // Code that a screen still asks for would be refused once the file is over, for all files after it.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  keepUser(kept(client));
  clearSession();
  queryClient.clear();
  putBack();
});

// Development's React notes for each element where it was made, by a stack of its own: its warnings tell it, and no test reads that.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
