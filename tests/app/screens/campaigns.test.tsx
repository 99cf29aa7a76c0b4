import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CampaignPage, CampaignRow } from '../../../src/contract/campaigns';
import { inAll } from '../../support/inAll';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import type { Call } from '../support/wire';

const row = (nth: number, values: Partial<CampaignRow> = {}): CampaignRow => ({
  company: { id: id(nth), title: `Piekarnia nr ${nth}` },
  keeper: 'Anna Nowak',
  state: 'not_sent',
  because: null,
  due: '2027-02-22',
  condition: null,
  sent_on: null,
  reminded_on: null,
  answered_on: null,
  task: null,
  missing: null,
  ...values,
});
const answered = row(2, { state: 'answered', sent_on: '2027-01-10', answered_on: '2027-01-12', missing: [] });
const campaign: CampaignPage = {
  campaign: 'tax_form',
  year: 2027,
  name: 'Forma opodatkowania',
  lead: 'Przedsiębiorca wybiera formę na cały rok.',
  basis: ['art. 9a ust. 2 PIT'],
  source: ['Dz.U.'],
  notes: [],
  counts: { not_sent: 1, answered: 1 },
  rows: [row(1), answered],
  total: 2,
  survey_id: null,
};
const path = '/api/campaigns/tax_form/2027';
const open = (answers: object = {}, firm: object = { switches: { clientSurveys: true } }) =>
  openFirm('/dashboard/campaigns', {
    firm,
    answers: { [`GET ${path}`]: { json: { data: campaign } }, 'GET /api/users/': page([]), ...answers },
  });

test('who was not asked is picked and asked at once', async () => {
  const { user, to } = await open({ [`POST ${path}/send`]: { json: { data: { sent: 1 } } } });
  await heading('Kampanie');
  const list = await screen.findByRole('region', { name: 'Forma opodatkowania 2027' });
  expect(within(list).getByRole('button', { name: 'Wyślij ankietę (0)' })).toBeDisabled();
  expect(within(list).queryByRole('checkbox', { name: 'Zaznacz: Piekarnia nr 2' })).toBeNull();
  await user.click(within(list).getByRole('checkbox', { name: 'Zaznacz: Piekarnia nr 1' }));
  await user.click(within(list).getByRole('button', { name: 'Wyślij ankietę (1)' }));
  await waitFor(() => expect(to(`POST ${path}/send`)[0]?.body).toEqual({ company_ids: [id(1)] }));
  expect(screen.getByText(/Podstawa: art\. 9a ust\. 2 PIT\./)).toBeVisible();
});

test('an answer is looked at with what it changes, and agreed by one press', async () => {
  const touched = { name: 'PIT-36L', person: null, periods: ['rok 2027'], due: '2028-05-02', uncertain: false };
  const { user, to } = await open({
    [`GET ${path}/companies/${id(2)}`]: {
      json: {
        data: {
          answers: [{ label: 'Jak chcesz rozliczać podatek?', text: 'Podatek liniowy' }],
          says: 'Od 01.01.2027: podatek liniowy.',
          task: 'Oświadczenie',
          missing: [],
          among: [],
          preview: { appears: [touched], disappears: [], loosens: [], rests: [], binds: [], stays: [], also: [], warnings: [] },
        },
      },
    },
    [`POST ${path}/agree`]: { json: { data: { task_id: id(7) } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Zobacz odpowiedź: Piekarnia nr 2' }));
  const part = await screen.findByRole('region', { name: 'Odpowiedź: Piekarnia nr 2' });
  expect(part).toHaveTextContent('Jak chcesz rozliczać podatek?Podatek liniowy');
  expect(part).toHaveTextContent('PIT-36L: za rok 2027');
  await user.click(within(part).getByRole('button', { name: 'Uzgodnij: Piekarnia nr 2' }));
  await waitFor(() => expect(to(`POST ${path}/agree`)[0]?.body).toEqual({ company_id: id(2), whose: [] }));
});

test('of a partnership the office says whose answer it is before it agrees, and sees what that changes', async () => {
  const touched = { name: 'PIT-36L', person: 'Anna Kos', periods: ['rok 2027'], due: '2028-05-02', uncertain: false };
  const answered = {
    answers: [{ label: 'Jak chcesz rozliczać podatek?', text: 'Podatek liniowy' }],
    says: 'Klient wybiera: podatek liniowy.',
    task: 'Oświadczenie',
    missing: [],
    among: [
      { id: id(11), name: 'Anna Kos' },
      { id: id(12), name: 'Piotr Kos' },
    ],
    preview: null,
  };
  const preview = { appears: [touched], disappears: [], loosens: [], rests: [], binds: [], stays: [], also: [], warnings: [] };
  const { user, to } = await open({
    [`GET ${path}/companies/${id(2)}`]: ({ query }: Call) => ({
      json: { data: { ...answered, preview: query.get('whose') === id(11) ? preview : null } },
    }),
    [`POST ${path}/agree`]: { json: { data: { task_id: id(7) } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Zobacz odpowiedź: Piekarnia nr 2' }));
  const part = await screen.findByRole('region', { name: 'Odpowiedź: Piekarnia nr 2' });
  const agree = within(part).getByRole('button', { name: 'Uzgodnij: Piekarnia nr 2' });
  expect(agree).toBeDisabled();
  const whose = within(part).getByRole('group', { name: 'Kogo dotyczy odpowiedź' });
  await user.click(within(whose).getByRole('checkbox', { name: 'Anna Kos' }));
  expect(await within(part).findByText(/PIT-36L/)).toBeVisible();
  await user.click(agree);
  await waitFor(() => expect(to(`POST ${path}/agree`)[0]?.body).toEqual({ company_id: id(2), whose: [id(11)] }));
});

inAll('a client is set aside with a reason alone', 'app/resource/show.test.tsx', async () => {
  const { user, to } = await open({ [`POST ${path}/aside`]: { json: { data: { id: id(1) } } } });
  await user.click(await screen.findByRole('button', { name: 'Nie dotyczy: Piekarnia nr 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nie dotyczy: Piekarnia nr 1' });
  expect(within(dialog).getByRole('button', { name: 'Zapisz' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Dlaczego nie dotyczy' }), 'Zostaje');
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to(`POST ${path}/aside`)[0]?.body).toEqual({ company_id: id(1), reason: 'Zostaje' }));
});

test('a refusal leaves the dialog and the reason that was typed', async () => {
  const says = 'Ta kampania jest już zamknięta.';
  const { user } = await open({ [`POST ${path}/aside`]: { status: 409, json: { error: says } } });
  await user.click(await screen.findByRole('button', { name: 'Nie dotyczy: Piekarnia nr 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nie dotyczy: Piekarnia nr 1' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Dlaczego nie dotyczy' }), 'Zostaje');
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Dlaczego nie dotyczy' })).toHaveValue('Zostaje');
});

test('a firm whose clients have no surveys is told so, and offered nothing to send', async () => {
  await open({}, {});
  expect(
    await screen.findByText(/^Klientów nie da się stąd zapytać, bo ankiety dla klientów są w tym biurze wyłączone/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Wyślij/ })).toBeNull();
});
