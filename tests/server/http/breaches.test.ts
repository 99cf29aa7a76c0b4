import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice();
const values = {
  title: 'Lista płac poszła do innego klienta',
  found_at: '2026-11-20 08:00:00',
  data_kinds: ['pay'],
  people_count: 12,
};
const add = async (more: object = {}) => (await office.as('kierownik').post('/api/breaches/', { ...values, ...more })).body;
const act = (id: string, name: string, body: object = {}) =>
  office.as('kierownik').post(`/api/breaches/${id}/actions/${name}`, body);

/** What waits for somebody of the office about breaches, with the moment it is due. */
async function waits(who: 'kierownik' | 'super' | 'ksiegowa') {
  const { data } = await office.as(who).get('/api/waiting');
  return JSON.stringify(data).includes('Lista płac');
}

describe('R04: a breach of personal data', () => {
  test('has 72 hours from the moment it was found, through a change of clocks too', async () => {
    expect((await add()).report_by).toBe('2026-11-23 08:00:00');
    expect((await add({ found_at: '2026-10-23 12:00:00' })).report_by).toBe('2026-10-26 11:00:00');
    const { id } = await add();
    const moved = await office.as('kierownik').put('/api/breaches/', { id, found_at: '2026-11-19 20:30:00' });
    expect(moved.body.report_by).toBe('2026-11-22 20:30:00');
    const future = await office.as('kierownik').post('/api/breaches/', { ...values, found_at: '2026-11-20 10:00:00' });
    expect([future.status, Object.keys(future.body.errors)]).toEqual([422, ['found_at']]);
  });

  test('waits for who leads until it is reported, or it is said why not', async () => {
    const { id } = await add();
    expect([await waits('kierownik'), await waits('super'), await waits('ksiegowa')]).toEqual([true, true, false]);
    for (const { id: other } of (await office.as('super').get('/api/breaches/?filters=status:open')).data)
      if (other !== id) await act(other, 'dismiss', { reason: 'Dane były zaszyfrowane' });
    expect((await act(id, 'dismiss')).status).toBe(422);
    const dismissed = await act(id, 'dismiss', { reason: 'Adresat skasował list przed otwarciem' });
    expect(dismissed.body).toMatchObject({ status: 'not_needed', not_reported_because: 'Adresat skasował list przed otwarciem' });
    expect(await waits('kierownik')).toBe(false);
    await act(id, 'reopen');
    expect(await waits('kierownik')).toBe(true);
    const reported = await act(id, 'report');
    expect(reported.body).toMatchObject({ status: 'reported', reported_at: '2026-11-20 09:00:00', not_reported_because: null });
    expect(await waits('kierownik')).toBe(false);
  });

  test('is reported late only with the reason', async () => {
    const { id } = await add({ found_at: '2026-11-17 08:59:59' });
    const late = await act(id, 'report');
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['late_because']]);
    await office.as('kierownik').put('/api/breaches/', { id, late_because: 'Weekend i choroba administratora' });
    expect((await act(id, 'report')).status).toBe(200);
  });

  test('stays in the register, with a trace of every change', async () => {
    const { id } = await add();
    expect((await office.as('super').delete(`/api/breaches/${id}`)).status).toBe(403);
    await act(id, 'report');
    const { data } = await office.as('super').get(`/api/breaches/${id}/history`);
    expect(data.map(({ action }: { action: string }) => action)).toEqual(expect.arrayContaining(['create']));
    expect(data.length).toBeGreaterThan(1);
  });
});

test('R04: how the agreement on processing stands is known of each company, by the office alone, and a signed one has its day', async () => {
  const company = await office.add('companies');
  const put = (values: object) => office.as('ksiegowa').put('/api/companies/', { id: company.id, ...values });
  const dayless = await put({ dpa_state: 'signed' });
  expect([dayless.status, Object.keys(dayless.body.errors)]).toEqual([422, ['dpa_signed_on']]);
  expect((await put({ dpa_state: 'signed', dpa_signed_on: '2026-01-15' })).status).toBe(200);
  const found = await office.as('ksiegowa').get('/api/companies/?filters=dpa_state:signed');
  expect(found.data.map(({ id }: { id: string }) => id)).toEqual([company.id]);
  const client = await office.client(company);
  expect(Object.keys((await client.get(`/api/companies/${company.id}`)).body)).not.toContain('dpa_state');
});
