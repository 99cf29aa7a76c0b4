// In npm test -- all: app/timer/timer holds a reload, other tabs and a stop that fails, one by one.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi } from './support/api';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';

const { logIn } = openBrowser({ own: true });
const stopButton = (page: Page) => page.getByRole('button', { name: /Zatrzymaj pomiar czasu/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('panel.timer'));

test('the timer runs on over a reload and in a second tab, and is forgotten only once the entry is saved', async () => {
  const page = await logIn(people.worker);
  await page.getByRole('button', { name: /Rozpocznij pomiar/ }).click();
  await stopButton(page).waitFor();
  const start = await kept(page);
  expect(Number(start)).toBeGreaterThan(1_700_000_000);
  expect(Number(start)).toBeLessThan(10_000_000_000);

  await page.reload();
  await stopButton(page).waitFor();
  const second = await page.context().newPage();
  await second.goto(`${addressOf()}/dashboard/tasks`);
  await stopButton(second).waitFor();
  expect(await kept(second)).toBe(start);

  await page.route('**/api/uptimes*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await stopButton(page).click();
  await page.getByLabel('Komentarz').fill('Uzgadnianie kont');
  await page.getByRole('button', { name: 'Zatrzymaj i zapisz' }).click();
  await page.getByText(/Pomiar trwa dalej/).waitFor();
  expect(await kept(page)).toBe(start);
  expect(await page.getByLabel('Komentarz').inputValue()).toBe('Uzgadnianie kont');

  await page.unroute('**/api/uptimes*');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/uptimes*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await held;
    return route.fulfill({ response });
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/uptimes'));
  await page.getByRole('button', { name: 'Zatrzymaj i zapisz' }).click();
  await sent;
  expect(await kept(page)).toBe(start);
  answer();
  await page.getByRole('button', { name: /Rozpocznij pomiar/ }).waitFor();
  expect(await kept(page)).toBeNull();
  await second.getByRole('button', { name: /Rozpocznij pomiar/ }).waitFor();

  const { json } = await callApi(page, '/api/uptimes/?page=1&limit=1&sort=start_date:desc');
  const [entry] = Array.isArray(json) ? json : (json.data ?? []);
  expect(entry).toMatchObject({ comment: 'Uzgadnianie kont', source: 'timer' });
  expect(entry?.start_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

inAll(
  'I05: a timer that another tab saved loses neither the comment typed here nor the choice of what stays',
  'app/timer/timer.test.tsx',
  async () => {
    const page = await logIn(people.worker);
    await page.getByRole('button', { name: /Rozpocznij pomiar/ }).click();
    await stopButton(page).click();
    await page.getByLabel('Komentarz').fill('Uzgadnianie kont');
    const start = Number(await kept(page));
    const wall = await page.evaluate(
      (seconds) => new Date(seconds * 1000).toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' }),
      start,
    );
    const entry = { start_date: wall, end_date: wall, comment: 'Z drugiej karty', source: 'timer' };
    expect((await callApi(page, '/api/uptimes', 'POST', entry)).status).toBe(201);
    await page.getByRole('button', { name: 'Zatrzymaj i zapisz' }).click();
    await page.getByText(/Ten pomiar jest już zapisany/).waitFor();
    expect(await page.getByLabel('Komentarz').inputValue()).toBe('Uzgadnianie kont');
    await page.getByRole('button', { name: 'Zapisz moje zamiast tamtego' }).click();
    await page.getByRole('button', { name: /Rozpocznij pomiar/ }).waitFor();
    const { json } = await callApi(page, '/api/uptimes/?page=1&limit=1&sort=start_date:desc');
    const [saved] = Array.isArray(json) ? json : (json.data ?? []);
    expect(saved).toMatchObject({ start_date: wall, comment: 'Uzgadnianie kont' });
  },
);

inAll('logging out with the timer running asks what to do with it', 'app/timer/timer.test.tsx', async () => {
  const page = await logIn(people.worker);
  await page.getByRole('button', { name: /Rozpocznij pomiar/ }).click();
  await stopButton(page).waitFor();
  await page.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await page.getByRole('dialog', { name: 'Masz uruchomiony pomiar czasu' }).waitFor();
  await page.getByRole('button', { name: 'Zostań w panelu' }).click();
  await stopButton(page).waitFor();
  await page.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await page.getByRole('button', { name: 'Zapisz i wyloguj' }).click();
  await page.waitForURL('**/login**');
});
