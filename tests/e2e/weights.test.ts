import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { callApi } from './support/api';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { context, signedIn } = openBrowser({ looks: true });

interface Weight {
  /** Of scripts as they came over the wire, in kilobytes of 1000 bytes. */
  kB: number;
  files: number;
}
interface Screen {
  who: string | null;
  path: (page: Page) => Promise<string>;
  limit: Weight;
}

const at = (path: string) => async () => path;

/** What each may weigh, so that the kit comes whole; what binds below that is how soon the first row stands (docs/decisions/2026-11-27-weights.md). */
const screens: Readonly<Record<string, Screen>> = {
  login: { who: null, path: at('/login'), limit: { kB: 110, files: 25 } },
  'client’s home': { who: people.jan, path: at('/'), limit: { kB: 220, files: 25 } },
  'office’s list': { who: people.accountant, path: at('/dashboard/companies'), limit: { kB: 430, files: 25 } },
  'office’s form': {
    who: people.accountant,
    path: async (page) => {
      const { json } = await callApi(page, '/api/companies/?page=1&limit=1');
      return `/dashboard/companies/${(json.data as unknown as { id: string }[])[0]?.id}/edit`;
    },
    limit: { kB: 470, files: 25 },
  },
};

/** Times in a row that the browser has nothing to do and nothing new has come: what is fetched when idle has come then. */
const quietRounds = 5;

/** Scripts that a cold visit fetches by itself, also once it is idle, by the browser's network log. */
async function weigh(page: Page, address: string): Promise<Weight & { names: string[] }> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.clearBrowserCache');
  await wire.send('Network.setBypassServiceWorker', { bypass: true });
  const scripts = new Map<string, string>();
  const bytes = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, new URL(response.url).pathname);
  });
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength),
  );
  await page.goto(address);
  await settled(page);
  for (let quiet = 0; quiet < quietRounds; ) {
    const before = scripts.size;
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => setTimeout(idle, 100))));
    await settled(page);
    quiet = scripts.size === before ? quiet + 1 : 0;
  }
  const sum = [...scripts.keys()].reduce((all, id) => all + (bytes.get(id) ?? 0), 0);
  return {
    kB: Math.round(sum / 100) / 10,
    files: scripts.size,
    names: [...scripts].map(([id, name]) => `${name} ${bytes.get(id)}`),
  };
}

describe('what a cold visit fetches by itself, by the network log', () => {
  test.each(Object.entries(screens))(
    'the %s stays within its weight',
    { timeout: 120_000 },
    async (name, { who, path, limit }) => {
      const page = who === null ? await (await context()).newPage() : await signedIn(who);
      const cold = await page.context().newPage();
      const address = addressOf() + (await path(page));
      await page.close();
      const weight = await weigh(cold, address);
      console.info(`${name}: ${weight.kB} kB in ${weight.files} files`);
      expect(weight, weight.names.join('\n')).toSatisfy(({ kB, files }: Weight) => kB <= limit.kB && files <= limit.files);
    },
  );
});
