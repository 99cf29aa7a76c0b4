import { describe, expect, test } from 'vitest';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { uptimeStops } from '../../../src/server/time/stoppingJob';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice({ daily: [] });
const minute = 60_000;
let days = 0;
/** An hour of work on a day of its own. */
async function worked(who: PrincipalName, more: object = {}): Promise<string> {
  days += 1;
  const day = `2026-08-${String(days).padStart(2, '0')}`;
  const { status, body } = await office
    .as(who)
    .post('/api/uptimes', { start_date: `${day} 08:00:00`, end_date: `${day} 09:00:00`, ...more });
  expect(status).toBe(201);
  return body.id;
}
const step = (who: PrincipalName, id: string, name: string, body: object = {}) =>
  office.as(who).post(`/api/uptimes/${id}/actions/${name}`, body);
const edit = (who: PrincipalName, id: string) => office.as(who).put('/api/uptimes', { id, comment: 'Poprawka' });

describe('working time', () => {
  test('is submitted by its person and approved by who leads', async () => {
    const id = await worked('ksiegowa');
    expect((await step('kadry', id, 'submit')).status).toBe(403);
    expect((await step('ksiegowa', id, 'submit')).body.status).toBe('submitted');
    expect((await step('ksiegowa', id, 'approve')).status).toBe(403);
    expect((await step('kierownik', id, 'approve')).body).toMatchObject({
      status: 'approved',
      approved_by_id: office.idOf('kierownik'),
    });
  });
  test('that was approved is changed by who leads alone, and what was invoiced by nobody', async () => {
    const id = await worked('ksiegowa');
    await step('ksiegowa', id, 'submit');
    await step('szef', id, 'approve');
    expect(await edit('ksiegowa', id)).toMatchObject({ status: 409, body: { code: 'approved' } });
    expect((await office.as('ksiegowa').delete(`/api/uptimes/${id}`)).status).toBe(409);
    expect((await edit('kierownik', id)).status).toBe(200);
    await step('super', id, 'invoice');
    expect(await edit('kierownik', id)).toMatchObject({ status: 409, body: { code: 'invoiced' } });
  });
  test('that was rejected says why, and is submitted again', async () => {
    const id = await worked('ksiegowa');
    await step('ksiegowa', id, 'submit');
    expect(await step('kierownik', id, 'reject')).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
    expect((await step('kierownik', id, 'reject', { reason: 'Brak firmy' })).body).toMatchObject({
      status: 'rejected',
      reject_reason: 'Brak firmy',
    });
    expect((await edit('ksiegowa', id)).status).toBe(200);
    expect((await step('ksiegowa', id, 'submit')).body).toMatchObject({ status: 'submitted', reject_reason: null });
  });
  test('P05: of a colleague is not there for a worker', async () => {
    const id = await worked('ksiegowa');
    expect((await step('pracownik', id, 'submit')).status).toBe(404);
    expect((await step('pracownik', id, 'confirm_end')).status).toBe(404);
  });
  test('is approved for a whole selection, all or nothing', async () => {
    const ids = [await worked('kadry'), await worked('kadry')];
    await office.as('kadry').post('/api/uptimes/actions/submit', { ids: ids.slice(0, 1) });
    expect((await office.as('kierownik').post('/api/uptimes/actions/approve', { ids })).status).toBe(409);
    await office.as('kadry').post('/api/uptimes/actions/submit', { ids: ids.slice(1) });
    expect((await office.as('kierownik').post('/api/uptimes/actions/approve', { ids })).status).toBe(200);
  });
  test('belongs to the month in which it began, or to its settlement’s', async () => {
    const id = await worked('szef');
    expect((await office.as('szef').get(`/api/uptimes/${id}`)).body.period).toBe('2026-08');
    const settlement = await office.add('settlements', { period: '2026-05', status: 'booking' });
    const own = await worked('szef', { settlement_id: settlement.id });
    expect((await office.as('szef').get(`/api/uptimes/${own}`)).body.period).toBe('2026-05');
  });
});

describe('a measuring that nobody ends', () => {
  const jobs = () => openJobs(office.services, [uptimeStops]);
  const read = async (who: PrincipalName, id: string) => (await office.as(who).get(`/api/uptimes/${id}`)).body;

  test('ends after eight hours, and its person is asked whether that is right', async () => {
    const id = (await office.as('pracownik').post('/api/uptimes', { start_date: '2026-11-20 01:05:00' })).body.id;
    office.pass(4 * minute);
    await jobs().drain();
    expect((await read('pracownik', id)).end_date).toBeNull();
    office.pass(2 * minute);
    await jobs().drain();
    expect(await read('pracownik', id)).toMatchObject({ end_date: '2026-11-20 09:05:00', auto_stopped: true, minutes: 480 });
    const asked = await office.as('pracownik').get('/api/uptimes?filters=auto_stopped:true');
    expect(asked.body.total).toBe(1);
    expect((await step('pracownik', id, 'confirm_end')).status).toBe(200);
    expect((await read('pracownik', id)).auto_stopped).toBe(false);
  });
  test('ends with the day; the right end answers the question', async () => {
    const id = (await office.as('kadry').post('/api/uptimes', { start_date: '2026-11-19 20:00:00' })).body.id;
    await jobs().drain();
    expect(await read('kadry', id)).toMatchObject({ end_date: '2026-11-19 23:59:59', auto_stopped: true });
    const corrected = { id, start_date: '2026-11-19 20:00:00', end_date: '2026-11-19 21:30:00' };
    expect((await office.as('kadry').put('/api/uptimes', corrected)).body).toMatchObject({ auto_stopped: false, minutes: 90 });
  });
  test('that was ended in time is left as it is', async () => {
    const { body } = await office.as('super').post('/api/uptimes', { start_date: '2026-11-20 01:07:30' });
    await office.as('super').put('/api/uptimes', { id: body.id, end_date: '2026-11-20 09:05:00', comment: 'Gotowe' });
    office.pass(2 * minute);
    await jobs().drain();
    expect(await read('super', body.id)).toMatchObject({ end_date: '2026-11-20 09:05:00', comment: 'Gotowe' });
  });
});
