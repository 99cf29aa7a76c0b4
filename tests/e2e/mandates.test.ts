// In npm test -- all: http/mandates holds what is lacking and what a look changes, app/screens/mandates the screen.
import { expect, test } from 'vitest';
import { axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { onPhone, settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('an accountant finds who lacks an AML file and writes one down, on a computer and on a phone', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/mandates?lacks=aml_missing' });
  const first = page.getByRole('region', { name: 'Klienci' }).getByRole('heading', { level: 2 }).first();
  const company = await first.innerText();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: `AML: ${company}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Nowa ocena AML' }).waitFor();
  await page.getByLabel(/^Dzień oceny/).fill('20.11.2026');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByText('20.11.2027').first().waitFor();

  const phone = await onPhone(page, '/dashboard/mandates');
  await phone.getByRole('region', { name: 'Klienci' }).getByRole('heading', { level: 2 }).first().waitFor();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
