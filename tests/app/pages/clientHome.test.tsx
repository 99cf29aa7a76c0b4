import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Waiting, WaitingItem } from '../../../src/contract/waiting';
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
const item = (nth: number, changes: Partial<WaitingItem>): WaitingItem => ({
  kind: 'tasks.to_do',
  resource: 'tasks',
  id: id(nth),
  title: `Zadanie ${nth}`,
  asks: 'Wykonaj zadanie',
  company: { id: ownCompany, title: 'Piekarnia Kłos' },
  due: null,
  late: false,
  amount: null,
  count: null,
  link: `/tasks/${id(nth)}`,
  component: null,
  does: null,
  facts: {},
  ...changes,
});
const task = item(7, {
  title: 'Prześlij wyciąg',
  due: '2026-11-19',
  late: true,
  does: { name: 'done', label: 'Wykonane', done: 'Wykonano' },
});
const payment = (nth: number, kind: string, amount: number) =>
  item(nth, {
    kind: 'settlement-items.to_pay',
    resource: 'settlement-items',
    component: 'settlementBanner',
    amount,
    due: '2026-11-25',
    link: `/reports/monthly-settlements/${id(8)}`,
    facts: {
      settlement_id: id(8),
      period: '2026-10',
      kind,
      account_kind: 'other',
      account_number: '61109010140000071219812874',
      payee_name: 'Biuro',
      transfer_title: 'VAT 10/2026',
    },
  });
const examination = (nth: number, late: boolean) =>
  item(nth, {
    kind: 'employees.medical',
    resource: 'employees',
    component: 'medicalExaminationsAlert',
    title: `Ola Nowak${nth}`,
    asks: 'Skieruj na badania lekarskie',
    late,
    link: `/employees/${id(nth)}`,
  });
const contract = item(21, {
  kind: 'employees.contract',
  resource: 'employees',
  component: 'employeeList',
  title: 'Ola Nowak21',
  asks: 'Kończy się umowa: daj znać, co dalej',
  due: '2026-12-01',
  link: `/employees/${id(21)}`,
});
const vacation = item(31, {
  kind: 'zus-vacations.offer',
  resource: 'zus-vacations',
  component: 'vacationZusAlert',
  title: 'Wakacje składkowe 2026',
  due: '2026-11-30',
  link: '/',
  facts: {
    company_id: ownCompany,
    person_id: null,
    year: 2026,
    months: '2026-12',
    last_day: '2026-11-30',
    unsure: true,
  },
});
const waits = (...data: WaitingItem[]): { json: Waiting } => ({ json: { data, groups: [], total: data.length } });
const answers = {
  'GET /api/companies/': page([mine]),
  'GET /api/waiting': waits(task, payment(9, 'vat', 341_200), examination(2, true), examination(3, false), contract, vacation),
};

test('a client sees first what waits for them, and finishes it in place', async () => {
  let left = [task];
  const { user, calls } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/waiting': () => waits(...left),
      [`POST /api/tasks/${id(7)}/actions/done`]: () => {
        left = [];
        return { json: { id: id(7), status: 'done' } };
      },
    },
  });
  await heading('Dzień dobry, Jan');
  expect(await screen.findByText('Prześlij wyciąg')).toHaveAttribute('href', `/tasks/${id(7)}`);
  const waiting = screen.getByRole('region', { name: 'Czeka na Ciebie' });
  expect(waiting).toHaveTextContent('19.11.2026, 1 dzień po terminie');
  await user.click(within(waiting).getByRole('button', { name: 'Wykonane: Prześlij wyciąg' }));
  expect(await screen.findByText('Wszystko załatwione')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/uptimes') || path.startsWith('/api/employees'))).toBe(false);
});

test('a payment is marked as made where it is told, and taken back from the word that says so', async () => {
  const due = payment(9, 'vat', 341_200);
  let left = [due, payment(10, 'office_fee', 61_500)];
  const { user, to } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/waiting': () => waits(...left),
      [`POST /api/settlement-items/${id(9)}/actions/declare`]: () => {
        left = left.slice(1);
        return { json: { id: id(9) } };
      },
      [`POST /api/settlement-items/${id(9)}/actions/retract`]: () => {
        left = [due, ...left];
        return { json: { id: id(9) } };
      },
    },
  });
  const banner = await screen.findByRole('complementary', { name: 'Rozliczenie do zapłaty' });
  await user.click(await within(banner).findByRole('button', { name: 'Zapłacone: VAT' }));
  expect(await screen.findByText('Oznaczono jako zapłacone: VAT')).toBeVisible();
  await waitFor(() => expect(banner).not.toHaveTextContent('VAT'));
  expect(banner).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(await within(banner).findByRole('button', { name: 'Zapłacone: VAT' })).toBeVisible();
  expect(to(`POST /api/settlement-items/${id(9)}/actions/retract`)).toHaveLength(1);
});

test('of a split payment that was paid in part the home tells the VAT of what is left', async () => {
  const due = payment(9, 'office_fee', 6_150);
  const split = { amount: 12_300, split_vat_amount: 2_300, invoice_number: 'FV 3', payee_nip: '5260250274' };
  const { user } = await openFirm('/', {
    person: client,
    answers: { ...answers, 'GET /api/waiting': waits({ ...due, facts: { ...due.facts, ...split } }) },
  });
  const banner = await screen.findByRole('complementary', { name: 'Rozliczenie do zapłaty' });
  await user.click(within(banner).getByRole('button', { name: /^Dane przelewu/ }));
  expect(await within(banner).findByText(/^11,50\szł$/)).toBeVisible();
});

test('a price that waits for a word stands gross with the net beside', async () => {
  const extra = item(14, {
    title: 'Dodatkowa deklaracja',
    asks: 'Zaakceptuj cenę brutto albo odmów',
    amount: 14_760,
    net: 12_000,
  });
  await openFirm('/', { person: client, answers: { ...answers, 'GET /api/waiting': waits(extra) } });
  const row = (await screen.findByRole('link', { name: 'Dodatkowa deklaracja' })).closest('li');
  expect(row).toHaveTextContent(/147,60\szł\s*120,00\szł netto/);
});

test('what is asked of a month that is over is answered on the home, once what follows was read, and it goes', async () => {
  const title = 'Październik 2026: czy firma sprzedała towar firmie z innego kraju Unii?';
  const question = item(15, {
    kind: 'month-answers.ask',
    resource: 'month-answers',
    id: `${ownCompany} eu_transactions 2026-10`,
    title,
    asks: 'Odpowiedz: tak albo nie',
    due: '2026-11-25',
    link: `/companies/${ownCompany}/obligations`,
    facts: { company_id: ownCompany, fact: 'eu_transactions', month: '2026-10' },
  });
  let left = [task, question];
  const { user, to } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/waiting': () => waits(...left),
      'POST /api/month-answers/': () => {
        left = [task];
        return { json: { id: id(9), version: 1 } };
      },
    },
  });
  const asked = await screen.findByRole('region', { name: 'Prosimy o odpowiedź' });
  expect(within(screen.getByRole('region', { name: 'Czeka na Ciebie' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(await within(asked).findByRole('button', { name: `${title} Tak` }));
  const dialog = await screen.findByRole('dialog', { name: 'Odpowiedzieć: tak?' });
  await user.click(within(dialog).getByRole('button', { name: 'Tak, odpowiadam' }));
  await waitFor(() =>
    expect(to('POST /api/month-answers/')[0]?.body).toEqual({
      company_id: ownCompany,
      fact: 'eu_transactions',
      period: '2026-10',
      answer: true,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Prosimy o odpowiedź' })).toBeNull());
});

test('all that waits comes in one answer: the payments, the examinations, the dates that run out', async () => {
  const { to } = await openFirm('/', { person: client, answers });
  const card = await screen.findByRole('region', { name: 'Moja firma' });
  expect(await within(card).findByRole('link', { name: 'Piekarnia Kłos' })).toHaveAttribute('href', `/companies/${ownCompany}`);
  const banner = await screen.findByRole('complementary', { name: 'Rozliczenie do zapłaty' });
  expect(banner).toHaveTextContent('Rozliczenie: październik 2026');
  expect(banner).toHaveTextContent('61 1090 1014 0000 0712 1981 2874');
  expect(within(banner).getByRole('button', { name: 'Kopiuj rachunek: VAT' })).toBeVisible();
  expect(within(banner).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Badania lekarskie' })).toHaveTextContent(
    /Do załatwienia: 2\spracowników, w tym po terminie: 1/,
  );
  const dates = screen.getByRole('region', { name: 'Kończące się terminy pracowników' });
  expect(within(dates).getByRole('link', { name: 'Ola Nowak21' })).toHaveAttribute('href', `/employees/${id(21)}`);
  expect(within(screen.getByRole('region', { name: 'Czeka na Ciebie' })).getAllByRole('listitem')).toHaveLength(1);
  expect(to('GET /api/waiting')).toHaveLength(1);
  for (const path of ['GET /api/settlement-items/', 'GET /api/employees/', 'GET /api/tasks/', `GET /api/users/${client.id}`])
    expect(to(path)).toHaveLength(0);
});

test.each([
  ['banner', [examination(2, true)], 'Skierowanie (PDF): Ola Nowak2'],
  ['list', [examination(2, true), examination(3, false)], 'Skierowanie (PDF): Ola Nowak3'],
])('a draft of a referral is fetched right from the reminder drawn as a %s', async (variant, waiting, name) => {
  const nth = name.at(-1);
  const path = `GET /api/employees/${id(Number(nth))}/papers/skierowanie`;
  const { user, to } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/waiting': waits(...waiting),
      [path]: { status: 409, json: { error: 'Umowa tej osoby jest zakończona.', code: 'not_employed' } },
    },
    firm: { modules: { dashboard: { components: { medicalExaminationsAlert: { variant } } } } },
  });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Umowa tej osoby jest zakończona.')).toBeVisible();
  expect(to(path)).toHaveLength(1);
});

test('payments of one month are summed in the banner, those of another month stand in the list with theirs in words', async () => {
  const other = payment(12, 'pit4', 50_000);
  await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/waiting': waits(payment(9, 'vat', 341_200), payment(10, 'zus_total', 150_000), {
        ...other,
        title: 'PIT-4 wrzesień 2026',
        facts: { ...other.facts, settlement_id: id(99) },
      }),
    },
  });
  const banner = await screen.findByRole('complementary', { name: 'Rozliczenie do zapłaty' });
  expect(banner).toHaveTextContent(/4\s912,00\szł/);
  expect(await screen.findByRole('link', { name: 'PIT-4 wrzesień 2026' })).toBeVisible();
});

test.each([
  ['settlementBanner', 'compact', /^Rozliczenie: październik 20263 412,00 zł25\.11\.2026 \(za 5 dni\)Zapłać$/],
  ['medicalExaminationsAlert', 'list', /Ola Nowak2/],
  ['employeeList', 'table', /Co zrobić/],
])('the firm chooses how %s is drawn: %s', async (name, variant, shows) => {
  await openFirm('/', {
    person: client,
    answers,
    firm: { modules: { dashboard: { components: { [name]: { variant } } } } },
  });
  const role = name === 'settlementBanner' ? 'complementary' : 'region';
  await screen.findByRole('region', { name: 'Czeka na Ciebie' });
  await waitFor(() =>
    expect(screen.getAllByRole(role).some((part) => shows.test((part.textContent ?? '').replace(/\s/g, ' ')))).toBe(true),
  );
});

test('an owner answers the offer of a month without contributions, and it goes', async () => {
  let left = [vacation];
  const { user, to } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/waiting': () => waits(...left),
      'POST /api/zus-vacations/answer': () => {
        left = [];
        return { json: { data: { status: 'accepted' } } };
      },
    },
  });
  const offer = await screen.findByRole('region', { name: 'Wakacje składkowe 2026' });
  expect(offer).toHaveTextContent('30.11.2026');
  expect(offer).toHaveTextContent('grudzień 2026');
  await user.click(within(offer).getByRole('button', { name: 'Tak, chcę skorzystać' }));
  expect(to('POST /api/zus-vacations/answer')).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Skorzystać z wakacji składkowych za grudzień 2026?' });
  expect(dialog).toHaveTextContent('zdrowotną płaci się jak zwykle');
  await user.click(within(dialog).getByRole('button', { name: 'Tak, korzystam' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Wakacje składkowe 2026' })).toBeNull());
  expect(to('POST /api/zus-vacations/answer')[0]?.body).toEqual({
    company_id: ownCompany,
    person_id: null,
    year: 2026,
    answer: 'yes',
    month_chosen: '2026-12',
  });
});

const decision = {
  id: '01900000-0000-7000-8000-0000000000d1',
  title: 'Wakacje składkowe 2026: grudzień 2026',
  kind: 'zus_holiday',
  effect: 'Biuro złoży wniosek RWS.',
  status: 'standing',
  decided_at: '2026-11-19 18:00:00',
  returnable: true,
  back_until: null,
  taken_back_at: null,
  company_id: ownCompany,
};

test.each([
  ['accountant', ['Cofnij: Komplet za wrzesień', 'Cofnij: Transakcje z Unią: nie']],
  ['payroll', []],
  ['viewer', []],
] as const)('a client’s %s is offered the way back from what they could decide alone', async (role, offered) => {
  const complete = { ...decision, id: id(9), kind: 'documents_complete', title: 'Komplet za wrzesień' };
  const answer = { ...decision, id: id(10), kind: 'month_answer', title: 'Transakcje z Unią: nie' };
  await openFirm('/', {
    person: { ...client, company_roles: { [ownCompany]: role } },
    answers: { ...answers, 'GET /api/decisions/': page([decision, complete, answer]) },
  });
  const made = await screen.findByRole('region', { name: 'Ostatnie decyzje' });
  const buttons = within(made).queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
});

test('what was decided stays on the first screen with what follows, and is taken back after a question', async () => {
  const { user, to } = await openFirm('/', {
    person: client,
    answers: {
      ...answers,
      'GET /api/decisions/': page([
        decision,
        { ...decision, id: `${decision.id.slice(0, -1)}2`, title: 'Komplet za wrzesień', returnable: false },
      ]),
      [`POST /api/decisions/${decision.id}/actions/take_back`]: { json: { ...decision, status: 'taken_back' } },
    },
  });
  const made = await screen.findByRole('region', { name: 'Ostatnie decyzje' });
  expect(made).toHaveTextContent('19.11.2026');
  expect(made).toHaveTextContent('Biuro złoży wniosek RWS.');
  expect(within(made).getAllByRole('button')).toHaveLength(1);
  await user.click(within(made).getByRole('button', { name: /^Cofnij: Wakacje/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cofam decyzję' }));
  await waitFor(() => expect(to(`POST /api/decisions/${decision.id}/actions/take_back`)).toHaveLength(1));
  expect(await screen.findByText('Decyzja cofnięta')).toBeVisible();
});

test('P03: reminders that the firm switched off are not shown', async () => {
  const off = { visible: false };
  await openFirm('/', {
    person: { ...client, second_factor: 'email' },
    answers: { ...answers, 'GET /api/waiting': waits(task) },
    firm: { modules: { dashboard: { components: { tfaAlert: off, ticketList: off } } } },
  });
  await screen.findByText('Prześlij wyciąg');
  expect(screen.queryByRole('link', { name: 'Włącz w profilu' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Otwarte sprawy' })).toBeNull();
});

test('their company’s page shows what is known, and the way to its employees', async () => {
  const { user, at } = await openFirm(`/companies/${ownCompany}`, {
    person: client,
    answers: {
      ...answers,
      'GET /api/employees/': page([{ id: id(1), first_name: 'Ola', last_name: 'Nowak1' }]),
      [`GET /api/companies/${ownCompany}`]: { json: mine },
    },
  });
  await heading('Piekarnia Kłos');
  expect(screen.queryByText('REGON')).toBeNull();
  expect(screen.queryByText('Notatka wewnętrzna')).toBeNull();
  await user.click(within(await screen.findByRole('region', { name: 'Zobacz też' })).getByRole('link', { name: 'Pracownicy' }));
  expect(await screen.findByRole('link', { name: 'Ola Nowak1' })).toBeVisible();
  expect(at()).toBe('/employees');
  expect(screen.queryByRole('link', { name: 'Nowy pracownik' })).toBeNull();
});
