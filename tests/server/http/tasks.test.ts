// On a PostgreSQL server: calls at once.

import { afterEach, describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
type Who = Parameters<typeof office.as>[0];
const act = (who: Who, id: string, action: string, body: object = {}) =>
  office.as(who).post(`/api/tasks/${id}/actions/${action}`, body);
const tick = (who: Who, id: string, body: object) => office.as(who).post(`/api/tasks/${id}/checklist`, body);
const show = async (id: string, who: Who = 'ksiegowa') => (await office.as(who).get(`/api/tasks/${id}`)).body;

describe('a checklist', () => {
  const points = [
    { text: 'Wyciąg', required: true, done: false },
    { text: 'Kasa', required: false, done: false },
  ];
  test('is ticked point by point, each with who and when, and two people never undo each other’s', async () => {
    const { id } = await office.add('tasks', { checklist: points });
    await Promise.all([
      tick('ksiegowa', id, { index: 0, text: 'Wyciąg', done: true }),
      tick('kadry', id, { index: 1, text: 'Kasa', done: true }),
    ]);
    expect((await show(id)).checklist).toEqual([
      { ...points[0], done: true, done_by: 'ksiegowa Testowa', done_at: '2026-11-20 09:00:00' },
      { ...points[1], done: true, done_by: 'kadry Testowa', done_at: '2026-11-20 09:00:00' },
    ]);
    const { body } = await tick('kadry', id, { index: 0, text: 'Wyciąg', done: false });
    expect(body.checklist[0]).toMatchObject({ done: false, done_by: null, done_at: null });
  });
  test('keeps who ticked a point through a form, whatever the form sends', async () => {
    const { id } = await office.add('tasks', { checklist: points });
    await tick('kadry', id, { index: 0, text: 'Wyciąg', done: true });
    const sent = [
      { ...points[1], done: true, done_by: 'Ktoś' },
      { ...points[0], done: true },
    ];
    const { body } = await office.as('ksiegowa').put('/api/tasks/', { id, checklist: sent });
    expect(body.checklist.map(({ done_by }: Values) => done_by)).toEqual(['ksiegowa Testowa', 'kadry Testowa']);
  });
  test('of a list that changed meanwhile, or of a task that is over, is not ticked', async () => {
    const { id } = await office.add('tasks', { checklist: points });
    expect((await tick('ksiegowa', id, { index: 0, text: 'Kasa', done: true })).status).toBe(422);
    const { id: over } = await office.add('tasks', { checklist: points, status: 'done' });
    expect((await tick('ksiegowa', over, { index: 0, text: 'Wyciąg', done: true })).status).toBe(409);
  });
  test('P05, P16: is ticked by the client it is for, not by one who only looks, a stranger, or in the office’s own task', async () => {
    const company = await office.add('companies');
    const { id } = await office.add('tasks', { company_id: company.id, audience: 'client', checklist: points });
    const call = async (role: 'owner' | 'viewer', where = company) =>
      (await (await office.client(where, role)).post(`/api/tasks/${id}/checklist`, { index: 0, text: 'Wyciąg', done: true }))
        .status;
    expect([await call('viewer'), await call('owner'), await call('owner', await office.add('companies'))]).toEqual([
      403, 200, 404,
    ]);
    const { id: internal } = await office.add('tasks', { company_id: company.id, audience: 'office', checklist: points });
    const owner = await office.client(company);
    expect((await owner.post(`/api/tasks/${internal}/checklist`, { index: 0, text: 'Wyciąg', done: true })).status).toBe(404);
    expect((await owner.get(`/api/tasks/${id}`)).body).not.toHaveProperty('spent_minutes');
  });
});

describe('a task that waits for others', () => {
  const wait = (task_id: string, blocker_id: string) =>
    office.as('ksiegowa').post('/api/task-dependencies/', { task_id, blocker_id });
  test('is done after them, and shows them from both sides', async () => {
    const [first, second] = [await office.add('tasks', { title: 'Księgowanie' }), await office.add('tasks', { title: 'VAT' })];
    expect((await wait(second.id, first.id)).status).toBe(201);
    expect(await act('ksiegowa', second.id, 'done')).toMatchObject({
      status: 409,
      body: { code: 'blocked', error: 'To zadanie czeka na inne: Księgowanie.' },
    });
    expect((await show(second.id)).blocked_by).toMatchObject([{ id: first.id, title: 'Księgowanie', status: 'new' }]);
    expect((await show(first.id)).blocks).toMatchObject([{ id: second.id }]);
    await act('kadry', first.id, 'done');
    const { data } = await office.as('ksiegowa').get('/api/notices');
    expect(JSON.stringify(data)).toContain('może ruszyć: zakończono „Księgowanie”');
    expect((await act('ksiegowa', second.id, 'done')).status).toBe(200);
  });
  test('never waits for itself, straight or in a circle', async () => {
    const [a, b, c] = [await office.add('tasks'), await office.add('tasks'), await office.add('tasks')];
    await wait(a.id, b.id);
    await wait(b.id, c.id);
    for (const blocker of [a.id, b.id]) expect((await wait(c.id, blocker)).body.errors).toHaveProperty('blocker_id');
    expect((await wait(a.id, a.id)).status).toBe(422);
    const [one, other] = await Promise.all([wait(c.id, a.id), wait(c.id, b.id)]);
    expect([one.status, other.status]).toEqual([422, 422]);
  });
});

describe('with four eyes', () => {
  const firm = () => office.services.tenants.all().find(({ key }) => key === 'demo');
  const switchTo = (fourEyes: boolean) => {
    const tenant = firm();
    if (tenant) tenant.config = { ...tenant.config, switches: { ...tenant.config.switches, fourEyes } };
  };
  afterEach(() => switchTo(false));
  const pair = () => ({ audience: 'office', assignee_id: office.idOf('ksiegowa'), reviewer_id: office.idOf('kierownik') });

  test('a task with a reviewer is approved by another person than the one who did it', async () => {
    switchTo(true);
    const { id } = await office.add('tasks', { ...pair(), status: 'in_progress' });
    expect((await act('ksiegowa', id, 'done')).body.code).toBe('four_eyes');
    expect((await act('ksiegowa', id, 'review')).body.submitted_by_id).toBe(office.idOf('ksiegowa'));
    expect((await act('ksiegowa', id, 'done')).body.code).toBe('four_eyes');
    const put = await office.as('ksiegowa').put('/api/tasks/', { id, reviewer_id: null });
    expect(put.body.errors).toHaveProperty('reviewer_id');
    expect((await act('kierownik', id, 'done')).body).toMatchObject({
      status: 'done',
      completed_by_id: office.idOf('kierownik'),
    });
  });
  test('P06: made into the client’s, a task with a reviewer is still not done by who does it', async () => {
    switchTo(true);
    const { id } = await office.add('tasks', { ...pair(), status: 'review', submitted_by_id: office.idOf('ksiegowa') });
    expect((await office.as('ksiegowa').put('/api/tasks/', { id, audience: 'client' })).status).toBe(200);
    expect((await act('ksiegowa', id, 'done')).body.code).toBe('four_eyes');
  });
  test('P06: who does a task gets rid of its reviewer neither at once nor by handing it on and back', async () => {
    switchTo(true);
    const put = (who: Who, body: object) => office.as(who).put('/api/tasks/', body);
    const { id } = await office.add('tasks', { ...pair(), status: 'in_progress' });
    for (const reviewer_id of [null, office.idOf('szef')])
      expect((await put('ksiegowa', { id, reviewer_id })).body.errors).toHaveProperty('reviewer_id');
    expect((await put('ksiegowa', { id, assignee_id: office.idOf('kadry') })).status).toBe(200);
    expect((await put('ksiegowa', { id, reviewer_id: null })).body.errors).toHaveProperty('reviewer_id');
    expect((await put('kierownik', { id, reviewer_id: office.idOf('szef') })).status).toBe(200);
    const own = await office.add('tasks', { ...pair(), reviewer_id: null });
    expect((await put('ksiegowa', { id: own.id, reviewer_id: office.idOf('szef') })).status).toBe(200);
    const handed = await office.add('tasks', { ...pair(), status: 'review', submitted_by_id: office.idOf('kadry') });
    expect((await put('ksiegowa', { id: handed.id, assignee_id: office.idOf('kadry') })).body.errors).toHaveProperty(
      'assignee_id',
    );
  });
  test('P06: done in part, not needed, cancelled or deleted, a task with a reviewer is not closed by who does it', async () => {
    switchTo(true);
    const reason = { reason: 'Klient zawiesił działalność' };
    const { id } = await office.add('tasks', { ...pair(), status: 'in_progress' });
    for (const step of ['partly', 'not_applicable', 'cancel'])
      expect([step, (await act('ksiegowa', id, step, reason)).body.code]).toEqual([step, 'four_eyes']);
    expect((await act('kadry', id, 'not_applicable', reason)).body.code).toBe('four_eyes');
    expect((await office.as('ksiegowa').delete(`/api/tasks/${id}`)).body.code).toBe('four_eyes');
    await act('ksiegowa', id, 'review');
    expect((await act('ksiegowa', id, 'partly', reason)).body.code).toBe('four_eyes');
    expect((await act('kierownik', id, 'partly', reason)).body.status).toBe('partly');
    const other = await office.add('tasks', { ...pair(), status: 'in_progress' });
    expect((await act('kierownik', other.id, 'not_applicable', reason)).status).toBe(200);
  });
  test('the reviewer is not the one who does it', async () => {
    switchTo(true);
    const { id } = await office.add('tasks', pair());
    const { body } = await office.as('ksiegowa').put('/api/tasks/', { id, reviewer_id: office.idOf('ksiegowa') });
    expect(body.errors).toHaveProperty('reviewer_id');
  });
  test('off, whoever did it may finish it', async () => {
    const { id } = await office.add('tasks', { ...pair(), status: 'in_progress' });
    expect((await act('ksiegowa', id, 'done')).status).toBe(200);
  });
});

test('P04: who only looks on at a company finishes none of its tasks', async () => {
  const company = await office.add('companies');
  const { id } = await office.add('tasks', { company_id: company.id, audience: 'client' });
  const done = async (role: 'viewer' | 'owner') =>
    (await (await office.client(company, role)).post(`/api/tasks/${id}/actions/done`)).status;
  expect([await done('viewer'), await done('owner')]).toEqual([403, 200]);
});

test('a task tells the time measured on it; a worker knows only their own', async () => {
  const { id } = await office.add('tasks', { audience: 'office' });
  for (const [who, hour] of [
    ['ksiegowa', '08'],
    ['pracownik', '10'],
  ] as const)
    await office.add('uptimes', {
      user_id: office.idOf(who),
      task_id: id,
      start_date: `2026-11-19 ${hour}:00:00`,
      end_date: `2026-11-19 ${hour}:40:00`,
    });
  expect([(await show(id)).spent_minutes, (await show(id, 'pracownik')).spent_minutes]).toEqual([80, 40]);
});

test('a selection is given to another person and moved to another day, all or nothing', async () => {
  const ids = [(await office.add('tasks')).id, (await office.add('tasks', { internal_due_date: '2026-11-30' })).id];
  const move = (data: object) => office.as('ksiegowa').post('/api/tasks/actions/update', { ids, data });
  expect((await move({ assignee_id: office.idOf('kadry') })).status).toBe(200);
  expect((await move({ due_date: '2026-11-25' })).status).toBe(422);
  expect((await show(ids[0] ?? '')).due_date).toBe('2026-12-01');
  expect((await move({ due_date: '2026-12-08' })).status).toBe(200);
  expect(await show(ids[1] ?? '')).toMatchObject({ due_date: '2026-12-08', assignee_id: office.idOf('kadry') });
});
