import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standard } from '../../../src/tenants/standard';
import { heading, openPanel } from '../support/panel';
import { wire } from '../support/wire';

const codeSent = { 'POST /api/users/check': { json: { data: { channel: 'email', hint: 'j***@klient.test', expires_in: 300 } } } };
const invited = { email: 'jan@klient.test', first_name: 'Jan', last_name: 'Kłos', phone: null, companies: [] };

test('R04: the firm’s own words are agreed to, under a version of their own, their address can be opened, and what they speak of stands there whole', async () => {
  const own = 'Akceptuję regulamin: https://biuro.pl/regulamin.';
  const ownPrivacy = 'Administratorem danych jest biuro Lipa.';
  const { to } = wire({
    'POST /api/users/invitation': { json: { data: invited } },
    'GET /api/config': {
      json: { tenant: standard('demo').tenant, strings: { 'register.terms': own, 'agreed.privacy': ownPrivacy } },
    },
    'POST /api/users/Abc123': { json: { data: { email: invited.email } } },
    ...codeSent,
  });
  const { user } = openPanel('/register/Abc123');
  await screen.findByText('jan@klient.test');
  expect(screen.getByRole('link', { name: 'https://biuro.pl/regulamin' })).toHaveAttribute('href', 'https://biuro.pl/regulamin');
  await user.click(screen.getByText('Przeczytaj zasady'));
  expect(screen.getByText(new RegExp(`między Tobą a biurem ${standard('demo').tenant.name}`))).toBeVisible();
  await user.click(screen.getByText('Przeczytaj informację o danych'));
  expect(screen.getByText(ownPrivacy)).toBeVisible();
  await user.type(screen.getByLabelText('Hasło'), 'Lipowa-Herbata-2026');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
  await heading('Podaj kod');
  expect(to('POST /api/users/Abc123')[0]?.body).toMatchObject({
    consents: [
      { kind: 'terms', version: expect.stringMatching(/^sha256-[0-9a-f]{32}$/) },
      { kind: 'privacy', version: expect.stringMatching(/^sha256-[0-9a-f]{32}$/) },
    ],
  });
});
