import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Report } from '../../../src/contract/reports';
import { inAll } from '../../support/inAll';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, worker } from '../support/people';

// Pictures need a measured screen, which this one is not; what they show stands in tables as well.
vi.mock('../../../src/app/charts/BarsDrawing', () => ({ default: () => null }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const [ewa, bakery] = [id(71), id(72)];
const staff: Report = {
  title: 'Raporty',
  lead: '',
  tables: [
    {
      key: 'staff',
      title: 'Osoby',
      columns: [
        { key: 'title', label: 'Imię i nazwisko', kind: 'text' },
        { key: 'report1', label: 'Czas pracy', kind: 'minutes' },
        { key: 'report2', label: 'Rozliczenia miesięczne', kind: 'count' },
        { key: 'report3', label: 'Szczegółowy czas pracy', kind: 'count' },
      ],
      rows: [{ id: ewa, cells: { title: 'Ewa Żak', report1: 95, report2: 12, report3: 3 } }],
      total: { title: 'Razem', report1: 95, report2: 12, report3: 3 },
    },
  ],
};
const none: Report = {
  title: 'Rozliczenia',
  lead: 'W terminie…',
  tables: [{ key: 'settlements', title: '', columns: [], rows: [], total: {} }],
};
const companies: Report = {
  title: 'Czas pracy według firm',
  lead: 'Plan to godziny w cenie.',
  tables: [
    {
      key: 'companies',
      title: 'Firmy',
      columns: [
        { key: 'title', label: 'Firma', kind: 'text' },
        { key: 'plan', label: 'Plan', kind: 'minutes' },
        { key: 'real', label: 'Czas', kind: 'minutes' },
        { key: 'over', label: 'Ponad plan', kind: 'minutes' },
      ],
      rows: [
        { id: bakery, cells: { title: 'Piekarnia', plan: 60, real: 90, over: 30 } },
        { id: null, cells: { title: 'Bez firmy', real: 5 } },
      ],
      total: { title: 'Razem', plan: 60, real: 95, over: 30 },
    },
  ],
};
const answers = {
  'GET /api/reports/staff': { json: staff },
  'GET /api/reports/settlements': { json: none },
  'GET /api/reports/companies': { json: companies },
  'GET /api/users/': page([]),
};
const asked = 'year=2026&from=10&to=11';

test('the list has the four columns, and each figure leads to the report behind it', async () => {
  await openFirm('/dashboard/reports', { answers });
  await heading('Raporty');
  expect(document.title).toBe('Raporty | Panel Biura');
  const table = within(await screen.findByRole('region', { name: 'Osoby' })).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Imię i nazwisko', 'Czas pracy', 'Rozliczenia miesięczne', 'Szczegółowy czas pracy']);
  const to = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
  expect(to('1 h 35 min, czas pracy: Ewa Żak')).toBe(`/dashboard/reports/${ewa}?${asked}`);
  expect(to('12, rozliczenia miesięczne: Ewa Żak')).toBe(`/dashboard/reports/${ewa}/uptimes?${asked}`);
  expect(to('3, szczegółowy czas pracy: Ewa Żak')).toBe(`/dashboard/reports/${ewa}/workeruptimes?${asked}`);
  expect(screen.getByText('W tych miesiącach nic tu nie ma')).toBeVisible();
});

test('what it is narrowed to stands in the address, and is asked of the server', async () => {
  const { user, at, to } = await openFirm('/dashboard/reports?year=2025&from=2&to=3', { answers });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Czynność' }), 'VAT');
  expect(at()).toBe('/dashboard/reports?year=2025&from=2&to=3&activity=vat');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Od miesiąca' }), 'maj');
  expect(at()).toBe('/dashboard/reports?year=2025&from=5&to=5&activity=vat');
  await waitFor(() => expect(to('GET /api/reports/staff').at(-1)?.query.toString()).toBe('year=2025&from=5&to=5&activity=vat'));
});

test('companies stand with plan and time, and what an hour costs is asked of who leads alone', async () => {
  await openFirm('/dashboard/reports/companies-uptimes', { answers });
  const table = within(await screen.findByRole('region', { name: 'Firmy' })).getByRole('table');
  expect(within(table).getByRole('link', { name: 'Piekarnia' })).toHaveAttribute('href', `/dashboard/companies/${bakery}`);
  expect(within(table).getByRole('row', { name: 'Piekarnia 1 h 1 h 30 min 30 min' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Bez firmy – 5 min –' })).toBeVisible();
  expect(screen.queryByLabelText(/Koszt godziny/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Stawki godzinowe' })).toBeNull();
});

test('an hour’s cost is written in złoty and asked in grosze', async () => {
  const person = { ...accountant, roles: ['manager' as const] };
  const { user, at } = await openFirm('/dashboard/reports/companies-uptimes', { person, answers });
  await user.type(await screen.findByLabelText(/Koszt godziny/), '65,50');
  await user.tab();
  expect(at()).toBe(`/dashboard/reports/companies-uptimes?${asked}&cost=6550`);
  expect(screen.getByRole('link', { name: 'Stawki godzinowe' })).toHaveAttribute('href', '/dashboard/work-rates');
});

test('a report that cannot be made says why', async () => {
  const refused = { status: 422, json: { error: 'Raport jest za długi.' } };
  await openFirm('/dashboard/reports', { answers: { ...answers, 'GET /api/reports/staff': refused } });
  expect(await screen.findByText('Raport jest za długi.')).toBeVisible();
});

test('P02: a worker is sent away', async () => {
  const { at } = await openFirm('/dashboard/reports', { person: worker, answers: { 'GET /api/tasks/': page([]) } });
  await heading(/Dzień dobry/);
  expect(at()).toBe('/dashboard');
});

test('people are ordered by the columns that the firm lets be ordered by, names by the Polish alphabet', async () => {
  const [table] = staff.tables;
  if (!table) throw new Error('The report has a table');
  const cells = (title: string, report1: number | null) => ({ title, report1, report2: 0, report3: 0 });
  const rows = [
    { id: id(73), cells: cells('Zofia', 5) },
    { id: id(74), cells: cells('Łucja', null) },
    { id: id(75), cells: cells('Lena', 120) },
  ];
  const columns = table.columns.map((column) => ({ ...column, sortable: column.key !== 'report3' }));
  const { user } = await openFirm('/dashboard/reports', {
    answers: { ...answers, 'GET /api/reports/staff': { json: { ...staff, tables: [{ ...table, columns, rows }] } } },
  });
  const region = await screen.findByRole('region', { name: 'Osoby' });
  const names = () =>
    within(region)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(within(region).queryByRole('button', { name: 'Szczegółowy czas pracy' })).toBeNull();
  await user.click(within(region).getByRole('button', { name: 'Imię i nazwisko' }));
  expect(names()).toEqual(['Lena', 'Łucja', 'Zofia']);
  await user.click(within(region).getByRole('button', { name: 'Czas pracy' }));
  expect(names()).toEqual(['Łucja', 'Zofia', 'Lena']);
  await user.click(within(region).getByRole('button', { name: 'Czas pracy' }));
  expect(names()).toEqual(['Lena', 'Zofia', 'Łucja']);
  expect(within(region).getByRole('columnheader', { name: 'Czas pracy' })).toHaveAttribute('aria-sort', 'descending');
});

inAll(
  'companies come by pages in the order that was pressed, which the server keeps over all of them',
  'server/http/reports.test.ts',
  async () => {
    const [table] = companies.tables;
    if (!table) throw new Error('The report has a table');
    const columns = table.columns.map((column) => ({ ...column, sortable: true }));
    const row = (nth: number) => ({ id: id(80 + nth), cells: { title: `Firma ${nth}`, plan: 60, real: 90, over: 30 } });
    const pages = (query: URLSearchParams): Report => {
      const first = query.get('page') === '2' ? [3] : [1, 2];
      const rows = query.get('limit') ? [] : first.map(row);
      return { ...companies, tables: [{ ...table, columns, rows, count: 3 }] };
    };
    const { user, to } = await openFirm('/dashboard/reports/companies-uptimes', {
      answers: { ...answers, 'GET /api/reports/companies': ({ query }) => ({ json: pages(query) }) },
    });
    const region = within(await screen.findByRole('region', { name: 'Firmy' }));
    const names = () => region.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const asked = () => to('GET /api/reports/companies').map(({ query }) => `${query.get('sort')} ${query.get('page')}`);
    expect(names()).toEqual(['Firma 1', 'Firma 2']);

    await user.click(region.getByRole('button', { name: /^Pokaż kolejne .jest jeszcze 1\spozycja.$/ }));
    await waitFor(() => expect(names()).toEqual(['Firma 1', 'Firma 2', 'Firma 3']));
    expect(region.queryByRole('button', { name: /Pokaż kolejne/ })).toBeNull();

    await user.click(region.getByRole('button', { name: 'Czas' }));
    await waitFor(() => expect(asked()).toContain('real:asc 1'));
    await user.click(region.getByRole('button', { name: 'Czas' }));
    await waitFor(() => expect(asked().at(-1)).toBe('real:desc 1'));
    await waitFor(() => expect(names()).toEqual(['Firma 1', 'Firma 2']));
  },
);
