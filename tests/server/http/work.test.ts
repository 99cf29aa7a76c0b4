import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice();
const act = (who: Parameters<typeof office.as>[0], name: string, id: string, action: string, body: object = {}) =>
  office.as(who).post(`/api/${name}/${id}/actions/${action}`, body);

describe('a task', () => {
  test('is taken by whoever takes it, where nobody had it, on that day', async () => {
    const { id } = await office.add('tasks', { assignee_id: null });
    const { body } = await act('kadry', 'tasks', id, 'take');
    expect([body.assignee_id, body.start_date, body.status]).toEqual([office.idOf('kadry'), '2026-11-20', 'in_progress']);
  });
  test('stays whose it was, and began when it began', async () => {
    const { id } = await office.add('tasks', { assignee_id: office.idOf('ksiegowa'), start_date: '2026-11-01' });
    const { body } = await act('kadry', 'tasks', id, 'take');
    expect([body.assignee_id, body.start_date]).toEqual([office.idOf('ksiegowa'), '2026-11-01']);
  });
  test('tells who did it and when, until it is opened again', async () => {
    const { id } = await office.add('tasks');
    expect((await act('ksiegowa', 'tasks', id, 'done')).body).toMatchObject({
      completed_at: '2026-11-20 09:00:00',
      completed_by_id: office.idOf('ksiegowa'),
    });
    expect((await act('ksiegowa', 'tasks', id, 'done')).status).toBe(409);
    expect((await act('ksiegowa', 'tasks', id, 'reopen')).body.errors).toHaveProperty('reason');
    expect((await act('ksiegowa', 'tasks', id, 'reopen', { reason: 'Brakuje strony' })).body).toMatchObject({
      completed_at: null,
      completed_by_id: null,
      status: 'in_progress',
    });
  });
  test('is not done while a required point is not, and says which', async () => {
    const checklist = [
      { text: 'Wyciąg', required: true, done: false },
      { text: 'Kawa', required: false, done: false },
    ];
    const { id } = await office.add('tasks', { checklist });
    expect(await act('ksiegowa', 'tasks', id, 'done')).toMatchObject({
      status: 409,
      body: { code: 'checklist', error: 'Najpierw wykonaj wymagane punkty: Wyciąg.' },
    });
    await office
      .as('ksiegowa')
      .put('/api/tasks/', { id, checklist: checklist.map((point) => ({ ...point, done: point.required })) });
    expect((await act('ksiegowa', 'tasks', id, 'done')).status).toBe(200);
  });
  test('of the client’s own is done by the client, and nothing else about it', async () => {
    const { id } = await office.add('tasks', { audience: 'client' });
    for (const action of ['take', 'cancel', 'review', 'nieznane'])
      expect([403, 404]).toContain((await act('klient', 'tasks', id, action)).status);
    expect((await act('klient', 'tasks', id, 'done')).body.status).toBe('done');
    const office1 = await office.add('tasks', { audience: 'office' });
    expect((await act('klient', 'tasks', office1.id, 'done')).status).toBe(404);
    const stranger = await office.client(await office.add('companies'));
    const { id: again } = await office.add('tasks', { audience: 'client' });
    expect((await stranger.post(`/api/tasks/${again}/actions/done`)).status).toBe(404);
  });
});

describe('a company', () => {
  const statusOf = async (id: string) => (await office.as('ksiegowa').get(`/api/companies/${id}`)).body;
  test('shows where its newest open settlement stands, through every change', async () => {
    const { id: company_id } = await office.add('companies');
    const settle = (period: string) =>
      office.as('ksiegowa').post('/api/settlements/', { company_id, period, owner_id: office.idOf('ksiegowa') });
    const september = (await settle('2026-09')).body.id;
    expect((await statusOf(company_id)).accounting_status).toBe('not_started');
    await act('ksiegowa', 'settlements', september, 'wait');
    const october = (await settle('2026-10')).body.id;
    expect((await statusOf(company_id)).accounting_status).toBe('not_started');
    await act('ksiegowa', 'settlements', october, 'complete');
    expect((await statusOf(company_id)).accounting_status).toBe('documents_complete');
    await office.as('ksiegowa').delete(`/api/settlements/${october}`);
    expect((await statusOf(company_id)).accounting_status).toBe('waiting_documents');
    await office.as('ksiegowa').post(`/api/settlements/${october}/restore`);
    expect((await statusOf(company_id)).accounting_status).toBe('documents_complete');
    await act('ksiegowa', 'settlements', september, 'skip');
    await office.as('ksiegowa').delete(`/api/settlements/${october}`);
    expect((await statusOf(company_id)).accounting_status).toBe('not_applicable');
  });
  test('is not another version for that: who edits it meanwhile is not stopped', async () => {
    const { id: company_id } = await office.add('companies');
    const { version } = await statusOf(company_id);
    await office.as('ksiegowa').post('/api/settlements/', { company_id, period: '2026-10', owner_id: office.idOf('ksiegowa') });
    expect((await office.as('kadry').put('/api/companies/', { id: company_id, version, short_name: 'Kłos' })).status).toBe(200);
  });
  test('takes no status that a client sends', async () => {
    const { id } = await office.add('companies');
    expect((await office.as('ksiegowa').put('/api/companies/', { id, accounting_status: 'paid' })).status).toBe(200);
    expect((await statusOf(id)).accounting_status).toBeNull();
  });
});

test('a settlement that is closed says when', async () => {
  const { id } = await office.add('settlements', { status: 'paid' });
  expect((await act('ksiegowa', 'settlements', id, 'close')).body).toMatchObject({
    status: 'closed',
    closed_at: '2026-11-20 09:00:00',
  });
});
