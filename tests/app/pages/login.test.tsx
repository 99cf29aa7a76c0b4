import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { currentUser } from '../../../src/app/session/store';
import { standard } from '../../../src/tenants/standard';
import { heading, openPanel } from '../support/panel';
import { type accountant, client } from '../support/people';
import { wire } from '../support/wire';

vi.mock('../../../src/app/pages/ClientHomePage', () => ({ default: () => null }));
vi.mock('../../../src/app/resource/ShowScreen', () => ({ default: () => null, RecordPage: () => null }));

const document = '0199c3a2-1b2c-7d3e-8f40-0000000000d1';
const { tenant, strings } = standard('demo');
const answersFor = (person: typeof accountant) => ({
  'GET /api/config': ({ headers }: { headers: Headers }) => ({
    json: headers.has('authorization') ? standard('demo') : { tenant, strings },
  }),
  'POST /api/users/check': { json: { data: { channel: 'sms', hint: '*** *** 567', expires_in: 300 } } },
  'POST /api/users/verify': { json: { data: { verified: true } } },
  'POST /api/auth': { json: { refresh_token: 'first' } },
  'POST /api/auth/access': { json: { access_token: 'a', refresh_token: 'r' } },
  'GET /api/auth': { json: { loggedIn: true, id: person.id } },
  [`GET /api/users/${person.id}`]: { json: person },
});
const email = () => screen.findByRole('textbox', { name: 'Adres e-mail' });
const password = () => screen.getByLabelText('Hasło');
const next = () => screen.getByRole('button', { name: 'Dalej' });

async function typePassword(user: ReturnType<typeof openPanel>['user']) {
  await user.type(await email(), 'kasia@demo.test');
  await user.type(password(), 'Lipowa-Herbata-2026');
  await user.click(next());
}

describe('the way in', () => {
  test('asks for e-mail and password, then for the code that was sent, and forgets no deep link', async () => {
    const { calls } = wire(answersFor(client));
    const { user, at } = openPanel(`/documents/${document}`);
    await heading('Zaloguj się');
    expect(at()).toBe(`/login?redirect=%2Fdocuments%2F${document}`);
    expect(window.document.title).toBe('Logowanie | Panel Biura');
    expect(await email()).toHaveFocus();

    await typePassword(user);
    await heading('Podaj kod');
    expect(screen.getByText('Wysłaliśmy kod SMS-em na numer *** *** 567.')).toBeVisible();
    const code = screen.getByRole('textbox', { name: 'Kod' });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123 456{Enter}');

    await waitFor(() => expect(currentUser()).toMatchObject({ id: client.id }));
    await waitFor(() => expect(at()).toBe(`/documents/${document}`));
    expect(calls.find(({ path }) => path === '/api/users/verify')?.body).toEqual({ email: 'kasia@demo.test', code: '123456' });
  });

  test('an empty form is not sent: each field says what it lacks and the first takes the focus', async () => {
    const { calls } = wire(answersFor(client));
    const { user } = openPanel('/login');
    await email();
    await user.click(next());
    expect(await email()).toHaveAccessibleDescription('Podaj adres e-mail');
    expect(password()).toHaveAccessibleDescription('Podaj hasło');
    expect(await email()).toHaveFocus();
    expect(calls.filter(({ path }) => path !== '/api/config')).toEqual([]);
  });

  test('a wrong password is told above the form, and what was typed stays', async () => {
    wire({
      ...answersFor(client),
      'POST /api/users/check': { status: 401, json: { error: 'Nieprawidłowy adres e-mail lub hasło.' } },
    });
    const { user } = openPanel('/login');
    await typePassword(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nieprawidłowy adres e-mail lub hasło.');
    expect(await email()).toHaveValue('kasia@demo.test');
  });

  test('a wrong code is told at the code, which is selected for another try', async () => {
    wire({
      ...answersFor(client),
      'POST /api/users/verify': { status: 401, json: { error: 'Kod jest nieprawidłowy albo wygasł.' } },
    });
    const { user } = openPanel('/login');
    await typePassword(user);
    const code = await screen.findByRole('textbox', { name: 'Kod' });
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('Kod jest nieprawidłowy albo wygasł.')).toBeVisible();
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
    expect(currentUser()).toBeNull();
  });

  test('too many tries: the wait is told, the button waits, and the owner may come by an e-mailed link', async () => {
    const { to } = wire({
      ...answersFor(client),
      'POST /api/users/check': { status: 429, json: { error: 'Zbyt wiele prób.' }, headers: { 'retry-after': '90' } },
      'POST /api/users/device-link': { json: { data: { sent: true } } },
    });
    const { user } = openPanel('/login');
    await typePassword(user);
    expect(await screen.findByText('Możesz spróbować ponownie za 1:30.')).toBeVisible();
    await user.click(next());
    expect(to('POST /api/users/check')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Zaloguj to urządzenie przez e-mail' }));
    expect(await screen.findByText(/wysłaliśmy na niego link/)).toBeVisible();
    expect(to('POST /api/users/device-link')[0]?.body).toEqual({ email: 'kasia@demo.test' });
  });

  test('a line that went dead is told in Polish', async () => {
    wire({ ...answersFor(client), 'POST /api/users/check': new TypeError('Failed to fetch') });
    const { user } = openPanel('/login');
    await typePassword(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Wystąpił nieoczekiwany błąd. Sprawdź połączenie z internetem i spróbuj ponownie.',
    );
  });

  test('A08: another code is sent once its minute is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { to } = wire({ ...answersFor(client), 'POST /api/users/resend': { json: { data: { sent: true } } } });
    const { user } = openPanel('/login');
    await typePassword(user);
    const resend = await screen.findByRole('button', { name: /Wyślij nowy kod/ });
    await user.click(resend);
    expect(to('POST /api/users/resend')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(61_000);
    await user.click(await screen.findByRole('button', { name: 'Wyślij nowy kod' }));
    expect(to('POST /api/users/resend')).toHaveLength(1);
    expect(await screen.findByText(/nowy kod jest już w drodze/)).toBeVisible();
    vi.useRealTimers();
  });

  test('who forgot the password gets a link, and nobody learns who has an account', async () => {
    const { to } = wire({ ...answersFor(client), 'GET /api/users/reset-password': { json: { data: { sent: true } } } });
    const { user } = openPanel('/login');
    await user.type(await email(), 'kasia@demo.test');
    await user.click(screen.getByRole('button', { name: 'Nie pamiętam hasła' }));
    await heading('Nie pamiętasz hasła?');
    expect(await email()).toHaveValue('kasia@demo.test');
    await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
    await heading('Sprawdź pocztę');
    expect(screen.getByRole('status')).toHaveTextContent('Jeśli w panelu jest konto');
    expect(to('GET /api/users/reset-password')[0]?.query.get('id')).toBe('kasia@demo.test');
  });

  test('S11: the e-mailed link makes the device known and its token leaves the address', async () => {
    const { to } = wire({ ...answersFor(client), 'POST /api/users/device': { json: { data: { known: true } } } });
    const { at } = openPanel('/login#device=abc123');
    expect(await screen.findByText(/To urządzenie jest już znane/)).toBeVisible();
    expect(to('POST /api/users/device')[0]?.body).toEqual({ token: 'abc123' });
    expect(at()).toBe('/login');
  });

  test('somebody who is logged in already goes on to their panel', async () => {
    wire(answersFor(client));
    const { at } = openPanel('/login', client);
    await waitFor(() => expect(at()).toBe('/'));
  });
});
