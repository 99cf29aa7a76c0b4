import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { firstId, rows } from './support/api';
import { filesOfZip, textOfPdf } from './support/downloads';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { searched, settled } from './support/screen';

const { logIn } = openBrowser({ looks: true });

/** Takes a table away as a file, the way a person does, and answers its bytes. */
async function take(page: Page, table: string, format: string): Promise<{ name: string; bytes: Buffer }> {
  const region = page.getByRole('region', { name: table, exact: true });
  await region.getByRole('button', { name: 'Eksport' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const tableOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('table');

inAll(
  'a manager reads how companies’ time stands against their plan, narrowed in the address, and opens one',
  'app/pages/reports.test.tsx',
  async () => {
    const page = await logIn(people.manager, { path: '/dashboard/reports' });
    await page.getByRole('link', { name: 'Czas pracy według firm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Czas pracy według firm' }).waitFor();
    await settled(page);
    const table = page.getByRole('table').last();
    const whole = await table.locator('tbody tr').count();
    expect(whole).toBeGreaterThan(3);

    await page.getByLabel('Czynność').selectOption({ index: 1 });
    await page.waitForURL((url) => url.searchParams.has('activity'));
    await expect.poll(async () => table.locator('tbody tr').count()).toBeLessThanOrEqual(whole);
    const narrowed = page.url();
    await page.getByLabel('Czynność').selectOption({ label: 'Wszystkie' });
    await page.waitForURL((url) => !url.searchParams.has('activity'));

    await page.goto(narrowed);
    await settled(page);
    expect(await page.getByLabel('Czynność').inputValue()).toBe(new URL(narrowed).searchParams.get('activity'));
    const company = table.locator('tbody th a').first();
    const title = await company.innerText();
    await company.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  },
);

inAll(
  'a person’s page says the same as the list of people it was opened from, day by day',
  'server/http/reports.test.ts',
  async () => {
    const page = await logIn(people.manager, { path: '/dashboard/reports' });
    await settled(page);
    const row = page.getByRole('row', { name: /Ewa Żuławska/ }).first();
    const link = row.getByRole('link').first();
    const worked = await row
      .getByRole('link', { name: /czas pracy/i })
      .first()
      .innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: /Ewa Żuławska/ }).waitFor();
    await settled(page);
    expect(await page.locator('tfoot').first().innerText()).toContain(/\d+(:\d\d|\s*h)/.exec(worked)?.[0] ?? worked);
    await page.getByRole('navigation', { name: 'Raporty osoby' }).getByRole('link', { name: 'Rozliczenia' }).click();
    await page.waitForURL(/\/uptimes\?/);
    await page.getByRole('navigation', { name: 'Raporty osoby' }).getByRole('link', { name: 'Szczegółowy czas pracy' }).click();
    await page.getByRole('region', { name: 'Wpisy czasu pracy' }).getByRole('table').waitFor();
  },
);

inAll(
  'a report is taken away as CSV, as a sheet and on paper, each with what stands on the screen',
  'server/http/reports.test.ts',
  async () => {
    const page = await logIn(people.manager, { path: '/dashboard/reports/companies-uptimes' });
    // All companies are too many for paper, and the panel says so.
    await page.getByLabel('Opiekun').selectOption({ label: 'Ewa Żuławska' });
    await page.waitForURL((url) => url.searchParams.has('keeper'));
    await settled(page);
    const region = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: 'Eksport' }) })
      .last();
    const name = await region.getByRole('heading').innerText();
    const table = tableOf(page, name);
    const first = (await table.locator('tbody th').first().innerText()).trim();
    const headings = await table.locator('thead th').allInnerTexts();

    const csv = await take(page, name, 'Plik CSV');
    expect(csv.name).toMatch(/\.csv$/);
    const lines = csv.bytes.toString('utf8').replace('\uFEFF', '').trim().split(/\r\n/);
    expect(lines[0]).toContain(headings[0]);
    expect(lines.join('\n').replaceAll('""', '"')).toContain(first);
    expect(lines.length).toBeGreaterThanOrEqual(await table.locator('tbody tr').count());

    const xlsx = await take(page, name, 'Arkusz Excela (XLSX)');
    expect(xlsx.name).toMatch(/\.xlsx$/);
    const inside = filesOfZip(xlsx.bytes);
    expect([...inside.keys()]).toContain('xl/workbook.xml');
    const cells = [...inside.values()].join('').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(cells).toContain(first);

    const pdf = await take(page, name, 'Wydruk (PDF)');
    expect(pdf.name).toMatch(/\.pdf$/);
    const text = await textOfPdf(pdf.bytes);
    expect(text.replace(/\s+/g, ' ')).toContain(first.split(' ')[0]);
    expect(text).toMatch(/[ąćęłńóśźż]/);
  },
);

test('the list of companies is exported as it is filtered', async () => {
  const page = await logIn(people.manager, { path: '/dashboard/companies' });
  await searched(page, 'piekarnia', () => page.getByLabel('Szukaj').fill('piekarnia'));
  await page.getByRole('button', { name: 'Eksport' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Plik CSV' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const found = await rows(page, 'companies', 'search=piekarnia');
  expect(text.trim().split(/\r\n/).length - 1).toBeGreaterThanOrEqual(Math.min(found.length, 100));
  expect(text).toContain('Piekarnia');
  expect(await firstId(page, 'companies', '&search=piekarnia')).not.toBeNull();
  expect(page.url()).not.toContain('piekarnia');
});
