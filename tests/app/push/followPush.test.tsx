import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as provider from '../../../src/app/providers/request';
import { followPush } from '../../../src/app/push/followPush';
import { endSession } from '../../../src/app/session/end';
import * as store from '../../../src/app/session/store';
import { restoreBrowser, stubBrowser } from './support';

const counts: number[] = [];
const open = vi.fn();
const asked = vi.spyOn(provider, 'request');

beforeEach(() => {
  counts.length = 0;
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void counts.push(count),
    clearAppBadge: async () => void counts.push(0),
  });
  vi.spyOn(store, 'currentUser').mockReturnValue({ id: 'u1', companies: [] } as never);
  vi.spyOn(store, 'currentTokens').mockReturnValue(null);
});
afterEach(() => {
  restoreBrowser();
  open.mockReset();
});

test('a browser whose hints are this person’s keeps them, and another’s end', async () => {
  const browser = stubBrowser({ on: true });
  asked.mockResolvedValueOnce({ json: { data: { id: 'd1' } } } as never);
  followPush(new QueryClient(), open);
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/push', { method: 'PUT', body: browser.address }));
  expect(browser.subscription.unsubscribe).not.toHaveBeenCalled();
  asked.mockResolvedValueOnce({ json: { data: { id: null } } } as never);
  followPush(new QueryClient(), open);
  await waitFor(() => expect(browser.subscription.unsubscribe).toHaveBeenCalledTimes(1));
});

test('a logout ends hints here and empties the icon; a session that only ran out leaves them', async () => {
  const browser = stubBrowser({ on: true });
  asked.mockResolvedValue({ json: { data: { id: 'd1' } } } as never);
  followPush(new QueryClient(), open);
  endSession({ expired: true });
  await Promise.resolve();
  expect(browser.subscription.unsubscribe).not.toHaveBeenCalled();
  endSession({ expired: false });
  await waitFor(() => expect(browser.subscription.unsubscribe).toHaveBeenCalled());
  expect(counts).toContain(0);
});

test('a pressed hint opens its screen in the tab that is there, which says so', () => {
  const browser = stubBrowser();
  followPush(new QueryClient(), open);
  const port = { postMessage: vi.fn() };
  browser.message({ open: '/tickets/1' }, [port]);
  expect(open).toHaveBeenCalledWith('/tickets/1');
  expect(port.postMessage).toHaveBeenCalledWith('goes');
  browser.message('activate', []);
  expect(open).toHaveBeenCalledTimes(1);
});

test('the icon of an installed panel counts what waits in all companies', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const queries = new QueryClient();
  followPush(queries, open);
  queries.setQueryData(['waiting', null], { total: 4, data: [], groups: [] }, { updatedAt: 1_000 });
  await waitFor(() => expect(counts).toEqual([4]));
  asked.mockResolvedValueOnce({ json: { total: 7 } } as never);
  queries.setQueryData(['waiting', 'c1'], { total: 1, data: [], groups: [] }, { updatedAt: 2_000 });
  await waitFor(() => expect(counts).toEqual([4, 7]));
});
