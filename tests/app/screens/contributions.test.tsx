import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerContributions } from '../../../src/contract/contributions';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { monthsFrom } from '../../../src/domain/zus/months';
import { linearDeduction } from '../../../src/domain/zus/owner/deduction';
import { healthYear } from '../../../src/domain/zus/owner/healthYear';
import { ownerLadder } from '../../../src/domain/zus/owner/ladder';
import { ownerMonth } from '../../../src/domain/zus/owner/month';
import { starter } from '../../domain/zus/starter';
import { company, id, openFirm } from '../resource/office';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const profile: TaxProfile = {
  company_type: 'jdg',
  taxation_form: 'pit_flat',
  vat_status: 'active',
  accounting_type: 'kpir',
  persons: [{ id: 'a', role: 'owner', zus_scheme: 'start_relief' }],
};
const none = { income: null, revenue: null, pay: null, from: null, id: null, version: null } as const;
const lawOf = (business_start: string) => starter({ business_start, small_plus_excluded: null });
const owner = (changes: Partial<OwnerContributions> = {}): OwnerContributions => {
  const stated = [{ scheme: 'start_relief', from: '2026-06-15' }] as const;
  const law = lawOf('2026-06-15');
  const ladder = ownerLadder({ stated, typed_end: null, small_plus_used: null, law }, '2026-11-20');
  const facts = {
    person: 'a',
    stretches: [
      profile,
      { ...profile, valid_from: '2027-01-01', persons: [{ id: 'a', role: 'owner', zus_scheme: 'full' }] } as TaxProfile,
    ],
    sickness: true,
    accident: null,
    step: null,
    smallPlusBase: () => null,
    income: { '2026-10': 20_000_00 },
    revenue: {},
    holidays: [],
  };
  facts.stretches[0] = { ...profile, valid_to: '2026-12-31' };
  return {
    person_id: null,
    name: 'Jan Kowal',
    role: 'owner',
    closed: false,
    now: ladder.steps[0] ?? null,
    next: ladder.steps[1] ?? null,
    ladder,
    months: monthsFrom('2026-10', '2027-11').map((month, nth) => ({
      month,
      due: ownerMonth(facts, month),
      figure:
        nth === 1
          ? { ...none, period: '2026-10', income: 20_000_00, from: 'entered', id: id(9), version: 2 }
          : { ...none, period: '2026-09' },
      item: nth === 1 ? { settlement_id: id(8), amount: 500_00, alone: true } : null,
    })),
    small_plus: null,
    deduction: linearDeduction(2026, 2_000_00),
    years: [
      {
        ...healthYear({ form: 'flat', year: 2025, months: 12, income: 300_000_00, revenue: null, due: 14_000_00 }),
        figure: { ...none, period: '2025', income: 300_000_00, health_due: 14_000_00 },
      },
    ],
    ...changes,
  };
};

const address = `/dashboard/companies/${id(1)}/contributions`;
const called = `GET /api/companies/${id(1)}/contributions`;
const open = (owners: OwnerContributions[], more = {}) =>
  openFirm(address, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: company(1, { title: 'Malarz Kowal' }) },
      [called]: { json: { data: { company: { id: id(1), title: 'Malarz Kowal' }, from: '2026-10', to: '2027-11', owners } } },
      ...more,
    },
  });
const plain = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';

test('a person’s stage, what comes next and what to do soon stand on top', async () => {
  await open([owner()]);
  const block = await screen.findByRole('region', { name: 'Jan Kowal' });
  expect(plain(block)).toContain('Ulga na start od 15.06.2026 do 31.12.2026; potem składki preferencyjne od 01.01.2027');
  const [warning] = within(block).getAllByRole('alert');
  expect(plain(warning as HTMLElement)).toMatch(/^Za \d+ dni: Ulga na start: do 31\.12\.2026/);
});

test('fourteen months are told, and a chosen one shows each contribution with formula, act and certainty', async () => {
  const { user } = await open([owner()]);
  const table = await screen.findByRole('table', { name: 'Składki po miesiącach: Jan Kowal' });
  expect(within(table).getAllByRole('row')).toHaveLength(15);
  const november = within(table).getByRole('button', { name: 'listopad 2026' });
  expect(november.getAttribute('aria-pressed')).toBe('true');
  expect(plain(screen.getByRole('table', { name: 'Skąd te kwoty: listopad 2026' }))).toContain('4,9% × 20 000,00 zł');
  expect(plain(within(table).getByRole('row', { name: /^listopad 2026/ }))).not.toContain('prognoza');
  expect(plain(within(table).getByRole('row', { name: /^styczeń 2027/ }))).toContain(
    'prognoza: podstawa składek na 2027 r. pochodzi z projektu i nie jest jeszcze ogłoszona',
  );
  await user.click(within(table).getByRole('button', { name: 'styczeń 2027' }));
  expect(screen.getByText(/^Kwoty zmienią się, gdy podstawa zostanie ogłoszona/)).toBeVisible();
  const detail = screen.getByRole('table', { name: 'Skąd te kwoty: styczeń 2027' });
  expect(plain(within(detail).getByRole('row', { name: /^emerytalna/ }))).toMatch(
    /19,52% × 6 019,80 zł.*art\. 22 ust\. 1 pkt 1 u\.s\.u\.s\./,
  );
});

test('an income is typed where it stands, into the record of its month, and what is wrong with it is said there', async () => {
  const { user, to } = await open([owner()], {
    'PUT /api/contribution-figures/': { json: { data: {} } },
    'POST /api/contribution-figures/': {
      status: 422,
      json: { error: 'Popraw', code: 'invalid', errors: { income_amount: 'To nie jest kwota' } },
    },
  });
  const october = await screen.findByRole('textbox', { name: 'Dochód za październik 2026' });
  await user.clear(october);
  await user.type(october, '21000{Enter}');
  await waitFor(() =>
    expect(to('PUT /api/contribution-figures/')[0]?.body).toMatchObject({ id: id(9), version: 2, income_amount: '21000' }),
  );
  const [september] = screen.getAllByRole('textbox', { name: 'Dochód za wrzesień 2026' });
  await user.type(september as HTMLElement, 'dużo{Enter}');
  expect(await screen.findByText('To nie jest kwota')).toBeTruthy();
  expect(to('POST /api/contribution-figures/')[0]?.body).toMatchObject({
    company_id: id(1),
    person_id: null,
    period: '2026-09',
    income_amount: 'dużo',
  });
});

test('an amount of a settlement that differs from the law says so', async () => {
  await open([owner()]);
  const row = (await screen.findByRole('button', { name: 'listopad 2026' })).closest('tr') as HTMLElement;
  expect(plain(row)).toMatch(/500,00 złinna niż z prawa o -480,00 zł/);
});

test('an amount beside figures that are missing is not said to differ by so much', async () => {
  const one = owner();
  const item = { settlement_id: id(8), amount: 500_00, alone: true };
  await open([{ ...one, months: one.months.map((each) => ({ ...each, item })) }]);
  const row = (await screen.findByRole('button', { name: 'październik 2026' })).closest('tr') as HTMLElement;
  expect(plain(row)).toContain('wpisz dochód za wrzesień 2026');
  expect(plain(row)).toContain('500,00 złBrakuje danych, nie da się porównać');
  expect(plain(row)).not.toContain('inna niż z prawa');
});

test('an amount beside a remark that asks for nothing is compared', async () => {
  const one = owner();
  const item = { settlement_id: id(8), amount: 500_00, alone: true };
  const remark = { missing: ['wpisany etap ZUS nie może tak trwać: policzono, jak każe ustawa'], lacks: [] };
  const months = one.months.map((each) => ({ ...each, item, due: each.due && { ...each.due, ...remark } }));
  await open([{ ...one, months }]);
  const row = (await screen.findByRole('button', { name: 'październik 2026' })).closest('tr') as HTMLElement;
  expect(plain(row)).toContain('policzono, jak każe ustawa');
  expect(plain(row)).toContain('inna niż z prawa');
});

test('the year is settled with its difference, last days and acts, and the flat tax’s deduction with what is left', async () => {
  await open([owner()]);
  const block = await screen.findByRole('region', { name: 'Jan Kowal' });
  expect(plain(block)).toContain('Do dopłaty: 700,00 zł.');
  expect(plain(block)).toContain('do 20.05.2026.');
  expect(plain(block)).toContain('Limit 14 100,00 zł, do zapłaty w tym roku dotąd 2 000,00 zł, zostało 12 100,00 zł.');
});

test('an end that hangs on what nobody entered says on what, and who stands on the company’s card becomes a person in one press', async () => {
  const law = lawOf('2024-10-23');
  const stated = [{ scheme: 'preferential', from: null }] as const;
  const facts = { stated, typed_end: null, small_plus_used: null, law, on_company_card: true };
  const ladder = ownerLadder(facts, '2026-11-20');
  const { user } = await open([owner({ ladder, now: ladder.steps[0] ?? null, next: ladder.steps[1] ?? null })]);
  const block = await screen.findByRole('region', { name: 'Jan Kowal' });
  expect(plain(block)).toContain(
    'Składki preferencyjne do 30.04.2027; potem pełne składki od 01.05.2027 (z przepisów, jeśli przed nimi było 6 miesięcy ulgi na start od 23.10.2024)',
  );
  expect(plain(within(block).getAllByRole('alert')[0] as HTMLElement)).toMatch(/^Teraz: Nie wpisano pierwszego dnia etapu/);
  expect(within(block).getByRole('link', { name: 'Dodaj właściciela jako osobę' }).getAttribute('href')).toBe(
    `/dashboard/company-persons/new?company_id=${id(1)}&role=owner&zus_scheme=preferential`,
  );
  await user.click(within(block).getByText('Etapy ulg z datami'));
  expect(plain(within(block).getByRole('row', { name: /^składki preferencyjne/ }))).toContain(
    'Od: nie wpisanoDo: 30.04.2027Skąd: z profilu; koniec z przepisów, jeśli',
  );
});

test('who has dated lines of the company is offered to become a person with the stage of today', async () => {
  const stated = [
    { scheme: 'preferential', from: null },
    { scheme: 'full', from: '2026-05-01' },
  ] as const;
  const facts = { stated, typed_end: null, small_plus_used: null, law: lawOf('2023-10-23'), on_company_card: true };
  const ladder = ownerLadder(facts, '2026-11-20');
  await open([owner({ ladder, now: ladder.steps[1] ?? null })]);
  const block = await screen.findByRole('region', { name: 'Jan Kowal' });
  expect(within(block).getByRole('link', { name: 'Dodaj właściciela jako osobę' }).getAttribute('href')).toBe(
    `/dashboard/company-persons/new?company_id=${id(1)}&role=owner&zus_scheme=full&zus_scheme_from=2026-05-01`,
  );
});

describe('a new owner of a company with dated ZUS lines', () => {
  const line = (number: number, values: object) => ({
    id: id(number),
    version: 1,
    company_id: id(1),
    subject: 'zus',
    person_id: null,
    valid_from: null,
    valid_to: null,
    ...values,
  });
  const lines = [
    // As the server sorts them: what has no day comes last.
    line(12, { state: 'Pełny ZUS', valid_from: '2026-05-01' }),
    line(11, { state: 'Składki preferencyjne', valid_to: '2026-04-30' }),
  ];
  const openNew = (owners: object[]) =>
    openFirm(`/dashboard/company-persons/new?company_id=${id(1)}&role=owner`, {
      answers: {
        [`GET /api/companies/${id(1)}`]: { json: company(1, { title: 'Malarz Kowal', company_type: 'jdg' }) },
        'GET /api/profile-lines/': { json: { data: lines, total: 2 } },
        'GET /api/company-persons/': { json: { data: owners, total: owners.length } },
      },
    });

  test('tells before it is saved that they go over', async () => {
    await openNew([]);
    expect(plain(await screen.findByText(/^Po zapisaniu wpisy ZUS firmy przejdą na tę osobę/))).toMatch(
      /: Składki preferencyjne od początku; Pełny ZUS od 01\.05\.2026\. Inny schemat/i,
    );
  });

  test('says nothing of it where another owner stands already', async () => {
    const { to } = await openNew([{ id: id(5), version: 1, company_id: id(1), role: 'owner' }]);
    await screen.findByRole('heading', { level: 1, name: 'Nowa osoba' });
    await waitFor(() => expect(to('GET /api/company-persons/').length).toBeGreaterThan(0));
    expect(screen.queryByText(/^Po zapisaniu wpisy ZUS/)).toBeNull();
  });
});

test('a company in which nobody pays for themselves says what to enter', async () => {
  await open([]);
  expect(await screen.findByText('Nie ma tu osób, którym liczymy składki')).toBeTruthy();
});

test('the company’s page leads there', async () => {
  await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: company(1, { title: 'Malarz Kowal' }) },
      [`GET /api/companies/${id(1)}/questions`]: { json: { data: [] } },
    },
  });
  expect((await screen.findByRole('link', { name: 'ZUS i zdrowotna właścicieli' })).getAttribute('href')).toBe(address);
});

test('an owner’s card tells their stage and this month’s contributions, and leads there', async () => {
  const person = { id: id(5), version: 1, company_id: id(1), first_name: 'Jan', last_name: 'Kowal', role: 'owner' };
  const owners = [owner({ person_id: id(4), name: 'Wspólnik' }), owner({ person_id: id(5) })];
  await openFirm(`/dashboard/company-persons/${id(5)}`, {
    answers: {
      [`GET /api/company-persons/${id(5)}`]: { json: person },
      [called]: { json: { data: { company: { id: id(1), title: 'Malarz Kowal' }, from: '2026-10', to: '2027-11', owners } } },
    },
  });
  expect((await screen.findByRole('link', { name: 'Etapy, składki i roczne rozliczenie' })).getAttribute('href')).toBe(address);
  const part = screen.getByRole('region', { name: 'ZUS i zdrowotna' });
  expect(await within(part).findByText('Ulga na start')).toBeVisible();
  expect(plain(part)).toContain('listopad 2026, razem: 980,00 zł');
  expect(plain(within(part).getByRole('table', { name: 'Skąd te kwoty: listopad 2026' }))).toContain('4,9% × 20 000,00 zł');
});

describe('who was appointed to the board', () => {
  const board = (changes: Partial<OwnerContributions> = {}): OwnerContributions => {
    const persons = [{ id: 'b', role: 'board_member', zus_scheme: 'health_only' }] as const;
    const stretches: TaxProfile[] = [{ ...profile, company_type: 'llc', taxation_form: 'cit_small', persons }];
    const facts = { person: 'b', stretches, sickness: null, accident: null, step: null, smallPlusBase: () => null };
    const paid = { ...facts, income: {}, revenue: {}, holidays: [], pay: { '2026-10': 10_000_00 } };
    const months = ['2026-10', '2026-11'].map((month) => {
      const figure = month === '2026-10' ? { ...none, period: month, pay: 10_000_00 } : { ...none, period: month };
      return { month, due: ownerMonth(paid, month), figure, item: null };
    });
    const more = { person_id: id(7), name: 'Ewa Zarządna', role: 'board_member', deduction: null, years: [] } as const;
    return owner({ ...more, months, ...changes, years: [] });
  };

  test('has nine per cent of what was paid, which is typed in its month', async () => {
    const { user, to } = await open([board()], { 'POST /api/contribution-figures/': { json: { data: {} } } });
    const table = await screen.findByRole('table', { name: 'Składki po miesiącach: Ewa Zarządna' });
    expect(plain(within(table).getByRole('row', { name: /^październik 2026/ }))).toContain('900,00 zł');
    const november = within(table).getByRole('row', { name: /^listopad 2026/ });
    expect(plain(november)).toContain('wpisz wynagrodzenie z powołania, wypłacone w: listopad 2026');
    await user.type(within(november).getByRole('textbox', { name: 'Wynagrodzenie wypłacone w: listopad 2026' }), '8000{Enter}');
    await waitFor(() =>
      expect(to('POST /api/contribution-figures/')[0]?.body).toMatchObject({
        person_id: id(7),
        period: '2026-11',
        pay_amount: '8000',
      }),
    );
    await user.click(within(table).getByRole('button', { name: 'październik 2026' }));
    const detail = screen.getByRole('table', { name: 'Skąd te kwoty: październik 2026' });
    expect(plain(detail)).toContain('9% × 10 000,00 zł');
    expect(screen.getByText(/art\. 83 u\.ś\.o\.z\./)).toBeVisible();
  });

  test('is closed to who may not see pay', async () => {
    await open([board({ closed: true })]);
    const table = await screen.findByRole('table', { name: 'Składki po miesiącach: Ewa Zarządna' });
    expect(within(table).getAllByText('Widać z dostępem do płac')).toHaveLength(2);
    expect(within(table).queryByRole('textbox')).toBeNull();
  });
});
