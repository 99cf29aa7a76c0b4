import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Duty } from '../../../src/contract/obligations';
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
  nominal: '2026-12-25',
  due: '2026-12-28',
  shifted: 'Termin przesunięty z 25.12.2026 na 28.12.2026: Boże Narodzenie.',
  basis: 'art. 99 ust. 1 VAT',
  source: 'kalendarze 2026',
  certainty: 'verified',
  condition: null,
  note: null,
  why: ['Status VAT: Czynny podatnik VAT'],
  state: { code: 'open', because: null },
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

test('an obligation stands with both days, law, source, why it is theirs, and the way to what says how far it is', async () => {
  await openFirm(path, { answers: answers([duty(1), dra]) });
  await heading('Obowiązki: Piekarnia Kłos');
  const vat = row('JPK_V7M i zapłata VAT');
  for (const text of [
    '28.12.2026',
    'z przepisu: 25.12.2026',
    'Dlaczego: Status VAT: Czynny podatnik VAT',
    'art. 99 ust. 1 VAT, termin potwierdzony',
    'Źródło: kalendarze 2026',
    'W pracy',
  ])
    expect(vat).toHaveTextContent(text);
  expect(within(vat).getByRole('link', { name: /^Zadanie/ })).toHaveAttribute('href', `/dashboard/tasks/${id(7)}`);
  expect(within(vat).getByRole('link', { name: /^Rozliczenie: 123,45/ })).toBeVisible();
  expect(row('ZUS DRA i składki')).toHaveTextContent('Zgłoszona gdzie indziej');
  expect(screen.getByRole('region', { name: 'Styczeń 2027' })).toContainElement(row('ZUS DRA i składki'));
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

test('of all companies one’s own come first, and a question is answered for those that are picked', async () => {
  const question = {
    field: 'has_capital_gains',
    label: 'Właściciel ma dochody kapitałowe (PIT-38)',
    total: 2,
    companies: [1, 2].map((nth) => ({
      id: id(nth),
      title: `Piekarnia nr ${nth}`,
      perhaps: { name: 'PIT-38', period: 'rok 2026', due: '2027-04-30', basis: 'art. 45' },
    })),
  };
  const { user, to } = await openFirm('/dashboard/obligations', {
    answers: {
      'GET /api/obligations': { json: { data: { month: '2026-11', duties: [duty(1)], total: 1 } } },
      'GET /api/obligations/questions': { json: { data: [question] } },
      'POST /api/companies/actions/update': { json: { data: [] } },
      'GET /api/users/': page([{ id: accountant.id, first_name: 'Kasia', last_name: 'Kos' }]),
    },
  });
  await heading('Obowiązki');
  expect(await screen.findByRole('link', { name: 'Piekarnia Kłos' })).toHaveAttribute('href', path);
  const [asked] = to('GET /api/obligations');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ month: '2026-11', keeper: accountant.id });
  await user.click(await screen.findByRole('button', { name: /^Do ustalenia: 1/ }));
  await user.click(await screen.findByRole('button', { name: /^Właściciel ma dochody kapitałowe/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Piekarnia nr 2/ }));
  await user.click(screen.getByRole('button', { name: /: nie, zaznaczone firmy$/ }));
  await waitFor(() =>
    expect(to('POST /api/companies/actions/update')[0]?.body).toEqual({ ids: [id(2)], data: { has_capital_gains: false } }),
  );
});

test('a client reads their own in plain words, with what hangs on an answer and the way to pay', async () => {
  await openFirm(`/companies/${ownCompany}/obligations`, {
    person: client,
    answers: {
      [`GET /api/companies/${ownCompany}/obligations`]: told([duty(1, { task: null }), perhaps], ownCompany),
      [`GET /api/companies/${ownCompany}`]: { json: { ...bakery, id: ownCompany } },
    },
  });
  await heading('Obowiązki: Piekarnia Kłos');
  const vat = row('Ewidencja VAT idzie do urzędu skarbowego i trzeba zapłacić VAT za ten miesiąc.');
  expect(vat).toHaveTextContent('W rozliczeniu');
  expect(within(vat).getByRole('link', { name: /^Rozliczenie: 123,45/ })).toHaveAttribute(
    'href',
    `/reports/monthly-settlements/${id(8)}`,
  );
  const more = screen.getByText(/^Być może: zależy/).closest('details') as HTMLElement;
  expect(more).toHaveTextContent('Tylko gdy są dochody kapitałowe.');
});
