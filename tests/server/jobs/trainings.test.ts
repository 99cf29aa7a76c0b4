import { expect, test } from 'vitest';
import type { Tx } from '../../../src/server/db/database';
import { systemScope } from '../../../src/server/scope';
import { trainingsAssign, trainingsDaily } from '../../../src/server/trainings/job';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const day = 86_400_000;

function contextNow() {
  const { services } = office;
  const { db, clock, tenants } = services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const now = clock();
  return {
    db,
    tenant,
    now,
    today: now.toISOString().slice(0, 10),
    scope: systemScope(tenant, now),
    services,
    signal: new AbortController().signal,
    transaction: <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction(work),
  } as never;
}
const morning = () => trainingsDaily.run({ due: '' }, contextNow());

const mandatory = (values: Values = {}) =>
  office.add('trainings', {
    title: 'RODO dla pracowników',
    status: 'published',
    visible_to: ['staff'],
    audience: 'staff',
    mandatory: true,
    due_days: 10,
    ...values,
  });

async function given(trainingId: string) {
  const { db } = office.services;
  return db.query<{ user_id: string; status: string; due_on: string; round: number }>({
    text: `select user_id, status, due_on::text, round from training_completions where training_id = $1 order by round, user_id`,
    values: [trainingId],
  });
}
async function told(event: string, userId: string, trainingId: string): Promise<number> {
  const { db } = office.services;
  const [row] = await db.query<{ many: number }>({
    text: 'select count(*)::int as many from notices where event = $1 and user_id = $2 and record_id = $3',
    values: [event, userId, trainingId],
  });
  return row?.many ?? 0;
}

test('what everybody of the office must know is given to each of them once, with a day and a notice', async () => {
  const { id } = await mandatory();
  await morning();
  await morning();
  await trainingsAssign.run({ training: id }, contextNow());
  const rows = await given(id);
  const staff = ['szef', 'super', 'kierownik', 'ksiegowa', 'kadry', 'pracownik'] as const;
  for (const who of staff) expect(rows.filter(({ user_id }) => user_id === office.idOf(who))).toHaveLength(1);
  expect(rows.some(({ user_id }) => user_id === office.idOf('klient'))).toBe(false);
  expect(rows[0]).toMatchObject({ status: 'assigned', due_on: '2026-11-30' });
  expect(await told('training_assigned', office.idOf('pracownik'), id)).toBe(1);
});

test('a role narrows who must', async () => {
  const { id } = await mandatory({ staff_roles: ['worker-tasks'] });
  await morning();
  expect((await given(id)).map(({ user_id }) => user_id)).toEqual([office.idOf('pracownik')]);
  const accountants = await mandatory({ staff_roles: ['accountant'] });
  await morning();
  const people = (await given(accountants.id)).map(({ user_id }) => user_id);
  expect(people).toContain(office.idOf('ksiegowa'));
  expect(people).not.toContain(office.idOf('pracownik'));
  expect(people).not.toContain(office.idOf('szef'));
});

test('a client gets what is for clients, by their role in a company', async () => {
  const viewers = await mandatory({ audience: 'clients', visible_to: ['clients'], client_roles: ['viewer'] });
  await morning();
  const people = (await given(viewers.id)).map(({ user_id }) => user_id);
  expect(people).toContain(office.idOf('podglad'));
  expect(people).not.toContain(office.idOf('klient'));
});

test('nothing is given of a draft, of what nobody must know, or of what is out of date', async () => {
  const others = [
    await mandatory({ status: 'draft', visible_to: [] }),
    await mandatory({ mandatory: false }),
    await mandatory({ valid_to: '2026-11-01' }),
    await mandatory({ valid_from: '2027-01-01' }),
  ];
  await morning();
  for (const { id } of others) expect(await given(id)).toEqual([]);
});

test('who must is reminded as the day comes near, is late after it, and what ran out is asked for again', async () => {
  const { id } = await mandatory({ staff_roles: ['worker-tasks'] });
  const done = await mandatory({ staff_roles: ['worker-tasks'], repeat_months: 12 });
  const worker = office.idOf('pracownik');
  await morning();
  // Sessions end before the days that pass here.
  expect((await office.as('pracownik').post(`/api/trainings/${done.id}/actions/acknowledge`)).status).toBe(200);
  office.pass(3 * day);
  await morning();
  await morning();
  expect(await told('training_due', worker, id)).toBe(1);
  expect(await told('training_due', worker, done.id)).toBe(0);
  office.pass(9 * day);
  await morning();
  expect((await given(id))[0]).toMatchObject({ status: 'overdue', due_on: '2026-11-30' });
  expect(await given(done.id)).toMatchObject([{ status: 'completed', round: 1 }]);
  office.pass(366 * day);
  await morning();
  expect(await given(done.id)).toMatchObject([
    { status: 'expired', round: 1 },
    { status: 'assigned', round: 2 },
  ]);
});
