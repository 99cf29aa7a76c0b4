import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expiringDates } from '../../../src/app/pages/home/expiring';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company as ownCompany } from '../support/people';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const mine = company(1, { id: ownCompany, title: 'Piekarnia Kłos', accounting_status: 'published', zus_scheme: 'full' });
const task = {
  id: id(7),
  version: 1,
  title: 'Prześlij wyciąg',
  status: 'new',
  due_date: '2026-11-19',
  company: { id: ownCompany, title: 'Piekarnia Kłos' },
};
const employee = (nth: number, fields: Record<string, unknown>) => ({
  id: id(nth),
  first_name: 'Ola',
  last_name: `Nowak${nth}`,
  ...fields,
});
const answers = {
  'GET /api/tasks/': page([task]),
  'GET /api/companies/': page([mine]),
  'GET /api/employees/': page([
    employee(1, { end_date: '2026-12-01' }),
    employee(2, { medical_exam_valid_to: '2026-11-10' }),
    employee(3, { bhp_valid_to: '2027-11-10' }),
  ]),
  'GET /api/settlement-items/': page([
    {
      id: id(9),
      settlement_id: id(8),
      period: '2026-10',
      kind: 'vat',
      amount: 341_200,
      amount_type: 'due',
      balance_amount: 341_200,
      payment_status: 'unpaid',
      due_nominal: '2026-11-25',
      due_effective: '2026-11-25',
      company: { id: ownCompany, title: 'Piekarnia Kłos' },
      company_id: ownCompany,
    },
  ]),
};

test('a client sees first what waits for them, and finishes it in place', async () => {
  let rows = [task];
  const { user, calls } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/tasks/': () => page(rows),
      [`POST /api/tasks/${id(7)}/actions/done`]: () => {
        rows = [];
        return { json: { ...task, status: 'done' } };
      },
    },
  });
  await heading('Dzień dobry, Jan');
  const waiting = await screen.findByRole('region', { name: 'Czeka na Ciebie' });
  await within(waiting).findByText('Prześlij wyciąg');
  expect(waiting).toHaveTextContent('19.11.2026, 1 dzień po terminie');
  await user.click(within(waiting).getByRole('button', { name: 'Wykonane: Prześlij wyciąg' }));
  expect(await within(waiting).findByText('Wszystko załatwione')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/uptimes'))).toBe(false);
});

test('their company, its month and the dates that run out stand beside', async () => {
  await openFirm('/', { person: client, answers });
  const card = await screen.findByRole('region', { name: 'Moja firma' });
  expect(await within(card).findByRole('link', { name: 'Piekarnia Kłos' })).toHaveAttribute('href', `/companies/${ownCompany}`);
  expect(card).toHaveTextContent('Wysłane do klienta');
  expect(card).toHaveTextContent('Kasia Kos');
  expect(await screen.findByRole('complementary', { name: 'Rozliczenie do zapłaty' })).toHaveTextContent(
    'Rozliczenie: październik 2026',
  );
  const dates = await screen.findByRole('region', { name: 'Kończące się terminy pracowników' });
  expect(
    within(dates)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/Nowak2badania lekarskie: 10\.11\.2026, 10\sdni po terminie/),
    expect.stringContaining('Nowak1koniec umowy: 01.12.2026'),
  ]);
  expect(screen.getByRole('region', { name: 'Wakacje składkowe' })).toBeVisible();
});

test('P03: what the firm switched off is neither shown nor asked for', async () => {
  const off = { visible: false };
  const { to } = await openFirm('/', {
    person: client,
    answers,
    firm: {
      modules: {
        dashboard: {
          components: {
            settlementBanner: off,
            employeeList: off,
            medicalExaminationsAlert: off,
            vacationZusAlert: off,
            tfaAlert: off,
          },
        },
      },
    },
  });
  await screen.findByText('Prześlij wyciąg');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Piekarnia Kłos' })).toBeVisible());
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('region', { name: /terminy|Wakacje/ })).toBeNull();
  expect(to('GET /api/employees/')).toHaveLength(0);
  expect(to('GET /api/settlement-items/')).toHaveLength(0);
  expect(to(`GET /api/users/${client.id}`)).toHaveLength(0);
});

test('their company’s page shows what is known, and its employees at an address of their own', async () => {
  const { user, at } = await openFirm(`/companies/${ownCompany}`, {
    person: client,
    answers: { ...answers, [`GET /api/companies/${ownCompany}`]: { json: mine } },
  });
  await heading('Piekarnia Kłos');
  expect(screen.queryByText('REGON')).toBeNull();
  expect(screen.queryByText('Notatka wewnętrzna')).toBeNull();
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Części karty' })).getByRole('link', { name: 'Pracownicy' }),
  );
  expect(await screen.findByRole('link', { name: 'Nowak1' })).toBeVisible();
  expect(at()).toBe(`/companies/${ownCompany}/employees`);
  expect(screen.queryByRole('link', { name: 'Nowy pracownik' })).toBeNull();
});

test('a date counts from two months ahead till a month after, the nearest first', () => {
  const dates = expiringDates(
    [
      employee(1, { end_date: '2027-01-19', bhp_valid_to: '2027-01-20' }),
      employee(2, { end_date: '2026-10-21', bhp_valid_to: '2026-10-20' }),
      employee(3, { end_date: null }),
    ],
    ['end_date', 'bhp_valid_to'],
    '2026-11-20',
  );
  expect(dates.map(({ date, days }) => [date, days])).toEqual([
    ['2026-10-21', -30],
    ['2027-01-19', 60],
  ]);
});
