import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Waiting, WaitingItem } from '../../../src/contract/waiting';
import type { Resource } from '../../../src/schema';
import { handlers } from '../../../src/server/handlers';
import { concerns } from '../../../src/server/records/waiting/kinds';
import type { Scope } from '../../../src/server/scope';
import { standard, withChanges } from '../../../src/tenants/standard';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

const office = openOffice();
const company = (values: Values = {}) => office.add('companies', values);
const read = async (who: Caller): Promise<Waiting> => (await who.get('/api/waiting')).body as Waiting;
const told = async (who: Caller) => (await read(who)).data.map(({ kind, title }) => `${kind} ${title}`);
const of = ({ data }: Waiting, id: string) => data.find((item) => item.id === id) as WaitingItem;
const keeper = () => office.idOf('ksiegowa');

/** A settlement that the client has, with one position to be paid. */
async function toPay(own: Added, values: Values = {}) {
  const settlement = await office.add('settlements', { company_id: own.id, period: '2026-10', status: 'published' });
  const item = await office.add('settlement-items', {
    settlement_id: settlement.id,
    company_id: own.id,
    period: '2026-10',
    kind: 'vat',
    amount: 341_200,
    amount_type: 'due',
    due_nominal: '2026-11-25',
    due_effective: '2026-11-25',
    account_number: '61109010140000071219812874',
    stage: 'published',
    ...values,
  });
  return { settlement, item };
}

describe('what waits for a client', () => {
  test('stands in one list: late first, then by the day, what has no day last', async () => {
    const own = await company();
    const client = await office.client(own);
    const task = (title: string, due_date: string) =>
      office.add('tasks', { title, due_date, company_id: own.id, audience: 'client', status: 'new' });
    await task('Na jutro', '2026-11-21');
    await task('Spóźnione', '2026-11-18');
    const ticket = await office.add('tickets', { company_id: own.id, subject: 'Leasing', status: 'waiting_client' });
    const { settlement, item } = await toPay(own, { paid_amount: 100_000, payment_status: 'partly_paid' });

    const answer = await read(client);
    expect(answer.data.map(({ asks, late }) => [asks, late])).toEqual([
      ['Wykonaj zadanie', true],
      ['Wykonaj zadanie', false],
      ['Zapłać', false],
      ['Odpowiedz biuru', false],
    ]);
    expect(answer.total).toBe(4);
    expect(answer.groups).toContainEqual(expect.objectContaining({ kind: 'tasks.to_do', count: 2, late: 1 }));
    expect(of(answer, item.id)).toMatchObject({
      amount: 241_200,
      due: '2026-11-25',
      link: `/reports/monthly-settlements/${settlement.id}`,
      component: 'settlementBanner',
      facts: { account_number: '61109010140000071219812874', period: '2026-10', amount: 341_200 },
    });
    // By what it is about, without the office's number.
    expect(of(answer, ticket.id)).toMatchObject({ title: 'Leasing', link: `/tickets/${ticket.id}` });
  });

  test('P05: is of their own companies alone, and nothing of another firm’s', async () => {
    const [own, foreign] = [await company(), await company()];
    const client = await office.client(own);
    await office.add('tasks', { title: 'Cudze', company_id: foreign.id, audience: 'client', status: 'new' });
    await office.add('tasks', { title: 'Dla biura', company_id: own.id, audience: 'office', status: 'new' });
    await office.add('tasks', { title: 'Innej kancelarii', audience: 'client', status: 'new' }, 'kancelaria');
    await toPay(foreign);
    await toPay(own, { stage: 'hidden' });
    expect(await told(client)).toEqual([]);
  });

  test('P16: who only looks on in a company is not asked to pay, to accept or to add', async () => {
    const own = await company();
    await toPay(own);
    await office.add('billable-events', { company_id: own.id, status: 'to_accept' });
    await office.add('documents', { company_id: own.id, status: 'returned', direction: 'from_client' });
    expect(await told(await office.client(own, 'viewer'))).toEqual([]);
    expect(await told(await office.client(own))).toHaveLength(3);
  });

  test('goes away once it is done', async () => {
    const own = await company();
    const client = await office.client(own);
    const task = await office.add('tasks', { company_id: own.id, audience: 'client', status: 'new' });
    const event = await office.add('billable-events', {
      company_id: own.id,
      status: 'to_accept',
      net_amount: 12_000,
      gross_amount: 14_760,
    });
    const { item } = await toPay(own);
    expect(of(await read(client), event.id)).toMatchObject({
      amount: 14_760,
      net: 12_000,
      asks: 'Zaakceptuj cenę brutto albo odmów',
    });
    expect(of(await read(client), task.id)).not.toHaveProperty('net');
    expect(of(await read(client), task.id).does).toEqual({ name: 'done', label: 'Wykonane', done: 'Wykonano' });
    for (const path of [
      `tasks/${task.id}/actions/done`,
      `billable-events/${event.id}/actions/accept`,
      `settlement-items/${item.id}/actions/declare`,
    ])
      expect((await client.post(`/api/${path}`)).status).toBe(200);
    expect(await told(client)).toEqual([]);
  });

  test('counts what a request still asks for, and tells documents to be corrected or confirmed', async () => {
    const own = await company();
    const client = await office.client(own);
    const request = await office.add('document-requests', { company_id: own.id, status: 'partial', due_date: '2026-11-10' });
    const item = (status: string) =>
      office.add('document-request-items', { request_id: request.id, company_id: own.id, status, sent: true });
    await item('missing');
    await item('missing');
    await item('uploaded');
    const done = await office.add('document-requests', { company_id: own.id, status: 'partial' });
    await office.add('document-request-items', { request_id: done.id, company_id: own.id, status: 'uploaded', sent: true });
    const returned = await office.add('documents', { company_id: own.id, status: 'returned', direction: 'from_client' });
    const paper = await office.add('documents', { company_id: own.id, status: 'to_confirm', direction: 'to_client' });

    const answer = await read(client);
    expect(of(answer, request.id)).toMatchObject({ count: 2, late: true, link: '/documents' });
    expect(of(answer, done.id)).toBeUndefined();
    expect(of(answer, returned.id).asks).toBe('Popraw i wyślij jeszcze raz');
    expect(of(answer, paper.id).link).toBe(`/documents/${paper.id}`);
  });

  test('a poll waits until they vote, and never after its last day', async () => {
    const own = await company();
    const client = await office.client(own);
    const poll = await office.add('polls', { status: 'open', audience: 'clients', closes_on: '2026-11-30' });
    await office.add('polls', { status: 'open', audience: 'clients', closes_on: '2026-11-19' });
    await office.add('polls', { status: 'open', audience: 'staff' });
    const mine = ({ data }: Waiting) => data.filter(({ resource }) => resource === 'polls').map(({ id }) => id);
    expect(mine(await read(client))).toEqual([poll.id]);
    expect((await client.post(`/api/polls/${poll.id}/actions/vote`, { picked: ['o1'] })).status).toBe(200);
    expect(mine(await read(client))).toEqual([]);
    await office.as('ksiegowa').post(`/api/polls/${poll.id}/actions/close`);
  });

  test('an unread answer of the office waits until it is read', async () => {
    const own = await company();
    const client = await office.client(own);
    const made = await office.as('ksiegowa').post('/api/messages/', {
      subject: 'Zmiana rachunku',
      company_id: own.id,
      post_body: '<p>Dzień dobry</p>',
    });
    expect(made.status).toBe(201);
    expect(await told(client)).toEqual(['messages.unread Zmiana rachunku']);
    expect((await read(client)).groups.find(({ kind }) => kind === 'messages.unread')?.label).toEqual([
      'rozmowa z nową wiadomością',
      'rozmowy z nowymi wiadomościami',
      'rozmów z nowymi wiadomościami',
    ]);
    const [post] = (await client.get(`/api/messages/${made.body.id}/posts`)).body.data;
    await client.post(`/api/messages/${made.body.id}/posts/read`, { to: post.id });
    expect(await told(client)).toEqual([]);
  });

  test('P03: what the firm switched off does not wait', async () => {
    const own = await office.add('companies', {}, 'kancelaria');
    const client = await office.client(own, 'owner', 'kancelaria');
    await office.add('documents', { company_id: own.id, status: 'returned', direction: 'from_client' }, 'kancelaria');
    const task = await office.add('tasks', { company_id: own.id, audience: 'client', status: 'new' }, 'kancelaria');
    expect((await read(client)).data.map(({ id }) => id)).toEqual([task.id]);
  });

  test('P08: of a medical examination that runs out a list tells that it does, and not the day; payroll’s alone', async () => {
    const own = await company();
    const employee = (last_name: string, medical_exam_valid_to: string | null) =>
      office.add('employees', { company_id: own.id, last_name, medical_exam_valid_to, status: 'active' });
    await employee('Po terminie', '2026-11-10');
    await employee('Niedługo', '2026-12-24');
    await employee('Później', '2027-06-01');
    await employee('Brak', null);
    const answer = await read(await office.client(own, 'payroll'));
    expect(answer.data.map(({ title, due, late, asks }) => [title, due, late, asks])).toEqual([
      ['Jan Po terminie', null, true, 'Skieruj na badania lekarskie'],
      ['Jan Niedługo', null, false, 'Skieruj na badania lekarskie'],
      ['Jan Brak', null, false, 'Brak badań lekarskich: prześlij orzeczenie'],
    ]);
    expect(await told(await office.client(own, 'accountant'))).toEqual([]);
  });
});

describe('what waits in the office', () => {
  test('is the asker’s own: their tasks, cases, settlements and their companies’ documents', async () => {
    const own = await company({ owner_id: keeper() });
    const foreign = await company({ owner_id: office.idOf('szef') });
    const task = await office.add('tasks', { assignee_id: keeper(), audience: 'office', status: 'new', due_date: '2026-11-01' });
    await office.add('tasks', { title: 'Szefa', assignee_id: office.idOf('szef'), audience: 'office', status: 'new' });
    const paper = await office.add('documents', { company_id: own.id, status: 'new', direction: 'from_client' });
    const theirs = await office.add('documents', { company_id: foreign.id, status: 'new', direction: 'from_client' });
    const month = await office.add('settlements', { company_id: own.id, owner_id: keeper(), status: 'documents_complete' });

    const answer = await read(office.as('ksiegowa'));
    expect(answer.data[0]?.id).toBe(task.id);
    expect(of(answer, paper.id).link).toBe(`/dashboard/documents/${paper.id}`);
    expect(of(answer, month.id).asks).toBe('Zaksięguj');
    expect(of(answer, theirs.id)).toBeUndefined();
    const group = answer.groups.find(({ kind }) => kind === 'tasks.mine');
    expect(group).toMatchObject({ late: expect.any(Number), label: ['moje zadanie', 'moje zadania', 'moich zadań'] });
    expect(decodeURIComponent(group?.link ?? '')).toBe(
      `/dashboard/tasks?filter={"assignee_id":"${keeper()}","status":["new","in_progress","rejected"]}`,
    );
    expect(answer.data.some(({ title }) => title === 'Szefa')).toBe(false);
  });

  test('P02: a worker is told of tasks alone, and a manager besides of what only they decide', async () => {
    const worker = office.idOf('pracownik');
    const own = await company({ owner_id: worker });
    await office.add('tasks', { assignee_id: worker, audience: 'office', status: 'new' });
    await office.add('documents', { company_id: own.id, status: 'new', direction: 'from_client' });
    await office.add('settlements', { company_id: own.id, owner_id: worker, status: 'review' });
    await office.add('uptimes', { user_id: office.idOf('szef'), status: 'submitted' });
    const kinds = async (name: PrincipalName) => (await read(office.as(name))).groups.map(({ kind }) => kind);
    expect(await kinds('pracownik')).toEqual(['tasks.mine']);
    expect(await kinds('kierownik')).toEqual(expect.arrayContaining(['settlements.to_review', 'uptimes.to_approve']));
    expect(await kinds('ksiegowa')).not.toContain('settlements.to_review');
  });

  test('P08: the payroll keeper with the grant is told whose examinations run out, anybody else is not', async () => {
    const own = await company({ payroll_owner_id: office.idOf('kadry') });
    await office.add('employees', { company_id: own.id, medical_exam_valid_to: '2026-11-25', status: 'active' });
    const other = await company({ payroll_owner_id: keeper() });
    await office.add('employees', { company_id: other.id, medical_exam_valid_to: '2026-11-25', status: 'active' });
    const asked = ({ data }: Waiting) => data.filter(({ resource }) => resource === 'employees').map(({ due }) => due);
    expect(asked(await read(office.as('kadry')))).toEqual([null]);
    expect(asked(await read(office.as('ksiegowa')))).toEqual([]);
  });

  test('of very many the first are told, and all are counted', async () => {
    const boss = office.idOf('szef');
    for (let nth = 0; nth < 30; nth += 1)
      await office.add('tickets', { assignee_id: boss, status: 'open', next_due: '2026-12-01 10:00:00' });
    const answer = await read(office.as('szef'));
    expect(answer.data.filter(({ kind }) => kind === 'tickets.mine')).toHaveLength(10);
    expect(answer.groups.find(({ kind }) => kind === 'tickets.mine')?.count).toBe(30);
    expect(answer.total).toBeGreaterThanOrEqual(30);
  });
});

test('A18: whoever has used up their recovery codes is told to make new ones', async () => {
  const codes = async () => (await read(office.as('kadry'))).data.filter(({ kind }) => kind === 'users.recovery_codes');
  expect(await codes()).toEqual([]);
  await office.services.db.asOwner((tx) =>
    tx.query({ text: `update users set second_factor = 'app' where id = $1`, values: [office.idOf('kadry')] }),
  );
  expect(await codes()).toMatchObject([{ component: 'tfaAlert', link: '/dashboard/users/profile' }]);
});

test('A01: nobody who is not logged in is told anything', async () => {
  expect((await office.nobody().get('/api/waiting')).status).toBe(401);
});

test('every kind that a handler is to find is found by one', () => {
  const found = Object.values<Resource>(resources).flatMap(({ name, waiting = [] }) =>
    waiting.filter((kind) => kind.found).map(({ code }) => [name, code] as const),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([name, code]) => !handlers[name]?.waiting?.[code])).toEqual([]);
});

test.each(
  Object.values<Resource>(resources).flatMap(({ name, waiting = [] }) =>
    waiting.flatMap((kind) => (kind.component ? [{ what: `${name}.${kind.code}`, kind, component: kind.component }] : [])),
  ),
)('P03: of $what nobody is told where the firm hides $component', ({ kind, component }) => {
  const scopeWith = (visible: boolean) => {
    const config = withChanges(standard('demo'), { modules: { dashboard: { components: { [component]: { visible } } } } });
    const who = { isAdmin: kind.side === 'office', roles: kind.roles ?? [] };
    return { who, tenant: { config } } as unknown as Scope;
  };
  expect([true, false].map((visible) => concerns(kind, scopeWith(visible)))).toEqual([true, false]);
});
