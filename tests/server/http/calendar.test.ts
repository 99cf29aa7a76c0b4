import { describe, expect, test } from 'vitest';
import { escaped, folded, icsOf } from '../../../src/server/calendar/ics';
import { occurrences } from '../../../src/server/calendar/occurrences';
import { send } from '../../support/caller';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
type Who = Parameters<typeof office.as>[0];
const month = '?from=2026-12-01&to=2026-12-31';
const calendar = async (who: Who, query = month) => (await office.as(who).get(`/api/calendar${query}`)).data;
const entry = (who: Who, values: Values = {}) =>
  office.add('schedule-entries', {
    title: 'Narada',
    kind: 'meeting',
    start: '2026-12-02 09:00:00',
    end: '2026-12-02 10:00:00',
    user_id: office.idOf(who),
    ...values,
  });
const titles = async (who: Who) => (await calendar(who)).entries.map(({ title }: Values) => title);

describe('a calendar', () => {
  test('holds one’s own entries, those one takes part in, the whole office’s, and of colleagues only that they are away', async () => {
    await entry('ksiegowa', { title: 'Moje' });
    await entry('kadry', { title: 'Cudze' });
    await entry('kadry', { title: 'Z udziałem', participants: [{ user_id: office.idOf('ksiegowa') }] });
    await entry('kadry', { title: 'Odprawa', visibility: 'team' });
    await entry('kadry', { title: 'Operacja kolana', kind: 'absence', deputy_id: office.idOf('ksiegowa') });
    expect((await titles('ksiegowa')).sort()).toEqual(['Moje', 'Nieobecność', 'Odprawa', 'Z udziałem']);
    expect(await titles('kierownik')).toContain('Operacja kolana');
    expect((await office.as('ksiegowa').get('/api/schedule-entries/')).data.map(({ title }: Values) => title)).toEqual(['Moje']);
  });
  test('P06: takes in colleagues alone: no client, nobody of another firm, nobody who is not there', async () => {
    const meet = (...people: string[]) =>
      office.as('ksiegowa').post('/api/schedule-entries/', {
        title: 'Narada',
        start: '2027-03-02 09:00:00',
        participants: people.map((user_id) => ({ user_id })),
      });
    const strangers = [office.idOf('klient'), office.idOf('kadry', 'kancelaria'), '0199c3a2-1b2c-7d3e-8f40-123456789abc'];
    for (const stranger of strangers)
      expect((await meet(office.idOf('kadry'), stranger)).body.errors).toEqual({
        'participants.1.user_id': 'Wybierz pozycję z listy',
      });
    expect((await meet(office.idOf('kadry'))).status).toBe(201);
  });
  test('brings own open tasks, days off, and what the law asks for on each day', async () => {
    await office.as('ksiegowa').post('/api/recurring-tasks/generate', {});
    await office.add('tasks', { title: 'Bilans', assignee_id: office.idOf('kadry'), due_date: '2026-12-10' });
    await office.add('tasks', { title: 'Zrobione', assignee_id: office.idOf('kadry'), due_date: '2026-12-10', status: 'done' });
    const { tasks, deadlines, holidays } = await calendar('kadry');
    expect(tasks.map(({ title }: Values) => title)).toEqual(['Bilans']);
    expect(holidays.map(({ date }: Values) => date)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
    const vat = deadlines.find(({ date }: Values) => date === '2026-12-28');
    expect(vat.names).toContain('JPK_V7M i zapłata VAT za listopad 2026');
    expect(deadlines.some(({ date }: Values) => date === '2026-12-25')).toBe(false);
  });
  test('says what is wrong with the days asked for', async () => {
    for (const [query, key] of [
      ['?from=dziś&to=2026-12-01', 'from'],
      ['?from=2026-12-02&to=2026-12-01', 'to'],
      ['?from=2026-01-01&to=2026-12-01', 'to'],
    ])
      expect((await office.as('ksiegowa').get(`/api/calendar${query}`)).body.errors).toHaveProperty(key ?? '');
  });
  test('P16: is the office’s alone, and nobody puts entries into another’s but who has the settings', async () => {
    expect((await office.as('klient').get(`/api/calendar${month}`)).status).toBe(403);
    expect((await office.nobody().get(`/api/calendar${month}`)).status).toBe(401);
    const sample = { title: 'Narada', kind: 'office', start: '2026-12-01 09:00:00' };
    const post = (who: Who, values: Values) => office.as(who).post('/api/schedule-entries/', { ...sample, ...values });
    expect((await post('pracownik', {})).body.user_id).toBe(office.idOf('pracownik'));
    expect((await post('ksiegowa', { user_id: office.idOf('kadry') })).status).toBe(422);
    expect((await post('kierownik', { user_id: office.idOf('kadry') })).status).toBe(201);
  });
  test('wants a deputy for an absence, another person than the absent one', async () => {
    const post = (values: Values) =>
      office
        .as('ksiegowa')
        .post('/api/schedule-entries/', { title: 'Urlop', kind: 'absence', start: '2026-12-01 00:00:00', ...values });
    for (const deputy_id of [null, office.idOf('ksiegowa')])
      expect((await post({ deputy_id })).body.errors).toHaveProperty('deputy_id');
    expect((await post({ deputy_id: office.idOf('kadry') })).status).toBe(201);
  });
});

describe('an entry that comes again', () => {
  const times = (
    recurrence: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly',
    start: string,
    recurrence_until: string | null = null,
  ) =>
    occurrences({ start: `${start} 08:00:00`, end: null, recurrence, recurrence_until }, '2027-02-01', '2027-03-31').map((time) =>
      time.start.slice(0, 10),
    );
  test('keeps its weekday or its day of the month, where a month lacks it the last one', () => {
    expect(times('weekly', '2026-12-28', '2027-02-20')).toEqual(['2027-02-01', '2027-02-08', '2027-02-15']);
    expect(times('biweekly', '2026-12-28').slice(0, 2)).toEqual(['2027-02-08', '2027-02-22']);
    expect(times('monthly', '2026-10-31')).toEqual(['2027-02-28', '2027-03-31']);
    expect(times('yearly', '2024-02-29')).toEqual(['2027-02-28']);
    expect(times('daily', '2020-01-01')).toHaveLength(59);
  });
});

test.each([
  ['yearly', '2028-02-29', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1'],
  ['yearly', '2026-12-01', 'RRULE:FREQ=YEARLY'],
  ['monthly', '2026-12-31', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
] as const)('an entry that comes again %s from %s has the same days in a fetched calendar', (recurrence, start, rule) => {
  const row = {
    id: 'a',
    title: 'Rocznica',
    start: `${start} 08:00:00`,
    end: null,
    all_day: false,
    recurrence,
    recurrence_until: null,
    status: 'confirmed',
    location: null,
    description: null,
    company: null,
    deputy_name: null,
    updated_at: new Date('2026-11-20T08:00:00Z'),
  };
  expect(icsOf({ name: 'Kalendarz', host: 'demo', entries: [row as never], tasks: [] })).toContain(`\r\n${rule}\r\n`);
});

describe('the address of a calendar', () => {
  const fetched = (path: string) => send(office.app, { method: 'GET', url: path });
  const make = async (who: Who) => (await office.as(who).post('/api/calendar/feed', {})).data;

  test('T02: is told once, kept hashed, opens that calendar without a login and nothing else, until it is taken back', async () => {
    await entry('kadry', { title: 'Spotkanie; z „Kłosem”, w biurze', location: 'Łódź' });
    const { path, active } = await make('kadry');
    expect(active).toBe(true);
    expect(path).toMatch(/^\/api\/calendar\/[A-Za-z0-9]{43}\.ics$/);
    expect((await office.as('kadry').get('/api/calendar/feed')).data).not.toHaveProperty('path');
    const rows = await office.services.db.query<{ token_hash: string }>({ text: 'select token_hash from calendar_feeds' });
    expect(rows.every(({ token_hash }) => !path.includes(token_hash))).toBe(true);

    const { status, headers, text } = await fetched(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toContain('SUMMARY:Spotkanie\\; z „Kłosem”\\, w biurze\r\n');
    expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20261202T090000\r\n');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect((await office.as('kadry').get('/api/calendar/feed')).data.last_read_at).toBe('2026-11-20 09:00:00');

    const token = path.slice('/api/calendar/'.length, -4);
    const other = await send(office.app, {
      method: 'GET',
      url: '/api/tasks/',
      headers: { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${token}` },
    });
    expect(other.status).toBe(401);
    expect((await office.as('kadry').delete('/api/calendar/feed')).data.active).toBe(false);
    expect((await fetched(path)).status).toBe(404);
  });
  test('is closed by a new one, by a guess, and when its person leaves', async () => {
    const first = (await make('pracownik')).path;
    const second = (await make('pracownik')).path;
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    for (const guess of ['/api/calendar/abc.ics', `/api/calendar/${'a'.repeat(43)}.ics`, '/api/calendar/x'])
      expect((await fetched(guess)).status).toBe(404);
    await office.services.db.query({
      text: "update users set status = 'deactivated' where id = $1",
      values: [office.idOf('pracownik')],
    });
    expect((await fetched(second)).status).toBe(404);
  });
  test('P16: is not for clients', async () => {
    for (const call of [office.as('klient').post('/api/calendar/feed', {}), office.as('klient').get('/api/calendar/feed')])
      expect((await call).status).toBe(403);
  });
});

test('RFC 5545: text is escaped and lines folded within letters’ bounds', () => {
  expect(escaped('a\\b;c,d\ne')).toBe('a\\\\b\\;c\\,d\\ne');
  const line = `SUMMARY:${'ąć'.repeat(60)}`;
  const parts = folded(line).split('\r\n');
  expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
  expect(parts.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line);
});
