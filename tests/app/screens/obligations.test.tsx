import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Duty, DutyGroup } from '../../../src/contract/obligations';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client, company as ownCompany } from '../support/people';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const bakery = company(1, { title: 'Piekarnia Kłos' });
const duty = (nth: number, changes: Partial<Duty> = {}): Duty => ({
  key: `duty ${nth}`,
  rule: 'jpk_v7m',
  area: 'vat',
  name: 'JPK_V7M i zapłata VAT',
  company: { id: id(1), title: 'Piekarnia Kłos' },
  person: null,
  period: 'listopad 2026',
  by_event: false,
  raised_by: null,
  nominal: '2026-12-25',
  due: '2026-12-28',
  shifted: 'Termin przesunięty z 25.12.2026 na 28.12.2026: Boże Narodzenie.',
  basis: 'art. 99 ust. 1 VAT',
  source: 'kalendarze 2026',
  certainty: 'verified',
  condition: null,
  month_question: null,
  note: null,
  more: 0,
  why: ['Status VAT: Czynny podatnik VAT'],
  state: { code: 'open', because: null },
  by_office: true,
  task: { id: id(7), title: 'JPK' },
  item: { settlement_id: id(8), amount: 123_45 },
  ...changes,
});
const dra = duty(2, {
  rule: 'zus_20',
  area: 'zus',
  name: 'ZUS DRA i składki',
  person: { id: id(5), name: 'Ewa Kot' },
  due: '2027-01-20',
  nominal: '2027-01-20',
  shifted: null,
  state: { code: 'not_applicable', because: 'Zgłoszona gdzie indziej' },
  task: null,
  item: null,
});
const ahead: Duty = { ...dra, state: { code: 'planned', because: null } };
const perhaps = duty(3, {
  rule: 'pit38',
  area: 'pit',
  name: 'PIT-38',
  period: 'rok 2026',
  due: '2027-04-30',
  condition: 'Tylko gdy są dochody kapitałowe.',
  state: { code: 'perhaps', because: null },
  task: null,
  item: null,
});
const told = (duties: Duty[], of = id(1)) => ({
  json: { data: { company: { id: of, title: 'Piekarnia Kłos' }, from: '2026-10-01', to: '2027-11-30', duties } },
});
const path = `/dashboard/companies/${id(1)}/obligations`;
const answers = (duties: Duty[]) => ({
  [`GET /api/companies/${id(1)}/obligations`]: told(duties),
  [`GET /api/companies/${id(1)}/questions`]: { json: { data: [] } },
  [`GET /api/companies/${id(1)}`]: { json: bakery },
});
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

test('an obligation stands with its day and how far it is, and folded under it both days, law, source and why it is theirs', async () => {
  const { user } = await openFirm(path, { answers: answers([duty(1), dra]) });
  await heading('Obowiązki: Piekarnia Kłos');
  const vat = row('JPK_V7M i zapłata VAT');
  expect(within(vat).getByText('28.12.2026')).toBeVisible();
  expect(within(vat).getByText('W pracy')).toBeVisible();
  expect(within(vat).getByText(/^Dlaczego:/)).not.toBeVisible();
  await user.click(within(vat).getByRole('button', { name: 'Podstawa, JPK_V7M i zapłata VAT za listopad 2026' }));
  for (const text of [
    'z przepisu: 25.12.2026',
    'Dlaczego: Status VAT: Czynny podatnik VAT',
    'art. 99 ust. 1 VAT, termin potwierdzony',
    'Źródło: kalendarze 2026',
  ])
    expect(within(vat).getByText(text)).toBeVisible();
  expect(within(vat).getByRole('link', { name: /^Zadanie/ })).toHaveAttribute('href', `/dashboard/tasks/${id(7)}`);
  expect(within(vat).getByRole('link', { name: /^Rozliczenie: 123,45/ })).toBeVisible();
  expect(row('ZUS DRA i składki')).toHaveTextContent('Zgłoszona gdzie indziej');
  expect(screen.getByRole('region', { name: 'Styczeń 2027' })).toContainElement(row('ZUS DRA i składki'));
});

test('each month is one press away, and who reads by ear stands at its heading', async () => {
  const { user } = await openFirm(path, { answers: answers([duty(1), dra]) });
  await heading('Obowiązki: Piekarnia Kłos');
  const months = screen.getByRole('navigation', { name: 'Miesiące' });
  expect(
    within(months)
      .getAllByRole('link')
      .map((each) => each.textContent),
  ).toEqual(['grudzień 2026', 'styczeń 2027']);
  await user.click(within(months).getByRole('link', { name: 'styczeń 2027' }));
  expect(screen.getByRole('heading', { name: 'Styczeń 2027' })).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Dziedzina'), 'VAT');
  expect(screen.queryByRole('navigation', { name: 'Miesiące' })).toBeNull();
});

test('of a long year this month and the next stand unfolded, and the others say how much of them is late', async () => {
  const on = (due: string, nth: number, state: Duty['state']['code'] = 'planned') =>
    duty(nth, {
      key: `${due} ${nth}`,
      name: `Obowiązek ${due}`,
      due,
      nominal: due,
      shifted: null,
      state: { code: state, because: null },
    });
  const many = Array.from({ length: 45 }, (_, nth) => on('2027-03-15', 100 + nth));
  const all = [on('2026-10-20', 1, 'late'), on('2026-10-25', 2), on('2026-11-25', 3), on('2026-12-21', 4), ...many];
  const { user } = await openFirm(path, { answers: answers(all) });
  await heading('Obowiązki: Piekarnia Kłos');
  expect(screen.getByText('Obowiązek 2026-11-25')).toBeVisible();
  expect(screen.getByText('Obowiązek 2026-12-21')).toBeVisible();
  expect(screen.getByText('Obowiązek 2026-10-20')).not.toBeVisible();
  const past = screen.getByRole('region', { name: 'Październik 2026' });
  expect(past).toHaveTextContent(/2\sobowiązki, po terminie: 1/);
  await user.click(within(past).getByRole('button', { name: 'Rozwiń' }));
  expect(screen.getByText('Obowiązek 2026-10-20')).toBeVisible();
  await user.click(within(past).getByRole('button', { name: 'Zwiń' }));
  expect(screen.getByText('Obowiązek 2026-10-20')).not.toBeVisible();
  await user.click(screen.getByRole('link', { name: 'marzec 2027' }));
  expect(screen.getAllByText('Obowiązek 2027-03-15')[0]).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Marzec 2027' })).toHaveFocus();
});

test('a term that something raised stands under what happened, with the way to the record that tells of it', async () => {
  const raised = duty(4, {
    rule: 'pcc3',
    area: 'registers',
    name: 'PCC-3',
    period: 'umowa z PCC (zakup, pożyczka) 07.11.2026',
    by_event: true,
    raised_by: { resource: 'company-events', id: id(6) },
    why: [],
    item: null,
  });
  await openFirm(path, { answers: answers([raised]) });
  await heading('Obowiązki: Piekarnia Kłos');
  expect(row('PCC-3')).toHaveTextContent('umowa z PCC (zakup, pożyczka) 07.11.2026');
  expect(row('PCC-3')).not.toHaveTextContent('za umowa');
  expect(within(row('PCC-3')).getByRole('link', { name: /^Skąd ten termin/ })).toHaveAttribute(
    'href',
    `/dashboard/company-events/${id(6)}`,
  );
});

test('the list narrows by area and person, and says when nothing is left', async () => {
  const { user } = await openFirm(path, { answers: answers([duty(1), dra]) });
  await heading('Obowiązki: Piekarnia Kłos');
  await user.selectOptions(screen.getByLabelText('Dziedzina'), 'ZUS i zdrowotna');
  expect(screen.queryByText('JPK_V7M i zapłata VAT')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Osoba'), 'Firma');
  expect(screen.getByText('Nic nie pasuje do zawężenia')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Osoba'), 'Ewa Kot');
  expect(row('ZUS DRA i składki')).toHaveTextContent('Ewa Kot');
});

test('a company without obligations says where they would come from', async () => {
  await openFirm(path, { answers: answers([]) });
  expect(await screen.findByText('Z profilu tej firmy nie wynika żaden obowiązek')).toBeVisible();
});

const group: DutyGroup = {
  ...duty(1),
  key: '2026-12-28|2026-12-25|jpk_v7m|2026-11',
  companies: 34,
  perhaps: 0,
};

test('a duty of many clients stands once under its day, and opens to each of them with why it is theirs', async () => {
  const { user, to } = await openFirm('/dashboard/obligations', {
    answers: {
      'GET /api/obligations/duties': {
        json: { data: { month: '2026-11', groups: [group], total: 1, rows: 34, perhaps: { duties: 0, rows: 0 } } },
      },
      'GET /api/obligations': { json: { data: { month: '2026-11', duties: [duty(1)], total: 1 } } },
      'GET /api/obligations/states': { json: { data: { rows: [], total: 0 } } },
      'GET /api/obligations/questions': { json: { data: [] } },
      'GET /api/users/': page([]),
    },
  });
  const day = await screen.findByRole('region', { name: '28.12.2026, poniedziałek' });
  const shared = within(day).getByRole('button', { name: /^JPK_V7M i zapłata VAT za listopad 2026 · 34\sklientów/ });
  expect(to('GET /api/obligations')).toEqual([]);
  await user.click(shared);
  expect(await within(day).findByRole('link', { name: 'Piekarnia Kłos' })).toHaveAttribute('href', path);
  expect(day).toHaveTextContent('Dlaczego: Status VAT: Czynny podatnik VAT');
  expect(day).toHaveTextContent('art. 99 ust. 1 VAT, termin potwierdzony. Źródło: kalendarze 2026. Z przepisu: 25.12.2026.');
  expect(to('GET /api/obligations')[0]?.query.get('duty')).toBe(group.key);
});

test('the month stands by client too: who has how much, what is late and next, and opens to what is theirs', async () => {
  const clients = [
    {
      company: { id: id(1), title: 'Piekarnia Kłos' },
      duties: 9,
      perhaps: 1,
      late: 2,
      untraced: 3,
      next: { name: 'ZUS DRA i składki', due: '2026-11-20' },
    },
    { company: { id: id(2), title: 'Zakład Lis' }, duties: 1, perhaps: 0, late: 0, untraced: 0, next: null },
  ];
  const { user, to } = await openFirm('/dashboard/obligations?area=vat&keeper=', {
    answers: {
      'GET /api/obligations/duties': {
        json: { data: { month: '2026-11', groups: [group], total: 1, rows: 34, perhaps: { duties: 0, rows: 0 } } },
      },
      'GET /api/obligations/clients': { json: { data: { month: '2026-11', clients, total: 2, rows: 10, perhaps: 1 } } },
      'GET /api/obligations': { json: { data: { month: '2026-11', duties: [duty(1)], total: 1 } } },
      'GET /api/obligations/states': { json: { data: { rows: [], total: 0 } } },
      'GET /api/obligations/questions': { json: { data: [] } },
      'GET /api/users/': page([]),
    },
  });
  await screen.findByRole('button', { name: /^JPK_V7M/ });
  const way = within(screen.getByRole('group', { name: 'Układ' })).getByRole('button', { name: 'Według klientów' });
  expect(way).toHaveAttribute('aria-pressed', 'false');
  await user.click(way);
  const list = await screen.findByRole('region', { name: 'Klienci' });
  expect(way).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/^2.klientów, razem obowiązków: 9; być może: 1$/);
  expect(Object.fromEntries(to('GET /api/obligations/clients')[0]?.query ?? [])).toEqual({
    ...{ month: '2026-11', area: 'vat', state: 'sure', page: '1' },
  });
  const [bakeries, lis] = within(list).getAllByRole('button') as [HTMLElement, HTMLElement];
  expect(bakeries).toHaveTextContent(
    /^Piekarnia Kłos8.obowiązków, być może: 1, bez śladu wykonania: 3Po terminie: 2najbliższy 20\.11\.2026: ZUS DRA i składki$/,
  );
  expect(lis).toHaveTextContent(/^Zakład Lis1.obowiązek$/);
  await user.click(bakeries);
  expect(await within(list).findByText('28.12.2026')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Wszystkie obowiązki klienta: Piekarnia Kłos' })).toHaveAttribute('href', path);
  expect(to('GET /api/obligations').at(-1)?.query.get('client')).toBe(id(1));
});

test('while all clients are asked for, nobody reads that there is nothing', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = await openFirm('/dashboard/obligations', {
    answers: {
      'GET /api/obligations/duties': async ({ query }) => {
        const mine = query.has('keeper');
        if (!mine) await asked;
        const groups = mine ? [] : [group];
        return {
          json: {
            data: { month: '2026-11', groups, total: groups.length, rows: groups.length, perhaps: { duties: 0, rows: 0 } },
          },
        };
      },
      'GET /api/obligations/states': { json: { data: { rows: [], total: 0 } } },
      'GET /api/obligations/questions': { json: { data: [] } },
      'GET /api/users/': page([]),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pokaż wszystkich klientów' }));
  await waitFor(() => expect(screen.queryByText('W tym miesiącu nic nie pasuje')).toBeNull());
  expect(screen.queryByRole('button', { name: /^JPK_V7M/ })).toBeNull();
  answer();
  expect(await screen.findByRole('button', { name: /^JPK_V7M/ })).toBeVisible();
});

test('a calendar that would hold too much says so in a sentence', async () => {
  const message = 'Do kalendarza mieści się 2 000 obowiązków, a jest ich 18 905. Zawęź listę: wybierz opiekuna albo dziedzinę.';
  const { user, to } = await openFirm('/dashboard/obligations?keeper=&area=vat', {
    answers: {
      'GET /api/obligations/duties': {
        json: { data: { month: '2026-11', groups: [group], total: 1, rows: 34, perhaps: { duties: 0, rows: 0 } } },
      },
      'GET /api/obligations.ics': { status: 409, json: { error: message, code: 'too_many_duties' } },
      'GET /api/obligations/states': { json: { data: { rows: [], total: 0 } } },
      'GET /api/obligations/questions': { json: { data: [] } },
      'GET /api/users/': page([]),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Do kalendarza (ICS)' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(Object.fromEntries(to('GET /api/obligations.ics')[0]?.query ?? [])).toEqual({
    month: '2026-11',
    area: 'vat',
    state: 'sure',
  });
});

test('of all companies one’s own come first, and a question is answered for those that are picked', async () => {
  const question = {
    field: 'has_capital_gains',
    month: null,
    label: 'Czy w tym roku sprzedałeś lub sprzedałaś akcje, udziały, obligacje albo kryptowaluty?',
    total: 2,
    companies: [1, 2].map((nth) => ({
      id: id(nth),
      title: `Piekarnia nr ${nth}`,
      perhaps: { name: 'PIT-38', period: 'rok 2026', due: '2027-04-30', basis: 'art. 45' },
    })),
  };
  const { user, to } = await openFirm('/dashboard/obligations', {
    answers: {
      'GET /api/obligations/duties': {
        json: { data: { month: '2026-11', groups: [group], total: 1, rows: 34, perhaps: { duties: 0, rows: 0 } } },
      },
      'GET /api/obligations': { json: { data: { month: '2026-11', duties: [duty(1)], total: 1 } } },
      'GET /api/obligations/states': { json: { data: { rows: [], total: 0 } } },
      'GET /api/obligations/questions': { json: { data: [question] } },
      'POST /api/companies/actions/update': { json: { data: [], undo: 'slowo' } },
      'POST /api/companies/actions/undo': { json: { undone: 0, kept: [{ row: 1, error: 'Ktoś zmienił tę firmę później.' }] } },
      'GET /api/users/': page([{ id: accountant.id, first_name: 'Kasia', last_name: 'Kos' }]),
    },
  });
  await heading('Obowiązki');
  expect(await screen.findByRole('status')).toHaveTextContent('1 obowiązek, razem z powtórzeniami u klientów: 34');
  const [asked] = to('GET /api/obligations/duties');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ month: '2026-11', keeper: accountant.id });
  await user.click(await screen.findByRole('button', { name: /^Do ustalenia: 1/ }));
  await user.click(await screen.findByRole('button', { name: /^Czy w tym roku sprzedałeś/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Piekarnia nr 2/ }));
  await user.click(screen.getByRole('button', { name: /: nie, zaznaczone firmy$/ }));
  await waitFor(() =>
    expect(to('POST /api/companies/actions/update')[0]?.body).toEqual({ ids: [id(2)], data: { has_capital_gains: false } }),
  );
  // What could not be taken back is told.
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByText(/^Nic nie cofnięto\. Bez cofnięcia: 1.firma\. Ktoś zmienił tę firmę później\.$/)).toBeVisible();
});

test('what is asked of a month is answered for the picked companies in one go', async () => {
  const label = 'Październik 2026: czy firma sprzedała towar lub usługę firmie z innego kraju Unii albo kupiła od niej towar?';
  const question = {
    field: 'eu_transactions',
    month: '2026-10',
    label,
    total: 2,
    companies: [1, 2].map((nth) => ({
      id: id(nth),
      title: `Piekarnia nr ${nth}`,
      perhaps: { name: 'VAT-UE', period: 'październik 2026', due: '2026-11-25', basis: 'art. 100' },
    })),
  };
  const { user, to } = await openFirm('/dashboard/obligations', {
    answers: {
      'GET /api/obligations/duties': {
        json: { data: { month: '2026-11', groups: [group], total: 1, rows: 34, perhaps: { duties: 0, rows: 0 } } },
      },
      'GET /api/obligations/states': { json: { data: { rows: [], total: 0 } } },
      'GET /api/obligations/questions': { json: { data: [question] } },
      'POST /api/obligations/month-answers': { json: { data: { ids: [id(1), id(2)] } } },
      'GET /api/users/': page([]),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Do ustalenia: 1/ }));
  await user.click(await screen.findByRole('button', { name: /^Październik 2026/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Wszystkie/ }));
  await user.click(screen.getByRole('button', { name: /: nie, zaznaczone firmy$/ }));
  await waitFor(() =>
    expect(to('POST /api/obligations/month-answers')[0]?.body).toEqual({
      fact: 'eu_transactions',
      period: '2026-10',
      answer: false,
      company_ids: [id(1), id(2)],
    }),
  );
  expect(await screen.findByText(/^Zapisano odpowiedź: 2/)).toBeVisible();
});

test('a client answers what is asked of a month, and it goes', async () => {
  const label = 'Październik 2026: czy firma sprzedała towar lub usługę firmie z innego kraju Unii albo kupiła od niej towar?';
  let duties = [
    duty(4, {
      rule: 'vat_ue',
      name: 'VAT-UE – informacja podsumowująca',
      period: 'październik 2026',
      due: '2026-11-25',
      condition: 'Tylko gdy w miesiącu była transakcja wewnątrzunijna.',
      month_question: { fact: 'eu_transactions', month: '2026-10', label },
    }),
  ];
  const { user, to } = await openFirm(`/companies/${ownCompany}/obligations`, {
    person: client,
    answers: {
      [`GET /api/companies/${ownCompany}/obligations`]: () => told(duties, ownCompany),
      [`GET /api/companies/${ownCompany}`]: { json: { ...bakery, id: ownCompany } },
      'POST /api/month-answers/': () => {
        duties = [];
        return { json: { id: id(9), version: 1 } };
      },
    },
  });
  const asked = await screen.findByRole('region', { name: 'Prosimy o odpowiedź' });
  expect(asked).toHaveTextContent('Od tego zależy, czy biuro wyśle za ten miesiąc informację do urzędu; termin to 25.11.2026.');
  await user.click(within(asked).getByRole('button', { name: `${label} Nie` }));
  const dialog = await screen.findByRole('dialog', { name: 'Odpowiedzieć: nie?' });
  expect(dialog).toHaveTextContent('Biuro nie wyśle za ten miesiąc informacji do urzędu.');
  expect(dialog).toHaveTextContent('tam ją cofniesz, dopóki biuro się nią nie zajęło');
  expect(to('POST /api/month-answers/')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Nie, odpowiadam' }));
  await waitFor(() => expect(to('POST /api/month-answers/')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Prosimy o odpowiedź' })).toBeNull());
  expect(to('POST /api/month-answers/')[0]?.body).toEqual({
    company_id: ownCompany,
    fact: 'eu_transactions',
    period: '2026-10',
    answer: false,
  });
});

test('a client reads their own in plain words, with what hangs on an answer and the way to pay', async () => {
  await openFirm(`/companies/${ownCompany}/obligations`, {
    person: client,
    answers: {
      [`GET /api/companies/${ownCompany}/obligations`]: told([duty(1, { task: null }), ahead, perhaps], ownCompany),
      [`GET /api/companies/${ownCompany}`]: { json: { ...bakery, id: ownCompany } },
    },
  });
  await heading('Obowiązki: Piekarnia Kłos');
  const vat = row('Ewidencja VAT idzie do urzędu skarbowego i trzeba zapłacić VAT za listopad 2026.');
  expect(vat).toHaveTextContent('W rozliczeniu');
  expect(within(vat).getByRole('link', { name: /^Rozliczenie: 123,45/ })).toHaveAttribute(
    'href',
    `/reports/monthly-settlements/${id(8)}`,
  );
  // Of what is ahead its day says so.
  const next = screen.getByText(/^ZUS DRA i składki/).closest('li') as HTMLElement;
  expect(next).toHaveTextContent('20.01.2027');
  expect(next.querySelector('.chip')).toBeNull();
  const more = screen.getByText(/^Być może: zależy/).closest('details') as HTMLElement;
  expect(more).toHaveTextContent('Tylko gdy są dochody kapitałowe.');
});

test('profiles that the law does not know are listed below the month, each with its act and the way to the company', async () => {
  const states = [
    { says: 'Estoński CIT jest tylko dla spółki z o.o. (art. 28j ust. 1 pkt 4 CIT)', refused: true, from: null },
    {
      says: 'Zawiesić działalność może ten, kto nie zatrudnia (art. 22 ust. 1–2 Prawa przedsiębiorców)',
      refused: false,
      from: null,
    },
  ];
  const rows = [{ company: { id: id(1), title: 'Piekarnia Kłos' }, states }];
  const { user } = await openFirm('/dashboard/obligations', {
    answers: {
      'GET /api/obligations/duties': {
        json: { data: { month: '2026-11', groups: [], total: 0, rows: 0, perhaps: { duties: 0, rows: 0 } } },
      },
      'GET /api/obligations/states': { json: { data: { rows, total: 1 } } },
      'GET /api/obligations/questions': { json: { data: [] } },
    },
  });
  const way = await screen.findByRole('link', { name: /^Poniżej: 1.profil do poprawienia$/ });
  await user.click(way);
  const fold = screen.getByRole('button', { name: /^Profile, których prawo nie zna: 1.firma$/ });
  expect(fold).toHaveFocus();
  expect(way.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.click(fold);
  const panel = within(screen.getByRole('region', { name: 'Profile do poprawienia' }));
  expect(panel.getByRole('link', { name: 'Piekarnia Kłos' })).toHaveAttribute('href', `/dashboard/companies/${id(1)}`);
  expect(panel.getByText(/^Estoński CIT .*\(art\. 28j ust\. 1 pkt 4 CIT\)\.$/)).toBeInTheDocument();
  expect(panel.getByText(/^Sprawdź: Zawiesić/)).toBeInTheDocument();
});
