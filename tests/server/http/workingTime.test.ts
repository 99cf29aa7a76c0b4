// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { migrations } from '../../../src/server/db/migrations';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const post = (who: PrincipalName, entry: object) => office.as(who).post('/api/uptimes', entry);
const put = (who: PrincipalName, entry: object) => office.as(who).put('/api/uptimes', entry);
const day = (date: string, from: string, to: string) => ({
  start_date: `2026-11-${date} ${from}:00`,
  end_date: `2026-11-${date} ${to}:00`,
});

describe('an entry', () => {
  testOnce('P14: is its poster’s, whoever they say it is', async () => {
    const { status, body } = await post('ksiegowa', { ...day('02', '08:00', '09:00'), user_id: office.idOf('szef') });
    expect([status, body.user_id, body.minutes]).toEqual([201, office.idOf('ksiegowa'), 60]);
  });
  test('V07: of many that overlap, posted at once, one is kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, minute) =>
        post('kadry', { start_date: `2026-11-03 08:${String(minute).padStart(2, '0')}:00`, end_date: '2026-11-03 09:00:00' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(422)]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'overlap',
      errors: { start_date: expect.stringContaining('03.11.2026, 0') },
    });
  });
  testOnce('of two that touch, both are kept, and so are those of two people', async () => {
    const answers = [
      await post('szef', day('04', '08:00', '09:00')),
      await post('szef', day('04', '09:00', '10:00')),
      await post('super', day('04', '08:30', '09:30')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
  testOnce('that was moved over another is refused, and stays where it was', async () => {
    const { id } = (await post('szef', day('05', '10:00', '11:00'))).body;
    await post('szef', day('05', '08:00', '09:00'));
    expect((await put('szef', { id, ...day('05', '08:30', '11:00') })).status).toBe(422);
    expect((await office.as('szef').get(`/api/uptimes/${id}`)).body.start_date).toBe('2026-11-05 10:00:00');
  });
  testOnce('that was deleted is in nobody’s way, and cannot come back over another', async () => {
    const { id } = (await post('szef', day('06', '08:00', '09:00'))).body;
    await office.as('szef').delete(`/api/uptimes/${id}`);
    expect((await post('szef', day('06', '08:30', '09:30'))).status).toBe(201);
    expect((await office.as('szef').post(`/api/uptimes/${id}/restore`)).status).toBe(422);
  });
  describeOnce('that is none', () => {
    test.each([
      [{ start_date: '2026-11-20 09:02:00' }, 'start_date'],
      [{ start_date: '2026-11-20 08:00:00', end_date: '2026-11-20 09:02:00' }, 'end_date'],
      [{ start_date: '2026-11-20 08:00:00', end_date: '2026-11-20 07:59:59' }, 'end_date'],
      [{ end_date: '2026-11-20 08:00:00' }, 'start_date'],
      [{ start_date: 'wczoraj' }, 'start_date'],
      [{ start_date: '1970-01-01 01:00:00' }, 'start_date'],
      [{ start_date: '1970-01-01 01:00:00', end_date: '1970-01-01 02:00:00' }, 'start_date'],
    ])('V07: %j is told on its field', async (entry, field) => {
      const { status, body } = await post('pracownik', entry);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });
  });
  testOnce('a browser’s clock that is seconds ahead is forgiven', async () => {
    expect((await post('pracownik', { start_date: '2026-11-20 08:30:00', end_date: '2026-11-20 09:00:30' })).status).toBe(201);
  });
  testOnce('V07: 24 hours are a long day, and a second more is asked about', async () => {
    expect((await post('pracownik', { start_date: '2026-11-10 08:00:00', end_date: '2026-11-11 08:00:00' })).status).toBe(201);
    expect(await post('pracownik', { start_date: '2026-11-12 08:00:00', end_date: '2026-11-13 08:00:01' })).toMatchObject({
      status: 422,
      body: { code: 'too_long', errors: { end_date: expect.any(String) } },
    });
  });
  testOnce('V07: over the night of the spring change an hour is missing, and the missing hour is no time', async () => {
    expect((await post('kierownik', { start_date: '2026-03-28 03:00:00', end_date: '2026-03-29 03:30:00' })).status).toBe(201);
    expect((await post('kierownik', { start_date: '2026-03-29 02:30:00', end_date: '2026-03-29 04:00:00' })).status).toBe(422);
  });
  testOnce('V07: in the doubled hour of October an end is read so that it is not before the start', async () => {
    const made = await post('kierownik', { start_date: '2026-10-25T02:50:00+02:00', end_date: '2026-10-25 02:10:00' });
    expect([made.status, made.body.minutes]).toEqual([201, 20]);
    expect(
      (await post('kierownik', { start_date: '2026-10-25T02:05:00+01:00', end_date: '2026-10-25T02:08:00+01:00' })).body.code,
    ).toBe('overlap');
    expect(
      (await post('kierownik', { start_date: '2026-10-25T02:20:00+01:00', end_date: '2026-10-25T02:30:00+01:00' })).status,
    ).toBe(201);
  });
});

describeOnce('I05: an entry posted again', () => {
  const entry = { ...day('14', '08:00', '09:00'), comment: 'VAT' };
  test('with the same content is answered and made once', async () => {
    const made = await post('szef', entry);
    const again = await post('szef', { ...entry, start_date: '2026-11-14T08:00:00+01:00' });
    expect([made.status, again.status, again.body.id]).toEqual([201, 200, made.body.id]);
  });
  test.each([
    ['another end', { end_date: '2026-11-14 09:30:00' }],
    ['another comment', { comment: 'ZUS' }],
    ['no comment', { comment: null }],
    ['another kind', { kind: 'internal' }],
  ])('with %s is refused with both, and the first stays', async (_what, change) => {
    const { status, body } = await post('szef', { ...entry, ...change });
    expect([status, body.code, body.error]).toEqual([
      409,
      'saved_otherwise',
      'Wpis czasu z tym samym początkiem jest już zapisany, ale o innej treści.',
    ]);
    expect(body.saved).toMatchObject(entry);
    expect(body.sent).toMatchObject({ ...entry, ...change });
    expect((await office.as('szef').get(`/api/uptimes/${body.saved.id}`)).body).toMatchObject(entry);
  });
});

describeOnce('work of somebody who sees no companies', () => {
  test('on a task is the task’s company’s: its report, its cost and its charge count it', async () => {
    const { id: company_id } = await office.add('companies', { title: 'Zegarmistrz', monthly_fee_amount: 40_000 });
    const task = await office.add('tasks', { company_id });
    await office.add('work-rates', {
      user_id: office.idOf('pracownik'),
      valid_from: '2026-01-01',
      cost_rate_amount: 6_000,
      rate_amount: 15_000,
    });
    const posted = await post('pracownik', { ...day('02', '08:00', '10:00'), task_id: task.id, kind: 'billable' });
    expect(posted.status).toBe(201);
    const head = office.as('kierownik');
    expect((await head.get(`/api/uptimes/${posted.body.id}`)).body).toMatchObject({ company_id, period: '2026-11' });
    const [table] = (await head.get('/api/reports/companies?year=2026&from=11&to=11')).body.tables;
    const row = table.rows.find(({ cells }: { cells: { title: string } }) => cells.title === 'Zegarmistrz');
    expect(row.cells).toMatchObject({ real: 120, cost: 12_000, worth: 30_000, profit: 28_000 });
    const preview = await head.post('/api/billable-events/worktime/preview', { company_id, period: '2026-11' });
    expect(preview.data).toMatchObject([{ company_id, unapproved_minutes: 120 }]);
  });
  test('that is said only when it is stopped, goes to the company then', async () => {
    const { id: company_id } = await office.add('companies');
    const task = await office.add('tasks', { company_id });
    const { id } = (await post('pracownik', day('03', '08:00', '10:00'))).body;
    expect((await put('pracownik', { id, task_id: task.id })).status).toBe(200);
    expect((await office.as('kierownik').get(`/api/uptimes/${id}`)).body.company_id).toBe(company_id);
  });
  test('that was measured before is given its company once, but for what was charged', async () => {
    const { id: company_id } = await office.add('companies');
    const task = await office.add('tasks', { company_id });
    const ticket = await office.add('tickets', { company_id });
    const [onTask, onTicket, invoiced] = [
      await office.add('uptimes', { task_id: task.id }),
      await office.add('uptimes', { ticket_id: ticket.id }),
      await office.add('uptimes', { task_id: task.id, status: 'invoiced' }),
    ];
    await office.services.db.query({ text: migrations.find(({ name }) => name === 'work_of_companies')?.sql ?? '' });
    const companyOf = async ({ id }: { id: string }) => (await office.as('kierownik').get(`/api/uptimes/${id}`)).body.company_id;
    expect([await companyOf(onTask), await companyOf(onTicket), await companyOf(invoiced)]).toEqual([
      company_id,
      company_id,
      null,
    ]);
  });
  test('P20: of one company and a task of another is refused on the field', async () => {
    const [one, other] = [await office.add('companies'), await office.add('companies')];
    const task = await office.add('tasks', { company_id: one.id });
    const ticket = await office.add('tickets', { company_id: other.id });
    const refused = async (entry: object) => (await post('kadry', { ...day('04', '12:00', '13:00'), ...entry })).body.errors;
    expect(await refused({ company_id: other.id, task_id: task.id })).toEqual({ task_id: 'Zadanie należy do innej firmy' });
    expect(await refused({ task_id: task.id, ticket_id: ticket.id })).toEqual({ ticket_id: 'Sprawa należy do innej firmy' });
    const { id } = (await post('kadry', { ...day('04', '12:00', '13:00'), task_id: task.id })).body;
    expect((await put('kadry', { id, company_id: other.id })).body.errors).toEqual({
      company_id: 'Zadanie należy do innej firmy',
    });
    expect((await put('kadry', { id, ticket_id: ticket.id })).body.errors).toEqual({ ticket_id: 'Sprawa należy do innej firmy' });
  });
});

describe('a settlement’s timer', () => {
  const settlement = (values = {}) => office.add('settlements', values);
  testOnce('belongs to the settlement’s company', async () => {
    const { id, company_id } = await settlement();
    const { body } = await post('szef', {
      start_date: '2026-11-19 08:00:00',
      end_date: '2026-11-19 09:00:00',
      settlement_id: id,
    });
    expect([body.settlement_id, body.company_id]).toEqual([id, company_id]);
    const other = await office.add('companies');
    const elsewhere = await post('szef', { start_date: '2026-11-19 09:00:00', settlement_id: id, company_id: other.id });
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['settlement_id']]);
  });
  test('I02: runs once for a person', async () => {
    const { id: settlement_id } = await settlement();
    const answers = await Promise.all(
      ['08', '09', '10'].map((minute) => post('super', { start_date: `2026-11-18 08:${minute}:00`, settlement_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('already_running');
  });
  test('I02: of many stops at once one counts, and the others are told that it was stopped', async () => {
    const { id: settlement_id } = await settlement();
    const { id } = (await post('kadry', { start_date: '2026-11-17 08:00:00', settlement_id })).body;
    const stops = await Promise.all(
      ['10', '20', '30', '40'].map((minute) => put('kadry', { id, end_date: `2026-11-17 08:${minute}:00`, comment: minute })),
    );
    expect(stops.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { body } = await office.as('kadry').get(`/api/uptimes/${id}`);
    expect(body.end_date).toBe(`2026-11-17 08:${body.comment}:00`);
    expect(stops.find(({ status }) => status === 409)?.body.error).toBe('Ten pomiar jest już zatrzymany.');
  });
  testOnce('a whole stopped entry may be corrected', async () => {
    const { id } = (await post('kadry', day('16', '08:00', '09:00'))).body;
    expect((await put('kadry', { id, ...day('16', '08:00', '08:45'), comment: 'Krócej' })).body).toMatchObject({
      minutes: 45,
      comment: 'Krócej',
    });
    expect((await put('kadry', { id, comment: 'Sam komentarz' })).status).toBe(200);
  });
  testOnce('P14: of a closed one nothing is added, changed or deleted', async () => {
    const { id: settlement_id } = await settlement({ status: 'closed' });
    const { id } = await office.add('uptimes', { settlement_id });
    expect((await post('ksiegowa', { start_date: '2026-11-09 08:00:00', settlement_id })).body.errors).toHaveProperty(
      'settlement_id',
    );
    expect((await put('ksiegowa', { id, comment: 'Po fakcie' })).body.code).toBe('settled');
    expect((await office.as('ksiegowa').delete(`/api/uptimes/${id}`)).status).toBe(409);
  });
  testOnce('P14: of one that was closed meanwhile is ended, moved or dropped, and changed no further', async () => {
    const [first, next] = [await settlement(), await settlement()];
    const begin = async (at: string) =>
      (await post('kadry', { start_date: `2026-11-19 ${at}:00`, settlement_id: first.id, comment: 'Paczka' })).body.id as string;
    const close = (status: string) =>
      office.services.db.query({ text: 'update settlements set status = $2 where id = $1', values: [first.id, status] });

    const ended = await begin('08:00');
    await close('closed');
    expect((await put('kadry', { id: ended, comment: 'Po fakcie' })).body.code).toBe('settled');
    expect((await put('kadry', { id: ended, end_date: '2026-11-19 09:00:00', comment: 'Do końca' })).body).toMatchObject({
      minutes: 60,
      comment: 'Do końca',
      settlement_id: first.id,
    });
    expect((await put('kadry', { id: ended, ...day('19', '08:00', '08:30') })).body.code).toBe('settled');
    expect((await put('kadry', { id: ended, settlement_id: next.id })).body.code).toBe('settled');

    await close('booking');
    const moved = await begin('09:00');
    await close('closed');
    expect((await put('kadry', { id: moved, settlement_id: next.id })).body).toMatchObject({
      settlement_id: next.id,
      company_id: next.company_id,
      end_date: null,
    });
    await put('kadry', { id: moved, end_date: '2026-11-19 10:00:00' });

    await close('booking');
    const dropped = await begin('10:00');
    await close('closed');
    expect((await office.as('kadry').delete(`/api/uptimes/${dropped}`)).status).toBe(200);
    expect((await post('kadry', { start_date: '2026-11-19 11:00:00', settlement_id: next.id })).status).toBe(201);
  });
  testOnce('taken off its settlement is of the month in which it began', async () => {
    const { id: settlement_id, company_id } = await settlement({ period: '2026-09' });
    const { id, period } = (await post('ksiegowa', { ...day('03', '08:00', '09:00'), settlement_id })).body;
    expect(period).toBe('2026-09');
    expect((await put('ksiegowa', { id, settlement_id: null })).body).toMatchObject({ period: '2026-11', company_id });
  });
  testOnce('P14: of another firm it does not exist', async () => {
    const foreign = await office.add('settlements', {}, 'kancelaria');
    expect((await post('ksiegowa', { start_date: '2026-11-08 08:00:00', settlement_id: foreign.id })).body.errors).toEqual({
      settlement_id: 'Wybierz pozycję z listy',
    });
  });
});

testOnce('P14: who has no reports sees and counts their own time alone', async () => {
  await office.add('uptimes', { user_id: office.idOf('pracownik'), comment: 'Moje' });
  await office.add('uptimes', { user_id: office.idOf('ksiegowa'), comment: 'Cudze' });
  const { body } = await office.as('pracownik').get('/api/uptimes/?limit=100');
  expect(body.data.every((row: { user_id: string }) => row.user_id === office.idOf('pracownik'))).toBe(true);
  expect(body.total).toBe(body.data.length);
  expect((await office.as('pracownik').get('/api/uptimes/?search=cudze')).body.total).toBe(0);
  expect((await office.as('ksiegowa').get('/api/uptimes/?search=moje')).body.total).toBe(1);
});
