import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice();
const entry = (day: string, values: object = {}) => ({
  start_date: `${day} 09:00:00`,
  end_date: `${day} 10:00:00`,
  source: 'manual',
  ...values,
});
const close = (through: string, who: Caller = office.as('kierownik')) => who.post('/api/time-closings/', { through });

beforeEach(async () => {
  for (const table of ['uptimes', 'time_closings']) await office.services.db.query({ text: `delete from ${table}` });
});

describe('closed working time', () => {
  test('is changed, deleted and added to by nobody but who leads, and by them with a reason', async () => {
    const mine = office.as('ksiegowa');
    const { body: kept } = await mine.post('/api/uptimes', entry('2026-11-12'));
    expect((await close('2026-11-15')).status).toBe(201);
    const change = { id: kept.id, start_date: '2026-11-12 09:00:00', end_date: '2026-11-12 11:00:00' };
    const refused = await mine.put('/api/uptimes', { ...change, change_reason: 'Pomyłka' });
    expect([refused.status, refused.body.code]).toEqual([409, 'closed']);
    expect(refused.body.error).toBe('Czas pracy do 15.11.2026 jest zamknięty. Zmienić go może kierownik.');
    expect((await mine.post('/api/uptimes', entry('2026-11-13'))).status).toBe(409);
    const kept12 = await mine.delete(`/api/uptimes/${kept.id}`);
    expect([kept12.status, kept12.body.code, kept12.body.error]).toEqual([
      409,
      'closed',
      'Czas pracy do 15.11.2026 jest zamknięty, więc wpisu nie można usunąć ani przywrócić. Poproś kierownika, aby poprawił wpis albo otworzył ten czas.',
    ]);

    const manager = office.as('kierownik');
    expect((await manager.delete(`/api/uptimes/${kept.id}`)).body.error).toContain('Możesz poprawić wpis, podając powód zmiany');
    const asked = await manager.put('/api/uptimes', change);
    expect([asked.status, asked.body.code, asked.body.errors]).toEqual([
      422,
      'reason_needed',
      { change_reason: 'Podaj powód zmiany' },
    ]);
    expect((await manager.put('/api/uptimes', { ...change, change_reason: 'Zła godzina' })).status).toBe(200);
    const again = await manager.put('/api/uptimes', { ...change, end_date: '2026-11-12 12:00:00', change_reason: 'Zła godzina' });
    expect(again.status).toBe(422);
  });

  test('does not take in entries from the open days, nor let them be moved there', async () => {
    await close('2026-11-15');
    const mine = office.as('ksiegowa');
    const { body, status } = await mine.post('/api/uptimes', entry('2026-11-16'));
    expect(status).toBe(201);
    const later = await mine.put('/api/uptimes', {
      id: body.id,
      start_date: '2026-11-16 08:00:00',
      end_date: '2026-11-16 10:00:00',
    });
    expect(later.status).toBe(200);
    const back = await mine.put('/api/uptimes', {
      id: body.id,
      start_date: '2026-11-13 08:00:00',
      end_date: '2026-11-13 10:00:00',
    });
    expect(back.status).toBe(409);
  });

  test('is counted before it is closed by who has not sent it yet', async () => {
    await office.as('ksiegowa').post('/api/uptimes', entry('2026-11-12'));
    const before = encodeURIComponent('status:draft|rejected,start_date<2026-11-16 00%3A00%3A00');
    const { status, body } = await office.as('kierownik').get(`/api/uptimes/groups?by=user_id&filters=${before}`);
    expect([status, body.data]).toMatchObject([200, [{ key: office.idOf('ksiegowa'), count: 1 }]]);
  });

  test('opens again when its closing is taken away, and today is never closed', async () => {
    const { body } = await close('2026-11-19');
    expect((await close('2026-11-20')).body.errors).toHaveProperty('through');
    const mine = office.as('ksiegowa');
    expect((await mine.post('/api/uptimes', entry('2026-11-19'))).status).toBe(409);
    expect((await office.as('kierownik').delete(`/api/time-closings/${body.id}`)).status).toBe(200);
    expect((await mine.post('/api/uptimes', entry('2026-11-19'))).status).toBe(201);
  });

  test('P14: is not written through a running timer: a stop changes no start', async () => {
    await close('2026-11-15');
    const mine = office.as('ksiegowa');
    const { body: running } = await mine.post('/api/uptimes', { start_date: '2026-11-20 08:30:00' });
    const past = { start_date: '2026-11-12 09:00:00', end_date: '2026-11-12 17:00:00' };
    const stopped = await mine.put('/api/uptimes', { id: running.id, ...past });
    expect([stopped.status, stopped.body.code, Object.keys(stopped.body.errors)]).toEqual([
      422,
      'stop_keeps_start',
      ['start_date'],
    ]);
    expect((await mine.put('/api/uptimes', { id: running.id, start_date: past.start_date })).body.code).toBe('closed');
    expect((await mine.put('/api/uptimes', { id: running.id, start_date: '1970-01-01 01:00:00' })).status).toBe(409);
    expect((await mine.get(`/api/uptimes/${running.id}`)).body).toMatchObject({
      start_date: '2026-11-20 08:30:00',
      end_date: null,
    });
    const whole = { id: running.id, start_date: '2026-11-20 08:30:00', end_date: '2026-11-20 08:45:00' };
    expect((await mine.put('/api/uptimes', whole)).status).toBe(200);
  });

  test('takes the end of a measuring that runs over the closing only with the reason, and open time takes it without', async () => {
    const mine = office.as('ksiegowa');
    const begun = () =>
      office.add('uptimes', {
        user_id: office.idOf('ksiegowa'),
        start_date: '2026-11-19 15:00:00',
        end_date: null,
        source: 'timer',
      });
    const { id } = await begun();
    await close('2026-11-19');
    const stop = { id, end_date: '2026-11-19 16:00:00' };
    const asked = await mine.put('/api/uptimes', stop);
    expect([asked.status, asked.body.code, asked.body.errors]).toEqual([
      422,
      'reason_needed',
      { change_reason: 'Podaj powód zmiany' },
    ]);
    expect((await mine.put('/api/uptimes', { ...stop, change_reason: 'Pomiar biegł dalej' })).status).toBe(200);
    await office.services.db.query({ text: 'delete from uptimes' });
    const { id: other } = await begun();
    expect((await mine.put('/api/uptimes', { id: other, end_date: '2026-11-20 08:00:00' })).status).toBe(200);
  });

  test('T01, P02: an accountant closes nothing, and another firm’s time stays open', async () => {
    expect((await close('2026-11-15', office.as('ksiegowa'))).status).toBe(403);
    await close('2026-11-15');
    expect((await office.as('ksiegowa', 'kancelaria').post('/api/uptimes', entry('2026-11-12'))).status).toBe(201);
  });
});
