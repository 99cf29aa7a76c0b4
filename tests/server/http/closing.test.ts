import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FollowingTerm } from '../../../src/contract/companyEvents';
import { keepRules } from '../../../src/server/notices/rules';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const trader = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    status: 'active',
    zus_scheme: 'full',
    employs: false,
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
    closed_at: null,
    ceidg_start_date: '2019-03-01',
    owner_id: office.idOf('kadry'),
    payroll_owner_id: null,
    ...values,
  });
const enter = (company: Added, values: Values = {}) =>
  staff().post('/api/company-events/', { company_id: company.id, kind: 'closing', occurred_on: '2026-11-30', ...values });
const type = async ({ id }: Added, closed_at: string | null) => {
  const answer = await staff().put('/api/companies/', { id, closed_at });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
};
const closedOn = async ({ id }: Added) => (await staff().get(`/api/companies/${id}`)).body.closed_at;
const eventsOf = async ({ id }: Added): Promise<Values[]> =>
  (await staff().get(`/api/company-events/?filters=company_id:${id}`)).data;
const tasksOf = async ({ id }: Added): Promise<Values[]> =>
  (await staff().get(`/api/tasks/?sort=due_date:asc&limit=100&filters=company_id:${id}`)).data;
const open = async (company: Added) =>
  (await tasksOf(company))
    .filter(({ status }) => status === 'new')
    .map(({ title, due_date }) => [String(title).split(':')[0], due_date]);
const told = async (who: PrincipalName) =>
  (
    await office.services.db.query<{ text: string }>({
      text: "select text from notices where user_id = $1 and event = 'company_opened_or_closed' order by created_at, id",
      values: [office.idOf(who)],
    })
  ).map(({ text }) => text);

const terms = [
  ['Remanent likwidacyjny i wykaz składników majątku', '2026-11-30'],
  ['CEIDG-1 – wykreślenie wpisu', '2026-12-07'],
  ['VAT-Z', '2026-12-07'],
  ['ZUS ZWPA – wyrejestrowanie płatnika', '2026-12-07'],
  ['ZUS ZWUA – wszyscy ubezpieczeni', '2026-12-07'],
  ['Informacja o spisie z natury do VAT', '2026-12-28'],
].sort();

beforeAll(async () => {
  for (const { id } of office.services.tenants.all()) await keepRules(office.services.db, id, office.services.clock());
});
beforeEach(() => office.services.db.query({ text: 'delete from notices' }));

describe('the closing of a business', () => {
  test('entered as an event is the day of the card, and its terms come once', async () => {
    const company = await trader();
    expect((await enter(company)).status).toBe(201);
    expect(await closedOn(company)).toBe('2026-11-30');
    expect((await open(company)).sort()).toEqual(terms);
    // The same day typed on the card tells nothing new.
    await type(company, '2026-11-30');
    expect(await tasksOf(company)).toHaveLength(terms.length);
  });

  test('typed on the card raises the same terms, which an event entered later takes over', async () => {
    const company = await trader();
    await type(company, '2026-11-30');
    expect((await open(company)).sort()).toEqual(terms);
    const { body } = await enter(company, { left_out: 'zwpa' });
    expect(await tasksOf(company)).toHaveLength(terms.length);
    expect((await open(company)).sort()).toEqual(terms.filter(([name]) => !name?.includes('ZWPA')));
    expect(
      (await tasksOf(company)).every(({ company_event_id, status }) => status !== 'new' || company_event_id === body.id),
    ).toBe(true);
  });

  test('has one day, whichever of the two is corrected, and its terms move with it', async () => {
    const company = await trader();
    const { body } = await enter(company);
    await type(company, '2026-12-31');
    expect((await eventsOf(company)).map(({ occurred_on }) => occurred_on)).toEqual(['2026-12-31']);
    await staff().put('/api/company-events/', { id: body.id, occurred_on: '2026-12-15' });
    expect(await closedOn(company)).toBe('2026-12-15');
    expect((await open(company)).find(([name]) => name === 'VAT-Z')).toEqual(['VAT-Z', '2026-12-22']);
    expect(await tasksOf(company)).toHaveLength(terms.length);
  });

  test('withdrawn with its event opens the card again and cancels what nobody touched', async () => {
    const company = await trader();
    const { body } = await enter(company);
    const vat = (await tasksOf(company)).find(({ title }) => String(title).startsWith('VAT-Z'));
    await staff().put('/api/tasks/', { id: vat?.id, due_date: '2026-12-01' });
    expect((await staff().delete(`/api/company-events/${body.id}`)).status).toBe(200);
    expect(await closedOn(company)).toBeNull();
    expect(await open(company)).toEqual([['VAT-Z', '2026-12-01']]);
  });

  test('withdrawn on the card withdraws the event too, and comes back once', async () => {
    const company = await trader();
    await enter(company);
    await type(company, null);
    expect([await eventsOf(company), await open(company)]).toEqual([[], []]);
    await type(company, '2026-11-30');
    expect((await open(company)).sort()).toEqual(terms);
    expect(await tasksOf(company)).toHaveLength(terms.length);
  });

  test('leaves a day that a person typed on the card where the event is withdrawn', async () => {
    const company = await trader();
    await type(company, '2026-11-30');
    const { body } = await enter(company);
    await staff().delete(`/api/company-events/${body.id}`);
    expect(await closedOn(company)).toBe('2026-11-30');
    expect((await open(company)).sort()).toEqual(terms);
  });

  test('is entered once: a second event is refused with the first one’s day, and of another company is not', async () => {
    const company = await trader();
    await enter(company);
    const again = await enter(company, { occurred_on: '2026-12-31' });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { kind: 'Zamknięcie jest już wpisane z dniem 30.11.2026: zmień tamto zdarzenie' },
    ]);
    expect((await enter(await trader())).status).toBe(201);
  });

  test('of long ago, typed on the card, raises nothing now, and neither does another event close it', async () => {
    const company = await trader();
    await type(company, '2024-05-31');
    expect(await tasksOf(company)).toEqual([]);
    const other = await trader();
    await enter(other, { kind: 'pcc' });
    expect(await closedOn(other)).toBeNull();
  });

  test('is told beforehand in the form of the card as in that of the event', async () => {
    const company = await trader();
    const preview = async (body: Values): Promise<FollowingTerm[]> =>
      (await staff().post('/api/company-events/preview', body)).data;
    const card = { resource: 'companies', id: company.id, values: { closed_at: '2026-11-30' } };
    const event = { values: { company_id: company.id, kind: 'closing', occurred_on: '2026-11-30' } };
    expect((await preview(card)).map(({ name, due }) => [name, due]).sort()).toEqual(terms);
    expect(await preview(card)).toEqual(await preview(event));
    expect(await preview({ ...card, values: { closed_at: null } })).toEqual([]);
    expect(await tasksOf(company)).toEqual([]);
    await enter(company, { left_out: 'vat_z' });
    const left = (await preview({ ...card, values: { closed_at: '2026-12-31' } })).filter((term) => term.left_out);
    expect(left.map(({ rule, due }) => [rule, due])).toEqual([['vat_z', '2027-01-07']]);
  });
});

describe('a liquidation typed on the card', () => {
  const inLiquidation = { krs: '0000123456', company_type: 'llc', taxation_form: 'cit_small', accounting_type: 'full_books' };
  const due = [
    ['Zgłoszenie otwarcia likwidacji i likwidatorów do KRS', '2026-11-23'],
    ['Otwarcie ksiąg na dzień likwidacji, zamknięcie na dzień przed nią', '2026-12-01'],
  ];
  test('is told beforehand, becomes tasks with their days, and goes with its day', async () => {
    const company = await trader({ ...inLiquidation, zus_scheme: null });
    const typed = { resource: 'companies', id: company.id, values: { liquidation_from: '2026-11-16', closed_at: null } };
    const { data } = await staff().post('/api/company-events/preview', typed);
    expect((data as FollowingTerm[]).map(({ name, due: day }) => [name, day])).toEqual(expect.arrayContaining(due));
    const saved = await staff().put('/api/companies/', { id: company.id, liquidation_from: '2026-11-16' });
    expect(saved.status).toBe(200);
    expect(await open(company)).toEqual(expect.arrayContaining(due));
    await staff().put('/api/companies/', { id: company.id, liquidation_from: null });
    expect(await open(company)).toEqual([]);
  });
});

describe('the keeper of the client', () => {
  test('hears of an opening and of a closing, either way, once for each day', async () => {
    const company = await trader({ title: 'Zakład Zamykany' });
    await enter(company, { kind: 'opening', occurred_on: '2026-11-16' });
    await enter(company);
    await type(company, '2026-12-31');
    await type(company, '2026-12-31');
    await type(company, null);
    expect(await told('kadry')).toEqual([
      'Otwarcie działalności: Zakład Zamykany, 16.11.2026',
      'Zamknięcie działalności: Zakład Zamykany, 30.11.2026',
      'Zamknięcie działalności: Zakład Zamykany, 31.12.2026',
    ]);
  });

  test('hears nothing of their own entry or of another event, and no client hears it', async () => {
    const company = await trader({ owner_id: office.idOf('ksiegowa') });
    await office.client(company);
    await enter(company);
    await enter(company, { kind: 'pcc' });
    expect(await told('ksiegowa')).toEqual([]);
    const all = await office.services.db.query({ text: "select 1 from notices where event = 'company_opened_or_closed'" });
    expect(all).toEqual([]);
  });
});
