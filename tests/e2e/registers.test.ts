import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { crowdNips } from '../support/crowd';
import { inAll } from '../support/inAll';
import { rows } from './support/api';
import { axeFaults, openBrowser } from './support/panel';
import { password, people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('an accountant enters a company by its NIP alone, and finds the answers of the registers at it', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/companies/new' });
  await page.getByRole('textbox', { name: 'NIP, REGON albo KRS' }).fill('123-456-32-18');
  await page.keyboard.press('Enter');
  await page.getByText(/Uzupełniono puste pola/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Nazwa', exact: true }).inputValue()).toMatch(/przykład/i);
  expect(await page.getByRole('textbox', { name: 'Miejscowość' }).inputValue()).toMatch(/warszawa/i);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  // What no register knows is the office's to say.
  await page.getByLabel(/^Forma opodatkowania/).selectOption({ label: 'CIT 9%' });
  await page.getByLabel(/^Rodzaj ewidencji/).selectOption({ label: 'Księgi rachunkowe' });
  await page.getByLabel(/^Okres VAT/).selectOption({ index: 1 });
  await page
    .getByRole('combobox', { name: /^Opiekun/ })
    .first()
    .click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByRole('heading', { level: 1, name: /przykład/i }).waitFor();
  await page.getByRole('link', { name: 'Pełnomocnictwa i AML' }).last().click();
  await page.getByRole('link', { name: 'Rejestry' }).click();
  await page.getByRole('cell', { name: 'abc12-8d3f1c2' }).waitFor();

  const phone = await logIn(people.accountant, { path: '/dashboard/companies/new', width: 360 });
  await phone.getByRole('textbox', { name: 'NIP, REGON albo KRS' }).fill('1234563218');
  await phone.keyboard.press('Enter');
  await phone.getByText(/jest już w biurze/).waitFor();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

inAll(
  'a hundred and fifty NIPs are a working panel within an hour of one person’s work',
  'server/http/registersList.test.ts',
  async () => {
    const page = await logIn(people.manager, { path: '/dashboard/companies/nip-list' });
    const nips = crowdNips(150);
    let presses = 0;
    const press = async (what: Locator) => {
      await what.click();
      presses += 1;
    };
    const choose = async (group: RegExp, field: string, label: string) => {
      await page.getByRole('group', { name: group }).getByLabel(field).selectOption({ label });
      presses += 1;
    };

    const began = performance.now();
    await page.getByLabel('Wklej numery NIP').fill(nips.join('\n'));
    await press(page.getByRole('button', { name: /^Zapytaj rejestry o 150\sfirm$/ }));
    // CEIDG takes fifty questions in three minutes: nobody sits through that.
    const asked = performance.now();
    const soleTraders = /^Jednoosobowa działalność/;
    await page.getByRole('group', { name: soleTraders }).waitFor({ timeout: 900_000 });
    const waited = performance.now() - asked;
    await choose(soleTraders, 'Forma opodatkowania', 'Podatek liniowy 19%');
    await choose(/^Spółka z o\.o\./, 'Forma opodatkowania', 'CIT 9%');
    await press(page.getByRole('button', { name: /^Załóż 150\sfirm$/ }));
    await page.getByText(/^Wczytano: 150\snowych/).waitFor({ timeout: 300_000 });
    await press(page.getByRole('button', { name: /^Zaproś \d+\sklientów do panelu$/ }));
    await page.getByLabel('Twoje hasło').fill(password);
    await press(page.getByRole('button', { name: 'Potwierdź' }));
    await page.getByText(/^Zaproszono \d/).waitFor({ timeout: 300_000 });
    await press(page.getByRole('button', { name: 'Otwórz miesiąc' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Otwórz miesiąc' }));
    const ids = (await rows(page, 'companies', `limit=50&filters=vat_number:${nips.slice(0, 50).join('|')}`)).map(({ id }) => id);
    expect(ids).toHaveLength(50);
    await expect
      .poll(async () => (await rows(page, 'settlements', `limit=50&filters=company_id:${ids.join('|')}`)).length, {
        timeout: 300_000,
      })
      .toBe(50);
    const whole = performance.now() - began;
    const seconds = (ms: number) => Math.round(ms / 1000);
    console.log(
      `150 NIP-ów do działającego panelu w ${seconds(whole)} s, z tego ${seconds(waited)} s rejestrów; ${presses} kliknięć, 1 wklejenie i hasło`,
    );
    expect(seconds(whole - waited)).toBeLessThan(600);
    expect(presses).toBeLessThanOrEqual(12);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
  },
  1_800_000,
);
