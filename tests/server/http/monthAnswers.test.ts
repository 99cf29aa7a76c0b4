import { describe, expect, test } from 'vitest';
import type { Duty, OpenQuestion } from '../../../src/contract/obligations';
import type { CompanyQuestion } from '../../../src/contract/questions';
import type { WaitingGroup, WaitingItem } from '../../../src/contract/waiting';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const trader = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'pit_flat',
    vat_status: 'active',
    vat_period: 'monthly',
    vat_eu: true,
    accounting_type: 'kpir',
    employs: false,
    status: 'active',
    ...values,
  });
const october = { fact: 'eu_transactions', period: '2026-10' };
const vatEu = async (company: Added, who = staff()): Promise<Duty | undefined> =>
  (await who.get(`/api/companies/${company.id}/obligations`)).data.duties.find(
    ({ rule, period }: Duty) => rule === 'vat_ue' && period === 'październik 2026',
  );
const askedOf = async ({ id }: Added): Promise<string[]> =>
  (await staff().get(`/api/companies/${id}/questions`)).data.flatMap(({ month }: CompanyQuestion) => month ?? []);

describe('VAT-UE of a month', () => {
  test('hangs on an answer, which a client gives in their own panel', async () => {
    const company = await trader();
    const client = await office.client(company);
    expect(await vatEu(company, client)).toMatchObject({
      condition: 'Tylko gdy w miesiącu była transakcja wewnątrzunijna.',
      month_question: { fact: 'eu_transactions', month: '2026-10', label: expect.stringMatching(/^Październik 2026: czy /) },
    });
    expect(await askedOf(company)).toEqual(['2026-09', '2026-10']);
    const { status, body } = await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: true });
    expect([status, body.answered_by_id]).toEqual([201, undefined]);
    expect(await vatEu(company)).toMatchObject({ condition: null, month_question: null });
    expect(await askedOf(company)).toEqual(['2026-09']);
  });
  test('waits for the client until it is answered, in their own words and with the way there', async () => {
    const company = await trader();
    const client = await office.client(company);
    const asked = async (who: Caller) =>
      (await who.get('/api/waiting')).body.data.filter(({ kind }: WaitingItem) => kind === 'month-answers.ask');
    expect(await asked(client)).toMatchObject([
      { late: true, due: '2026-10-26', facts: { month: '2026-09' } },
      {
        title: expect.stringMatching(/^Październik 2026: czy /),
        company: { id: company.id },
        due: '2026-11-25',
        late: false,
        link: `/companies/${company.id}/obligations`,
        facts: { company_id: company.id, fact: 'eu_transactions', month: '2026-10' },
      },
    ]);
    const { groups } = (await client.get('/api/waiting')).body;
    expect(groups).toContainEqual(expect.objectContaining({ kind: 'month-answers.ask', count: 2, late: 1, link: '/' }));
    await client.post('/api/month-answers/', { company_id: company.id, ...october, answer: false });
    expect((await asked(client)).map(({ facts }: WaitingItem) => facts.month)).toEqual(['2026-09']);
  });
  test('P04, P16: waits neither for who only looks on, nor where there is nothing to ask, nor for who is no client any more', async () => {
    const company = await trader();
    const waits = async (who: Caller) => (await who.get('/api/waiting')).body.groups.map(({ kind }: WaitingGroup) => kind);
    expect(await waits(await office.client(company, 'viewer'))).not.toContain('month-answers.ask');
    expect(await waits(await office.client(await trader({ vat_eu: false })))).not.toContain('month-answers.ask');
    expect(await waits(await office.client(await trader({ status: 'inactive' })))).not.toContain('month-answers.ask');
    expect(await waits(staff())).not.toContain('month-answers.ask');
  });
  test('is none where nothing was sold or bought, and comes back when the office corrects the word', async () => {
    const company = await trader();
    const { id } = await office.add('month-answers', { company_id: company.id, ...october, answer: false });
    expect(await vatEu(company)).toBeUndefined();
    expect((await staff().put('/api/month-answers/', { id, answer: true })).body).toMatchObject({
      answer: true,
      answered_by_id: office.idOf('ksiegowa'),
    });
    expect(await vatEu(company)).toMatchObject({ condition: null });
  });
  test('becomes a task once there was a transaction, and none before', async () => {
    const company = await trader();
    const tasks = async () => {
      await staff().post('/api/recurring-tasks/generate', {});
      const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${company.id}`);
      return (data as Values[]).map(({ title }) => String(title)).filter((title) => title.startsWith('VAT-UE'));
    };
    expect(await tasks()).toEqual([]);
    await office.add('month-answers', { company_id: company.id, ...october, answer: true });
    expect(await tasks()).toEqual(['VAT-UE – informacja podsumowująca za październik 2026']);
  });
  test('V01: a month that runs still is answered by yes alone, one to come not at all, and one twice not either', async () => {
    const { id: company_id } = await trader();
    const answer = async (period: string, value: boolean) =>
      (await staff().post('/api/month-answers/', { company_id, fact: 'eu_transactions', period, answer: value })).body.errors;
    expect(await answer('2026-11', false)).toEqual({ answer: 'Miesiąc jeszcze trwa: „nie” można odpowiedzieć po jego końcu' });
    expect(await answer('2026-12', true)).toEqual({ period: 'Ten miesiąc jeszcze się nie zaczął' });
    expect(await answer('2026-11', true)).toBeUndefined();
    expect(await answer('2026-11', true)).toBeDefined();
  });
});

describe('the question of many companies', () => {
  const open = async () =>
    ((await staff().get('/api/obligations/questions')).data as OpenQuestion[]).find(
      ({ field, month }) => field === 'eu_transactions' && month === '2026-10',
    )?.companies ?? [];
  const send = (company_ids: string[], answer: unknown, who = staff()) =>
    who.post('/api/obligations/month-answers', { ...october, answer, company_ids });

  test('is answered for them at once, also for those whose answer stood already', async () => {
    const two = [await trader(), await trader()];
    const ids = two.map(({ id }) => id);
    expect((await open()).filter(({ id }) => ids.includes(id))).toHaveLength(2);
    expect((await send(ids, false)).status).toBe(200);
    expect((await open()).filter(({ id }) => ids.includes(id))).toEqual([]);
    for (const company of two) expect(await vatEu(company)).toBeUndefined();
    expect((await send(ids, true)).status).toBe(200);
    for (const company of two) expect(await vatEu(company)).toMatchObject({ condition: null });
  });
  test('V02: of what is wrong nothing is written', async () => {
    const company = await trader();
    expect((await send([company.id], 'może')).body.errors).toHaveProperty('answer');
    const foreign = await office.add('companies', {}, 'kancelaria');
    expect((await send([company.id, foreign.id], false)).status).toBe(422);
    expect(await vatEu(company)).toMatchObject({ month_question: { month: '2026-10' } });
  });
  test('P04: is the office’s', async () => {
    const company = await trader();
    expect((await send([company.id], false, await office.client(company))).status).toBe(404);
  });
});
