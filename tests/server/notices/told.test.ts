import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, toWarsaw } from '../../../src/lib/dates';
import { limitsRefresh } from '../../../src/server/companyLimits/job';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { keepRules } from '../../../src/server/notices/rules';
import { watchDates } from '../../../src/server/notices/watch';
import { pollOpen } from '../../../src/server/polls/job';
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
const told = async (who: PrincipalName, event: string) =>
  (
    await office.services.db.query<{ text: string }>({
      text: 'select text from notices where user_id = $1 and event = $2 order by created_at, id',
      values: [office.idOf(who), event],
    })
  ).map(({ text }) => text);

beforeAll(async () => {
  for (const { id } of office.services.tenants.all()) await keepRules(office.services.db, id, office.services.clock());
});
beforeEach(async () => {
  for (const table of ['notices', 'notice_marks', 'deliveries', 'jobs', 'schedule_entries', 'company_persons', 'company_limits'])
    await office.services.db.query({ text: `delete from ${table}` });
  await office.services.db.query({
    text: "update companies set may_take_contribution_holiday = false, owner_id = $1, payroll_owner_id = null, status = 'active' where id = $2",
    values: [office.idOf('ksiegowa'), office.base().company],
  });
});

describe('a limit', () => {
  const put = (id: string, amount: number) => office.as('ksiegowa').put('/api/company-limits/', { id, used_amount: amount });

  test('is told at each threshold once, to the client from the warning on', async () => {
    const asked = { company_id: office.base().company, limit_code: 'vat_exemption', year: 2026, used_amount: 1_000_00 };
    const { body, status } = await office.as('kadry').post('/api/company-limits/', asked);
    expect(status).toBe(201);
    expect(await told('ksiegowa', 'limit_warning')).toEqual([]);
    const limit = Number(body.limit_amount);
    const reach = async (percent: number) => {
      const { status } = await office
        .as('kadry')
        .put('/api/company-limits/', { id: body.id, used_amount: Math.ceil((limit * percent) / 100) });
      expect(status).toBe(200);
      return [(await told('ksiegowa', 'limit_warning')).length, (await told('klient', 'limit_warning')).length];
    };
    // Watched from 70%, warned of at 80%, critical at 90% of the VAT exemption, exceeded above it.
    expect(await reach(72)).toEqual([1, 0]);
    expect(await reach(79)).toEqual([1, 0]);
    expect(await reach(80)).toEqual([2, 1]);
    expect(await reach(60)).toEqual([2, 1]);
    expect(await reach(89)).toEqual([2, 1]);
    expect(await reach(90)).toEqual([3, 2]);
    expect(await reach(100)).toEqual([3, 2]);
    expect(await reach(120)).toEqual([4, 3]);
    expect(await reach(96)).toEqual([4, 3]);
    expect((await told('klient', 'limit_warning')).at(-1)).toMatch(/limit „Zwolnienie podmiotowe z VAT” wykorzystany w 120%/);
  });

  test('whoever changed it by hand is not told of it', async () => {
    const asked = { company_id: office.base().company, limit_code: 'vat_exemption', year: 2026, used_amount: 230_000_00 };
    const { body } = await office.as('ksiegowa').post('/api/company-limits/', asked);
    expect(await told('ksiegowa', 'limit_warning')).toEqual([]);
    expect(await told('klient', 'limit_warning')).toHaveLength(1);
    await put(body.id, 1);
    await put(body.id, 230_000_00);
    await openJobs(office.services, [limitsRefresh]).drain();
    expect(await told('klient', 'limit_warning')).toHaveLength(1);
  });
});

test('a rejected entry of working time tells whose it is, with the reason', async () => {
  const entry = await office.add('uptimes', {
    user_id: office.idOf('ksiegowa'),
    start_date: `${inDays(-1)} 09:00:00`,
    end_date: `${inDays(-1)} 10:00:00`,
    status: 'submitted',
  });
  const { status } = await office.as('kierownik').post(`/api/uptimes/${entry.id}/actions/reject`, { reason: 'Zła firma' });
  expect(status).toBe(200);
  expect(await told('ksiegowa', 'uptime_rejected')).toEqual([
    expect.stringMatching(/^Wpis czasu pracy z .+ 09:00.* wymaga poprawy: Zła firma$/),
  ]);
});

test('a task that is made to wait tells whose it is, unless they did it themselves', async () => {
  const task = (title: string) =>
    office.add('tasks', { title, audience: 'office', assignee_id: office.idOf('kadry'), status: 'new', due_date: inDays(20) });
  const [one, other, third] = [await task('Deklaracja'), await task('Księgowanie'), await task('Spis')];
  await office.as('ksiegowa').post('/api/task-dependencies/', { task_id: one.id, blocker_id: other.id });
  await office.as('kadry').post('/api/task-dependencies/', { task_id: one.id, blocker_id: third.id });
  expect(await told('kadry', 'task_blocked')).toEqual([
    expect.stringMatching(/^Zadanie „Deklaracja” \(.+\) czeka: Księgowanie$/),
  ]);
});

test('a poll tells those it is for when it begins, and not again', async () => {
  const poll = await office.add('polls', {
    question: 'Kiedy spotkanie?',
    options: [{ text: 'Rano' }, { text: 'Po południu' }],
    audience: 'everybody',
    status: 'draft',
  });
  const drain = () => openJobs(office.services, [pollOpen]).drain();
  for (const step of ['open', 'close', 'open']) {
    await office.as('super').post(`/api/polls/${poll.id}/actions/${step}`, {});
    await drain();
  }
  expect(await told('ksiegowa', 'poll_open')).toEqual(['Nowa sonda: Kiedy spotkanie?']);
  expect(await told('klient', 'poll_open')).toHaveLength(1);
});

test('P04: a poll of colleagues is not told to clients', async () => {
  const poll = await office.add('polls', {
    question: 'Wyjazd?',
    options: [{ text: 'Tak' }, { text: 'Nie' }],
    audience: 'staff',
    status: 'draft',
  });
  await office.as('super').post(`/api/polls/${poll.id}/actions/open`, {});
  await openJobs(office.services, [pollOpen]).drain();
  expect(await told('klient', 'poll_open')).toEqual([]);
  expect(await told('kadry', 'poll_open')).toHaveLength(1);
});

test('a report about the panel tells superusers, and its reporter when it is answered', async () => {
  const { body } = await office.as('ksiegowa').post('/api/system-tickets/', office.sample('system-tickets'));
  expect(await told('super', 'system_ticket_created')).toHaveLength(1);
  expect(await told('ksiegowa', 'system_ticket_created')).toEqual([]);
  await office.as('super').post(`/api/system-tickets/${body.id}/posts`, { body: '<p>Już sprawdzamy</p>' });
  expect(await told('ksiegowa', 'system_ticket_answered')).toHaveLength(1);
  await office.as('super').post(`/api/system-tickets/${body.id}/posts`, { body: '<p>Między nami</p>', internal: true });
  expect(await told('ksiegowa', 'system_ticket_answered')).toHaveLength(1);
  await office.as('ksiegowa').post(`/api/system-tickets/${body.id}/posts`, { body: '<p>Dziękuję</p>' });
  expect(await told('super', 'system_ticket_answered')).toHaveLength(1);
});

describe('contributions', () => {
  const person = (values: object) =>
    office.add('company-persons', { company_id: office.base().company, first_name: 'Jan', last_name: 'Kłos', ...values });

  test('that end are told 30 and 7 days before to the keeper and the client, once each', async () => {
    await person({ zus_scheme: 'start_relief', zus_scheme_from: '2026-06-01', zus_scheme_to: inDays(31) });
    await watch();
    expect(await told('klient', 'zus_step_change')).toEqual([]);
    for (let days = 0; days < 35; days += 1) await nextDay();
    const all = await told('klient', 'zus_step_change');
    expect(all).toHaveLength(2);
    expect(all[0]).toContain('Jan Kłos: ulga na start do');
    expect(all[0]).toContain('potem składki preferencyjne');
    expect(await told('ksiegowa', 'zus_step_change')).toHaveLength(2);
  });

  test('without an end say nothing', async () => {
    await person({ zus_scheme: 'full', zus_scheme_from: '2020-01-01' });
    await watch();
    expect(await told('ksiegowa', 'zus_step_change')).toEqual([]);
  });

  test('holiday: the year’s last window is told to companies that have the right, and to nobody else', async () => {
    const { db } = office.services;
    await db.query({
      text: 'update companies set may_take_contribution_holiday = true where id = $1',
      values: [office.base().company],
    });
    const left = (new Date(`${today().slice(0, 4)}-11-30`).getTime() - new Date(today()).getTime()) / day;
    // The window of the year that comes, where this one's has passed.
    office.pass(((left < 0 ? left + 365 : left) - 7) * day);
    await watch();
    await watch();
    const year = today().slice(0, 4);
    const { title } = (
      await office.services.db.query<{ title: string }>({
        text: 'select title from companies where id = $1',
        values: [office.base().company],
      })
    )[0] ?? { title: '' };
    expect(await told('klient', 'zus_vacation_window')).toEqual([
      `Wakacje składkowe: wniosek za grudzień ${year} do 30.11.${year} (${title})`,
    ]);
    expect(await told('ksiegowa', 'zus_vacation_window')).toHaveLength(1);
    office.pass(7 * day);
    await office.add('zus-vacations', { company_id: office.base().company, year: Number(year), status: 'declined' });
    await watch();
    expect(await told('klient', 'zus_vacation_window')).toHaveLength(1);
  });
});

describe('an absence', () => {
  const absence = (values: object = {}) =>
    office.add('schedule-entries', {
      title: 'Urlop',
      kind: 'absence',
      user_id: office.idOf('ksiegowa'),
      deputy_id: office.idOf('kadry'),
      start: `${inDays(3)} 00:00:00`,
      end: `${inDays(9)} 23:59:00`,
      all_day: true,
      ...values,
    });

  test('of a keeper is told three days before to the deputy and the keeper’s clients, once', async () => {
    await absence();
    await watch();
    await nextDay();
    await nextDay();
    expect(await told('kadry', 'keeper_absence')).toHaveLength(1);
    const [says, ...more] = await told('klient', 'keeper_absence');
    expect(says).toMatch(/^Nieobecność: .+ \(\d\d\.\d\d\.\d{4} – \d\d\.\d\d\.\d{4}\)\. Zastępstwo: .+$/);
    expect(more).toEqual([]);
  });

  test('called off, of some hours, or of somebody who keeps nobody is not the clients’ news', async () => {
    await absence({ status: 'cancelled' });
    await absence({ all_day: false, start: `${inDays(2)} 10:00:00`, end: `${inDays(2)} 12:00:00` });
    await absence({ user_id: office.idOf('kadry'), deputy_id: office.idOf('kierownik') });
    await watch();
    expect(await told('klient', 'keeper_absence')).toEqual([]);
    expect(await told('kierownik', 'keeper_absence')).toHaveLength(1);
  });
});
