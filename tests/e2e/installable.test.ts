import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { addressOf, axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { context, logIn } = openBrowser({ worker: true, own: true });

/** What the service worker keeps: by the name of its cache, the paths. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await paths(name)] as const)));
  });
const working = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? '');

test('S05, W02: the service worker keeps built files and nothing of anybody’s, during a session and after it', async () => {
  const page = await logIn(people.jan, { width: 360 });
  await settled(page);
  expect(await working(page)).toBe(`${addressOf()}/sw.js`);
  for (const path of ['/documents', '/tickets', '/reports/monthly-settlements', '/']) {
    await page.goto(addressOf() + path);
    await settled(page);
  }
  const caches = await kept(page);
  expect(Object.keys(caches)).toEqual([expect.stringMatching(/^panel\.demo\.[0-9a-f]{12}$/)]);
  const paths = Object.values(caches).flat();
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);

  await page.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  const after = Object.values(await kept(page)).flat();
  expect(after.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);
});

test('without a connection a page says so, promises nothing that it cannot keep, and comes back by itself', async () => {
  const page = await logIn(people.jan, { width: 360 });
  await settled(page);
  await working(page);
  await page.context().setOffline(true);
  await page.goto(`${addressOf()}/tickets`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Brak połączenia');
  expect(await page.getByText('To, co zostało wysłane, jest w biurze.').count()).toBe(1);
  expect(await page.getByText('Na wysłanie czeka').count()).toBe(0);
  expect([await axeFaults(page), await overflow(page)]).toEqual([[], 0]);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Sprawy' }).waitFor();
});

test('searching machines are told to stay outside', async () => {
  const answer = await fetch(`${addressOf()}/robots.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
});

test('T03: two firms share neither worker, files nor manifest', async () => {
  const page = await (await context(360)).newPage();
  const faceOf = async (firm: 'demo' | 'kancelaria') => {
    await page.goto(`${addressOf(firm)}/login`);
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    await working(page);
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    return { manifest, caches: Object.keys(await kept(page)) };
  };
  const [demo, other] = [await faceOf('demo'), await faceOf('kancelaria')];
  expect(demo.caches).toEqual([expect.stringMatching(/^panel\.demo\./)]);
  expect(other.caches).toEqual([expect.stringMatching(/^panel\.kancelaria\./)]);
  expect(demo.manifest).toMatchObject({ name: 'Biuro Rachunkowe Demo', lang: 'pl', start_url: '/', theme_color: '#14315c' });
  expect(other.manifest).toMatchObject({ name: 'Kancelaria Podatkowa Wierzba', short_name: 'Wierzba', theme_color: '#1d4a3a' });
  const icons = [demo, other].map(({ manifest }) => manifest.icons.map(({ src }: { src: string }) => src));
  expect(icons[0]).not.toEqual(icons[1]);
});

inAll('the browser finds the panel fit to be installed', 'server/http/pages.test.ts', async () => {
  const page = await logIn(people.jan, { width: 360 });
  await working(page);
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: `${addressOf()}/manifest.webmanifest` });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window keeps nothing, which is the one thing that a browser holds against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('a new version waits: the bar offers it, what is being typed stays, and asked for it is loaded', async () => {
  const page = await logIn(people.jan, { width: 360, path: '/login' });
  await settled(page);
  await working(page);
  await page.goto(`${addressOf()}/tickets/new`);
  await settled(page);
  const words = 'Czy faktura za leasing wchodzi w koszty?';
  const field = page.getByRole('textbox').first();
  await field.fill(words);
  await installNextWorker(page);
  const bar = page.getByRole('status').filter({ hasText: 'Jest nowa wersja panelu' });
  await bar.waitFor();
  expect(await field.inputValue()).toBe(words);
  expect([await axeFaults(page), await overflow(page)]).toEqual([[], 0]);

  await page.getByRole('button', { name: 'Odśwież' }).click();
  expect(await field.inputValue()).toBe(words);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Odśwież mimo to' }).click();
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${addressOf()}/sw.js?nowy`);
});

/** Has the browser find another worker for the panel, as it does after a new build, from a page that starts no worker itself. */
async function installNextWorker(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${addressOf()}/offline.html`);
  await other.evaluate(async () => {
    const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes;
    types.createPolicy('default', { createScriptURL: (address: string) => address });
    await navigator.serviceWorker.register('/sw.js?nowy');
  });
  await other.close();
}

inAll(
  'a hint is shown by what kind of news it is, counts on the icon, and a press on it opens its screen in the tab that is there',
  'app/push/followPush.test.tsx',
  async () => {
    const page = await logIn(people.jan, { width: 360 });
    await settled(page);
    await working(page);
    await page.context().grantPermissions(['notifications'], { origin: addressOf() });
    const wire = await page.context().newCDPSession(page);
    const registered = new Promise<string>((found) => {
      wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${addressOf()}/`);
        if (own) found(own.registrationId);
      });
    });
    await wire.send('ServiceWorker.enable');
    const data = JSON.stringify({ title: 'Wycena do akceptacji', body: 'Otwórz panel.', link: '/documents', count: 2 });
    const registrationId = await registered;
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map((each) => {
          const { title, body, tag, renotify } = each as Notification & { renotify: boolean };
          return { title, body, tag, renotify };
        }),
      );
    // The browser answers nothing about whether it found the worker; news of one kind stands once, however often it comes.
    const told = async () => {
      await wire.send('ServiceWorker.deliverPushMessage', { origin: addressOf(), registrationId, data });
      return shown();
    };
    await expect
      .poll(told, { interval: 1_000 })
      .toEqual([{ title: 'Wycena do akceptacji', body: 'Otwórz panel.', tag: '/documents', renotify: true }]);

    const worker = page.context().serviceWorkers()[0];
    await worker?.evaluate(async () => {
      const of = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
      const [notification] = await of.registration.getNotifications();
      const Click = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent;
      of.dispatchEvent(new Click('notificationclick', { notification }));
    });
    await page.getByRole('heading', { level: 1, name: 'Dokumenty' }).waitFor();
    expect(await shown()).toEqual([]);
  },
);
