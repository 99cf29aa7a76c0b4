// On a PostgreSQL server: entries of the trail at once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Added } from '../../support/office';
import { openOffice } from '../../support/office';

const office = openOffice();
let employee: Added;
const db = () => office.services.db;

/** A trail that takes no line: what can't be written down must not happen either. */
const closeTrail = [
  `create function no_line() returns trigger language plpgsql as $$ begin raise exception 'The trail is closed'; end $$`,
  'create trigger closed before insert on audit for each row execute function no_line()',
];
const openTrail = ['drop trigger if exists closed on audit', 'drop function if exists no_line'];
const run = (statements: readonly string[]) =>
  db().asOwner(async (tx) => {
    for (const text of statements) await tx.query({ text });
  });

beforeAll(async () => {
  employee = await office.add('employees');
  await run(closeTrail);
});
afterAll(() => run(openTrail));

const living = async (name: 'kadry' | 'super') => {
  const text = 'select id from sessions where tenant_id = 1 and user_id = $1 and ended_at is null';
  return db().query<{ id: string }>({ text, values: [office.idOf(name)] });
};

describe('U01: without its line in the trail', () => {
  test.each(['/api/auth', '/api/auth/all'])('nobody is logged out (%s)', async (path) => {
    expect((await office.as('kadry').delete(path)).status).toBe(500);
    expect(await living('kadry')).toHaveLength(1);
  });

  test('no session of another ends', async () => {
    const [session] = await living('kadry');
    expect((await office.as('super').delete(`/api/users/sessions/${session?.id}`)).status).toBe(500);
    expect(await living('kadry')).toHaveLength(1);
  });

  test('nothing is changed', async () => {
    const task = await office.add('tasks', { title: 'Stare' });
    expect((await office.as('super').put('/api/tasks/', { id: task.id, title: 'Nowe' })).status).toBe(500);
    expect(await db().query({ text: 'select title from tasks where id = $1', values: [task.id] })).toEqual([{ title: 'Stare' }]);
  });

  test('nothing is taken away or opened', async () => {
    const kadry = office.as('kadry');
    for (const path of ['/api/employees/export?format=csv', `/api/employees/${employee.id}/papers/skierowanie`])
      expect((await kadry.get(path)).status).toBe(500);
    expect((await kadry.post(`/api/employees/${employee.id}/reveal`, { field: 'pesel' })).status).toBe(500);
    for (const path of ['/api/settings/trail', '/api/settings/trail/export?format=csv'])
      expect((await office.as('super').get(path)).status).toBe(500);
  });
});
