import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { standard } from '../../../src/tenants/standard';
import { heading, openPanel } from '../support/panel';
import { accountant } from '../support/people';
import { wire } from '../support/wire';

const { tenant, strings } = standard('demo');
const config = { 'GET /api/config': { json: { tenant, strings } } };
const tooEasy = {
  status: 422,
  json: { error: 'Popraw zaznaczone pola.', errors: { password: 'To hasło jest na liście znanych haseł' } },
};
const spent = { status: 404, json: { error: 'Nie znaleziono.' } };

describe('a new password', () => {
  test('S11: the token leaves the address at once and is still there after a reload', async () => {
    const { to } = wire({ ...config, 'POST /api/users/reset-password/Abc123': { json: { data: { changed: true } } } });
    const first = openPanel('/reset-password/Abc123');
    await heading('Ustaw nowe hasło');
    await expect.poll(() => first.at()).toBe('/reset-password/link');
    first.router.dispose();

    await first.user.type(screen.getByLabelText('Nowe hasło'), 'Lipowa-Herbata-2026{Enter}');
    await heading('Hasło zmienione');
    expect(to('POST /api/users/reset-password/Abc123')[0]?.body).toEqual({ password: 'Lipowa-Herbata-2026' });
    expect(window.history.state).toMatchObject({ usr: { token: 'Abc123' } });
  });

  test('A03: the server’s reason against it stands at the field', async () => {
    wire({ ...config, 'POST /api/users/reset-password/Abc123': tooEasy });
    const { user } = openPanel('/reset-password/Abc123');
    await heading('Ustaw nowe hasło');
    const field = screen.getByLabelText('Nowe hasło');
    await user.type(field, 'haslo123haslo{Enter}');
    expect(await screen.findByText('To hasło jest na liście znanych haseł')).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  test('A21: a spent, old or unknown link is told alike', async () => {
    wire({ ...config, 'POST /api/users/reset-password/Abc123': spent });
    const { user } = openPanel('/reset-password/Abc123');
    await heading('Ustaw nowe hasło');
    await user.type(screen.getByLabelText('Nowe hasło'), 'Lipowa-Herbata-2026{Enter}');
    await heading('Ten link nie działa');
  });

  test('can be looked at while it is typed', async () => {
    wire(config);
    const { user } = openPanel('/reset-password/Abc123');
    await heading('Ustaw nowe hasło');
    const field = screen.getByLabelText('Nowe hasło');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});

describe('an invitation', () => {
  const invited = {
    email: 'jan@klient.test',
    first_name: 'Jan',
    last_name: 'Kłos',
    phone: null,
    companies: ['Piekarnia „Kłos”'],
  };
  const blank = { email: null, first_name: '', last_name: '', phone: null, companies: [] };
  const nobody = { 'POST /api/users/invitation': { json: { data: blank } } };
  const asked = { 'POST /api/users/invitation': { json: { data: invited } } };

  test('A21: shows what the office said of the person, to be put right before it is accepted, and goes on to the code; the token is in no address', async () => {
    const { to } = wire({
      ...config,
      ...asked,
      'POST /api/users/Abc123': { json: { data: { email: invited.email } } },
      'POST /api/users/check': { json: { data: { channel: 'email', hint: 'j***@klient.test', expires_in: 300 } } },
    });
    const { user } = openPanel('/register/Abc123');
    expect(await screen.findByText('jan@klient.test')).toBeVisible();
    expect(screen.getByText('Piekarnia „Kłos”')).toBeVisible();
    expect(to('POST /api/users/invitation')[0]?.body).toEqual({ token: 'Abc123' });
    const first = screen.getByLabelText('Imię');
    expect(first).toHaveValue('Jan');
    await user.clear(first);
    await user.type(first, 'Janusz');
    await user.type(screen.getByLabelText('Hasło'), 'Lipowa-Herbata-2026');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
    await heading('Podaj kod');
    expect(screen.getByText(/^Konto gotowe\. Wysłaliśmy kod na adres/)).toBeVisible();
    expect(to('POST /api/users/Abc123')[0]?.body).toMatchObject({ first_name: 'Janusz', last_name: 'Kłos' });
    expect(to('POST /api/users/check')[0]?.body).toEqual({ email: 'jan@klient.test', password: 'Lipowa-Herbata-2026' });
  });

  test('A21: a link that is spent is told before anything is typed', async () => {
    wire({ ...config, 'POST /api/users/invitation': spent });
    openPanel('/register/Abc123');
    await heading('Ten link nie działa');
  });

  test('A22: takes a password, names, a phone and two confirmations, and sends no more', async () => {
    const busy = { status: 429, json: { error: 'Zbyt wiele prób. Spróbuj ponownie za chwilę.' } };
    const { to } = wire({
      ...config,
      ...nobody,
      'POST /api/users/Abc123': { json: { data: { email: 'jan@klient.test' } } },
      'POST /api/users/check': busy,
    });
    const { user, at } = openPanel('/register/Abc123');
    await heading('Załóż konto');
    await waitFor(() => expect(at()).toBe('/register/link'));
    await user.type(screen.getByLabelText('Hasło'), 'Lipowa-Herbata-2026');
    await user.type(screen.getByLabelText('Imię'), ' Jan ');
    await user.type(screen.getByLabelText('Telefon'), '601 234 567');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Załóż konto' }));

    await heading('Konto gotowe');
    expect(await screen.findByText(busy.json.error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zaloguj się' })).toBeVisible();
    expect(to('POST /api/users/Abc123')[0]?.body).toEqual({
      password: 'Lipowa-Herbata-2026',
      first_name: 'Jan',
      phone: '601 234 567',
      consents: [
        { kind: 'terms', version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
        { kind: 'privacy', version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      ],
    });
  });

  test('is not sent without the confirmations; the first missing thing takes the focus', async () => {
    const { calls } = wire({ ...config, ...nobody });
    const { user } = openPanel('/register/Abc123');
    await heading('Załóż konto');
    await user.type(screen.getByLabelText('Hasło'), 'Lipowa-Herbata-2026{Enter}');
    const [terms] = screen.getAllByRole('checkbox');
    expect(terms).toHaveAccessibleDescription('Bez tej zgody nie założymy konta');
    expect(terms).toHaveFocus();
    expect(calls.filter(({ method, path }) => method === 'POST' && path !== '/api/users/invitation')).toEqual([]);
  });

  test('shows each reason of the server at its field', async () => {
    const errors = { password: 'Hasło zawiera Twoje imię', phone: 'Podaj numer telefonu' };
    wire({ ...config, ...nobody, 'POST /api/users/Abc123': { status: 422, json: { error: 'Popraw zaznaczone pola.', errors } } });
    const { user } = openPanel('/register/Abc123');
    await heading('Załóż konto');
    await user.type(screen.getByLabelText('Hasło'), 'jan-jan-jan-jan');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
    expect(await screen.findByText('Hasło zawiera Twoje imię')).toBeVisible();
    expect(screen.getByText('Podaj numer telefonu')).toBeVisible();
  });
});

describe('any other address', () => {
  test.each(['/nic/takiego', '/dashboard/companies/7', '/register/a-b'])(
    '%s is told not to be there, without a login',
    async (address) => {
      wire(config);
      const { at } = openPanel(address);
      await heading('Nie ma takiej strony');
      await waitFor(() => expect(at()).toBe(address));
      expect(document.title).toBe('Nie ma takiej strony | Panel Biura');
      expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
    },
  );

  test('somebody logged in is shown the way home', async () => {
    wire({ 'GET /api/config': { json: standard('demo') } });
    openPanel('/nic', accountant);
    await heading('Nie ma takiej strony');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard');
  });
});

test('a server that cannot be reached is told with a way to try again', async () => {
  wire({ 'GET /api/config': new TypeError('Failed to fetch') });
  openPanel('/login');
  await heading('Coś poszło nie tak');
  expect(screen.getByRole('button', { name: 'Wczytaj ponownie' })).toBeVisible();
});
