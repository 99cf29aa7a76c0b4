import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseCompany } from '../../../src/app/session/chosenCompany';
import type { WaitingItem } from '../../../src/contract/waiting';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

const [bakery, garage] = [id(71), id(72)];
const anna = {
  ...client,
  id: id(70),
  first_name: 'Anna',
  companies: [bakery, garage],
  company_roles: { [bakery]: 'owner' as const, [garage]: 'owner' as const },
};
const companies = page([company(71, { title: 'Piekarnia Kłos' }), company(72, { title: 'Warsztat Nit' })]);
const payment = (nth: number, of: string, amount: number, settlement: string): WaitingItem => ({
  kind: 'settlement-items.to_pay',
  resource: 'settlement-items',
  id: id(nth),
  title: 'VAT październik 2026',
  asks: 'Zapłać',
  company: { id: of, title: of === bakery ? 'Piekarnia Kłos' : 'Warsztat Nit' },
  due: '2026-11-25',
  late: false,
  amount,
  count: null,
  link: `/reports/monthly-settlements/${settlement}`,
  component: 'settlementBanner',
  does: null,
  facts: { settlement_id: settlement, period: '2026-10', kind: 'vat', account_kind: 'other', account_number: null },
});
const debts = [
  payment(1, bakery, 341_200, id(8)),
  payment(2, garage, 100_000, id(9)),
  payment(3, garage, 50_000, id(9)),
  payment(4, garage, 7_000, id(10)),
];
const waiting = ({ query }: { query: URLSearchParams }) => {
  const data = debts.filter(({ company: own }) => !query.has('company_id') || own?.id === query.get('company_id'));
  return { json: { data, groups: [], total: data.length } };
};
const open = (
  address: string,
  answers: Parameters<typeof openFirm>[1] extends { answers?: infer A } | undefined ? A : never = {},
) =>
  openFirm(address, {
    person: anna,
    answers: {
      'GET /api/companies/': companies,
      'GET /api/waiting': waiting,
      'GET /api/unread': { json: { data: {} } },
      ...answers,
    },
  });
const switcher = () => screen.findByRole('combobox', { name: 'Firma' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  chooseCompany(null);
  vi.useRealTimers();
});

test('whoever has two companies sees the debts of both at once, and their sum', async () => {
  await open('/');
  const sum = await screen.findByRole('region', { name: 'Razem do zapłaty' });
  expect(sum).toHaveTextContent(/4\s982,00\szł/);
  expect(
    within(sum)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['Piekarnia Kłos3 412,00 zł', 'Warsztat Nit1 570,00 zł']);
  expect(screen.getByRole('complementary', { name: 'Rozliczenie do zapłaty: Piekarnia Kłos' })).toHaveTextContent(
    /3\s412,00\szł/,
  );
  expect(screen.getByRole('complementary', { name: 'Rozliczenie do zapłaty: Warsztat Nit' })).toHaveTextContent(/1\s500,00\szł/);
  expect(await screen.findByRole('region', { name: 'Moje firmy' })).toBeVisible();
});

test('a chosen company narrows the first screen and the lists, what waits and what is unread; it is kept for this person alone', async () => {
  const { user, to } = await open('/', { 'GET /api/tasks/': page([]) });
  await screen.findByRole('region', { name: 'Razem do zapłaty' });
  await user.selectOptions(await switcher(), 'Warsztat Nit');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Razem do zapłaty' })).toBeNull());
  expect(await screen.findByRole('complementary', { name: 'Rozliczenie do zapłaty' })).toHaveTextContent('Warsztat Nit');
  expect(await screen.findByRole('region', { name: 'Moja firma' })).not.toHaveTextContent('Piekarnia');
  expect(to('GET /api/waiting').at(-1)?.query.get('company_id')).toBe(garage);
  await waitFor(() => expect(to('GET /api/unread').at(-1)?.query.get('company_id')).toBe(garage));
  await waitFor(() => expect(to('GET /api/tickets/').at(-1)?.query.get('filters')).toContain(`company_id:${garage}`));

  await user.click(within(screen.getByRole('navigation', { name: 'Główne menu' })).getByRole('link', { name: 'Zadania' }));
  await heading(/zada/i);
  await waitFor(() => expect(to('GET /api/tasks/').at(-1)?.query.get('filters')).toContain(`company_id:${garage}`));
  expect(JSON.parse(localStorage.getItem('panel.company') ?? '{}')).toEqual({ of: anna.id, company: garage });

  await user.selectOptions(await switcher(), 'Wszystkie firmy');
  await waitFor(() => expect(to('GET /api/tasks/').at(-1)?.query.get('filters') ?? '').not.toContain(garage));
});

test('a link opens the record that it names, whichever company is looked at', async () => {
  const ticket = {
    id: id(5),
    version: 1,
    number: 'S/2026/5',
    subject: 'Leasing',
    description: '<p>a</p>',
    company_id: bakery,
    status: 'open',
    created_at: '2026-11-18 08:00:00',
    attachments: [],
  };
  const { user, to } = await open(`/tickets/${id(5)}`, {
    [`GET /api/tickets/${id(5)}`]: { json: ticket },
    [`GET /api/tickets/${id(5)}/posts`]: { json: { data: [], more: false, receipts: [], notes: false } },
  });
  await heading('Leasing');
  await user.selectOptions(await switcher(), 'Warsztat Nit');
  expect(screen.getByRole('heading', { level: 1, name: 'Leasing' })).toBeVisible();
  expect(to(`GET /api/tickets/${id(5)}`).every(({ query }) => !query.has('company_id'))).toBe(true);
});

test('whoever has one company is offered no choice, and a choice of another person’s means nothing', async () => {
  localStorage.setItem('panel.company', JSON.stringify({ of: anna.id, company: garage }));
  const { to } = await openFirm('/', {
    person: client,
    answers: { 'GET /api/companies/': companies, 'GET /api/waiting': waiting },
  });
  // The region stands before what it holds is asked for.
  await waitFor(() => expect(to('GET /api/waiting')).toHaveLength(1));
  await screen.findByRole('region', { name: 'Czeka na Ciebie' });
  expect(screen.queryByRole('combobox', { name: 'Firma' })).toBeNull();
  expect(to('GET /api/waiting')[0]?.query.has('company_id')).toBe(false);
});
