// node tests/bench/firstContent.mjs http://localhost:3000 [runs]: when a screen first shows what it is opened for, with an empty cache,
// the processor as it is and slowed four times. Against a running demonstration whose DEMO_LOGIN_CODE is 123456; CHROMIUM names the browser.

import { loadavg } from 'node:os';
import { chromium } from 'playwright';

const [base, runs = '5'] = process.argv.slice(2);
if (!base || !URL.canParse(base)) {
  console.error('Podaj adres działającego panelu, na przykład http://localhost:3000');
  process.exit(1);
}
const root = base.replace(/\/$/, '');

/** A screen, whose, how wide, and what on it is waited for. */
const screens = [
  { name: '/login', path: '/login', who: null, width: 360, first: 'input[type=email]' },
  { name: 'client home', path: '/', who: 'jan@klient.test', width: 360, first: '.home .panel li' },
  { name: 'office list', path: '/dashboard/companies', who: 'ksiegowa@demo.test', width: 1280, first: 'tbody tr td' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** A window without service worker or cache, logged in by what an earlier login left. */
async function open(width, storageState) {
  return browser.newContext({ viewport: { width, height: 800 }, locale: 'pl-PL', storageState, serviceWorkers: 'block' });
}

async function logIn(who) {
  const context = await open(1280);
  const page = await context.newPage();
  await page.goto(`${root}/login`);
  await page.getByLabel('E-mail').fill(who);
  await page.getByLabel('Hasło', { exact: true }).fill('Lipowa-Herbata-2026');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel(/Kod/).fill('123 456');
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Notes, in milliseconds of the page's own clock, when the selector first matched, and how much the page had shifted by then. */
function watch(selector) {
  const seen = { shift: 0, first: null };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) seen.first = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure({ path, width, first }, state, slower) {
  const context = await open(width, state);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, first);
  await page.goto(root + path);
  const drawn = () => window.benchSeen.first !== null && performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(drawn, null, { timeout: 60_000 });
  const { shift, at, paint } = await page.evaluate(() => ({
    shift: window.benchSeen.shift,
    at: window.benchSeen.first,
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  }));
  // The session is renewed on the way; the next run goes on from it.
  const next = state && (await context.storageState());
  await context.close();
  return { at, paint, shift, state: next };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}; median of ${runs} (fastest), milliseconds`);
console.log('screen        CPU   first paint   first content   layout shift');
for (const screen of screens) {
  let state = screen.who ? await logIn(screen.who) : undefined;
  for (const slower of [1, 4]) {
    const taken = [];
    for (let run = 0; run < Number(runs); run += 1) {
      const one = await measure(screen, state, slower);
      state = one.state;
      taken.push(one);
    }
    const row = (key) =>
      `${median(taken.map((one) => one[key])).toFixed(0)} (${Math.min(...taken.map((one) => one[key])).toFixed(0)})`;
    const shift = Math.max(...taken.map((one) => one.shift)).toFixed(2);
    console.log(`${screen.name.padEnd(14)}${slower}×   ${row('paint').padEnd(14)}${row('at').padEnd(16)}${shift}`);
  }
}
await browser.close();
