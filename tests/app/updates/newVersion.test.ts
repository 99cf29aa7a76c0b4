// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Store = typeof import('../../../src/app/updates/newVersion');
let store: Store;
let container: EventTarget;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  container = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: container });
  store = await import('../../../src/app/updates/newVersion');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const worker = () => ({ postMessage: vi.fn() });

test('a new version is told once to every listener, and loads nothing by itself', () => {
  const [heard, gone] = [vi.fn(), vi.fn()];
  store.onNewVersion(heard);
  store.onNewVersion(gone)();
  store.tellNewVersion();
  store.tellNewVersion();
  expect(store.isNewVersion()).toBe(true);
  expect([heard.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
});

test('asked for, the waiting worker begins and the page is loaded once it has', () => {
  const [waiting, reload] = [worker(), vi.fn()];
  store.tellNewVersion(waiting as unknown as ServiceWorker);
  store.loadNewVersion(reload);
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('activate');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a worker that does not begin keeps nobody waiting, and without one the page is loaded at once', () => {
  const reload = vi.fn();
  store.tellNewVersion(worker() as unknown as ServiceWorker);
  store.loadNewVersion(reload);
  vi.advanceTimersByTime(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
  store.loadNewVersion(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
