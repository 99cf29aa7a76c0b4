import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/schema/areas';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const bakery = company(1);
const question = {
  field: 'has_capital_gains',
  month: null as string | null,
  label: 'Czy w tym roku sprzedałeś lub sprzedałaś akcje, udziały, obligacje albo kryptowaluty?',
  no_binds: false,
  sent_on: null as string | null,
  perhaps: [{ name: 'PIT-38', period: 'rok 2026', due: '2027-04-30', basis: 'art. 45 ust. 1 PIT' }],
};

test('a question of a company is answered in one click, and goes', async () => {
  let asked = [question];
  const { user, to } = await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: bakery },
      [`GET /api/companies/${id(1)}/questions`]: () => ({ json: { data: asked } }),
      'GET /api/tickets/': page([]),
      'PUT /api/companies/': () => {
        asked = [];
        return { json: { ...bakery, version: 2, has_capital_gains: false } };
      },
    },
  });
  await heading('Piekarnia nr 1');
  const part = await screen.findByRole('region', { name: /Do ustalenia: 1\spytanie/ });
  expect(part).toHaveTextContent('Być może: PIT-38 za rok 2026, do 30.04.2027 (art. 45 ust. 1 PIT)');
  await user.click(within(part).getByRole('button', { name: `${question.label} Nie` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Do ustalenia/ })).toBeNull());
  expect(to('PUT /api/companies/')[0]?.body).toMatchObject({ id: id(1), has_capital_gains: false });
});

test('a card that was saved without what it should have says so, with the way to add it', async () => {
  await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: {
        json: company(1, {
          company_type: 'llc',
          krs: null,
          vat_status: 'exempt',
          taxation_form: 'lump_sum',
          lump_sum_rates: null,
        }),
      },
      [`GET /api/companies/${id(1)}/questions`]: { json: { data: [] } },
      'GET /api/tickets/': page([]),
    },
  });
  const told = await screen.findByText(
    /^Na karcie brakuje: numer KRS, podstawa zwolnienia z VAT: limit obrotu \(art\. 113\) albo rodzaj działalności \(art\. 43\), stawki ryczałtu\./,
  );
  expect(within(told).getByRole('link', { name: 'Uzupełnij' })).toHaveAttribute('href', `/dashboard/companies/${id(1)}/edit`);
});

test('what is asked of a month alone is kept as that month’s answer, and the client is not asked it in the bundle', async () => {
  const ofMonth = { ...question, field: 'eu_transactions', month: '2026-10', label: 'Październik 2026: czy było?' };
  let asked = [ofMonth];
  const { user, to } = await openFirm(`/dashboard/companies/${id(1)}`, {
    firm: { switches: { clientSurveys: true } },
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: bakery },
      [`GET /api/companies/${id(1)}/questions`]: () => ({ json: { data: asked } }),
      'GET /api/tickets/': page([]),
      'POST /api/month-answers/': () => {
        asked = [];
        return { json: { id: id(9), version: 1 } };
      },
    },
  });
  await heading('Piekarnia nr 1');
  const part = await screen.findByRole('region', { name: /Do ustalenia: 1\spytanie/ });
  expect(within(part).queryByRole('button', { name: /^Zapytaj klienta/ })).toBeNull();
  await user.click(within(part).getByRole('button', { name: 'Październik 2026: czy było? Tak' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Do ustalenia/ })).toBeNull());
  const [sent] = to('POST /api/month-answers/');
  expect(sent?.body).toMatchObject({ company_id: id(1), fact: 'eu_transactions', period: '2026-10', answer: true });
});

test('of many questions a few are shown first, and what concerns nobody is answered at once, after a look at it', async () => {
  const fields = ['has_capital_gains', 'pays_environment_fee', 'has_land', 'has_vehicles', 'has_real_estate', 'oss', 'wht'];
  const binding = { ...question, field: 'has_e_delivery', label: 'Czy jest adres?', no_binds: true };
  let asked = [...fields.map((field) => ({ ...question, field, label: `Czy ${field}?` })), binding];
  const { user, to } = await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: bakery },
      [`GET /api/companies/${id(1)}/questions`]: () => ({ json: { data: asked } }),
      'GET /api/tickets/': page([]),
      'PUT /api/companies/': () => {
        asked = [];
        return { json: { ...bakery, version: 2 } };
      },
    },
  });
  await heading('Piekarnia nr 1');
  const part = await screen.findByRole('region', { name: /Do ustalenia: 8\spytań/ });
  expect(within(part).getAllByRole('button', { name: /\? Nie$/ })).toHaveLength(5);
  await user.click(within(part).getByRole('button', { name: 'Pokaż wszystkie (8)' }));
  expect(within(part).getAllByRole('button', { name: /\? Nie$/ })).toHaveLength(8);
  await user.click(within(part).getByRole('button', { name: /^„Nie” na 7\spytań$/ }));
  const dialog = await screen.findByRole('dialog', { name: /Odpowiedzieć „nie” na 7\spytań\?/ });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(7);
  await user.click(within(dialog).getByRole('button', { name: 'Odpowiedz „nie”' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Do ustalenia/ })).toBeNull());
  expect(to('PUT /api/companies/')).toHaveLength(1);
  expect(to('PUT /api/companies/')[0]?.body).toMatchObject(Object.fromEntries(fields.map((field) => [field, false])));
  expect(to('PUT /api/companies/')[0]?.body).not.toHaveProperty('has_e_delivery');
});

test('the questions go to the client in one bundle, and say since when they are there', async () => {
  let asked = [question];
  const { user, to } = await openFirm(`/dashboard/companies/${id(1)}`, {
    firm: { switches: { clientSurveys: true } },
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: bakery },
      [`GET /api/companies/${id(1)}/questions`]: () => ({ json: { data: asked } }),
      [`POST /api/companies/${id(1)}/questions`]: () => {
        asked = [{ ...question, sent_on: '2026-11-20' }];
        return { json: { data: { survey_id: id(9) } } };
      },
      'GET /api/tickets/': page([]),
    },
  });
  await heading('Piekarnia nr 1');
  await user.click(await screen.findByRole('button', { name: /^Zapytaj klienta \(1\spytanie\)$/ }));
  expect(await screen.findByText(/^Wysłano do klienta 20\.11\.2026/)).toBeVisible();
  expect(to(`POST /api/companies/${id(1)}/questions`)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Zapytaj klienta/ })).toBeNull();
});
describe('a firm whose clients have no surveys is told why they are not asked', () => {
  const answers = {
    [`GET /api/companies/${id(1)}`]: { json: bakery },
    [`GET /api/companies/${id(1)}/questions`]: { json: { data: [question] } },
    'GET /api/tickets/': page([]),
  };
  const inSettings = { ...accountant, access: [...areas] };

  test('with the place where who may turns them on', async () => {
    await openFirm(`/dashboard/companies/${id(1)}`, { person: inSettings, answers });
    expect(
      await screen.findByText(/^Klientów nie da się stąd zapytać, bo ankiety dla klientów są w tym biurze wyłączone/),
    ).toHaveTextContent(/Włącz je w ustawieniach: „Klienci widzą ankiety” w części „Zasady”\.$/);
    expect(screen.getByRole('link', { name: 'Włącz je w ustawieniach' })).toHaveAttribute('href', '/dashboard/settings');
    expect(screen.queryByRole('button', { name: /^Zapytaj klienta/ })).toBeNull();
  });
  test('with who to ask, for the rest', async () => {
    await openFirm(`/dashboard/companies/${id(1)}`, { answers });
    expect(await screen.findByText(/Włączy je osoba, która ma dostęp do ustawień biura: „Klienci widzą ankiety”/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Włącz je w ustawieniach' })).toBeNull();
  });
  test('and of the module, where that is off', async () => {
    const firm = { modules: { surveys: { enabled: false } }, switches: { clientSurveys: true } };
    await openFirm(`/dashboard/companies/${id(1)}`, { person: inSettings, answers, firm });
    expect(
      await screen.findByText(/^Klientów nie da się stąd zapytać, bo ankiety i sondy są w tym biurze wyłączone/),
    ).toHaveTextContent(/„Ankiety i sondy” w części „Moduły, kolumny i składniki”\.$/);
  });
});
