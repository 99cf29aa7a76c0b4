import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deviceName } from '../../../src/lib/device';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client } from '../support/people';

const self = `GET /api/users/${accountant.id}`;
const me = { ...accountant, version: 4, phone: '+48501502503', second_factor: 'email' };
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const sessions = {
  json: {
    data: [
      {
        id: id(1),
        created_at: '2026-11-20 08:00:00',
        last_seen_at: '2026-11-20 10:00:00',
        user_agent: chrome,
        network: '10.0.0.0/24',
        current: true,
      },
      {
        id: id(2),
        created_at: '2026-11-18 08:00:00',
        last_seen_at: '2026-11-18 09:00:00',
        user_agent: 'curl',
        network: '10.9.0.0/24',
        current: false,
      },
    ],
    total: 2,
  },
};
const address = '/dashboard/users/profile';

test('one’s own data is checked as on the server and saved with the version it was read at', async () => {
  const { user, to } = await openFirm(address, {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': sessions,
      'PUT /api/users/': ({ body }) => ({ json: { ...me, ...(body as object) } }),
    },
  });
  await heading('Mój profil');
  const phone = await screen.findByLabelText('Telefon');
  await user.clear(phone);
  await user.type(phone, '501');
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }));
  expect(phone).toHaveAccessibleDescription(/Podaj numer telefonu/);
  expect(to('PUT /api/users/')).toHaveLength(0);
  await user.clear(phone);
  await user.type(phone, '601 234 567');
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }));
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(to('PUT /api/users/')[0]?.body).toEqual({ id: accountant.id, phone: '+48601234567', version: 4 });
});

test('a name half typed stays while another part of the profile is saved, and goes out with the newest version', async () => {
  let now = me;
  const { user, to } = await openFirm(address, {
    answers: {
      [self]: () => ({ json: now }),
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': sessions,
      'PUT /api/users/': ({ body }) => {
        now = { ...now, ...(body as object), version: now.version + 1 };
        return { json: now };
      },
    },
  });
  const name = await screen.findByLabelText('Imię');
  await user.clear(name);
  await user.type(name, 'Ewelina');
  await user.selectOptions(screen.getByLabelText('O godzinie'), '9');
  await waitFor(() => expect(to('PUT /api/users/')).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText('O godzinie')).toHaveValue('9'));
  expect(screen.getByLabelText('Imię')).toHaveValue('Ewelina');
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }));
  await waitFor(() => expect(to('PUT /api/users/')[1]?.body).toEqual({ id: accountant.id, first_name: 'Ewelina', version: 5 }));
});

test('A03: the server’s reason against a new password stands at its field', async () => {
  let refuse = true;
  const { user, to } = await openFirm(address, {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': sessions,
      'PUT /api/users/password': () =>
        refuse
          ? {
              status: 422,
              json: {
                error: 'Popraw dane.',
                code: 'invalid',
                errors: { password: 'To hasło jest na liście popularnych haseł.' },
              },
            }
          : { json: { data: { changed: true } } },
    },
  });
  await user.type(await screen.findByLabelText('Obecne hasło'), 'Lipowa-Herbata-2026');
  await user.type(screen.getByLabelText('Nowe hasło'), 'password1234');
  await user.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  expect(await screen.findByText('To hasło jest na liście popularnych haseł.')).toBeVisible();
  refuse = false;
  await user.type(screen.getByLabelText('Nowe hasło'), '-zielona-latarnia');
  await user.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  expect(await screen.findByText(/Hasło zmienione/)).toBeVisible();
  expect(to('PUT /api/users/password')[1]?.body).toEqual({
    current_password: 'Lipowa-Herbata-2026',
    password: 'password1234-zielona-latarnia',
  });
  expect(screen.getByLabelText('Obecne hasło')).toHaveValue('');
});

test('A18, A19: an application is set up by its picture and first code, and the recovery codes are shown once', async () => {
  let user_ = me;
  let confirmed = false;
  const { user, to } = await openFirm(address, {
    answers: {
      [self]: () => ({ json: user_ }),
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': sessions,
      'POST /api/users/totp': () =>
        confirmed
          ? { json: { data: { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://totp/x', picture: 'data:image/png;base64,AA==' } } }
          : { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } },
      'POST /api/users/step-up': () => {
        confirmed = true;
        return { json: { data: { until: '2026-11-21 10:00:00' } } };
      },
      'PUT /api/users/totp': ({ body }) => {
        if ((body as { code: string }).code !== '123456')
          return { status: 422, json: { error: 'Popraw dane.', code: 'invalid', errors: { code: 'Kod się nie zgadza.' } } };
        user_ = { ...me, second_factor: 'app' };
        return { json: { data: { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } } };
      },
    },
  });
  expect(await screen.findByText('Kod przysyłany e-mailem')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Włącz kody z aplikacji' }));
  const stepUp = await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' });
  await user.type(within(stepUp).getByLabelText('Twoje hasło'), 'Lipowa-Herbata-2026');
  await user.click(within(stepUp).getByRole('button', { name: 'Potwierdź' }));

  const dialog = await screen.findByRole('dialog', { name: 'Włącz kody z aplikacji' });
  expect(within(dialog).getByRole('img', { name: /Kod QR/ })).toHaveAttribute('src', 'data:image/png;base64,AA==');
  expect(dialog).toHaveTextContent('ABCD EFGH IJKL MNOP');
  // On the phone that has both, there is nothing to photograph.
  expect(within(dialog).getByRole('link', { name: 'Otwórz w aplikacji na tym urządzeniu' })).toHaveAttribute(
    'href',
    'otpauth://totp/x',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Skopiuj klucz' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOP');
  await user.type(within(dialog).getByLabelText('Kod z aplikacji'), '000000');
  await user.click(within(dialog).getByRole('button', { name: 'Włącz' }));
  expect(await within(dialog).findByText('Kod się nie zgadza.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Kod z aplikacji'));
  await user.type(within(dialog).getByLabelText('Kod z aplikacji'), '123 456');
  await user.click(within(dialog).getByRole('button', { name: 'Włącz' }));

  const codes = await screen.findByRole('dialog', { name: 'Zapisz kody zapasowe' });
  expect(codes).toHaveTextContent('aaaa-bbbb');
  await user.click(within(codes).getByRole('button', { name: 'Mam zapisane' }));
  expect(await screen.findByText('Kod z aplikacji', { selector: '.chip' })).toBeVisible();
  expect(to('PUT /api/users/totp').at(-1)?.body).toEqual({ code: '123456' });
});

test('S06: another session is ended from the list, the one at hand is not offered', async () => {
  let data = sessions.json.data;
  const { user } = await openFirm(address, {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': () => ({ json: { data, total: data.length } }),
      [`DELETE /api/users/sessions/${id(2)}`]: () => {
        data = data.slice(0, 1);
        return { json: { data: { id: id(2) } } };
      },
    },
  });
  const part = await screen.findByRole('region', { name: 'Urządzenia i sesje' });
  const [here, other] = await within(part).findAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome, Windows To urządzenie');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(within(other as HTMLElement).getByRole('button', { name: 'Wyloguj: Nieznane urządzenie' }));
  await waitFor(() => expect(within(part).getAllByRole('listitem')).toHaveLength(1));
});

test('a client has the same profile in their own panel', async () => {
  await openFirm('/profile', { person: client, answers: { 'GET /api/users/sessions': sessions } });
  await heading('Mój profil');
  expect(await screen.findByLabelText('Imię')).toHaveValue('Jan');
  expect(screen.getByRole('button', { name: 'Wyłącz kody z aplikacji' })).toBeVisible();
});

test('a refusal of the sessions is said in their place alone', async () => {
  await openFirm(address, {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': { status: 503, json: { error: 'Chwila przerwy.' } },
    },
  });
  expect(await screen.findByText('Chwila przerwy.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zmień hasło' })).toBeVisible();
});

test.each([
  [chrome, 'Chrome, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['', 'Nieznane urządzenie'],
])('%s is told as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('whoever does one’s work while one is away is named, and the work is handed over from there', async () => {
  const standIn = { id: id(9), title: 'Ola Bąk do 12.12.2026', status: 'active', person_id: accountant.id };
  await openFirm(address, {
    answers: { [self]: { json: me }, 'GET /api/stand-ins/': page([standIn]), 'GET /api/users/sessions': sessions },
  });
  const part = await screen.findByRole('region', { name: 'Zastępstwo' });
  expect(await within(part).findByRole('link', { name: standIn.title })).toHaveAttribute(
    'href',
    `/dashboard/users/stand-ins/${id(9)}`,
  );
  expect(within(part).getByText('Trwa')).toBeVisible();
  expect(within(part).getByRole('link', { name: 'Przekaż pracę zastępcy' })).toHaveAttribute(
    'href',
    `/dashboard/users/stand-ins/new?person_id=${accountant.id}`,
  );
});

test('R04: one sees what one agreed to and where it came from, and takes the terms back once it is told what that ends', async () => {
  const given = { version: '2026-11', given_at: '2026-01-02 10:00:00', source: 'registration', by: null, withdrawn: null };
  const consents = [
    { id: id(1), kind: 'terms', ...given },
    { id: id(2), kind: 'privacy', ...given },
  ];
  const { user, to } = await openFirm(address, {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': sessions,
      'GET /api/users/consents': { json: { data: consents } },
      [`POST /api/users/consents/${id(1)}/withdraw`]: { json: { data: { ended: true } } },
    },
  });
  const table = await screen.findByRole('table', { name: 'Zgody i oświadczenia' });
  expect(table).toHaveTextContent('Zasady korzystania z panelu');
  expect(table).toHaveTextContent('02.01.2026, 10:00, przy zakładaniu konta');
  const [only, ...others] = within(table).getAllByRole('button', { name: 'Wycofaj' });
  expect(others).toEqual([]);
  await user.click(only as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Wycofać: Zasady korzystania z panelu?' });
  expect(dialog).toHaveTextContent('wszędzie zostanie wylogowane');
  await user.click(within(dialog).getByRole('button', { name: 'Wycofaj i wyloguj' }));
  await waitFor(() => expect(to(`POST /api/users/consents/${id(1)}/withdraw`)).toHaveLength(1));
});

test('one’s passkeys stand by name and last use; one is taken away after a question, also where none can be added', async () => {
  const passkeys = [
    { id: id(5), name: 'Telefon Ewy', created_at: '2026-11-02 08:00:00', last_used_at: '2026-11-20 07:30:00' },
    { id: id(6), name: 'Klucz USB', created_at: '2026-11-03 08:00:00', last_used_at: null },
  ];
  let kept = passkeys;
  const { user } = await openFirm(address, {
    answers: {
      [self]: { json: me },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': sessions,
      'GET /api/users/passkeys': () => ({ json: { data: kept, total: kept.length } }),
      [`DELETE /api/users/passkeys/${id(6)}`]: () => {
        kept = passkeys.slice(0, 1);
        return { json: { data: { id: id(6) } } };
      },
    },
  });
  const section = await screen.findByRole('region', { name: 'Klucze dostępu' });
  expect(await within(section).findByText('Telefon Ewy')).toBeVisible();
  expect(within(section).getByText(/jeszcze nie użyto/)).toBeVisible();
  expect(within(section).queryByRole('button', { name: 'Dodaj klucz dostępu' })).toBeNull();
  expect(within(section).getByText(/Ta przeglądarka nie obsługuje kluczy/)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Usuń: Klucz USB' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(within(section).queryByText('Klucz USB')).toBeNull());
  expect(within(section).getByText('Telefon Ewy')).toBeVisible();
});
