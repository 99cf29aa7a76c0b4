import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standard } from '../../../src/tenants/standard';
import { heading, openPanel } from '../support/panel';
import { wire } from '../support/wire';

const invited = { email: 'jan@klient.test', first_name: 'Jan', last_name: 'Kłos', phone: null, companies: [] };

test('R04: the firm’s own words are agreed to, under a version of their own, and their address can be opened', async () => {
  const own = 'Akceptuję regulamin: https://biuro.pl/regulamin.';
  const { to } = wire({
    'POST /api/users/invitation': { json: { data: invited } },
    'GET /api/config': { json: { tenant: standard('demo').tenant, strings: { 'register.terms': own } } },
    'POST /api/users/Abc123': { json: { data: { email: invited.email } } },
  });
  const { user } = openPanel('/register/Abc123');
  await screen.findByText('jan@klient.test');
  expect(screen.getByRole('link', { name: 'https://biuro.pl/regulamin' })).toHaveAttribute('href', 'https://biuro.pl/regulamin');
  await user.type(screen.getByLabelText('Hasło'), 'Lipowa-Herbata-2026');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
  await heading('Konto gotowe');
  expect(to('POST /api/users/Abc123')[0]?.body).toMatchObject({
    consents: [
      { kind: 'terms', version: expect.stringMatching(/^sha256-[0-9a-f]{32}$/) },
      { kind: 'privacy', version: '2026-11' },
    ],
  });
});
