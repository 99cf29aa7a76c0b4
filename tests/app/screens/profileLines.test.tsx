import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inAll } from '../../support/inAll';
import { company, id, openFirm } from '../resource/office';
import { heading } from '../support/panel';

const preview = {
  loosens: [],
  rests: [],
  binds: [],
  appears: [{ name: 'PIT-36L', person: null, periods: ['rok 2027'], due: '2028-05-02', uncertain: false }],
  disappears: [{ name: 'PIT-28', person: null, periods: ['rok 2027'], due: '2028-05-02', uncertain: false }],
  stays: [
    {
      name: 'Ryczałt od przychodów – miesięczny',
      person: null,
      periods: ['październik 2026', 'listopad 2026', 'grudzień 2026'],
      due: '2026-11-20',
      uncertain: true,
    },
  ],
  also: ['Ewidencja księgowa od 01.01.2027: Księga przychodów i rozchodów. Wpisze się sama; możesz ją potem zmienić w profilu.'],
  warnings: ['Okres VAT zmienia się z początkiem kwartału (art. 99 ust. 3 VAT).'],
};

test('a change from a day on tells before it is saved what comes, what goes and what the past keeps', async () => {
  const { user, to } = await openFirm(`/dashboard/profile-lines/new?company_id=${id(1)}`, {
    answers: { 'POST /api/profile-lines/preview': { json: { data: preview } } },
  });
  await heading('Zmiana od dnia');
  const part = screen.getByRole('region', { name: 'Co się zmieni' });
  expect(within(part).getByRole('status')).toHaveTextContent('Gdy wpiszesz zmianę');
  fireEvent.change(screen.getByLabelText(/^Dlaczego/), { target: { value: 'Oświadczenie klienta' } });
  expect(to('POST /api/profile-lines/preview')).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: /Forma opodatkowania/ }), 'Podatek liniowy 19%');
  expect(await within(part).findByText(/art\. 99 ust\. 3 VAT/)).toBeVisible();
  expect(within(part).getByRole('heading', { name: 'Razem z tym' }).nextElementSibling).toHaveTextContent(
    'Ewidencja księgowa od 01.01.2027: Księga przychodów i rozchodów.',
  );
  expect(within(part).getByRole('heading', { name: 'Dojdzie' }).nextElementSibling).toHaveTextContent(
    'PIT-36L: za rok 2027, pierwszy termin 02.05.2028',
  );
  expect(within(part).getByRole('heading', { name: 'Odpadnie' }).nextElementSibling).toHaveTextContent('PIT-28: za rok 2027');
  expect(within(part).getByRole('heading', { name: 'Zostaje za wcześniejsze okresy' }).nextElementSibling).toHaveTextContent(
    'Ryczałt od przychodów – miesięczny: za październik 2026 – grudzień 2026, pierwszy termin 20.11.2026 (być może)',
  );
  expect(to('POST /api/profile-lines/preview')[0]?.body).toMatchObject({
    company_id: id(1),
    subject: 'tax',
    taxation_form: 'pit_flat',
    reason: 'Oświadczenie klienta',
  });
});

type Typed = { changes: Record<string, unknown> };

inAll(
  'the same is told on a company’s card while what is dated changes there, and what saving would be refused for',
  'server/http/profileLines.test.ts',
  async () => {
    const asked = 'POST /api/profile-lines/card-preview';
    const refusal = {
      status: 422,
      json: { error: 'Popraw dane.', code: 'invalid', errors: { profile_from: 'Podaj, od którego dnia obowiązuje zmiana' } },
    };
    const { user, to } = await openFirm(`/dashboard/companies/${id(1)}/edit`, {
      answers: {
        [`GET /api/companies/${id(1)}`]: { json: company(1, { advance_mode: 'monthly' }) },
        [asked]: ({ body }) => ((body as Typed).changes.advance_mode ? { json: { data: preview } } : refusal),
      },
    });
    const form = await screen.findByRole('combobox', { name: /Forma opodatkowania/ });
    expect(screen.queryByRole('region', { name: 'Co się zmieni' })).toBeNull();
    expect(screen.queryByLabelText(/^Zmiana obowiązuje od/)).toBeNull();
    await user.selectOptions(form, 'Podatek liniowy 19%');
    expect(await screen.findByLabelText(/^Zmiana obowiązuje od/)).toBeVisible();
    const part = await screen.findByRole('region', { name: 'Co się zmieni' });
    expect(await within(part).findByText('Podaj, od którego dnia obowiązuje zmiana.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Zaliczki/ }), 'Kwartalne');
    expect(await within(part).findByRole('heading', { name: 'Dojdzie' })).toBeVisible();
    expect(to(asked)[0]?.body).toEqual({ company_id: id(1), person_id: null, changes: { taxation_form: 'pit_flat' } });
    await user.selectOptions(form, 'Skala podatkowa (12%/32%)');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Zaliczki/ }), 'Miesięczne');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Co się zmieni' })).toBeNull());
    expect(screen.queryByLabelText(/^Zmiana obowiązuje od/)).toBeNull();
  },
);

test('each fact asks for its own fields alone', async () => {
  await openFirm(`/dashboard/profile-lines/new?company_id=${id(1)}&subject=suspension`);
  await heading('Zmiana od dnia');
  expect(screen.getByLabelText(/^Do dnia/)).toBeVisible();
  expect(screen.queryByLabelText(/^Status VAT/)).toBeNull();
  expect(screen.queryByLabelText(/^Forma opodatkowania/)).toBeNull();
});

test('a company’s page does not show the question since when, which nothing is kept of', async () => {
  const { user } = await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: { [`GET /api/companies/${id(1)}`]: { json: company(1, { profile_from: null, advance_mode: null }) } },
  });
  await heading('Piekarnia nr 1');
  expect(await screen.findAllByText('Forma opodatkowania')).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Nieuzupełnione/ }));
  expect(screen.getByText(/\bZaliczki\b/)).toBeInTheDocument();
  expect(screen.queryByText(/Zmiana obowiązuje od/)).toBeNull();
});

inAll(
  'the form of a new company tells what the law does not know of it before it is saved',
  'server/http/profileLines.test.ts',
  async () => {
    const says = 'VAT kwartalnie nie wolno przez 12 miesięcy od miesiąca rejestracji (art. 99 ust. 3a VAT).';
    const asked = 'POST /api/profile-lines/new-card-preview';
    const { user, to } = await openFirm('/dashboard/companies/new', {
      answers: {
        [asked]: ({ body }) => ({
          json: { data: { refused: [], warnings: (body as Typed).changes.vat_period === 'quarterly' ? [says] : [] } },
        }),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Typ/ }), 'Jednoosobowa działalność gospodarcza');
    await waitFor(() => expect(to(asked)).not.toEqual([]));
    expect(screen.queryByRole('region', { name: 'Sprawdź przed zapisem' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Okres VAT/ }), 'Kwartalny (JPK_V7K)');
    expect(await screen.findByRole('region', { name: 'Sprawdź przed zapisem' })).toHaveTextContent(says);
  },
);
