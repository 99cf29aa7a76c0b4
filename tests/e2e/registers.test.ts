import { expect, test } from 'vitest';
import { axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser();

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
