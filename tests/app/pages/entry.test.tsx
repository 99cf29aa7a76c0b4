import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Glance } from '../../../src/contract/entry';
import { standard } from '../../../src/tenants/standard';
import { openFirm } from '../resource/office';
import { heading, openPanel } from '../support/panel';
import { client } from '../support/people';
import { wire } from '../support/wire';

const config = { 'GET /api/config': { json: { tenant: standard('demo').tenant, strings: {} } } };
const token = 'Abc123'.repeat(7);
const glance: Glance = {
  kind: 'Rozliczenie miesięczne',
  lines: [{ label: 'Firma', value: 'Piekarnia „Kłos”' }],
  items: { label: 'Pozycji rozliczenia', rows: [{ name: 'VAT', lines: [{ label: 'Termin zapłaty', value: '25.11.2026' }] }] },
  closed: ['Kwota', 'Rachunek'],
  code: { channel: 'sms', hint: '*** *** 503' },
  to: '/reports/monthly-settlements/0199c3a2-1b2c-7d3e-8f40-000000000009',
};
const whole: Glance = {
  ...glance,
  items: { label: 'Pozycji rozliczenia', rows: [{ name: 'VAT', lines: [{ label: 'Kwota', value: '1 234,00 zł' }] }] },
  closed: [],
  code: null,
};

test('S11: a mail’s link shows one month without a login; its token leaves the address, and a code by SMS shows the amounts', async () => {
  let tries = 0;
  const { to } = wire({
    ...config,
    'POST /api/entry': { json: { data: glance } },
    'POST /api/entry/code': { json: { data: { sent: true } } },
    'POST /api/entry/verify': () => {
      tries += 1;
      return tries === 1 ? { status: 401, json: { error: 'Kod jest nieprawidłowy albo wygasł.' } } : { json: { data: whole } };
    },
  });
  const { user, at } = openPanel(`/login#wejscie=${token}`);
  await heading('Rozliczenie miesięczne');
  await waitFor(() => expect(at()).toBe('/login'));
  expect(to('POST /api/entry')[0]?.body).toEqual({ token });
  expect(to('POST /api/entry')[0]?.headers.get('authorization')).toBeNull();
  expect(screen.getByText('Piekarnia „Kłos”')).toBeVisible();
  expect(screen.queryByText('1 234,00 zł')).toBeNull();
  expect(screen.getByText('Kwota, Rachunek')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Wyślij kod SMS-em' }));
  const field = await screen.findByLabelText('Kod z SMS-a');
  await user.type(field, '123 456');
  await user.click(screen.getByRole('button', { name: 'Pokaż' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Kod jest nieprawidłowy/));
  expect(to('POST /api/entry/verify')[0]?.body).toEqual({ code: '123456' });
  await user.click(screen.getByRole('button', { name: 'Pokaż' }));
  expect(await screen.findByText('1 234,00 zł')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pokaż' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Otwórz w panelu' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(glance.to)}`,
  );
});

test('who has neither a telephone nor an application is sent to the login for the rest', async () => {
  wire({ ...config, 'POST /api/entry': { json: { data: { ...glance, code: null } } } });
  const { user } = openPanel(`/login#wejscie=${token}`);
  const closed = await screen.findByRole('region', { name: 'Ukryte dane' });
  expect(within(closed).getByText('Zobaczysz to po zalogowaniu do panelu.')).toBeVisible();
  expect(within(closed).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Otwórz w panelu' }));
  await heading('Zaloguj się');
});

test('A21: a link that works no more says so in the server’s words, and leads to the login', async () => {
  const error = 'Ten link już nie działa. Zaloguj się, aby zobaczyć wszystko w panelu.';
  wire({ ...config, 'POST /api/entry': { status: 404, json: { error } } });
  const { user } = openPanel(`/login#wejscie=${token}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  await user.click(screen.getByRole('link', { name: 'Przejdź do logowania' }));
  await heading('Zaloguj się');
});

test('who is logged in is led to the record in the panel, where it is whole', async () => {
  const { at } = await openFirm(`/login#wejscie=${token}`, {
    person: client,
    answers: {
      'POST /api/entry': { json: { data: { ...glance, to: '/profile' } } },
      'GET /api/users/sessions': { json: { data: [], total: 0 } },
    },
  });
  await waitFor(() => expect(at()).toBe('/profile'));
});
