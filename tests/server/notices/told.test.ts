import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMonths, toWarsaw } from '../../../src/lib/dates';
import { limitsRefresh } from '../../../src/server/companyLimits/job';
import { watchStages } from '../../../src/server/contributions/watchStages';
import { watchTerms } from '../../../src/server/employees/watchTerms';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { keepRules } from '../../../src/server/notices/rules';
import { watchDates } from '../../../src/server/notices/watch';
import { pollOpen } from '../../../src/server/polls/job';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { runDaily } from '../../support/runDaily';

const office = openOffice();
const day = 24 * 3_600_000;
const today = () => toWarsaw(office.services.clock()).slice(0, 10);
const inDays = (days: number) => addDays(today(), days);
/** The day's watch of the firm that the tests are about, as the worker does it. */
const watch = async () => {
  const day = { today: today(), now: office.services.clock() };
  for (const job of [watchDates, watchStages, watchTerms]) await runDaily(office, job, day);
};
const nextDay = async () => {
  office.pass(day);
  await watch();
};
/** So many days before an end something may be told or was the day before; between them a day is like the one before it. */
const around = [60, 59, 45, 31, 30, 29, 15, 8, 7, 6, 1, 0, -1, -3];
/** Lets the days around an end come, one after another, and watches on each that is still ahead. */
const comeTo = async (end: string) => {
  const leftNow = () => Math.round((Date.parse(end) - Date.parse(today())) / day);
  for (const left of around.filter((each) => each < leftNow())) {
    office.pass((leftNow() - left) * day);
    await watch();
  }
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

  test('that is perhaps theirs is told to the keepers alone, and anew to all once the card says that it is', async () => {
    const { db } = office.services;
    const company = office.base().company;
    const [before] = await db.query<{ status: string }>({
      text: 'select vat_status as status from companies where id = $1',
      values: [company],
    });
    const card = (status: string | null) =>
      db.query({ text: 'update companies set vat_status = $1 where id = $2', values: [status, company] });
    const counts = async () => [(await told('ksiegowa', 'limit_warning')).length, (await told('klient', 'limit_warning')).length];
    await card(null);
    const asked = { company_id: company, limit_code: 'vat_exemption', year: 2026, used_amount: 200_000_00 };
    const { body } = await office.as('kadry').post('/api/company-limits/', asked);
    expect(body).toMatchObject({ perhaps: true, state: 'warning' });
    expect(await counts()).toEqual([1, 0]);
    await card('exempt_limit');
    await office.as('kadry').put('/api/company-limits/', { id: body.id, used_amount: 200_000_01 });
    expect(await counts()).toEqual([2, 1]);
    await office.as('kadry').put('/api/company-limits/', { id: body.id, used_amount: 200_000_02 });
    expect(await counts()).toEqual([2, 1]);
    await card(before?.status ?? null);
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

  test('that end are told 60, 30 and 7 days before to the keeper and the client, once each', async () => {
    const end = inDays(61);
    await person({ zus_scheme: 'start_relief', zus_scheme_from: '2026-08-01', zus_scheme_to: end });
    await watch();
    expect(await told('klient', 'zus_step_change')).toEqual([]);
    await comeTo(end);
    const all = await told('klient', 'zus_step_change');
    expect(all).toHaveLength(3);
    expect(all[0]).toContain('Jan Kłos: ulga na start do');
    expect(all[0]).toContain('potem składki preferencyjne');
    expect(await told('ksiegowa', 'zus_step_change')).toHaveLength(3);
  });

  describe('of a business in which nobody is entered', () => {
    const set = (values: { scheme: string | null; type?: string; start?: string | null; insured?: string | null }) =>
      office.services.db.query({
        text: 'update companies set company_type = $1, zus_scheme = $2, ceidg_start_date = $3, zus_scheme_from = $4, suspended_from = null, closed_at = null where id = $5',
        values: [values.type ?? 'jdg', values.scheme, values.start ?? null, values.insured ?? null, office.base().company],
      });
    const kinds = ['zus_step_change', 'zus_stage_impossible'] as const;
    const heard = (who: PrincipalName) => Promise.all(kinds.map(async (kind) => (await told(who, kind)).length));
    beforeEach(() => office.services.db.query({ text: 'delete from profile_lines' }));
    afterEach(() => set({ type: 'llc', scheme: null }));

    test('are told 60, 30 and 7 days before too, once each', async () => {
      const from = `${addMonths(today().slice(0, 7), -3)}-01`;
      await set({ scheme: 'start_relief', start: from });
      const end = addDays(`${addMonths(from.slice(0, 7), 6)}-01`, -1);
      const days = Math.round((Date.parse(end) - Date.parse(today())) / day);
      await watch();
      office.pass((days - 60) * day);
      await watch();
      expect(await heard('klient')).toEqual([1, 0]);
      await comeTo(end);
      expect(await heard('klient')).toEqual([3, 0]);
      const all = await told('ksiegowa', 'zus_step_change');
      expect(all).toHaveLength(3);
      expect(all[0]).toContain('Właściciel: ulga na start do');
      expect(all[0]).toContain('potem składki preferencyjne');
    });

    test('without a first day are told to the keeper as the law would end them, with what to enter, and never to the client', async () => {
      // Six months of the start relief and twenty-four of preferential contributions end with the next month.
      await set({ scheme: 'preferential', start: `${addMonths(today().slice(0, 7), 2 - 30)}-01` });
      const end = addDays(`${addMonths(today().slice(0, 7), 2)}-01`, -1);
      await comeTo(end);
      const all = await told('ksiegowa', 'zus_step_change');
      expect(all.length).toBeGreaterThanOrEqual(2);
      expect(all[0]).toContain('potem pełne składki; z przepisów, jeśli przed nimi było 6 miesięcy ulgi na start od');
      expect(all[0]).toContain('Wpisz pierwszy dzień na karcie firmy: „Schemat ZUS od”.');
      expect(await told('klient', 'zus_step_change')).toEqual([]);
    });

    test('that cannot be are told to the keeper once, and never to the client', async () => {
      await set({ scheme: 'start_relief', start: '2010-05-01' });
      await watch();
      await nextDay();
      expect([await heard('ksiegowa'), await heard('klient')]).toEqual([
        [0, 1],
        [0, 0],
      ]);
      expect((await told('ksiegowa', 'zus_stage_impossible'))[0]).toContain('ulga na start od 01.05.2010');
      await set({ scheme: 'preferential', insured: '2011-01-01' });
      await nextDay();
      expect(await heard('ksiegowa')).toEqual([0, 2]);
    });

    test.each([
      ['pays in full', { scheme: 'full', insured: '2015-01-01' }],
      ['has no stage stated', { scheme: null, start: '2010-05-01' }],
      ['is a company, whose own stage means nothing', { scheme: 'start_relief', start: '2010-05-01', type: 'llc' }],
    ])('say nothing where it %s', async (_, values) => {
      await set(values);
      await watch();
      expect(await heard('ksiegowa')).toEqual([0, 0]);
    });

    test('say nothing of an end that the closed business does not live to see', async () => {
      const close = (day: string | null) =>
        office.services.db.query({ text: 'update companies set closed_at = $1', values: [day] });
      await set({ scheme: 'preferential', insured: `${addMonths(today().slice(0, 7), 1 - 24)}-01` });
      await close(today());
      await watch();
      expect(await heard('ksiegowa')).toEqual([0, 0]);
      await close(null);
      await nextDay();
      expect(await heard('ksiegowa')).toEqual([1, 0]);
    });
  });

  test('for KSeF: the end of the certificate is told 60, 30 and 7 days before to the keeper and the client', async () => {
    const { db } = office.services;
    const setTo = (day: string | null) =>
      db.query({
        text: 'update companies set ksef_certificate_valid_to = $1 where id = $2',
        values: [day, office.base().company],
      });
    const end = inDays(61);
    await setTo(end);
    await watch();
    expect(await told('klient', 'ksef_certificate_expiring')).toEqual([]);
    await comeTo(end);
    const all = await told('klient', 'ksef_certificate_expiring');
    expect(all).toHaveLength(3);
    expect(all[0]).toMatch(/ważny do .*, za 60\sdni/);
    expect(await told('ksiegowa', 'ksef_certificate_expiring')).toHaveLength(3);
    await setTo(null);
  });

  test('of contractors’ residence: the end of each is told 60, 30 and 7 days before to the keeper and the client', async () => {
    const { db } = office.services;
    const setTo = (certificates: readonly { contractor: string; valid_to: string }[]) =>
      db.query({
        text: 'update companies set residence_certificates = $1::jsonb where id = $2',
        values: [JSON.stringify(certificates), office.base().company],
      });
    const end = inDays(61);
    await setTo([
      { contractor: 'Schmidt GmbH', valid_to: end },
      { contractor: 'Dupont SARL', valid_to: inDays(400) },
    ]);
    await watch();
    expect(await told('klient', 'residence_certificate_expiring')).toEqual([]);
    await comeTo(end);
    const all = await told('klient', 'residence_certificate_expiring');
    expect(all).toHaveLength(3);
    expect(all[0]).toMatch(/Schmidt GmbH .*ważny do .*, za 60\sdni/);
    expect(await told('ksiegowa', 'residence_certificate_expiring')).toHaveLength(3);
    await setTo([]);
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

test('a power and an AML file are told to the keeper 60, 30 and 7 days before, each once, and never to the client', async () => {
  await office.services.db.query({ text: 'delete from powers' });
  await office.services.db.query({ text: 'delete from aml_reviews' });
  const company_id = office.base().company;
  const power = { company_id, kind: 'upl1', valid_from: '2026-01-01', filed_on: '2026-01-02', revoked_on: null };
  await office.add('powers', { ...power, valid_to: inDays(61) });
  await office.add('powers', { ...power, kind: 'zus_pel', valid_to: inDays(20) });
  // One that goes on after it makes nobody hurry.
  await office.add('powers', { ...power, kind: 'zus_pel', valid_to: null });
  await office.add('aml-reviews', { company_id, next_review_on: inDays(36), ended_on: null, superseded: false });
  await office.add('aml-reviews', { company_id, next_review_on: inDays(8), ended_on: null, superseded: true });
  const heard = async () => [
    (await told('ksiegowa', 'power_expiring')).length,
    (await told('ksiegowa', 'aml_review_due')).length,
  ];
  await watch();
  expect(await heard()).toEqual([0, 1]);
  await nextDay();
  expect(await heard()).toEqual([1, 1]);
  await nextDay();
  expect(await heard()).toEqual([1, 1]);
  expect((await told('ksiegowa', 'power_expiring'))[0]).toMatch(/^Pełnomocnictwo UPL-1 \(.+\) – ważne do .+, za 60\sdni$/);
  for (const days of [6, 23, 24]) {
    office.pass(days * day);
    await watch();
  }
  expect(await heard()).toEqual([3, 3]);
  expect([await told('klient', 'power_expiring'), await told('klient', 'aml_review_due')]).toEqual([[], []]);
});

describe('an employee’s date', () => {
  const calm = {
    contract_type: 'employment_indefinite',
    start_date: '2020-01-01',
    end_date: null,
    birth_date: '1985-05-05',
    zus_registered_on: '2020-01-02',
    medical_exam_type: 'periodic',
    medical_exam_date: '2026-01-01',
    medical_exam_valid_to: '2039-01-01',
    bhp_valid_to: '2039-01-01',
    ppk_status: 'enrolled',
    seniority_other_months: 0,
    status: 'active',
  };
  const person = (values: object) =>
    office.add('employees', { ...calm, company_id: office.base().company, first_name: 'Ola', last_name: 'Lis', ...values });
  beforeEach(async () => {
    for (const table of ['absences', 'employees']) await office.services.db.query({ text: `delete from ${table}` });
    await office.services.db.query({
      text: 'update companies set payroll_owner_id = $1 where id = $2',
      values: [office.idOf('kadry'), office.base().company],
    });
  });

  test('is told to its keepers 90, 60, 30 and 7 days before and on the day, once each, and not to the client', async () => {
    await person({ residence_valid_to: inDays(91) });
    await watch();
    expect(await told('ksiegowa', 'employee_date_ending')).toEqual([]);
    const days: number[] = [];
    // A day between these is like the one before it.
    const ahead = [90, 89, 75, ...around];
    for (const [nth, left] of ahead.entries()) {
      office.pass(((ahead[nth - 1] ?? 91) - left) * day);
      await watch();
      if ((await told('ksiegowa', 'employee_date_ending')).length > days.length) days.push(left);
    }
    expect(days).toEqual([90, 60, 30, 7, 0]);
    expect((await told('kadry', 'employee_date_ending'))[0]).toMatch(/^Dokument pobytowy: Ola Lis \(.+\) – .+, za 90\sdni$/);
    expect(await told('klient', 'employee_date_ending')).toEqual([]);
  });

  test('that changed is told anew, and one that passed within thirty days is not lost', async () => {
    const one = await person({ work_permit_valid_to: inDays(-20) });
    await person({ a1_valid_to: inDays(-40) });
    await watch();
    await nextDay();
    expect(await told('ksiegowa', 'employee_date_ending')).toEqual([
      expect.stringMatching(/^Zezwolenie na pracę: .+ 20\sdni po terminie$/),
    ]);
    await office.services.db.query({
      text: 'update employees set work_permit_valid_to = $1 where id = $2',
      values: [inDays(21), one.id],
    });
    await nextDay();
    expect((await told('ksiegowa', 'employee_date_ending'))[1]).toMatch(/^Zezwolenie na pracę: .+ za 20\sdni$/);
  });

  test('P08: that tells of health is told with the payroll grant alone, and named to nobody else', async () => {
    await person({ disability_valid_to: inDays(20), sanitary_valid_to: inDays(20), other_exam_valid_to: inDays(20) });
    await watch();
    expect((await told('kadry', 'employee_health_date_ending')).map((text) => text.split(':')[0]).sort()).toEqual([
      'Inne badanie (kierowcy, praca na wysokości)',
      'Orzeczenie o niepełnosprawności',
      'Orzeczenie sanitarno-epidemiologiczne',
    ]);
    const { db } = office.services;
    expect(await db.query({ text: 'select id from notices where user_id = $1', values: [office.idOf('ksiegowa')] })).toEqual([]);
  });

  test('P08: of the rehabilitation benefit is told before the benefit period is over, with the payroll grant alone', async () => {
    const one = await person({});
    const ill = { employee_id: one.id, company_id: office.base().company, kind: 'sick', planned: false };
    // 182 days end 181 days after the first, the application is due 42 days before that.
    await office.add('absences', { ...ill, from: inDays(31 + 42 - 181), to: null });
    await watch();
    const heard = async (who: 'kadry' | 'ksiegowa') =>
      (await told(who, 'employee_health_date_ending')).filter((text) => text.startsWith('Wniosek o świadczenie rehabilitacyjne'));
    expect(await heard('kadry')).toHaveLength(1);
    await nextDay();
    expect(await heard('kadry')).toEqual([expect.stringMatching(/za 31\sdni$/), expect.stringMatching(/za 30\sdni$/)]);
    expect(await heard('ksiegowa')).toEqual([]);
  });

  test('P08: a control examination after more than thirty days of sickness is told once, with the payroll grant alone', async () => {
    const one = await person({});
    const ill = { employee_id: one.id, company_id: office.base().company, kind: 'sick', planned: false };
    await office.add('absences', { ...ill, from: inDays(-30), to: null });
    await office.add('absences', { ...ill, planned: true, from: inDays(-80), to: inDays(-40) });
    await watch();
    await nextDay();
    expect(await told('kadry', 'control_exam_needed')).toEqual([
      expect.stringMatching(/^Badanie kontrolne po ponad 30 dniach choroby: Ola Lis \(.+\)$/),
    ]);
    expect(await told('ksiegowa', 'control_exam_needed')).toEqual([]);
  });
});
