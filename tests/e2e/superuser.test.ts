// In npm test -- all: http/switchedOff and the guard’s test hold a module that is off, walls one’s menu, app/pages/settings the screen.
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi, firstId } from './support/api';
import { addressOf, openBrowser, password } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn, signedIn } = openBrowser();
let superuser: Page | null = null;

/** The firm as it was before: other tests find all modules. */
afterEach(async () => {
  if (!superuser) return;
  const kept = (await callApi(superuser, '/api/settings/config')).json.data as unknown as { tag: string } | undefined;
  await callApi(superuser, '/api/users/step-up', 'POST', { password });
  const put = await callApi(superuser, '/api/settings/config', 'PUT', { changes: {}, tag: kept?.tag });
  superuser = null;
  expect(put.status).toBe(200);
});

async function openSettings(): Promise<Page> {
  superuser = await logIn(people.superuser, { path: '/dashboard/settings' });
  await superuser.getByRole('heading', { name: 'Moduły, kolumny i składniki' }).waitFor();
  return superuser;
}

/** Saves, and confirms that it is them where that is asked. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Potwierdź, że to Ty' });
  const done = page.getByText(/^Zapisano\. Pozostałe osoby zobaczą zmiany/);
  await question.or(done).first().waitFor();
  if (await question.isVisible()) {
    await question.getByLabel('Twoje hasło').fill(password);
    await question.getByRole('button', { name: 'Potwierdź' }).click();
  }
  await done.waitFor();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Główne menu' });
const headingsOf = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts()).map((text) => text.trim()).filter(Boolean);

inAll(
  'a superuser renames, moves and hides columns of the companies, sees it in the preview, and the accountant has it so',
  'app/pages/settings.test.tsx',
  async () => {
    const page = await openSettings();
    await page.getByRole('button', { name: /modułu Firmy/ }).click();
    await page.getByLabel('Nagłówek kolumny Opiekun').fill('Prowadzi');
    await page
      .getByRole('checkbox', { name: 'Kolumna Typ widoczna' })
      .or(page.getByRole('checkbox', { name: /Kolumna Typ/ }))
      .first()
      .uncheck();
    await page.getByRole('button', { name: 'Wyżej: NIP' }).click();
    const preview = page.getByRole('figure', { name: 'Podgląd' });
    await preview.getByText('Prowadzi').waitFor();
    await save(page);

    const accountant = await logIn(people.accountant, { path: '/dashboard/companies' });
    await settled(accountant);
    const headings = await headingsOf(accountant);
    expect(headings).toContain('Prowadzi');
    expect(headings).not.toContain('Opiekun');
    expect(headings).not.toContain('Typ');
    expect(headings.indexOf('NIP')).toBeLessThan(headings.indexOf('Prowadzi'));
  },
);

test('a module that is switched off is gone from menu, address, search and API, for the office and its clients', async () => {
  const page = await openSettings();
  const other = await logIn(people.accountant);
  const client = await signedIn(people.jan);
  const [one] = [await firstId(other, 'messages')];
  expect(one).not.toBeNull();
  await menuOf(other)
    .getByRole('link', { name: /^Wiadomości/ })
    .waitFor();

  await page.getByRole('checkbox', { name: 'Wiadomości', exact: true }).uncheck();
  await save(page);
  for (const [person, home, list] of [
    [other, '/dashboard', '/dashboard/messages'],
    [client, '/', '/messages'],
  ] as const) {
    await person.goto(addressOf() + home);
    await settled(person);
    expect(
      await menuOf(person)
        .getByRole('link', { name: /^Wiadomości/ })
        .count(),
    ).toBe(0);
    await person.goto(`${addressOf()}${list}/${one}`);
    await person.waitForURL((url) => url.pathname === home);
    expect((await callApi(person, '/api/messages/')).status).toBe(404);
    expect((await callApi(person, `/api/messages/${one}`)).status).toBe(404);
  }
  await other.keyboard.press('Control+k');
  await other.getByRole('combobox', { name: 'Szukaj ekranów i danych' }).fill('wiadomości');
  await other.getByText('Nic takiego nie ma.').or(other.getByRole('option').first()).first().waitFor();
  expect(await other.getByRole('option', { name: /^Wiadomości/ }).count()).toBe(0);
});

inAll(
  'what was changed in the settings stands in their history, and giving up changes asks for nothing',
  'app/pages/settings.test.tsx',
  async () => {
    const page = await openSettings();
    await page.getByLabel('Nazwa biura').fill('Biuro „Pod Lipami”');
    await page.getByRole('figure', { name: 'Podgląd' }).getByText('Biuro „Pod Lipami”').waitFor();
    await page.getByRole('button', { name: 'Cofnij zmiany' }).click();
    expect(await page.getByLabel('Nazwa biura').inputValue()).not.toBe('Biuro „Pod Lipami”');
    await page.getByLabel('Nazwa biura').fill('Biuro „Pod Lipami”');
    await save(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Dominik Szymański' })
      .filter({ hasText: 'Biuro „Pod Lipami”' })
      .first()
      .waitFor();
    const accountant = await logIn(people.accountant);
    await accountant.getByText('Biuro „Pod Lipami”').first().waitFor();
  },
);
