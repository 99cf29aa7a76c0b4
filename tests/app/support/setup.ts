import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { loaders } from '../../../src/app/loaders';
import { handLoaders, loadTable } from '../../../src/app/routing/loaded';
import { beginTestDay } from './clock';

// The guard has fetched the tables before anything is drawn.
beforeAll(async () => {
  handLoaders(loaders);
  // One after the other: of a resource that both tables have, the words of the one that came last count.
  await loadTable('office');
  await loadTable('client');
});

beginTestDay();

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Of a screen that is left, react-admin tells in development that its call was given up: nobody waits for the answer. */
const givenUp = (complaint: string) => complaint.startsWith('AbortError');

/** What a test expects to be complained about, it says by `expect(console.error)` and `mockClear()`. */
afterEach(() => {
  const said = complaints.mock.calls.map((call) => call.map(String).join(' ')).filter((complaint) => !givenUp(complaint));
  complaints.mockRestore();
  if (typeof localStorage !== 'undefined') localStorage.clear();
  vi.unstubAllGlobals();
  expect(said, 'console.error was called').toEqual([]);
});

// The next file may share the process: its time goes on, and nothing stands in the place of another.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
