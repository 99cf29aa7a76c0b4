import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company as own } from '../support/people';

const account = completeNrb('11402004', '0000310212345678') ?? '';
const card = company(1, {
  id: own,
  title: 'Piekarnia Kłos',
  vat_number: '5260250274',
  address_street: 'Lipowa',
  address_building: '7',
  address_flat: '3',
  address_postal_code: '90-001',
  address_city: 'Łódź',
  accounts: [{ number: account, bank_name: 'Bank Zbożowy', purpose: 'main' }],
  contacts: [{ first_name: 'Anna', last_name: 'Nowak', role: 'payroll', phone: '+48501502503', email: null }],
  vat_status: 'active',
  micro_account: '61 1090 1014 0000 0712 1981 2874',
  client_note: 'Prosimy o wyciągi do piątego.',
});
const asked = {
  id: id(5),
  version: 1,
  company_id: own,
  kind: 'account',
  status: 'refused',
  answer: 'Ten rachunek jest prywatny.',
  account_number: account,
  created_at: '2026-11-18 08:00:00',
};
const open = (at: string, person: typeof client = client) =>
  openFirm(at, {
    person,
    answers: {
      'GET /api/companies/': page([card]),
      [`GET /api/companies/${own}`]: { json: card },
      'GET /api/data-changes/': page([asked]),
      [`GET /api/data-changes/${id(5)}`]: { json: asked },
      'GET /api/tickets/': page([]),
      'GET /api/month-answers/': page([]),
    },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a client reads their company’s card in short, and asks for a change of the very part that they look at', async () => {
  const { user } = await open(`/companies/${own}`);
  await heading('Piekarnia Kłos');
  expect(await screen.findByText('Prosimy o wyciągi do piątego.')).toBeVisible();
  expect((await part('Dane firmy')).getByText('526-025-02-74')).toBeVisible();
  const address = await part('Adres');
  expect(address.getByText('Lipowa 7/3, 90-001 Łódź')).toBeVisible();
  expect((await part('Rachunki firmy')).getByText(/^Główny, Bank Zbożowy$/)).toBeVisible();
  expect((await part('Kontakt z firmą')).getByText(/^Anna Nowak, \+48 501 502 503$/)).toBeVisible();
  expect((await part('Rachunki do wpłat')).getByRole('button', { name: /^Kopiuj Mikrorachunek/ })).toBeVisible();
  // What the card says besides stands behind one button.
  expect(screen.queryByText('Pierwszy miesiąc roku obrotowego')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pokaż całą kartę firmy' }));
  expect(await screen.findByText('Pierwszy miesiąc roku obrotowego')).toBeVisible();

  await user.click(address.getByRole('link', { name: 'Poproś o zmianę adresu' }));
  await heading('Nowa prośba o zmianę danych');
  expect(await screen.findByLabelText(/^Co się zmieniło/)).toHaveValue('address');
  expect(screen.getByLabelText(/^Kod pocztowy/)).toBeVisible();
});

test('what was asked stands on the card, and its page says first what became of it', async () => {
  const { user } = await open(`/companies/${own}`);
  const changes = await part('Prośby o zmianę danych');
  expect(changes.getByText('Odrzucona')).toBeVisible();
  await user.click(changes.getByRole('link', { name: 'Rachunek bankowy' }));
  await heading('Rachunek bankowy');
  expect(await screen.findByText('Biuro nie wpisało tych danych. Powód jest niżej.')).toBeVisible();
  expect(screen.getByText('Ten rachunek jest prywatny.')).toBeVisible();
});

test('who only looks on at a company asks for no change of it', async () => {
  await open(`/companies/${own}`, { ...client, company_roles: { [own]: 'viewer' } } as never);
  await part('Adres');
  expect(screen.queryByRole('link', { name: /^Poproś o zmianę/ })).toBeNull();
});

test('what hangs on their company is a list of places under its card, and each has the way back', async () => {
  const { user, at } = await open(`/companies/${own}`);
  const places = await part('Zobacz też');
  expect(screen.queryByRole('navigation', { name: 'Części karty' })).toBeNull();
  // Of one company their own list holds the same.
  expect(places.getByRole('link', { name: 'Rozliczenia' })).toHaveAttribute('href', '/reports/monthly-settlements');
  expect(places.getByRole('link', { name: 'Terminy na najbliższy rok' })).toHaveAttribute(
    'href',
    `/companies/${own}/obligations`,
  );
  await user.click(places.getByRole('link', { name: 'Odpowiedzi za miesiące' }));
  expect(at()).toBe(`/companies/${own}/month-answers`);
  const back = await screen.findByRole('link', { name: /^Wróć: / });
  expect(screen.queryByRole('region', { name: 'Adres' })).toBeNull();
  await user.click(back);
  expect(at()).toBe(`/companies/${own}`);
  await part('Adres');
});
