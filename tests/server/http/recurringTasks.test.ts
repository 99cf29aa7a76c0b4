// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { generate } from '../../../src/server/recurring/generate';
import { keepStatutory } from '../../../src/server/recurring/statutoryKeeping';
import { systemScope } from '../../../src/server/scope';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const act = (name: 'generate' | 'preview', body: object = {}, who: Parameters<typeof office.as>[0] = 'ksiegowa') =>
  office.as(who).post(`/api/recurring-tasks/${name}`, body);
const rules = async (query = '') => (await office.as('ksiegowa').get(`/api/recurring-tasks/?limit=100${query}`)).data;
const tasksOf = async (company: string, more = '') =>
  (await office.as('ksiegowa').get(`/api/tasks/?limit=100&filters=company_id:${company}${more}`)).data as Values[];
const titles = async (company: string) => (await tasksOf(company)).map(({ title }) => String(title)).sort();

const vatPayer = { vat_status: 'active', vat_period: 'monthly', zus_scheme: 'none', taxation_form: 'none' };

const answerOctober = (company_id: string) =>
  office.add('month-answers', { company_id, fact: 'eu_transactions', period: '2026-10', answer: true });
/** Registered for VAT-UE, with a transaction in October. */
async function tradingAbroad() {
  const company = await office.add('companies', { ...vatPayer, vat_eu: true });
  await answerOctober(company.id);
  return company;
}

describeOnce('rules of the law', () => {
  test('stand ready, every one switched on, and are given once', async () => {
    await act('generate');
    const [first, again] = [
      await rules('&filters=kind:statutory'),
      (await act('generate')) && (await rules('&filters=kind:statutory')),
    ];
    expect(first.length).toBeGreaterThanOrEqual(60);
    expect(again.length).toBe(first.length);
    const of = (code: string) => first.find((rule: Values) => rule.code === code);
    expect(of('jpk_v7m')).toMatchObject({ active: true, due_day: 25, frequency: 'monthly', assignee_rule: 'owner' });
    expect(of('zus_20')).toMatchObject({ active: true, category: 'zus', assignee_rule: 'payroll_owner' });
    expect(first.filter((rule: Values) => rule.active !== true)).toEqual([]);
    expect(of('rws')).toMatchObject({ frequency: 'yearly' });
  });
  test('keep their day and are switched off, not deleted', async () => {
    const [rule] = await rules('&filters=kind:statutory');
    const { body } = await office.as('ksiegowa').put('/api/recurring-tasks/', { id: rule.id, due_day: 3 });
    expect(body.errors).toHaveProperty('due_day');
    expect((await office.as('ksiegowa').put('/api/recurring-tasks/', { id: rule.id, lead_days: 12 })).body.lead_days).toBe(12);
    expect((await office.as('ksiegowa').delete(`/api/recurring-tasks/${rule.id}`)).status).toBe(409);
  });
});

describeOnce('stored rules of the law', () => {
  const keep = async () => {
    const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
    if (!tenant) throw new Error('No firm demo');
    return office.services.db.transaction((tx) => keepStatutory(tx, systemScope(tenant, office.services.clock())));
  };
  /** As an older version of the table left a rule. */
  const older = (code: string, set: string) =>
    office.services.db.query({
      text: `update recurring_tasks set ${set} where code = $1 and tenant_id = (select id from tenants where key = 'demo')`,
      values: [code],
    });
  const ruleOf = async (code: string) => (await rules('&filters=kind:statutory')).find((rule: Values) => rule.code === code);

  test('follow a corrected act, day and switch at the next start, with the open tasks of it, and managers are told how many', async () => {
    const company = await office.add('companies', vatPayer);
    await act('generate');
    const [task] = await tasksOf(company.id);
    await older('jpk_v7m', "legal_basis = 'dawna podstawa', due_day = 20, active = false");
    await office.services.db.query({
      text: "update tasks set due_date = '2026-11-20', due_nominal = '2026-11-20' where id = $1",
      values: [task?.id],
    });
    expect(await keep()).toMatchObject({ rules: 1, terms: 1 });
    expect(await ruleOf('jpk_v7m')).toMatchObject({ due_day: 25, active: true, legal_basis: expect.stringContaining('art. 99') });
    expect((await tasksOf(company.id))[0]).toMatchObject({ due_date: '2026-11-25', due_nominal: '2026-11-25' });
    const { data } = await office.as('kierownik').get('/api/notices/?filters=event:law_followed');
    expect(data.map(({ text }: Values) => text)).toContainEqual(
      expect.stringMatching(/^Prawo w regułach: 1\sreguła po zmianie \(\d+\sklient(ów)?, 1\stermin\)$/),
    );
    expect(await keep()).toEqual({ rules: 0, clients: 0, terms: 0 });
  });

  test('keep what a person of the office set, and a day that a person gave a task', async () => {
    const company = await tradingAbroad();
    await act('generate');
    const rule = await ruleOf('vat_ue');
    await office.as('ksiegowa').put('/api/recurring-tasks/', { id: rule.id, active: false, lead_days: 30 });
    const task = (await tasksOf(company.id)).find(({ title }) => /^VAT-UE/.test(String(title)));
    await office.as('ksiegowa').put('/api/tasks/', { id: task?.id, due_date: '2026-11-23' });
    await older('vat_ue', "legal_basis = 'dawna podstawa', name = 'Dawna nazwa'");
    expect(await keep()).toMatchObject({ rules: 1, terms: 0 });
    expect(await ruleOf('vat_ue')).toMatchObject({
      active: false,
      lead_days: 30,
      name: 'VAT-UE – informacja podsumowująca',
      legal_basis: expect.stringContaining('art. 100'),
    });
    expect((await tasksOf(company.id)).find(({ id }) => id === task?.id)).toMatchObject({ due_date: '2026-11-23' });
    await office.as('ksiegowa').put('/api/recurring-tasks/', { id: rule.id, active: true, lead_days: 10 });
  });
});

describe('generation', () => {
  testOnce('makes what surely binds, with both dates, the keeper and a Polish title; twice makes nothing twice', async () => {
    const company = await office.add('companies', vatPayer);
    await act('generate');
    expect(await titles(company.id)).toEqual(['JPK_V7M i zapłata VAT za październik 2026']);
    const [task] = await tasksOf(company.id);
    expect(task).toMatchObject({
      due_date: '2026-11-25',
      due_nominal: '2026-11-25',
      internal_due_date: '2026-11-22',
      period: '2026-10',
      assignee_id: office.idOf('ksiegowa'),
      category: 'tax',
      audience: 'office',
      checklist: [{ text: 'Dane kompletne i sprawdzone', required: true, done: false }, {}, {}],
    });
    expect(task).not.toHaveProperty('generation_key');
    expect((await act('generate')).data.tasks).toBe(0);
    expect(await tasksOf(company.id)).toHaveLength(1);
  });
  testOnce('moves a day off and says why', async () => {
    const company = await office.add('companies', vatPayer);
    await act('generate', { days: 45 });
    const november = (await tasksOf(company.id)).find(({ title }) => title === 'JPK_V7M i zapłata VAT za listopad 2026');
    expect(november).toMatchObject({ due_nominal: '2026-12-25', due_date: '2026-12-28' });
    const { body } = await office.as('ksiegowa').get(`/api/tasks/${november?.id}`);
    expect(body.due_note).toMatch(/^Termin przesunięty z 25\.12\.2026 na 28\.12\.2026: /);
  });
  testOnce('warns in the task of a day that no second source confirms, and in no other', async () => {
    const company = await office.add('companies', { ...vatPayer, employs: true });
    await act('generate', { days: 30 });
    const described = Object.fromEntries(
      (await tasksOf(company.id)).map(({ title, description }) => [String(title).split(' za ')[0], String(description ?? '')]),
    );
    expect(described['Wypłata wynagrodzeń (najpóźniej)']).toContain('Termin z samego przepisu, bez drugiego źródła.');
    expect(described['JPK_V7M i zapłata VAT']).toBe('');
  });
  testOnce('takes PPK, full-time work and the insured from the list of employees where the card is silent', async () => {
    const [large, stated, others] = [
      await office.add('companies', vatPayer),
      await office.add('companies', { ...vatPayer, ppk: false, employees_fte: 24 }),
      await office.add('companies', vatPayer),
    ];
    for (const { id } of [large, stated])
      for (let nth = 0; nth < 25; nth += 1)
        await office.add('employees', {
          company_id: id,
          status: 'active',
          contract_type: 'employment_indefinite',
          fte: 10_000,
          ppk_status: 'enrolled',
        });
    await office.add('employees', { company_id: others.id, status: 'active', contract_type: 'b2b' });
    await act('generate', { days: 30 });
    const [ofLarge, ofStated] = [(await titles(large.id)).join(), (await titles(stated.id)).join()];
    for (const name of ['PFRON', 'Wpłaty PPK', 'PIT-4R']) expect(ofLarge).toContain(name);
    expect(ofStated).toContain('PIT-4R');
    for (const name of ['PFRON', 'Wpłaty PPK']) expect(ofStated).not.toContain(name);
    expect((await titles(others.id)).join()).not.toContain('PIT-4R');
  });
  testOnce('after a change of the profile makes only what is new', async () => {
    const company = await office.add('companies', vatPayer);
    await act('generate');
    const before = await titles(company.id);
    await office.as('ksiegowa').put('/api/companies/', { id: company.id, vat_eu: true, profile_from: '2026-10-01' });
    await answerOctober(company.id);
    await act('generate');
    expect((await titles(company.id)).filter((title) => !before.includes(title))).toEqual([
      'VAT-UE – informacja podsumowująca za październik 2026',
    ]);
  });
  test('by two processes at once makes nothing twice', async () => {
    const company = await tradingAbroad();
    const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
    if (!tenant) throw new Error('No firm demo');
    const scope = systemScope(tenant, office.services.clock());
    await Promise.all([generate(office.services.db, scope), generate(office.services.db, scope)]);
    const all = await titles(company.id);
    expect(all).toHaveLength(2);
    expect(new Set(all).size).toBe(2);
  });
  testOnce('does not make again what somebody deleted', async () => {
    const company = await office.add('companies', vatPayer);
    await act('generate');
    const [task] = await tasksOf(company.id);
    await office.as('ksiegowa').delete(`/api/tasks/${task?.id}`);
    await act('generate');
    expect(await tasksOf(company.id)).toHaveLength(0);
  });
  testOnce('skips a business that rests, one that the office does not serve, and what the profile does not answer', async () => {
    const resting = await office.add('companies', { ...vatPayer, status: 'suspended' });
    const dated = await office.add('companies', { ...vatPayer, suspended_from: '2026-09-01' });
    const lead = await office.add('companies', { ...vatPayer, status: 'lead' });
    const exempt = await office.add('companies', { ...vatPayer, vat_status: 'exempt_limit', vat_period: null });
    const importer = await office.add('companies', {
      ...vatPayer,
      vat_status: 'exempt_limit',
      vat_period: null,
      imports_services: true,
    });
    await act('generate');
    for (const { id } of [resting, dated, lead, exempt]) expect(await titles(id)).toEqual([]);
    expect(await titles(importer.id)).toEqual(['VAT-9M lub VAT-8 za październik 2026']);
  });
  testOnce('gives each partner what is theirs, by name', async () => {
    const company = await office.add('companies', {
      company_type: 'civil_partnership',
      vat_status: 'exempt_limit',
      taxation_form: 'transparent',
    });
    for (const first_name of ['Ewa', 'Adam'])
      await office.add('company-persons', {
        company_id: company.id,
        first_name,
        last_name: 'Lis',
        role: 'partner',
        taxation_form: 'pit_flat',
        zus_scheme: 'full',
      });
    await act('generate', { days: 31 });
    const zus = (await tasksOf(company.id)).filter(
      ({ title }) => /^ZUS DRA/.test(String(title)) && /listopad/.test(String(title)),
    );
    expect(zus.map(({ title }) => String(title).split(' – ').at(-1)).sort()).toEqual(['Adam Lis', 'Ewa Lis']);
    expect(zus.every(({ person_id }) => person_id !== null)).toBe(true);
  });
  testOnce('U02: writes a line of the trail for every task, in a chain that holds', async () => {
    const company = await office.add('companies', { ...vatPayer, vat_eu: true });
    await act('generate');
    const [task] = await tasksOf(company.id);
    const { data } = await office.as('ksiegowa').get(`/api/tasks/${task?.id}/history`);
    expect(data[0]).toMatchObject({ action: 'create' });
    const { db, keys } = office.services;
    const [row] = await db.query<{ id: number }>({ text: "select id from tenants where key = 'demo'" });
    expect(await verifyAudit(db, keys, row?.id ?? 0)).toMatchObject({ findings: [] });
  });
});

describeOnce('the office’s own rule', () => {
  const own = (values: object = {}) =>
    office.as('ksiegowa').post('/api/recurring-tasks/', {
      name: 'Uzgodnienie kasy',
      frequency: 'monthly',
      due_day: 28,
      due_month_offset: 0,
      ...values,
    });
  test('takes in the companies of its filter but those left out, and tells before saving how many', async () => {
    const [one, two] = [
      await office.add('companies', { ...vatPayer, accounting_type: 'ngo_simplified' }),
      await office.add('companies', { ...vatPayer, accounting_type: 'ngo_simplified' }),
    ];
    const rule = {
      name: 'Uzgodnienie kasy',
      due_day: 28,
      due_month_offset: 0,
      for_accounting_types: ['ngo_simplified'],
      for_vat: ['monthly'],
    };
    const { data } = await act('preview', rule);
    expect(data[0]).toEqual({
      period: '2026-11',
      name: 'listopad 2026',
      companies: 2,
      tasks: 2,
      nominal: '2026-11-28',
      due: '2026-11-30',
    });
    const { body } = await own({ ...rule, exclude_companies: [{ company_id: two.id }], lead_days: 15 });
    await act('generate', { ids: [body.id] });
    expect(await titles(one.id)).toEqual(['Uzgodnienie kasy za listopad 2026']);
    expect(await titles(two.id)).toEqual([]);
    expect((await office.as('ksiegowa').get(`/api/recurring-tasks/${body.id}`)).body).toMatchObject({
      last_generated_period: '2026-11',
      last_generated_at: '2026-11-20 09:00:00',
    });
  });
  test('may be one task for the whole office, each week', async () => {
    const { body } = await own({
      name: 'Kopia zapasowa {okres}',
      frequency: 'weekly',
      due_day: 5,
      due_month_offset: 1,
      scope: 'office',
      assignee_rule: 'fixed',
      assignee_id: office.idOf('kadry'),
    });
    await act('generate', { ids: [body.id] });
    const { data } = await office.as('kadry').get(`/api/tasks/?filters=recurring_task_id:${body.id}`);
    expect(data.map(({ title }: Values) => title)).toEqual([
      'Kopia zapasowa 47. tydzień 2026',
      'Kopia zapasowa 48. tydzień 2026',
    ]);
  });
  test('tells what is wrong with it in a preview as in saving', async () => {
    for (const call of [act('preview', { frequency: 'monthly' }), own({ due_day: null })])
      expect((await call).body.errors).toHaveProperty('due_day');
    expect((await own({ assignee_rule: 'fixed' })).body.errors).toHaveProperty('assignee_id');
  });
  test('for the client makes a task that the client does', async () => {
    const company = await office.add('companies', { ...vatPayer, accounting_type: 'vat_only' });
    const { body } = await own({ name: 'Prześlij wyciąg', assignee_rule: 'contact', for_accounting_types: ['vat_only'] });
    await act('generate', { ids: [body.id] });
    const caller = await office.client(company);
    const { data } = await caller.get('/api/tasks/');
    expect(data.map(({ title }: Values) => title)).toEqual(['Prześlij wyciąg za listopad 2026']);
    expect(data[0]).not.toHaveProperty('recurring_task_id');
    expect((await caller.post(`/api/tasks/${data[0].id}/actions/done`)).status).toBe(200);
  });
});

describeOnce('who may', () => {
  test('P16: a worker reads rules and makes none; a client knows of none', async () => {
    expect((await office.as('pracownik').get('/api/recurring-tasks/')).status).toBe(200);
    for (const name of ['preview', 'generate'] as const) {
      expect((await act(name, {}, 'pracownik')).status).toBe(403);
      expect((await act(name, {}, 'klient')).status).toBe(404);
      expect((await office.nobody().post(`/api/recurring-tasks/${name}`, {})).status).toBe(401);
    }
  });
  test('T02: one firm’s generation makes nothing in another', async () => {
    const other = await office.add('companies', vatPayer, 'kancelaria');
    await act('generate');
    const { data } = await office.as('ksiegowa', 'kancelaria').get(`/api/tasks/?filters=company_id:${other.id}`);
    expect(data).toEqual([]);
  });
});
