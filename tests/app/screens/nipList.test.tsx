import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Candidate } from '../../../src/app/screens/registers/list/candidate';
import { invitedOf } from '../../../src/app/screens/registers/list/invited';
import type { PlannedCompany } from '../../../src/contract/registers';
import { id, openFirm, page } from '../resource/office';
import { accountant } from '../support/people';

// What a test left unmade would be the next one's list.
beforeEach(() => sessionStorage.clear());

const finding = (
  register: PlannedCompany['lookup']['findings'][number]['register'],
  state: 'found' | 'failed' | 'not_found',
) => ({
  register,
  state,
  says: null,
  checked_at: null,
  request_id: null,
});
const known: PlannedCompany = {
  nip: '5260250274',
  known: { id: id(7), title: 'Stoi już' },
  lookup: { findings: [finding('white_list', 'found')], fields: [], accounts: [], contact: null, concerns: [] },
  contact: null,
};
const fresh: PlannedCompany = {
  nip: '1234563218',
  known: null,
  lookup: {
    findings: [finding('white_list', 'found'), finding('ceidg', 'found')],
    fields: [
      { field: 'title', value: 'Piekarnia Żytko', source: 'ceidg' },
      { field: 'company_type', value: 'jdg', source: 'ceidg' },
      { field: 'vat_status', value: 'active', source: 'white_list' },
      { field: 'address_postal_code', value: '00-001', source: 'ceidg' },
      { field: 'address_city', value: 'Warszawa', source: 'ceidg' },
    ],
    accounts: ['62114000001234567890123456'],
    contact: { source: 'ceidg', first_name: 'Jan', last_name: 'Testowy', email: 'jan@przyklad.test', phone: null },
    concerns: [],
  },
  contact: { first_name: 'Jan', last_name: 'Testowy', email: 'jan@przyklad.test', phone: null },
};
const job = {
  id: id(1),
  title: 'Pytanie rejestrów o listę firm',
  unit: 'firm',
  says: null,
  stopping: false,
  created_at: '',
  ended_at: '',
};
const on = { json: { data: { on: ['white_list', 'ceidg'] } } };
const begun = { status: 202, json: { data: { id: id(1), title: '', state: 'waiting', address: `/api/jobs/${id(1)}` } } };

test('a list of NIPs is told what is wrong with it, completed once for a legal form, and made with its accounts and contacts', async () => {
  const { user, to } = await openFirm('/dashboard/companies/nip-list', {
    person: { ...accountant, roles: ['manager' as const] },
    answers: {
      'GET /api/registers': on,
      'POST /api/registers/plan': begun,
      'GET /api/jobs': { json: { data: [] } },
      [`GET /api/jobs/${id(1)}`]: {
        json: { data: { ...job, state: 'done', done: 2, total: 2, result: { companies: [known, fresh] } } },
      },
      [`POST /api/jobs/${id(1)}/seen`]: { json: { data: {} } },
      'POST /api/companies/import': {
        json: {
          data: [{ row: 2, action: 'create', id: id(9) }],
          created: 1,
          updated: 0,
          unchanged: 0,
          refused: 0,
          undo: 'slowo',
        },
      },
      'GET /api/companies/': page([]),
    },
  });
  await user.click(
    await screen.findByLabelText('Wklej numery NIP', {}, { timeout: 90_000 }).catch(() => {
      throw new Error(document.body.textContent ?? '');
    }),
  );
  await user.paste('123-456-32-18, 5260250274, 1234563218, 1234563219');
  expect(await screen.findByText(/^1.numer jest błędny\. Popraw od razu albo później/)).toBeVisible();
  expect(screen.getByLabelText('NIP: 1234563219')).toHaveAccessibleDescription('NIP ma błędną cyfrę kontrolną');
  expect(screen.getByText(/Powtórzone numery bierzemy raz: 1234563218/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Zapytaj rejestry o 2/ }));
  expect(to('POST /api/registers/plan')[0]?.body).toEqual({ nips: ['1234563218', '5260250274'] });

  const group = await screen.findByRole('group', { name: /Jednoosobowa działalność/ }, { timeout: 5_000 });
  expect(screen.getByRole('link', { name: 'Stoi już' })).toBeVisible();
  // What no register knows keeps nobody from making the company: the card asks for it.
  expect(screen.getByText('na karcie do uzupełnienia: forma opodatkowania, rodzaj ewidencji')).toBeVisible();
  const make = screen.getByRole('button', { name: /^Załóż 1/ });
  expect(make).toBeEnabled();
  // Another list would throw this one away, so it is asked about.
  await user.click(screen.getByRole('button', { name: 'Inna lista' }));
  const question = await screen.findByRole('dialog', { name: 'Porzucić tę listę?' });
  expect(question).toHaveTextContent(/Nie założono jeszcze z niej 2.firm\./);
  await user.click(within(question).getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.selectOptions(within(group).getByLabelText('Forma opodatkowania'), 'pit_flat');
  await user.selectOptions(within(group).getByLabelText('Rodzaj ewidencji'), 'kpir');
  expect(screen.queryByText(/^na karcie do uzupełnienia: /)).toBeNull();
  await user.click(make);

  expect(await screen.findByText(/^Wczytano: 1/)).toBeVisible();
  const sent = to('POST /api/companies/import')[0]?.body as FormData;
  const sheet = await (sent.get('file') as Blob).text();
  expect(sheet).toContain('62114000001234567890123456');
  expect(sheet).toContain('jan@przyklad.test');
  expect(sheet).toContain('Piekarnia Żytko');
  expect(sheet).toContain('pit_flat');
  expect(screen.getByRole('button', { name: 'Otwórz miesiąc' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Zaproś 1.klienta do panelu$/ })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Zobacz kogo' }));
  expect(screen.getByText('Jan Testowy, jan@przyklad.test')).toBeVisible();
  // Whose number was wrong waits for it, with all that the list says of them.
  expect(screen.getByText(/^1.firma z listy czeka/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wróć do nich' }));
  const wrong = await screen.findByLabelText('NIP: 1234563219');
  expect(screen.getByRole('button', { name: /^Zapytaj rejestry/ })).toBeDisabled();
  await user.clear(wrong);
  await user.type(wrong, '8567346215');
  expect(wrong).toHaveAccessibleDescription('Poprawiony');
  await user.click(screen.getByRole('button', { name: /^Zapytaj rejestry o 1/ }));
  expect(to('POST /api/registers/plan')[1]?.body).toEqual({ nips: ['8567346215'] });
});

test('what the office’s list says in its own words is understood, and companies that were left out wait', async () => {
  const third: PlannedCompany = { ...fresh, nip: '8567346215' };
  const rows = [
    { row: 2, cells: ['1234563218', 'ryczałt', 'kwartalnie', 'biuro@firma.test'] },
    { row: 3, cells: ['8567346215', 'liniowy', 'mies.', ''] },
  ];
  const nameless = { ...fresh, contact: null };
  const { user, to } = await openFirm('/dashboard/companies/nip-list', {
    answers: {
      'POST /api/companies/import/table': { json: { data: { headings: ['NIP', 'Forma', 'Okres VAT', 'E-mail'], rows } } },
      'GET /api/companies/import/matches': { json: { data: {} } },
      'GET /api/registers': on,
      'POST /api/registers/plan': begun,
      'GET /api/jobs': { json: { data: [] } },
      [`GET /api/jobs/${id(1)}`]: {
        json: { data: { ...job, state: 'done', done: 2, total: 2, result: { companies: [nameless, third] } } },
      },
      [`POST /api/jobs/${id(1)}/seen`]: { json: { data: {} } },
      'POST /api/companies/import': {
        json: {
          data: [{ row: 2, action: 'create', id: id(9) }],
          created: 1,
          updated: 0,
          unchanged: 0,
          refused: 0,
          undo: 'slowo',
        },
      },
      'POST /api/companies/import/undo': { json: { undone: 1, kept: [] } },
      'GET /api/companies/': page([]),
    },
  });
  await user.click(await screen.findByLabelText('Wklej numery NIP'));
  await user.paste(
    'NIP\tForma\tOkres VAT\tE-mail\n1234563218\tryczałt\tkwartalnie\tbiuro@firma.test\n8567346215\tliniowy\tmies.\t',
  );
  await user.click(screen.getByRole('button', { name: 'Odczytaj tabelę' }));
  await user.click(await screen.findByRole('button', { name: /^Zapytaj rejestry o 2/ }));

  const group = await screen.findByRole('group', { name: /Jednoosobowa działalność/ }, { timeout: 5_000 });
  // What goes with the form of tax nobody is asked about, nor the rates of the lump sum, which no list says.
  expect(screen.queryAllByText(/^Uzupełnij: /)).toEqual([]);
  expect(group).toBeVisible();
  await user.click(screen.getAllByRole('checkbox', { name: 'Załóż: Piekarnia Żytko' })[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /^Załóż 1/ }));
  expect(await screen.findByText(/^1.firma z listy czeka na uzupełnienie/)).toBeVisible();
  const sent = to('POST /api/companies/import')[0]?.body as FormData;
  const sheet = await (sent.get('file') as Blob).text();
  // An address without a person stays on the card.
  for (const value of ['lump_sum', 'lump_sum_register', 'quarterly', 'biuro@firma.test', 'kontaktowa'])
    expect(sheet).toContain(value);
  await user.click(screen.getByRole('button', { name: 'Wróć do nich' }));
  expect(await screen.findByRole('button', { name: /^Załóż 1/ })).toBeVisible();
  expect(screen.getByText('8567346215')).toBeVisible();
  expect(screen.queryByText('1234563218')).toBeNull();

  // What is taken back stands in the list again.
  await user.click(screen.getByRole('button', { name: /^Załóż 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Cofnij wczytanie' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cofnij wczytanie' }));
  expect(await screen.findByText(/^1.firma z listy czeka na założenie/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wróć do listy' }));
  expect(await screen.findByText('8567346215')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Załóż 1/ })).toBeEnabled();
});

const inVain = {
  'GET /api/registers': on,
  'POST /api/registers/plan': begun,
  'GET /api/jobs': { json: { data: [] } },
  [`GET /api/jobs/${id(1)}`]: { json: { data: { ...job, state: 'failed', done: 0, total: 2, result: null } } },
  [`POST /api/jobs/${id(1)}/seen`]: { json: { data: {} } },
};

test('a list that was asked about in vain is kept, with the numbers that were put right, beside the next one', async () => {
  const { user, to } = await openFirm('/dashboard/companies/nip-list', { answers: inVain });
  const box = await screen.findByLabelText('Wklej numery NIP');
  await user.click(box);
  await user.paste('1234563218, 1234563219');
  const wrong = screen.getByLabelText('NIP: 1234563219');
  await user.clear(wrong);
  await user.type(wrong, '8567346215');
  // Nothing is wrong any more.
  expect(screen.queryByText(/numer jest błędny/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Zapytaj rejestry o 2/ }));

  expect(await screen.findByText(/^Poprzednia lista: 2.firmy$/, {}, { timeout: 5_000 })).toBeVisible();
  await user.click(screen.getByLabelText('Wklej numery NIP'));
  await user.paste('5260250274, 8567346215');
  await user.click(screen.getByRole('button', { name: /^Zapytaj rejestry o 3/ }));
  expect(to('POST /api/registers/plan')[1]?.body).toEqual({ nips: ['1234563218', '8567346215', '5260250274'] });
  await user.click(await screen.findByRole('button', { name: 'Pomiń: poprzednia lista' }, { timeout: 5_000 }));
  expect(screen.queryByText(/^Poprzednia lista/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Zapytaj rejestry/ })).toBeDisabled();
});

test('a number that is put right stays with its company, whatever is pasted beside it, and a row may be left out', async () => {
  const row = (at: number, title: string) => ({
    at,
    typed: '123',
    says: 'NIP ma dziesięć cyfr',
    given: { nip: '123', values: { title }, contact: {} },
  });
  const draft = `panel.draft.${accountant.id}.registers.list`;
  sessionStorage.setItem(draft, JSON.stringify({ wrong: [row(0, 'Zenit'), row(1, 'Kłos')] }));
  const { user } = await openFirm('/dashboard/companies/nip-list', { answers: inVain });
  const zenit = await screen.findByLabelText('NIP: Zenit');
  await user.clear(zenit);
  await user.type(zenit, '8567346215');
  await user.click(screen.getByLabelText('Wklej numery NIP'));
  const wrong = Array.from({ length: 12 }, (_, nth) => String(1_234_563_202 + nth));
  await user.paste(wrong.join('\n'));
  expect(screen.getByLabelText('NIP: Zenit')).toHaveValue('8567346215');
  expect(screen.getByLabelText('NIP: Kłos')).toHaveValue('123');
  expect(screen.getByText(/^13.numerów jest błędnych/)).toBeVisible();

  expect(screen.queryByLabelText('NIP: 1234563213')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pokaż wszystkie (14)' }));
  const last = screen.getByLabelText('NIP: 1234563213');
  await user.type(last, '9');
  await user.click(screen.getByRole('button', { name: 'Pomiń: 1234563202' }));
  await user.click(screen.getByRole('button', { name: 'Pomiń: Zenit' }));
  expect(screen.queryByLabelText('NIP: 1234563202')).toBeNull();
  expect(screen.queryByLabelText('NIP: Zenit')).toBeNull();
  expect(screen.getByLabelText('NIP: 1234563213')).toHaveValue('12345632139');
  expect(JSON.parse(sessionStorage.getItem(draft) ?? '').wrong).toHaveLength(1);
});

test('where no register may be asked it is said at once, with the way to a file', async () => {
  await openFirm('/dashboard/companies/nip-list', { answers: { 'GET /api/registers': { json: { data: { on: [] } } } } });
  expect(await screen.findByText('Rejestry są na tym serwerze wyłączone')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wczytaj firmy z pliku' })).toHaveAttribute('href', '/dashboard/companies/import');
  expect(screen.queryByLabelText('Wklej numery NIP')).toBeNull();
});

test('an address without a person is invited under its company’s name until somebody gives theirs, and one person once', () => {
  const made = (nth: number, title: string, contact: Candidate['given']['contact']) => ({
    id: id(nth),
    title,
    candidate: { given: { nip: '1234563218', values: {}, contact }, planned: { ...fresh, contact: null }, edited: {} },
  });
  const { people, unreachable } = invitedOf([
    made(1, 'Piekarnia Żytko', { email: 'biuro@firma.test' }),
    made(2, 'Zenit', { email: 'zenit@firma.test' }),
    made(3, 'Sklep Nowak', { email: 'Jan@firma.test' }),
    made(4, 'Sklep drugi', { email: 'jan@firma.test', first_name: 'Jan', last_name: 'Nowak' }),
    made(5, 'Bez adresu', { phone: '600100200' }),
  ]);
  expect(
    people.map(({ first_name, last_name, companies, unnamed }) => [first_name, last_name, companies.length, unnamed]),
  ).toEqual([
    ['Piekarnia', 'Żytko', 1, true],
    ['Klient', 'Zenit', 1, true],
    ['Jan', 'Nowak', 2, false],
  ]);
  expect(unreachable).toBe(1);
});
