import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, toWarsaw } from '../../../src/lib/dates';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { keepRules } from '../../../src/server/notices/rules';
import { watchDates } from '../../../src/server/notices/watch';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const day = 24 * 3_600_000;
const today = () => toWarsaw(office.services.clock()).slice(0, 10);
const inDays = (days: number) => addDays(today(), days);
const watch = async () => openJobs(office.services, [watchDates]).drain();
const nextDay = async () => {
  office.pass(day);
  await watch();
};

/** Straight from the table: sessions end as the days of these tests pass. */
const told = async (who: PrincipalName) =>
  (
    await office.services.db.query<{ event: string; text: string; link: string | null }>({
      text: 'select event, text, link from notices where user_id = $1 order by created_at, id',
      values: [office.idOf(who)],
    })
  ).map(({ event, text }) => `${event}: ${text}`);

beforeAll(async () => {
  for (const { id } of office.services.tenants.all()) await keepRules(office.services.db, id, office.services.clock());
});
beforeEach(async () => {
  const { db } = office.services;
  for (const table of ['notices', 'notice_marks', 'deliveries', 'jobs', 'employees', 'tasks'])
    await db.query({ text: `delete from ${table}` });
});

test('a task given to somebody tells them, not whoever gave it; a rule’s tasks are told by their summary', async () => {
  const task = office.sample('tasks', {
    audience: 'office',
    company_id: office.base().company,
    assignee_id: office.idOf('kadry'),
  });
  const { body } = await office.as('ksiegowa').post('/api/tasks/', task);
  expect(await told('kadry')).toEqual([
    `task_assigned: Nowe zadanie: VAT za październik (${await companyTitle()}), termin 01.12.2026`,
  ]);
  await office.as('ksiegowa').put('/api/tasks/', { id: body.id, assignee_id: office.idOf('ksiegowa') });
  expect(await told('ksiegowa')).toEqual([]);
  await office.as('ksiegowa').put('/api/tasks/', { id: body.id, title: 'VAT' });
  expect(await told('kadry')).toHaveLength(1);
});

test('a client’s task tells the company’s people', async () => {
  await office.as('ksiegowa').post('/api/tasks/', office.sample('tasks'));
  expect(await told('klient')).toHaveLength(1);
  expect(await told('podglad')).toHaveLength(1);
});

test('what comes due is told once for each of the rule’s days, many tasks in one notice', async () => {
  const own = { audience: 'office', assignee_id: office.idOf('ksiegowa'), company_id: null };
  await office.add('tasks', { ...own, title: 'Pierwsze', due_date: inDays(3) });
  await office.add('tasks', { ...own, title: 'Drugie', due_date: inDays(3) });
  await office.add('tasks', { ...own, title: 'Zrobione', due_date: inDays(3), status: 'done' });
  await office.add('tasks', { ...own, title: 'Dalekie', due_date: inDays(30) });
  await watch();
  await watch();
  const [first, ...more] = await told('ksiegowa');
  expect(first).toContain('Pierwsze');
  expect(first).toContain('Drugie');
  expect([first?.includes('Zrobione'), first?.includes('Dalekie'), more]).toEqual([false, false, []]);
  await nextDay();
  expect(await told('ksiegowa')).toHaveLength(1);
  await nextDay();
  expect(await told('ksiegowa')).toHaveLength(2);
});

test('what is late is told the next day, then as often as the rule says, and no more', async () => {
  await office.add('tasks', { audience: 'office', assignee_id: office.idOf('ksiegowa'), company_id: null, due_date: inDays(-1) });
  await watch();
  expect(await told('ksiegowa')).toHaveLength(1);
  for (let days = 0; days < 30; days += 1) await nextDay();
  expect(await told('ksiegowa')).toHaveLength(6);
});

test('what stays late is told to superiors once, where the rule says so', async () => {
  await office.services.db.query({
    text: "update notification_rules set escalate_after_days = 5, escalate_to = 'manager' where code = 'task_overdue'",
  });
  await office.add('tasks', { audience: 'office', assignee_id: office.idOf('ksiegowa'), company_id: null, due_date: inDays(-4) });
  await watch();
  expect(await told('kierownik')).toEqual([]);
  await nextDay();
  await nextDay();
  expect(await told('kierownik')).toHaveLength(1);
  expect(await told('szef')).toEqual([]);
});

test('P08: an examination that runs out is told at 60, 30, 14, 7 and 0 days to those who may know of it', async () => {
  const employee = { medical_exam_date: inDays(-300), medical_exam_valid_to: inDays(61) };
  await office.add('employees', employee);
  await watch();
  expect(await told('klient')).toEqual([]);
  const days: number[] = [];
  for (let passed = 1; passed <= 75; passed += 1) {
    await nextDay();
    if ((await told('klient')).length > days.length) days.push(61 - passed);
  }
  expect(days).toEqual([60, 30, 14, 7, 0]);
  expect(await told('podglad')).toEqual([]);
  expect(await told('ksiegowa')).toEqual([]);
});

test('a day missed while the server was off is made up for', async () => {
  await office.add('employees', { bhp_valid_to: inDays(15) });
  await watch();
  expect(await told('klient')).toHaveLength(1);
  office.pass(4 * day);
  await watch();
  expect((await told('klient'))[1]).toMatch(/za 11\sdni/);
});

test('a contract that ends is told of before, not after it ended', async () => {
  await office.add('employees', { end_date: inDays(-2) });
  await watch();
  expect(await told('klient')).toEqual([]);
});

const companyTitle = async () => {
  const [row] = await office.services.db.query<{ title: string }>({
    text: 'select title from companies where id = $1',
    values: [office.base().company],
  });
  return row?.title;
};
