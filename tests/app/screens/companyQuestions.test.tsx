import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';

const bakery = company(1);
const question = {
  field: 'has_capital_gains',
  label: 'Właściciel ma dochody kapitałowe (PIT-38)',
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
  await user.click(within(part).getByRole('button', { name: `${question.label}: nie` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Do ustalenia/ })).toBeNull());
  expect(to('PUT /api/companies/')[0]?.body).toMatchObject({ id: id(1), has_capital_gains: false });
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
test('a firm whose clients have no surveys is not offered to ask them', async () => {
  await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: bakery },
      [`GET /api/companies/${id(1)}/questions`]: { json: { data: [question] } },
      'GET /api/tickets/': page([]),
    },
  });
  expect(await screen.findByRole('button', { name: `${question.label}: nie` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Zapytaj klienta/ })).toBeNull();
});
