// In npm test -- all: http/contributions holds amounts and what a settlement takes over, app/screens/contributions the screen.
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { put } from './support/api';
import { unique } from './support/clock';
import { deskOf } from './support/desk';
import { ownCompany } from './support/ownClient';
import { axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { onPhone, settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('an accountant reads an owner’s contributions, types the income they hang on, and the settlement takes them over', async () => {
  const office = await deskOf(people.accountant);
  const title = `Stolarz Dąb ${unique()}`;
  const company = await ownCompany(office, title, { employs: false });
  const owner = { company_id: company, first_name: 'Adam', last_name: 'Dąb', role: 'owner', zus_scheme: 'full' };
  await put(office, 'company-persons', owner);
  const settlement = await put(office, 'settlements', { company_id: company, period: '2026-10' });

  const page = await logIn(people.accountant, { path: `/dashboard/companies/${company}` });
  await page.getByRole('link', { name: 'ZUS i zdrowotna właścicieli' }).click();
  await page.getByRole('heading', { level: 1, name: `ZUS i zdrowotna: ${title}` }).waitFor();
  const october = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'październik 2026' }) });
  expect((await october.innerText()).replaceAll('\u00a0', ' ')).toContain('2 359,30 zł');
  await october.getByRole('textbox', { name: 'Dochód za wrzesień 2026' }).fill('30 000');
  await page.keyboard.press('Enter');
  await october.getByText(/3\s396,76/).waitFor();
  await page.getByRole('button', { name: 'październik 2026' }).press('Enter');
  await page.getByText(/4,9% × 30\s000,00/).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);

  await page.goto(`${new URL(page.url()).origin}/dashboard/reports/monthly-settlements/${settlement}`);
  await page.getByRole('button', { name: 'Zaproponuj pozycje' }).click();
  const amount = page.getByRole('textbox', { name: /^Kwota: ZUS – razem/ });
  await amount.waitFor();
  expect((await amount.inputValue()).replace(/\s/g, '')).toBe('3396,76');
  await amount.fill('3000');
  await amount.press('Enter');
  await page.getByText(/z prawa: 3\s396,76\szł — wpisano: 3\s000,00\szł/).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);

  const phone = await onPhone(page, `/dashboard/companies/${company}/contributions`);
  await phone.getByRole('button', { name: 'październik 2026' }).waitFor();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

inAll(
  'an owner’s stage typed on the company’s card stands in their ladder, and its first day corrected there moves it',
  'server/http/stageDays.test.ts',
  async () => {
    const office = await deskOf(people.accountant);
    const title = `Szewc Młot ${unique()}`;
    const card = { employs: false, zus_scheme: 'preferential', zus_scheme_from: '2025-05-01', ceidg_start_date: '2024-11-01' };
    const company = await ownCompany(office, title, card);
    await put(office, 'company-persons', {
      company_id: company,
      first_name: 'Ewa',
      last_name: 'Młot',
      role: 'owner',
      zus_scheme: 'preferential',
      zus_scheme_from: '2025-05-01',
    });

    const page = await logIn(people.accountant, { path: `/dashboard/companies/${company}/edit` });
    const stagesOf = async () => {
      await page.goto(`${new URL(page.url()).origin}/dashboard/companies/${company}/contributions`);
      await page.getByText('Ewa Młot').first().waitFor();
      await page.getByText('Etapy ulg z datami').click();
      return page;
    };
    await page.getByRole('combobox', { name: 'Schemat ZUS' }).selectOption({ label: 'Mały ZUS Plus' });
    await page.getByRole('textbox', { name: 'Schemat ZUS od' }).fill('01.01.2026');
    await page.getByRole('heading', { name: 'Co się zmieni' }).waitFor();
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page.getByRole('link', { name: 'Edytuj' }).waitFor();
    await stagesOf();
    await page
      .getByText(/od 01\.01\.2026/)
      .first()
      .waitFor();

    await page.goto(`${new URL(page.url()).origin}/dashboard/companies/${company}/edit`);
    await page.getByRole('textbox', { name: 'Schemat ZUS od' }).fill('01.02.2026');
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page.getByRole('link', { name: 'Edytuj' }).waitFor();
    await stagesOf();
    await page
      .getByText(/od 01\.02\.2026/)
      .first()
      .waitFor();
    expect(await page.getByText(/od 01\.01\.2026/).count()).toBe(0);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
  },
);
