import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { unique } from './support/clock';
import { deskOf } from './support/desk';
import { linkFor } from './support/outbox';
import { ownClient } from './support/ownClient';
import { addressOf, axeFaults, code, fillLogin, openBrowser, password } from './support/panel';
import { people } from './support/people';

const { context, logIn, logInByHand } = openBrowser({ own: true });

test('A07: an accountant logs in in three steps by a code typed with spaces', async () => {
  const page = await logInByHand(people.accountant);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(await page.title()).toBe('Pulpit | Biuro Rachunkowe Demo');
  await page.getByRole('heading', { level: 1, name: 'Dzień dobry, Ewa' }).waitFor();
});

inAll(
  'a wrong password and a wrong code are told in Polish, and the e-mail stays as typed',
  'app/pages/login.test.tsx',
  async () => {
    const page = await (await context()).newPage();
    await page.goto(`${addressOf()}/login`);
    await page.getByLabel('E-mail').fill(people.boss);
    await page.getByLabel('Hasło', { exact: true }).fill('to nie jest to hasło');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.getByText('Nieprawidłowy adres e-mail lub hasło').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(people.boss);

    await fillLogin(page, people.boss, '654 321');
    const field = page.getByLabel('Kod', { exact: true });
    await page.locator('[name="code"][aria-invalid="true"]').waitFor();
    const described = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described?.split(' ')[0]}"]`).innerText()).toMatch(/kod/i);
    expect(await field.inputValue()).toBe('654 321');

    await field.fill(code);
    await page.getByRole('button', { name: 'Zaloguj' }).click();
    await page.waitForURL('**/dashboard');
  },
);

inAll('a deep link survives the login, a foreign address does not', 'app/pages/login.test.tsx', async () => {
  const page = await logInByHand(people.accountant, { path: '/dashboard/tasks' });
  expect(new URL(page.url()).pathname).toBe('/dashboard/tasks');

  const other = await logInByHand(people.accountant, {
    path: `/login?redirect=${encodeURIComponent('//example.com/dashboard')}`,
  });
  expect(other.url()).toBe(`${addressOf()}/dashboard`);
});

test('S05: logging out clears the browser, and the back button shows nothing', async () => {
  const page = await logInByHand(people.accountant, { path: '/dashboard/companies' });
  const company = await page.locator('tbody .record-link').first().innerText();
  await page.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(panel\.|RaStore)/.test(key)))).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  expect(await page.getByText(company, { exact: true }).count()).toBe(0);
});

test('A21: who forgot the password sets a new one by the e-mailed link, which works once', async () => {
  const page = await (await context()).newPage();
  const { email } = await ownClient(await deskOf(people.manager), 'Zakład Świderska');
  await page.goto(`${addressOf()}/login`);
  await page.getByRole('button', { name: 'Nie pamiętam hasła' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await page.getByRole('heading', { name: 'Sprawdź pocztę' }).waitFor();

  const link = await linkFor(email, 'reset-password');
  await page.goto(addressOf() + link);
  await page.getByLabel('Nowe hasło').fill('krótkie');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(page.url()).not.toContain(link.split('/').at(-1));
  await page.getByLabel('Nowe hasło').fill('Zielony-Wiatrak-4417');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await page.getByRole('heading', { name: 'Hasło zmienione' }).waitFor();

  await page.goto(addressOf() + link);
  await page.getByLabel('Nowe hasło').fill('Zielony-Wiatrak-4418');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await page.getByRole('heading', { name: 'Ten link nie działa' }).waitFor();

  await page.getByRole('link', { name: 'Przejdź do logowania' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByText('Nieprawidłowy adres e-mail lub hasło').waitFor();
  await page.getByLabel('Hasło', { exact: true }).fill('Zielony-Wiatrak-4417');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Kod', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await page.getByRole('heading', { name: 'Dzień dobry, Barbara' }).waitFor();
});

test('A21: a manager invites a client, who accepts by the e-mailed link and sees their company', async () => {
  const email = `zofia-${unique()}@klient.test`;
  const manager = await logIn(people.manager, { path: '/dashboard/users' });
  await manager.getByRole('button', { name: 'Zaproś osobę' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Zaproś osobę' });
  await dialog.getByLabel(/^E-mail/).fill(email);
  await dialog.getByLabel(/^Imię/).fill('Zofia');
  await dialog.getByLabel(/^Nazwisko/).fill('Gąsior');
  await dialog.getByRole('combobox', { name: /^Firmy/ }).fill('klos” jan');
  await dialog.getByRole('option', { name: 'Piekarnia „Kłos” Jan Kłos' }).click();
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  const confirmation = manager.getByRole('dialog', { name: 'Potwierdź, że to Ty' });
  await confirmation.getByLabel('Twoje hasło').fill(password);
  await confirmation.getByRole('button', { name: 'Potwierdź' }).click();
  await manager.getByText(`Zaproszenie wysłane na adres ${email}`).waitFor();

  const page = await (await context()).newPage();
  await page.goto(addressOf() + (await linkFor(email, 'register')));
  await page.getByLabel('Hasło', { exact: true }).fill(`${password}-Zofii`);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await page.getByText('Bez tej zgody nie założymy konta').waitFor();
  await page.getByLabel(/zasady korzystania/).check();
  await page.getByLabel(/przetwarzaniu moich danych/).check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await page.getByText(/^Konto gotowe/).waitFor();
  await page.getByLabel('Kod', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await page.getByRole('heading', { name: 'Dzień dobry, Zofia' }).waitFor();
  await page.getByRole('link', { name: 'Piekarnia „Kłos” Jan Kłos' }).first().waitFor();
});

inAll(
  'an accountant adds a passkey, comes in by it alone and by it instead of the code, confirms by it who she is, and takes it away',
  'server/login/passkeys.test.ts',
  async () => {
    const page = await logIn(people.accountant, { path: '/dashboard/users/profile' });
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const section = page.getByRole('region', { name: 'Klucze dostępu' });
    await section.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await page.getByLabel('Twoje hasło').fill(password);
    await page.getByRole('button', { name: 'Potwierdź' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dodaj klucz dostępu' });
    await dialog.getByLabel('Nazwa klucza').fill('Laptop Ewy');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    const key = section.getByText('Laptop Ewy', { exact: true });
    await key.waitFor();

    const leave = async () => {
      await page.getByRole('button', { name: /konto i wylogowanie/ }).click();
      await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
      await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    };
    await leave();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
    await page.getByRole('heading', { name: 'Dzień dobry, Ewa' }).waitFor();

    await leave();
    await page.getByLabel('E-mail').fill(people.accountant);
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.getByRole('button', { name: 'Użyj klucza dostępu zamiast kodu' }).click();
    await page.getByRole('heading', { name: 'Dzień dobry, Ewa' }).waitFor();

    await page.goto(`${addressOf()}/dashboard/users/profile`);
    await section.getByRole('button', { name: /^Usuń.*Laptop Ewy/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true }).click();
    await page.getByRole('dialog', { name: 'Potwierdź, że to Ty' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
    await key.waitFor({ state: 'detached' });
    await leave();
    await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
    await page.getByText(/Ten klucz dostępu nie pasuje do konta/).waitFor();
  },
);
