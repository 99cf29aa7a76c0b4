import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstYear, groupOf } from '../../../src/app/screens/limits/years';
import type { SessionUser } from '../../../src/contract/session';
import { limitsOf } from '../../../src/domain/limits/lookup';
import { LIMITS } from '../../../src/domain/limits/table';
import { askedOf, complaint, expectComplaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, worker } from '../support/people';

const near = {
  id: id(9),
  version: 1,
  created_at: '2026-11-01 08:00:00',
  updated_at: '2026-11-01 08:00:00',
  company_id: id(1),
  company: { id: id(1), title: 'Piekarnia nr 1' },
  limit_code: 'vat_exemption',
  year: 2026,
  percent: 9050,
  state: 'warning',
  used_amount: 21_720_000,
  limit_amount: 24_000_000,
  forecast_date: '2026-12-14',
};
const answers = {
  'GET /api/company-limits/': page([near]),
  'GET /api/interest-rates/': page([]),
  'GET /api/limit-values/': page([]),
};
const row = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

test('a limit stands with its value, certainty, law and source, and what is not known as that', async () => {
  await openFirm('/dashboard/limits/2027', { answers: { ...answers, 'GET /api/company-limits/': page([]) } });
  await heading('Limity podatkowe 2027');
  expect(row('Zwolnienie podmiotowe z VAT')).toHaveTextContent('240 000 zł');
  expect(row('Zwolnienie podmiotowe z VAT')).toHaveTextContent('z ustawy');
  expect(row('Zwolnienie podmiotowe z VAT')).toHaveTextContent('art. 113 ust. 1 i 9 VAT');
  const unknown = row('Limit przychodów – ryczałt (rok poprzedni)');
  expect(unknown).toHaveTextContent('brak danych');
  expect(unknown).toHaveTextContent('jeszcze nieznane');
  expect(await screen.findByText('Żadna firma nie zbliża się do limitu')).toBeVisible();
});

test('every limit of the law is drawn, in the first year that knows it', async () => {
  const left = new Set<string>(LIMITS.map(({ key }) => key));
  for (let year = firstYear; left.size > 0 && year <= 2030; year += 1) {
    const law = limitsOf(year);
    if (!law.some(({ key }) => left.has(key))) continue;
    await openFirm(`/dashboard/limits/${year}`, { answers: { ...answers, 'GET /api/company-limits/': page([]) } });
    await heading(`Limity podatkowe ${year}`);
    const drawn = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(law.map(({ name }) => name).filter((name) => !drawn.includes(name))).toEqual([]);
    for (const { key } of law) left.delete(key);
    cleanup();
  }
  expect([...left]).toEqual([]);
});

test('the search narrows the page whatever the accents, and says when nothing is found', async () => {
  const { user } = await openFirm('/dashboard/limits/2026', { answers });
  await heading('Limity podatkowe 2026');
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj limitu' }), 'ryczalt kwartalny');
  expect(screen.getByText('1 pozycja')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Limit przychodów – ryczałt kwartalny' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zwolnienie podmiotowe z VAT' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj limitu' }), ' xyz');
  expect(screen.getByText('Nic nie pasuje do wyszukiwania')).toBeVisible();
});

test('years are picked twelve at a time, those without a table cannot be', async () => {
  const { user } = await openFirm('/dashboard/limits/2026', { answers });
  await heading('Limity podatkowe 2026');
  const picker = screen.getByRole('navigation', { name: 'Rok limitów' });
  expect(within(picker).getAllByRole('listitem')).toHaveLength(12);
  expect(within(picker).getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'page');
  expect(within(picker).queryByRole('link', { name: '2021' })).toBeNull();
  expect(within(picker).getByRole('button', { name: 'Wcześniejsze lata' })).toBeDisabled();
  await user.click(within(picker).getByRole('button', { name: 'Późniejsze lata' }));
  expect(within(picker).getByText('Lata 2028–2039')).toBeInTheDocument();
  await user.click(within(picker).getByRole('link', { name: '2031' }));
  await heading('Limity podatkowe 2031');
});

test('a year before the tables says so', async () => {
  await openFirm('/dashboard/limits/2010', { answers });
  await heading('Limity podatkowe 2010');
  expect(screen.getByText('Nie ma tu limitów 2010 roku')).toBeVisible();
});

test('the office sees who is near, and from each counted limit goes to its companies', async () => {
  const { calls } = await openFirm('/dashboard/limits/2026', { answers });
  const section = await screen.findByRole('region', { name: 'Firmy blisko limitu' });
  expect(await within(section).findByRole('link', { name: 'Piekarnia nr 1' })).toHaveAttribute(
    'href',
    `/dashboard/company-limits/${id(9)}`,
  );
  expect(section).toHaveTextContent('90,5%');
  expect(section).toHaveTextContent('Ostrzeżenie');
  expect(section).toHaveTextContent('14.12.2026');
  const asked = calls.find(({ path }) => path === '/api/company-limits/');
  expect(asked && askedOf(asked)).toMatchObject({
    filters: expect.stringContaining('state:warning|critical|exceeded'),
    sort: 'percent:desc',
  });
  const link = screen.getByRole('link', { name: 'Wykorzystanie przez firmy: Zwolnienie podmiotowe z VAT' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"year":2026,"limit_code":["vat_exemption"]}');
  expect(screen.queryByRole('link', { name: 'Wykorzystanie przez firmy: Stawki VAT' })).toBeNull();
});

test('a worker sees the limits, not how clients stand', async () => {
  const { calls } = await openFirm('/dashboard/limits/2026', { person: worker, answers });
  await heading('Limity podatkowe 2026');
  expect(screen.queryByRole('region', { name: 'Firmy blisko limitu' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Wykorzystanie przez firmy/ })).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('/api/company-limits'))).toEqual([]);
});

test('a group of years begins with one divisible by twelve', () => {
  expect(groupOf(2026)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]);
  expect(groupOf(2028)[0]).toBe(2028);
});

const entered = (fields: Record<string, unknown>) => ({
  ...near,
  id: id(20),
  year: 2027,
  pln_amount: null,
  rate: null,
  eur_rate: null,
  number: null,
  over_law: false,
  valid_from: '2027-01-01',
  source: 'Tabela 190/A/NBP/2026',
  entered_at: '2026-11-20 09:05:00',
  entered_by: { id: id(5), title: 'Halina Wierzba' },
  ...fields,
});
const manager = { ...accountant, roles: ['manager' as const] };
const openYear = (person: SessionUser, ...values: ReturnType<typeof entered>[]) =>
  openFirm('/dashboard/limits/2027', {
    person,
    answers: {
      'GET /api/company-limits/': page([]),
      'GET /api/interest-rates/': page([]),
      'GET /api/limit-values/': page(values),
    },
  });

test('a value that the office entered stands with its source, who entered it and when, and is never taken for the law’s', async () => {
  const { to } = await openYear(manager, entered({ limit_code: 'books_limit', pln_amount: 1_070_000_000 }));
  await heading('Limity podatkowe 2027');
  const books = row('Obowiązek ksiąg rachunkowych – osoby fizyczne, s.c., sp.j., sp.p.');
  await waitFor(() => expect(books).toHaveTextContent('10 700 000 zł'));
  expect(books).toHaveTextContent('wartość wpisana przez biuro');
  expect(books).toHaveTextContent('Źródło: Tabela 190/A/NBP/2026');
  expect(books).toHaveTextContent('Wpisano · 20.11.2026, 09:05 · Halina Wierzba');
  expect(within(books).getByRole('link', { name: /^Wartość wpisana przez biuro/ })).toHaveAttribute(
    'href',
    `/dashboard/limit-values/${id(20)}/edit`,
  );
  expect(askedOf(to('GET /api/limit-values/')[0] as never).filters).toBe('year:2026|2027');
});

test('what the law knows counts, whatever the office entered before', async () => {
  await openYear(manager, entered({ limit_code: 'minimum_wage', pln_amount: 100 }));
  await heading('Limity podatkowe 2027');
  const wage = row('Minimalne wynagrodzenie za pracę (brutto)');
  await waitFor(() => expect(wage).toHaveTextContent('Biuro wpisało 1 zł. Liczy się wartość z przepisów.'));
  expect(wage).toHaveTextContent('4 950 zł');
});

test('what is computed from the law counts before what the office entered, and both are said', async () => {
  await openYear(manager, entered({ limit_code: 'ppk_low_wage', pln_amount: 100 }));
  await heading('Limity podatkowe 2027');
  const wage = row('PPK – wynagrodzenie, do którego wolno obniżyć wpłatę (120% płacy minimalnej)');
  await waitFor(() => expect(wage).toHaveTextContent('Biuro wpisało 1 zł miesięcznie. Liczy się wartość z przepisów.'));
  expect(wage).toHaveTextContent('5 940 zł');
});

test('who leads enters what is not known yet from where it is missing; others only read', async () => {
  await openYear(manager);
  await heading('Limity podatkowe 2027');
  const books = 'Obowiązek ksiąg rachunkowych – osoby fizyczne, s.c., sp.j., sp.p.';
  expect(await screen.findByRole('link', { name: `Wpisz wartość: ${books}` })).toHaveAttribute(
    'href',
    '/dashboard/limit-values/new?year=2027&limit_code=books_limit',
  );
  expect(within(row('Zwolnienie podmiotowe z VAT')).queryByRole('link', { name: /^Wpisz/ })).toBeNull();
  cleanup();
  await openYear(accountant, entered({ limit_code: 'books_limit', pln_amount: 100 }));
  await heading('Limity podatkowe 2027');
  expect(await screen.findByRole('link', { name: `Wartość wpisana przez biuro: ${books}` })).toHaveAttribute(
    'href',
    `/dashboard/limit-values/${id(20)}`,
  );
  expect(screen.queryByRole('link', { name: /^(Wpisz|Popraw)/ })).toBeNull();
});

test('what is known can be corrected, each number of a value by itself, and the page says what changed since last year', async () => {
  await openYear(
    manager,
    entered({ limit_code: 'health_ryczalt.do_60000', pln_amount: 52_510 }),
    entered({ id: id(21), limit_code: 'minimum_wage', pln_amount: 500_000, over_law: true, valid_from: '2027-07-01' }),
    entered({ id: id(22), limit_code: 'eur_rate_limits', eur_rate: '4,2519' }),
  );
  await heading('Limity podatkowe 2027');
  const health = row('Składka zdrowotna ryczałt – 3 progi (60 000 / 300 000 zł przychodu)');
  await waitFor(() => expect(health).toHaveTextContent('przychód do 60 000 zł: 525,10 zł miesięcznie'));
  expect(health).toHaveTextContent('przychód powyżej 300 000 zł: brak danych');
  expect(health).toHaveTextContent('Wpisano · przychód do 60 000 zł · 20.11.2026, 09:05 · Halina Wierzba');
  expect(within(health).getByRole('link', { name: /^Wpisz: przychód powyżej 300 000 zł, Składka/ })).toHaveAttribute(
    'href',
    '/dashboard/limit-values/new?year=2027&limit_code=health_ryczalt.powyzej_300000',
  );
  expect(within(health).queryByRole('link', { name: /^(Wpisz|Popraw): przychód do 60 000 zł,/ })).toBeNull();
  const wage = row('Minimalne wynagrodzenie za pracę (brutto)');
  expect(wage).toHaveTextContent('od 01.01.2027 4 950 zł');
  expect(wage).toHaveTextContent('od 01.07.2027 5 000 zł');
  expect(wage).toHaveTextContent('w 2026 r. 4 806 zł (+194 zł)');
  expect(wage).toHaveTextContent('Wpisano · od 01.07.2027 ·');
  expect(wage).toHaveTextContent('zamiast 4 950 zł (potwierdzone)');
  const books = row('Obowiązek ksiąg rachunkowych – osoby fizyczne, s.c., sp.j., sp.p.');
  expect(books).toHaveTextContent('10 629 750 zł');
  expect(books).toHaveTextContent('2 500 000 euro po kursie 4,2519');
  const exemption = row('Zwolnienie podmiotowe z VAT');
  expect(exemption).toHaveTextContent('bez zmian względem 2026 r.');
  expect(within(exemption).getByRole('link', { name: 'Popraw wartość: Zwolnienie podmiotowe z VAT' })).toHaveAttribute(
    'href',
    '/dashboard/limit-values/new?year=2027&limit_code=vat_exemption',
  );
});

test('says so where the office’s values cannot be fetched, rather than call them unknown in silence', async () => {
  await openFirm('/dashboard/limits/2027', {
    answers: {
      'GET /api/company-limits/': page([]),
      'GET /api/interest-rates/': page([]),
      'GET /api/limit-values/': { status: 500, json: { error: 'Wystąpił nieoczekiwany błąd.', code: 'fault' } },
    },
  });
  expect(await complaint()).toHaveTextContent('Wystąpił nieoczekiwany błąd.');
  expectComplaint('Wystąpił nieoczekiwany błąd.');
});

test('the rates of interest stand by their days, the office’s own among them, with the way to enter one that is missing', async () => {
  const own = { id: id(31), version: 1, valid_from: '2026-11-05', rate: 1_000, source: 'M.P. z 2026 r. poz. 1100' };
  await openFirm('/dashboard/limits/2026', { answers: { ...answers, 'GET /api/interest-rates/': page([own]) } });
  const part = await screen.findByRole('region', { name: 'Stawki odsetek za zwłokę 2026' });
  await waitFor(() => expect(within(part).getAllByRole('listitem')).toHaveLength(3));
  expect(within(part).getAllByRole('listitem')[2]).toHaveTextContent(
    '10% od 05.11.2026 (wartość wpisana przez biuro; M.P. z 2026 r. poz. 1100)',
  );
  cleanup();
  await openFirm('/dashboard/limits/2026', { answers });
  expect(await screen.findByText(/panel nie zna nowszych obwieszczeń/)).toBeVisible();
});
