import { describe, expect, test } from 'vitest';
import type { Waiting } from '../../../src/contract/waiting';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
/** A sole trader on full contributions; the tests' day is 20 November, so December is the last month left. */
const trader = (values: Values = {}) =>
  office.add('companies', { company_type: 'jdg', zus_scheme: 'full', owner_id: office.idOf('ksiegowa'), ...values });
const offers = async (who: Caller) =>
  ((await who.get('/api/waiting')).body as Waiting).data.filter(({ kind }) => kind === 'zus-vacations.offer');
const answer = (who: Caller, own: Added, body: object) =>
  who.post('/api/zus-vacations/answer', { company_id: own.id, year: 2026, ...body });
const kept = async (own: Added) =>
  (await office.as('ksiegowa').get(`/api/zus-vacations/?filters=company_id:${own.id}`)).body.data as Values[];

describe('the offer of a month without contributions', () => {
  test('comes to the owner with the last day for RWS and the months still open, and goes once answered', async () => {
    const own = await trader();
    const client = await office.client(own);
    const [offer] = await offers(client);
    expect(offer).toMatchObject({
      due: '2026-11-30',
      component: 'vacationZusAlert',
      facts: { months: '2026-12', last_day: '2026-11-30', unsure: true, person_id: null },
    });
    expect((await answer(client, own, { answer: 'yes', month_chosen: '2026-12' })).status).toBe(200);
    expect(await offers(client)).toEqual([]);
    expect((await kept(own))[0]).toMatchObject({
      status: 'accepted',
      month_chosen: '2026-12',
      deadline: '2026-11-30',
      answered_at: '2026-11-20 09:00:00',
      answered_by: { title: expect.any(String) },
    });
    const waiting = (await office.as('ksiegowa').get('/api/waiting')).body as Waiting;
    expect(waiting.data.find(({ kind }) => kind === 'zus-vacations.to_submit')).toMatchObject({ due: '2026-11-30' });
  });

  test('a no is kept, with who and when, and nobody is asked again', async () => {
    const own = await trader();
    const client = await office.client(own);
    await answer(client, own, { answer: 'no' });
    expect((await kept(own))[0]).toMatchObject({ status: 'declined', month_chosen: null });
    expect((await answer(client, own, { answer: 'no' })).body).toMatchObject({ code: 'not_offered' });
  });

  test('once ZUS has answered, the month and the reason stay as they were', async () => {
    const own = await trader();
    const client = await office.client(own);
    await answer(client, own, { answer: 'yes', month_chosen: '2026-12' });
    const [record] = await kept(own);
    const id = String(record?.id);
    const staff = office.as('ksiegowa');
    const take = (step: string, body: object = {}) => staff.post(`/api/zus-vacations/${id}/actions/${step}`, body);
    expect((await take('submit')).status).toBe(200);
    expect((await take('refuse', { reason: 'Wniosek po terminie' })).status).toBe(200);
    const moved = await staff.put('/api/zus-vacations/', { id, month_chosen: '2026-11' });
    expect([moved.status, moved.body.errors]).toEqual([422, { month_chosen: 'ZUS już odpowiedział: zostaje miesiąc z wniosku' }]);
    const saved = await staff.put('/api/zus-vacations/', { id, month_chosen: '2026-12', reason: 'Nic', de_minimis_eur: 12 });
    expect(saved.body).toMatchObject({ month_chosen: '2026-12', reason: 'Wniosek po terminie', de_minimis_eur: 12 });
  });

  test('a question opens a conversation with the office in the client’s name', async () => {
    const own = await trader();
    const client = await office.client(own);
    const { body } = await answer(client, own, { answer: 'ask' });
    const thread = await office.as('ksiegowa').get(`/api/messages/${body.data.message_id}`);
    expect(thread.body).toMatchObject({ subject: 'Wakacje składkowe 2026', company_id: own.id, status: 'waiting_office' });
    expect((await kept(own))[0]).toMatchObject({ status: 'asked' });
  });

  test.each([
    ['a company', { company_type: 'llc' }],
    ['one who pays health alone', { zus_scheme: 'health_only' }],
    ['one who has closed the business', { closed_at: '2026-06-30' }],
  ])('is not made to %s', async (_, values) => {
    expect(await offers(await office.client(await trader(values)))).toEqual([]);
  });

  test('is not made where more than ten are insured, and the office reads why', async () => {
    const own = await trader();
    for (let nth = 0; nth < 10; nth += 1) await office.add('employees', { company_id: own.id, status: 'active' });
    expect(await offers(await office.client(own))).toEqual([]);
    const made = await office.add('zus-vacations', { company_id: own.id, year: 2026, answer: 'no', status: 'declined' });
    const { advice } = (await office.as('ksiegowa').get(`/api/zus-vacations/${made.id}`)).body;
    expect(advice).toMatch(/^Nie przysługuje\. .*więcej niż 10 osób/);
  });

  test('counts the insured as the card does, before the list of employees', async () => {
    expect(await offers(await office.client(await trader({ insured_count: 11 })))).toEqual([]);
    const own = await trader({ insured_count: 10 });
    for (let nth = 0; nth < 12; nth += 1) await office.add('employees', { company_id: own.id, status: 'active' });
    expect(await offers(await office.client(own))).toHaveLength(1);
  });

  test('knows by the euro rate whether the revenue that the office entered is within two million euro', async () => {
    const earned = (amount: number) => [2024, 2025].map((year) => ({ year, amount }));
    const advised = async (amount: number) => {
      const own = await trader({ yearly_revenues: earned(amount) });
      const made = await office.add('zus-vacations', { company_id: own.id, year: 2026, answer: 'no', status: 'declined' });
      return (await office.as('ksiegowa').get(`/api/zus-vacations/${made.id}`)).body.advice as string;
    };
    // 2 million euro are some 8.5 million zlotys by the rates of October 2024 and 2025.
    expect(await advised(700_000_000)).not.toMatch(/przychód|Przychód/);
    expect(await advised(1_000_000_000)).toContain('Przychód przekroczył równowartość 2 mln euro');
    // Nearer than a tenth the rate of the year's last day decides, which is asked.
    expect(await advised(850_000_000)).toContain('Jaki był przychód');
  });

  test('of partners each has their own', async () => {
    const own = await trader({ company_type: 'civil_partnership' });
    const partner = (first_name: string, zus_scheme: string) =>
      office.add('company-persons', { company_id: own.id, first_name, role: 'partner', zus_scheme });
    const [ola] = [await partner('Ola', 'full'), await partner('Jan', 'krus')];
    const client = await office.client(own);
    expect((await offers(client)).map(({ id }) => id)).toEqual([ola.id]);
    expect((await answer(client, own, { person_id: ola.id, answer: 'no' })).status).toBe(200);
  });

  test('answered for the company stands for its only owner, entered as a person later, and not for one of two', async () => {
    const own = await trader({ works_for_former_employer: 'yes', holiday_checked_on: '2026-03-01' });
    const client = await office.client(own);
    const made = await office.add('zus-vacations', { company_id: own.id, year: 2026, answer: 'no', status: 'declined' });
    const owner = { company_id: own.id, role: 'owner', zus_scheme: 'full', works_for_former_employer: null };
    await office.add('company-persons', { ...owner, first_name: 'Jan' });
    expect(await offers(client)).toEqual([]);
    const advice = async () => (await office.as('ksiegowa').get(`/api/zus-vacations/${made.id}`)).body.advice;
    expect(await advice()).toContain('byłego pracodawcy');
    const again = await office.as('ksiegowa').post('/api/zus-vacations/', { company_id: own.id, year: 2026, answer: 'no' });
    expect(again.body).toMatchObject({ code: 'answered' });
    await office.add('company-persons', { ...owner, first_name: 'Anna' });
    expect(await advice()).toBeNull();
    expect(await offers(client)).toHaveLength(2);
  });

  test('P05, P16: is neither made to nor answered by anybody but the company’s owner', async () => {
    const [own, other] = [await trader(), await trader()];
    const foreign = await office.client(other);
    expect((await answer(foreign, own, { answer: 'no' })).status).toBe(409);
    const viewer = await office.client(own, 'viewer');
    expect(await offers(viewer)).toEqual([]);
    expect((await answer(viewer, own, { answer: 'no' })).status).toBe(409);
    expect(await kept(own)).toEqual([]);
  });

  test('V01: takes no month that is past or of another year', async () => {
    const own = await trader();
    const client = await office.client(own);
    for (const month_chosen of ['2026-11', '2027-01', null])
      expect((await answer(client, own, { answer: 'yes', month_chosen })).body.errors).toHaveProperty('month_chosen');
    expect((await answer(client, own, { answer: 'maybe' })).status).toBe(422);
  });

  test('P03: is not made where the firm hides the component', async () => {
    const own = await office.add('companies', { company_type: 'jdg', zus_scheme: 'full' }, 'kancelaria');
    expect(await offers(await office.client(own, 'owner', 'kancelaria'))).toEqual([]);
  });
});

describe('what the office keeps of the conditions', () => {
  const known: Values = {
    insured_since: '2024-01-01',
    yearly_revenues: [
      { year: 2024, amount: 20_000_000 },
      { year: 2025, amount: 30_000_000 },
    ],
    de_minimis_eur: 1_200,
    works_for_former_employer: 'no',
    holiday_checked_on: '2026-03-01',
  };
  const settled = (own: Added, more: Values = {}) =>
    office.add('settlements', { company_id: own.id, period: '2025-12', revenue_ytd_amount: 30_000_000, ...more });
  const factsOf = async (own: Added) => (await offers(await office.client(own)))[0]?.facts;

  test('makes the offer sure', async () => {
    expect(await factsOf(await trader(known))).toMatchObject({ unsure: false, months: '2026-12' });
  });

  test('takes a year’s revenue from December’s settlement where nobody entered it', async () => {
    const own = await trader({ ...known, yearly_revenues: null });
    expect(await factsOf(own)).toMatchObject({ unsure: true });
    await settled(own, { superseded: true });
    expect(await factsOf(own)).toMatchObject({ unsure: true });
    await settled(own, { revision: 2 });
    expect(await factsOf(own)).toMatchObject({ unsure: false });
  });

  test.each([
    ['aid and the former employer were looked at last year', { holiday_checked_on: '2025-12-31' }],
    ['nobody said since when there are insurances', { insured_since: null }],
    ['nobody said anything of the former employer', { works_for_former_employer: null }],
  ])('leaves it unsure where %s', async (_, less) => {
    expect(await factsOf(await trader({ ...known, ...less }))).toMatchObject({ unsure: true });
  });

  test.each([
    ['somebody works for who employed them', { works_for_former_employer: 'yes' }, 'byłego pracodawcy'],
    ['the aid of three years is used up', { de_minimis_eur: 300_000 }, 'de minimis'],
  ])('refuses where %s, and the office reads why', async (_, so, says) => {
    const own = await trader({ ...known, ...so });
    expect(await offers(await office.client(own))).toEqual([]);
    const made = await office.add('zus-vacations', { company_id: own.id, year: 2025, answer: 'no', status: 'declined' });
    expect((await office.as('ksiegowa').get(`/api/zus-vacations/${made.id}`)).body.advice).toContain(says);
  });

  test('is of each partner, and a partnership’s revenue speaks for them within the limit alone', async () => {
    const own = await trader({ ...known, company_type: 'civil_partnership' });
    const person = { company_id: own.id, role: 'partner', zus_scheme: 'full', zus_scheme_from: '2024-01-01' };
    await office.add('company-persons', { ...person, first_name: 'Ola', works_for_former_employer: 'no' });
    expect(await factsOf(own)).toMatchObject({ unsure: false });
    const many = [2024, 2025].map((year) => ({ year, amount: 2_000_000_000 }));
    await office.as('ksiegowa').put('/api/companies/', { id: own.id, yearly_revenues: many });
    expect(await factsOf(own)).toMatchObject({ unsure: true });
  });

  test('V07: is told with its day, and each year once', async () => {
    const own = await trader();
    const put = async (values: Values) =>
      Object.keys((await office.as('ksiegowa').put('/api/companies/', { id: own.id, ...values })).body.errors ?? {});
    expect(await put({ de_minimis_eur: 5 })).toEqual(['holiday_checked_on']);
    const twice = [2025, 2025].map((year) => ({ year, amount: 1 }));
    expect(await put({ yearly_revenues: twice })).toEqual(['yearly_revenues']);
    expect(await put({ de_minimis_eur: 5, holiday_checked_on: '2026-11-01' })).toEqual([]);
  });

  test('P07: is the office’s alone', async () => {
    const own = await trader(known);
    const { text } = await (await office.client(own)).get(`/api/companies/${own.id}`);
    for (const key of Object.keys(known)) expect(text).not.toContain(key);
  });
});
