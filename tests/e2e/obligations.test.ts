// In npm test -- all: http/obligations holds the year, its questions and its calendar, app/screens/obligations both panels’ screens.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unique } from './support/clock';
import { deskOf } from './support/desk';
import { ownClient } from './support/ownClient';
import { addressOf, axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('an accountant reads a client’s year, answers a question and takes the calendar; the client reads the same in plain words', async () => {
  const manager = await deskOf(people.manager);
  const own = await ownClient(manager, `Malarz Okoń ${unique()}`);

  const page = await logIn(people.accountant, { path: `/dashboard/companies/${own.company}` });
  // Parts above the link still come, and it moves under the pointer.
  await settled(page);
  await page.getByRole('link', { name: /^Czternaście miesięcy/ }).click();
  await page.getByRole('heading', { level: 1, name: `Obowiązki: ${own.title}` }).waitFor();
  const capital = page.getByText('PIT-38', { exact: true }).locator('xpath=ancestor::li');
  expect(await capital.innerText()).toContain('Być może');
  await page.getByRole('button', { name: /^Pokaż wszystkie/ }).click();
  await page.getByRole('button', { name: /akcje, udziały.* Nie$/ }).click();
  await capital.waitFor({ state: 'detached' });

  await page.getByLabel('Dziedzina').selectOption({ label: 'VAT' });
  const vat = page.getByRole('listitem').filter({ hasText: 'JPK_V7M i zapłata VAT' }).filter({ hasText: 'za listopad 2026' });
  // Why it is theirs and by which law is folded, so that a screen holds many of them.
  expect(await vat.first().innerText()).not.toContain('Okres VAT');
  await vat
    .first()
    .getByRole('button', { name: /^Podstawa/ })
    .click();
  expect(await vat.first().innerText()).toContain('Okres VAT: Miesięczny (JPK_V7M)');
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Do kalendarza (ICS)' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:JPK_V7M i zapłata VAT za listopad 2026');
  expect(text).not.toContain('PIT-38');

  const client = await logIn(own.email, { width: 360 });
  await client
    .getByRole('region', { name: 'Moja firma' })
    .getByRole('link', { name: /^Obowiązki/ })
    .click();
  await client
    .getByText(/^Ewidencja VAT idzie do urzędu skarbowego i trzeba zapłacić VAT za \p{L}+ \d{4}\.$/u)
    .first()
    .waitFor();
  await settled(client);
  expect(await axeFaults(client)).toEqual([]);
  expect(new URL(client.url()).href).toBe(`${addressOf()}/companies/${own.company}/obligations`);
});
