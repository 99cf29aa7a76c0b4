// In npm test -- all: http/campaigns holds a campaign from its survey to the dated line, app/screens/campaigns the screen.
import { expect, test } from 'vitest';
import { axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { onPhone, settled } from './support/screen';

const { logIn } = openBrowser({ own: true });
const path = '/dashboard/campaigns?campaign=tax_form&keeper=';

test('an office asks a client for the form of tax, and agrees to what another one answered', async () => {
  const page = await logIn(people.otherFirmsSuperuser, { firm: 'kancelaria', path });
  await page.getByRole('heading', { level: 1, name: 'Kampanie' }).waitFor();
  await page
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    .waitFor();
  const box = page.getByRole('checkbox', { name: /^Zaznacz: / }).first();
  const title = ((await box.getAttribute('aria-label')) ?? '').replace('Zaznacz: ', '');
  await box.check();
  await page.getByRole('button', { name: 'Wyślij ankietę (1)' }).click();
  await page.getByText('Wysłano ankietę: 1', { exact: false }).waitFor();
  await page.getByRole('checkbox', { name: `Zaznacz: ${title}`, exact: true }).waitFor({ state: 'detached' });

  const look = page.getByRole('button', { name: /^Zobacz odpowiedź/ }).first();
  const answered = ((await look.textContent()) ?? '').replace('Zobacz odpowiedź: ', '');
  await look.click();
  const part = page.getByRole('region', { name: `Odpowiedź: ${answered}`, exact: true });
  await part.getByRole('button', { name: /^Uzgodnij/ }).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await part.getByRole('button', { name: /^Uzgodnij/ }).click();
  await page.getByText('Uzgodniono.', { exact: true }).waitFor();
  await part.getByRole('button', { name: /^Uzgodnij/ }).waitFor({ state: 'detached' });

  const phone = await onPhone(page, path);
  await phone.getByRole('heading', { level: 2, name: /^Forma opodatkowania/ }).waitFor();
  await settled(phone);
  expect(await axeFaults(phone)).toEqual([]);
});
