import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { completeNip } from '../../src/domain/identifiers/nip';
import { addMonths, monthOf } from '../../src/lib/dates';
import { inAll } from '../support/inAll';
import { callApi, firstId, rows as rowsOf } from './support/api';
import { today } from './support/clock';
import { axeFaults, openBrowser, overflow } from './support/panel';
import { password, people } from './support/people';
import { settled } from './support/screen';

// What it writes it takes back.
const { logIn } = openBrowser({ own: true });
// Of nobody: other files enter a company with the sample's own number.
const kedu = Buffer.from(
  readFileSync(new URL('../domain/samples/kedu-dra.xml', import.meta.url), 'utf8').replaceAll('1234563218', '9990000014'),
);

interface Item {
  id: string;
  company_id: string;
  amount: number | null;
}

/** Companies with a VAT position of one month that nobody sent, a hundred at most, as rows of a table. */
async function unsent(page: Page) {
  const [booked] = await rowsOf(page, 'settlements', 'sort=period:desc&filters=status:booking');
  const period = String(booked?.period);
  const rows: string[][] = [];
  let first: Item | null = null;
  for (let at = 1; rows.length < 100 && at <= 10; at += 1) {
    const query = `page=${at}&limit=50&sort=due_effective:asc&filters=kind:vat,stage:hidden,amount_type:due,period:${period}`;
    const items = (await callApi(page, `/api/settlement-items/?${query}`)).json.data as unknown as Item[];
    const ids = items.map(({ company_id }) => company_id).join('|');
    const companies = (await callApi(page, `/api/companies/?limit=50&filters=id:${ids}`)).json.data ?? [];
    for (const item of items) {
      const nip = companies.find(({ id }) => id === item.company_id)?.vat_number;
      if (typeof nip !== 'string') continue;
      first ??= item;
      rows.push([`Klient ${rows.length}`, nip, `${1_001 + rows.length},00`]);
    }
  }
  if (!first) throw new Error('The demonstration has no month that is being booked');
  return { rows, period, first };
}

test('an accountant fills many months from a pasted table and a file of Płatnik, and takes all of it back', async () => {
  const page = await logIn(people.manager, { path: '/dashboard/reports/monthly-settlements' });
  const { rows, period, first } = await unsent(page);

  const began = performance.now();
  await page.getByRole('link', { name: 'Wczytaj kwoty' }).click();
  await page
    .getByLabel('Albo wklej tabelę z arkusza')
    .fill([['Klient', 'NIP', 'VAT', 'Okres'], ...rows.map((row) => [...row, period])].map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Odczytaj wklejoną tabelę' }).click();
  await page.getByRole('button', { name: /^Wpisz \d+ kwot/ }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'DRA.xml', mimeType: 'application/xml', buffer: kedu });
  await page.getByText(/Żadna Twoja firma nie ma takiego NIP/).waitFor();
  await page.reload();
  const write = page.getByRole('button', { name: /^Wpisz \d+ kwot/ });
  await write.waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  expect(await overflow(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  const counted = Number(/\d+/.exec(await write.innerText())?.[0]);
  expect(counted).toBe(rows.length);
  expect(counted).toBeGreaterThanOrEqual(15);
  await write.click();
  await page.getByText(/^Wczytano: \d/).waitFor();
  console.log(`${counted} kwot w ${Math.round((performance.now() - began) / 1000)} s, 4 kliknięcia i 1 wklejenie`);
  const amountOf = async () => (await callApi(page, `/api/settlement-items/${first.id}`)).json.amount;
  expect(await amountOf()).toBe(100_100);

  await page.getByRole('button', { name: 'Cofnij wczytanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij wczytanie' }).click();
  await page.getByText(new RegExp(`^Cofnięto ${counted}`)).waitFor();
  expect(await amountOf()).toBe(first.amount);
});

const perImport = 50;

/** Records by the import that there is, as a person writes no more than sixty a minute; answers their ids. */
async function imported(page: Page, resource: string, headings: readonly string[], rows: readonly string[][]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += perImport) {
    const text = [headings, ...rows.slice(at, at + perImport)].map((row) => row.join(';')).join('\n');
    const answer = await page.evaluate(
      async ([url, csv]) => {
        const body = new FormData();
        body.append('file', new Blob([String(csv)], { type: 'text/csv' }), 'plik.csv');
        const { access_token } = JSON.parse(localStorage.getItem('panel.tokens') ?? '{}');
        const headers = { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${access_token}` };
        return (await fetch(String(url), { method: 'POST', headers, body })).json();
      },
      [`/api/${resource}/import`, text] as const,
    );
    if (answer.created !== Math.min(perImport, rows.length - at)) throw new Error(JSON.stringify(answer).slice(0, 2_000));
    ids.push(...answer.data.map(({ id }: { id: string }) => id));
  }
  return ids;
}

/** A hundred companies of one keeper, whose last month is booked and has no position yet; answers their NIPs and their months. */
async function hundredBooked(page: Page): Promise<{ nips: string[]; months: string[] }> {
  await callApi(page, '/api/users/step-up', 'POST', { password });
  const owner = (await firstId(page, 'users', `&filters=email:${people.manager}`)) ?? '';
  const nips: string[] = [];
  for (let nine = 970_000_000; nips.length < 100; nine += 1) {
    const whole = completeNip(String(nine));
    if (whole) nips.push(whole);
  }
  const card = { company_type: 'jdg', address_postal_code: '50-100', address_city: 'Wrocław', owner_id: owner };
  const tax = {
    taxation_form: 'pit_flat',
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
  };
  const all = { ...card, ...tax };
  const companies = await imported(
    page,
    'companies',
    ['title', 'vat_number', ...Object.keys(all)],
    nips.map((nip, nth) => [`Setka ${nth + 1} ${nip}`, nip, ...Object.values(all)]),
  );
  const period = addMonths(monthOf(today()), -1);
  const months = await imported(
    page,
    'settlements',
    ['company_id', 'period'],
    companies.map((id) => [id, period]),
  );
  for (const step of ['complete', 'book']) {
    const { status, json } = await callApi(page, `/api/settlements/actions/${step}`, 'POST', { ids: months });
    if (status >= 300) throw new Error(`${step}: ${JSON.stringify(json)}`);
    // A hundred are begun work, and two pieces of it run beside each other.
    await expect
      .poll(async () => (await callApi(page, '/api/jobs')).json.data?.every(({ state }) => state === 'done'), { interval: 200 })
      .toBe(true);
  }
  return { nips, months };
}

inAll('a hundred settlements are filled and published by one person in ten minutes', 'server/http/sendMany.test.ts', async () => {
  const page = await logIn(people.manager, { path: '/dashboard/reports/monthly-settlements' });
  const { nips, months } = await hundredBooked(page);
  const table = ['NIP\tVAT\tPIT-5L', ...nips.map((nip, nth) => `${nip}\t${1_001 + nth},00\t${501 + nth},50`)].join('\n');

  const began = performance.now();
  let presses = 0;
  const press = async (what: Locator) => {
    await what.click();
    presses += 1;
  };
  await press(page.getByRole('link', { name: 'Wczytaj kwoty' }));
  const box = page.getByLabel('Albo wklej tabelę z arkusza');
  await press(box);
  await box.fill(table);
  await press(page.getByRole('button', { name: 'Odczytaj wklejoną tabelę' }));
  await press(page.getByRole('button', { name: /^Wpisz 200\skwot$/ }));
  await page.getByText(/^Wczytano: \d/).waitFor({ timeout: 400_000 });
  await press(page.getByRole('checkbox', { name: /^Wymagane punkty kontrolne/ }));
  await press(page.getByRole('button', { name: /^Wyślij 100\srozliczeń$/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Wyślij klientom' }));
  await page.getByText(/^Wysłano 100\srozliczeń\.$/).waitFor({ timeout: 600_000 });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`100 rozliczeń wypełnionych i wysłanych w ${seconds} s, ${presses} kliknięć i 1 wklejenie`);
  expect(seconds).toBeLessThan(600);
  expect(presses).toBeLessThanOrEqual(8);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  expect(await overflow(page)).toBe(0);

  const sent = await rowsOf(page, 'settlements', `filters=id:${months.slice(0, 50).join('|')},status:published`);
  expect(sent).toHaveLength(50);
  const [item] = await rowsOf(page, 'settlement-items', `filters=settlement_id:${months[99]},kind:vat`);
  expect(item).toMatchObject({ amount: 110_000, stage: 'published' });
});
