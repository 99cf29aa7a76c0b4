// In npm test -- all: http/statements and http/transfers hold what is written and packed, app/screens/statements and transfers the screens.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { completeNrb } from '../../src/domain/identifiers/nrb';
import { formatMonth } from '../../src/lib/dates';
import { callApi, rows } from './support/api';
import { today, unique } from './support/clock';
import { deskOf } from './support/desk';
import { lastMonth, officeAccount, publishedMonth } from './support/months';
import { ownCompany } from './support/ownClient';
import { axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser({ own: true });
const account = (bank: string, nth: number) => completeNrb(bank, String(nth).padStart(16, '0')) ?? '';
const payee = officeAccount.replaceAll(' ', '');

/** A movement of a bank's statement (MT940), money that went out today. */
function movement(zloty: string, title: string, other: string, nth: number): string {
  const day = today().slice(2).replaceAll('-', '');
  return `:61:${day}${day.slice(2)}D${zloty}NTRFNONREF//R${nth}\r\n:86:020~00PRZELEW~20${title}~38PL${other}`;
}
const statement = (of: string, ...movements: string[]) => [':20:1', `:25:PL${of}`, ':28C:11', ...movements].join('\r\n');

/** As it is on a screen of a desk, and on a phone. */
async function looksRight(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect([width, await overflow(page)]).toEqual([width, 0]);
    expect(await axeFaults(page)).toEqual([]);
  }
}

test('an accountant reads a bank’s statement, sees now and after, writes it and takes it back; then makes a package of transfers', async () => {
  const manager = await deskOf(people.manager);
  const title = `Tapicer Jaź ${unique()}`;
  const from = account('11402004', Number(unique()));
  const company = await ownCompany(manager, title, { accounts: [{ number: from, purpose: 'main' }] });
  await publishedMonth(manager, company);
  const [item] = await rows(manager, 'settlement-items', `filters=company_id:${company}`);
  if (!item) throw new Error('The month has no position');

  const page = await logIn(people.accountant, { path: '/dashboard/reports/monthly-settlements' });
  await page.getByRole('link', { name: 'Przelewy', exact: true }).click();
  await page.getByRole('link', { name: 'Wczytaj wyciąg' }).click();
  const text = statement(
    from,
    movement('1234,50', 'Obsługa księgowa', payee, 1),
    movement('9,99', 'Prowizja', account('11402004', 1), 2),
  );
  const file = { name: 'wyciag.sta', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const table = page.getByRole('table', { name: 'Operacje z wyciągu' });
  await table.getByRole('link', { name: new RegExp(`^${title} – .*, ${formatMonth(lastMonth)}$`) }).waitFor();
  expect(await table.getByRole('checkbox', { name: /^Zapisz wpłatę: / }).isChecked()).toBe(true);
  expect(await table.getByRole('row').last().innerText()).toMatch(/1\s234,50\szł[\s\S]*Zapłacone/);
  await page.getByText(/^1\soperacja nie pasuje do żadnej pozycji/).waitFor();
  await looksRight(page);

  const paid = async () => {
    const { json } = await callApi(page, `/api/settlement-items/${item.id}`);
    return [json.payment_status, json.paid_amount];
  };
  expect(await paid()).toEqual(['unpaid', 0]);
  await page.getByRole('button', { name: /^Zapisz 1\swpłatę$/ }).click();
  await page.getByText(/^Wczytano: 1\s/).waitFor();
  expect(await paid()).toEqual(['paid', 123_450]);
  await looksRight(page);
  await page.getByRole('button', { name: 'Cofnij wczytanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij wczytanie' }).click();
  await page.getByText(/^Cofnięto 1\s/).waitFor();
  expect(await paid()).toEqual(['unpaid', 0]);

  await page.goto(new URL(`/dashboard/reports/monthly-settlements/${item.settlement_id}`, page.url()).href);
  await page.getByRole('link', { name: 'Przelewy', exact: true }).click();
  await page.getByRole('checkbox', { name: `Zaznacz firmę: ${title}` }).waitFor();
  await looksRight(page);
  const take = page.getByRole('button', { name: /^Pobierz paczkę: 1\sprzelew, 1\s234,50\szł$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), take.click()]);
  const order = await readFile(await download.path(), 'latin1');
  for (const part of [from, payee, '123450']) expect(order).toContain(part);
  await page.getByText(/^Pobrano paczkę: 1\sprzelew/).waitFor();

  // What was in a package waits for a tick, and then for a yes.
  await page.getByRole('button', { name: 'Pobierz paczkę', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: `Zaznacz firmę: ${title}` }).check();
  await take.click();
  const asked = page.getByRole('dialog', { name: 'Pobrać je jeszcze raz?' });
  await asked.waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Anuluj' }).click();
  await asked.waitFor({ state: 'detached' });
});
