import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RegisterLookup } from '../../../src/contract/registers';
import { inAll } from '../../support/inAll';
import { company, id, openFirm, page } from '../resource/office';

const lookup: RegisterLookup = {
  findings: [
    { register: 'white_list', state: 'found', says: null, checked_at: '2026-11-20 09:15:00', request_id: 'abc12-8d3f1c2' },
    { register: 'ceidg', state: 'not_found', says: null, checked_at: null, request_id: null },
    {
      register: 'regon',
      state: 'failed',
      says: 'Rejestr REGON chwilowo nie odpowiada; spróbuj później.',
      checked_at: null,
      request_id: null,
    },
    { register: 'krs', state: 'found', says: null, checked_at: '2026-11-20 09:15:01', request_id: null },
    { register: 'vies', state: 'off', says: null, checked_at: null, request_id: null },
  ],
  fields: [
    { field: 'vat_number', value: '1234563218', source: 'white_list' },
    { field: 'title', value: 'Biuro Przykład sp. z o.o.', source: 'krs' },
    { field: 'company_type', value: 'llc', source: 'krs' },
    { field: 'vat_status', value: 'active', source: 'white_list' },
    { field: 'address_city', value: 'WARSZAWA', source: 'krs' },
  ],
  accounts: ['62114000001234567890123456'],
  contact: { source: 'regon', first_name: null, last_name: null, email: 'biuro@przyklad.test', phone: '6083000' },
  concerns: ['KRS: jest wpis w dziale 6 (likwidacja, upadłość, restrukturyzacja albo zawieszenie).'],
};
const on = { json: { data: { on: ['white_list', 'krs'] } } };

test('a new company begins with its number: empty fields are filled in, typed ones wait for a look', async () => {
  const { user, to } = await openFirm('/dashboard/companies/new', {
    answers: {
      'GET /api/registers': on,
      'POST /api/registers/lookup': { json: { data: lookup } },
      'GET /api/companies/': page([]),
    },
  });
  const title = await screen.findByLabelText(/^Nazwa\s*\*?$/);
  await user.type(title, 'Biuro Marii');
  const box = await screen.findByRole('region', { name: 'Zacznij od numeru' });
  await user.type(within(box).getByLabelText('NIP, REGON albo KRS'), '123-456-32-18{Enter}');
  expect(await within(box).findByText('Uzupełniono puste pola: 6. Inaczej niż w formularzu: 1.')).toBeVisible();
  expect(to('POST /api/registers/lookup')[0]?.body).toEqual({ number: '123-456-32-18' });
  expect(screen.getByLabelText(/^NIP\s*\*?$/)).toHaveValue('123-456-32-18');
  expect(title).toHaveValue('Biuro Marii');
  expect(within(box).getByText(/wpis w dziale 6/)).toBeVisible();
  const answers = within(box).getByRole('list', { name: 'Odpowiedzi rejestrów' });
  expect(
    within(answers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Wykaz podatników VATjest20.11.2026, 09:15nr abc12-8d3f1c2',
    'CEIDGnie ma',
    'REGON (GUS)bez odpowiedziRejestr REGON chwilowo nie odpowiada; spróbuj później.',
    'KRSjest20.11.2026, 09:15',
  ]);
  expect(within(box).queryByRole('table', { name: 'Co podały rejestry' })).toBeNull();
  await user.click(within(box).getByRole('button', { name: 'Skąd są te dane' }));
  const told = within(within(box).getByRole('table', { name: 'Co podały rejestry' })).getAllByRole('row');
  const rows = told.map(({ textContent }) => textContent);
  expect(rows).toContain('MiejscowośćWARSZAWAKRS');
  expect(rows).toContain('Kontaktbiuro@przyklad.test, 6083000REGON (GUS)');
  // Seven digits are no number that the card would take; the address must not be lost for them.
  expect(screen.getByDisplayValue('biuro@przyklad.test')).toBeInTheDocument();
  expect(screen.queryByDisplayValue(/6083000/)).toBeNull();
  await user.click(within(box).getByRole('button', { name: 'Zwiń' }));
  await user.click(within(box).getByRole('checkbox', { name: 'Wpisz z rejestru: Nazwa' }));
  await user.click(within(box).getByRole('button', { name: 'Wpisz zaznaczone' }));
  expect(title).toHaveValue('Biuro Przykład sp. z o.o.');
  expect(within(box).queryByRole('table')).toBeNull();
});

inAll('a company that the office has already is named before the rest is filled in', 'e2e/registers.test.ts', async () => {
  const { user } = await openFirm('/dashboard/companies/new', {
    answers: {
      'GET /api/registers': on,
      'POST /api/registers/lookup': { json: { data: { ...lookup, concerns: [] } } },
      'GET /api/companies/': page([company(1, { title: 'Biuro Przykład' })]),
    },
  });
  await user.type(await screen.findByLabelText('NIP, REGON albo KRS'), '1234563218');
  await user.click(screen.getByRole('button', { name: 'Pobierz dane' }));
  expect(await screen.findByText(/jest już w biurze/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Biuro Przykład' })).toHaveAttribute('href', `/dashboard/companies/${id(1)}`);
});

inAll('a wrong number is said beside it, and nothing typed is lost', 'server/http/registers.test.ts', async () => {
  const { user } = await openFirm('/dashboard/companies/new', {
    answers: {
      'GET /api/registers': on,
      'POST /api/registers/lookup': {
        status: 422,
        json: { code: 'invalid', message: 'Popraw dane', errors: { number: 'NIP ma błędną cyfrę kontrolną' } },
      },
    },
  });
  const number = await screen.findByLabelText('NIP, REGON albo KRS');
  await user.type(number, '1234563219');
  await user.click(screen.getByRole('button', { name: 'Pobierz dane' }));
  expect(await screen.findByText('NIP ma błędną cyfrę kontrolną.')).toBeVisible();
  expect(number).toHaveValue('1234563219');
});

test('where no register is on a new company is typed by hand, and told why', async () => {
  await openFirm('/dashboard/companies/new');
  expect(await screen.findByText(/po samym numerze\. Na tym serwerze są wyłączone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pobierz dane' })).toBeNull();
});

test('a company that stands is compared by its own number', async () => {
  const own = company(1, { vat_number: '1234563218', title: 'Biuro Przykład sp. z o.o.', vat_status: 'exempt_limit' });
  const { user, to } = await openFirm(`/dashboard/companies/${id(1)}/edit`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: own },
      'GET /api/registers': on,
      'POST /api/registers/lookup': { json: { data: lookup } },
      'POST /api/profile-lines/card-preview': { json: { data: null } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Porównaj z rejestrami' }));
  const row = (await screen.findByRole('rowheader', { name: 'Status VAT' })).closest('tr');
  expect(row).toHaveTextContent('Status VATZwolniony – limit obrotuCzynny podatnik VATWykaz podatników VAT');
  expect(to('POST /api/registers/lookup')[0]?.body).toEqual({ number: '1234563218', company_id: id(1) });
});
