// In npm test -- all: http/companyEvents holds each event’s day and task, app/screens/companyEvents the form and the pack.
import { expect, test } from 'vitest';
import { unique } from './support/clock';
import { deskOf } from './support/desk';
import { ownClient } from './support/ownClient';
import { addressOf, axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { onPhone, settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('a purchase with PCC is entered at the company with its term shown before, and the closing of the business as a pack to pick from', async () => {
  const manager = await deskOf(people.manager);
  const own = await ownClient(manager, `Lakiernik Sum ${unique()}`);

  const page = await logIn(people.accountant, { path: `/dashboard/companies/${own.company}/obligations` });
  await page.getByRole('link', { name: 'Dodaj zdarzenie' }).click();
  await page.getByLabel(/^Co się stało/).selectOption({ label: 'Umowa z PCC (zakup, pożyczka)' });
  await page.getByLabel(/^Kiedy/).fill('2026-12-11');
  const follows = page.getByRole('region', { name: 'Co z tego wyniknie' });
  await follows.getByText('Termin przesunięty z 25.12.2026 na 28.12.2026').waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.waitForURL(/company-events\/[0-9a-f-]{36}$/);

  const phone = await onPhone(page, `/dashboard/companies/${own.company}/obligations`);
  await phone.getByText('umowa z PCC (zakup, pożyczka) 11.12.2026', { exact: true }).waitFor();
  await phone.getByRole('link', { name: 'Zamknięcie działalności' }).click();
  await phone.getByLabel(/^Kiedy/).fill('2026-12-31');
  const pack = phone.getByRole('region', { name: 'Co z tego wyniknie' });
  await pack.getByRole('checkbox', { name: /^ZUS ZWPA/ }).uncheck();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Zapisz' }).click();
  await phone.waitForURL(/company-events\/[0-9a-f-]{36}$/);
  await phone.goto(`${addressOf()}/dashboard/companies/${own.company}/obligations`);
  // Seven days after the last one of the year: later than the two months that stand unfolded.
  await phone.getByRole('region', { name: 'Styczeń 2027' }).getByRole('button', { name: 'Rozwiń' }).click();
  await phone.getByText('VAT-Z', { exact: true }).waitFor();
  expect(await phone.getByText('ZUS ZWPA – wyrejestrowanie płatnika', { exact: true }).count()).toBe(0);
});
