import { describe, expect, test } from 'vitest';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { profileDaily } from '../../../src/server/profile/job';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const painter = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'lump_sum',
    lump_sum_rates: ['8.5'],
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'lump_sum_register',
    zus_scheme: 'full',
    employs: false,
    ...values,
  });
const card = async ({ id }: Added) => (await staff().get(`/api/companies/${id}`)).body;
const change = ({ id }: Added, values: Values) => staff().put('/api/companies/', { id, ...values });
const enter = ({ id }: Added, values: Values) =>
  staff().post('/api/profile-lines/', { company_id: id, reason: 'Oświadczenie klienta', ...values });
const lines = async ({ id }: Added, subject: string): Promise<Values[]> =>
  (await staff().get(`/api/profile-lines/?sort=valid_from:asc&limit=100&filters=company_id:${id},subject:${subject}`)).data;
const spans = async (company: Added, subject: string) =>
  (await lines(company, subject))
    .map(({ valid_from, valid_to, state }) => [valid_from, valid_to, state])
    .sort(([one], [other]) => String(one ?? '').localeCompare(String(other ?? '')));
const generated = async ({ id }: Added, days: number): Promise<string[]> => {
  await staff().post('/api/recurring-tasks/generate', { days });
  const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${id}`);
  return data.map(({ title }: Values) => String(title)).sort();
};

describe('a tax form changed on the card', () => {
  test('asks since when, and refuses a day in the middle of the year with the act', async () => {
    const company = await painter();
    const unasked = await change(company, { taxation_form: 'pit_flat' });
    expect(unasked.status).toBe(422);
    expect(unasked.body.errors).toEqual({ profile_from: 'Podaj, od którego dnia obowiązuje zmiana' });
    const midYear = await change(company, { taxation_form: 'pit_flat', profile_from: '2026-11-22' });
    expect(midYear.body.errors.profile_from).toMatch(
      /^Forma obowiązuje cały rok: zmienia się od 1 stycznia, na przykład 1\.01\.2027 \(art\. 9a/,
    );
    expect(await lines(company, 'tax')).toEqual([]);
    expect((await card(company)).taxation_form).toBe('lump_sum');
  });

  test('entered ahead leaves the card as it is today and the old year its payments', async () => {
    const company = await painter();
    const { status, body } = await change(company, { taxation_form: 'pit_flat', profile_from: '2027-01-01' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ taxation_form: 'lump_sum', profile_from: null });
    expect(await spans(company, 'tax')).toEqual([
      [null, '2026-12-31', 'Ryczałt od przychodów ewidencjonowanych, zaliczki: Miesięczne'],
      ['2027-01-01', null, 'Podatek liniowy 19%, zaliczki: Miesięczne'],
    ]);
    const ahead = (await lines(company, 'tax')).find(({ valid_from }) => valid_from !== null);
    expect(ahead).toMatchObject({ reason: 'Zmiana na karcie', entered_by_id: office.idOf('ksiegowa') });
    const titles = await generated(company, 92);
    expect(titles).toContain('Ryczałt od przychodów – miesięczny za grudzień 2026');
    expect(titles).not.toContain('Ryczałt od przychodów – miesięczny za styczeń 2027');
    expect(titles).not.toContain('Zaliczka na PIT – miesięczna (skala, podatek liniowy) za grudzień 2026');
  });

  test('fills in what was not known without asking', async () => {
    const company = await painter({ zus_scheme: null, employs: null });
    expect((await change(company, { zus_scheme: 'preferential', employs: true })).body).toMatchObject({ employs: true });
    expect(await lines(company, 'zus')).toEqual([]);
  });
});

describe('a line of the profile', () => {
  test('of a lost right may begin in the middle of the year, and the card follows', async () => {
    const company = await painter();
    const values = { subject: 'tax', valid_from: '2026-11-10', taxation_form: 'pit_scale', advance_mode: 'monthly' };
    expect((await enter(company, values)).body.errors).toHaveProperty('valid_from');
    const { status, body } = await enter(company, { ...values, right_lost: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ valid_to: null, entered_by_id: office.idOf('ksiegowa') });
    expect((await card(company)).taxation_form).toBe('pit_scale');
    const titles = await generated(company, 40);
    expect(titles).toContain('Ryczałt od przychodów – miesięczny za listopad 2026');
    expect(titles).toContain('Zaliczka na PIT – miesięczna (skala, podatek liniowy) za listopad 2026');
  });

  test('between two others ends and begins where they do, and gives its days back when it goes', async () => {
    const company = await painter();
    const vat = (valid_from: string, vat_period: string) =>
      enter(company, { subject: 'vat', valid_from, vat_status: 'active', vat_period });
    await vat('2027-04-01', 'monthly');
    const { body } = await vat('2026-10-01', 'quarterly');
    expect((await card(company)).vat_period).toBe('quarterly');
    const bounds = async () => (await spans(company, 'vat')).map(([from, to]) => [from, to]);
    expect(await bounds()).toEqual([
      [null, '2026-09-30'],
      ['2026-10-01', '2027-03-31'],
      ['2027-04-01', null],
    ]);
    expect((await vat('2026-10-01', 'monthly')).body.errors).toEqual({ valid_from: 'Od tego dnia jest już wpis: zmień tamten' });
    await staff().delete(`/api/profile-lines/${body.id}`);
    expect(await bounds()).toEqual([
      [null, '2027-03-31'],
      ['2027-04-01', null],
    ]);
    expect((await card(company)).vat_period).toBe('monthly');
  });

  test('is for one company: nobody puts another company’s person into it', async () => {
    const [one, other] = [await painter(), await painter()];
    const person = await office.add('company-persons', {
      company_id: other.id,
      first_name: 'Ewa',
      last_name: 'Kot',
      role: 'partner',
    });
    const { status } = await enter(one, { subject: 'zus', person_id: person.id, valid_from: '2026-10-01', zus_scheme: 'none' });
    expect(status).toBe(422);
    expect(await lines(one, 'zus')).toEqual([]);
  });
});

describe('a preview', () => {
  const preview = ({ id }: Added, values: Values, who: 'ksiegowa' | 'klient' = 'ksiegowa') =>
    office.as(who).post('/api/profile-lines/preview', { company_id: id, reason: 'Oświadczenie', ...values });
  const names = (touched: Values[]) => touched.map(({ name }) => name).sort();

  test('tells what comes, what goes and what the past keeps, and writes nothing', async () => {
    const company = await painter();
    const { data } = await preview(company, { subject: 'tax', valid_from: '2027-01-01', taxation_form: 'pit_flat' });
    expect(names(data.appears)).toEqual(['PIT-36L', 'Zaliczka na PIT – miesięczna (skala, podatek liniowy)']);
    expect(names(data.disappears)).toEqual(['PIT-28', 'Ryczałt od przychodów – miesięczny']);
    const kept = data.stays.find(({ name }: Values) => name === 'Ryczałt od przychodów – miesięczny');
    expect([kept.periods[0], kept.periods.at(-1)]).toEqual(['październik 2026', 'grudzień 2026']);
    expect(data.stays.find(({ name }: Values) => name === 'PIT-28').periods).toEqual(['rok 2026']);
    expect(data.warnings).toEqual([]);
    expect(await lines(company, 'tax')).toEqual([]);
  });
  test('warns of a day with the act, and says faults as saving would', async () => {
    const company = await painter();
    const midYear = await preview(company, { subject: 'tax', valid_from: '2026-11-10', taxation_form: 'pit_flat' });
    expect(midYear.data.warnings[0]).toMatch(/^Forma obowiązuje cały rok/);
    const quarter = { subject: 'vat', valid_from: '2026-12-01', vat_status: 'active', vat_period: 'quarterly' };
    expect((await preview(company, quarter)).data.warnings[0]).toContain('art. 99 ust. 3 VAT');
    expect((await preview(company, { subject: 'vat' })).body.errors).toEqual({ vat_status: 'Podaj status VAT' });
  });
  test('of a change on the card tells the same, asks since when, and is silent about what is not dated', async () => {
    const company = await painter();
    const typed = (changes: Values, who: 'ksiegowa' | 'klient' = 'ksiegowa') =>
      office.as(who).post('/api/profile-lines/card-preview', { company_id: company.id, person_id: null, changes });
    expect((await typed({ taxation_form: 'pit_flat' })).body.errors).toEqual({
      profile_from: 'Podaj, od którego dnia obowiązuje zmiana',
    });
    const { data } = await typed({ taxation_form: 'pit_flat', employs: true, profile_from: '2027-01-01' });
    expect(names(data.appears)).toEqual(expect.arrayContaining(['PIT-36L', 'PIT-4R']));
    expect(names(data.disappears)).toEqual(expect.arrayContaining(['PIT-28', 'Ryczałt od przychodów – miesięczny']));
    expect((await typed({ title: 'Inna nazwa', taxation_form: 'lump_sum' })).data).toBeNull();
    expect((await typed({ taxation_form: 'pit_flat', profile_from: '2026-11-10' })).body.errors.profile_from).toMatch(/^Forma/);
    expect((await typed({ profile_from: '2027-01-01' }, 'klient')).status).toBeGreaterThanOrEqual(403);
    expect(await lines(company, 'tax')).toEqual([]);
  });
  test('of a person’s card tells what their own ZUS or tax does', async () => {
    const company = await office.add('companies', {
      company_type: 'general_partnership',
      vat_status: 'exempt_limit',
      employs: false,
    });
    const role = {
      company_id: company.id,
      role: 'partner',
      last_name: 'Kot',
      zus_scheme: 'preferential',
      taxation_form: 'pit_scale',
    };
    const person = await office.add('company-persons', { ...role, first_name: 'Ewa' });
    const changes = { taxation_form: 'pit_flat', profile_from: '2027-01-01' };
    const { data } = await staff().post('/api/profile-lines/card-preview', {
      company_id: company.id,
      person_id: person.id,
      changes,
    });
    expect(data.appears.find(({ name }: Values) => name === 'PIT-36L')).toMatchObject({ person: 'Ewa Kot' });
  });
  test('is not for clients, nor of another firm’s company', async () => {
    const company = await painter();
    const line = { subject: 'books', valid_from: '2027-01-01', accounting_type: 'kpir' };
    expect((await preview(company, line, 'klient')).status).toBeGreaterThanOrEqual(403);
    const other = await office.add('companies', {}, 'kancelaria');
    expect((await preview(other, line)).status).toBe(404);
  });
});

describe('a suspension', () => {
  test('typed on the card again keeps the earlier one, and neither wakes the other’s months', async () => {
    const company = await painter({ suspended_from: '2026-03-01', suspended_to: '2026-05-31' });
    await change(company, { suspended_from: '2026-10-01', suspended_to: null });
    expect((await spans(company, 'suspension')).map(([from, to]) => [from, to])).toEqual([
      ['2026-03-01', '2026-05-31'],
      ['2026-10-01', null],
    ]);
    expect(await card(company)).toMatchObject({ suspended_from: '2026-10-01', suspended_to: null });
    expect(await generated(company, 5)).not.toContain('JPK_V7M i zapłata VAT za październik 2026');
    await change(company, { suspended_to: '2026-10-30' });
    expect(await generated(company, 5)).toContain('JPK_V7M i zapłata VAT za październik 2026');
  });
  test('does not meet another one', async () => {
    const company = await painter();
    await enter(company, { subject: 'suspension', valid_from: '2026-12-01', valid_to: '2027-02-28' });
    expect((await enter(company, { subject: 'suspension', valid_from: '2027-02-28' })).body.errors).toHaveProperty('valid_from');
    expect(await card(company)).toMatchObject({ suspended_from: '2026-12-01', suspended_to: '2027-02-28' });
  });
});

describe('a person', () => {
  test('changes the scheme from its own day, and owes by it', async () => {
    const company = await painter({ company_type: 'civil_partnership', taxation_form: 'transparent', zus_scheme: null });
    const values = { company_id: company.id, first_name: 'Ewa', last_name: 'Kot', role: 'partner', zus_scheme: 'preferential' };
    const { id } = await office.add('company-persons', { ...values, zus_scheme_from: '2025-01-01' });
    const put = (more: Values) => staff().put('/api/company-persons/', { id, ...more });
    expect((await put({ zus_scheme: 'none' })).body.errors).toHaveProperty('zus_scheme_from');
    const { body } = await put({ zus_scheme: 'none', zus_scheme_from: '2027-01-01' });
    expect(body).toMatchObject({ zus_scheme: 'preferential', zus_scheme_from: '2025-01-01', zus_scheme_to: '2026-12-31' });
    expect((await spans(company, 'zus')).map(([from, to]) => [from, to])).toEqual([
      ['2025-01-01', '2026-12-31'],
      ['2027-01-01', null],
    ]);
    const titles = (await generated(company, 92)).filter((title) => title.startsWith('ZUS DRA'));
    expect(titles.some((title) => title.includes('za grudzień 2026'))).toBe(true);
    expect(titles.some((title) => title.includes('za styczeń 2027'))).toBe(false);
  });
});

test('a card takes over at night what was entered ahead, and says it no sooner', async () => {
  const company = await painter();
  await enter(company, { subject: 'books', valid_from: '2026-11-25', accounting_type: 'full_books' });
  const night = () => openJobs(office.services, [profileDaily]).drain();
  await night();
  expect((await card(company)).accounting_type).toBe('lump_sum_register');
  office.pass(6 * 86_400_000);
  await office.logInAgain();
  await night();
  expect((await card(company)).accounting_type).toBe('full_books');
});

describe('a question', () => {
  const questions = ({ id }: Added, who: 'ksiegowa' | 'klient' = 'ksiegowa') =>
    office.as(who).get(`/api/companies/${id}/questions`);

  test('stands with what is due perhaps, until one answer is written', async () => {
    const company = await painter();
    const asked = (await questions(company)).data.find(({ field }: Values) => field === 'has_capital_gains');
    expect(asked).toMatchObject({ label: 'Właściciel ma dochody kapitałowe (PIT-38)' });
    expect(asked.perhaps).toEqual([
      { name: 'PIT-38', period: 'rok 2026', due: '2027-04-30', basis: 'art. 45 ust. 1 i ust. 1a pkt 1 PIT' },
    ]);
    expect((await change(company, { has_capital_gains: false })).status).toBe(200);
    expect((await questions(company)).data.map(({ field }: Values) => field)).not.toContain('has_capital_gains');
  });
  test('is the office’s alone, and of its own companies', async () => {
    expect((await questions(await painter(), 'klient')).status).toBeGreaterThanOrEqual(403);
    expect((await questions(await office.add('companies', {}, 'kancelaria'))).status).toBe(404);
  });
});
