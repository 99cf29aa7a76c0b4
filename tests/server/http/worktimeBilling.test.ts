// Also on a PostgreSQL server: calls at once.

import { beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

/** Statements that transactions waited for or sent along. */
let statements = 0;
const office = openOffice({
  database: (db) => ({
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          query: (statement) => {
            statements += 1;
            return tx.query(statement);
          },
          later: (statement) => {
            statements += 1;
            tx.later(statement);
          },
        }),
      ),
  }),
});
const verifyTrail = () => {
  const { db, keys, tenants } = office.services;
  return verifyAudit(db, keys, tenants.all().find(({ key }) => key === 'demo')?.id ?? 0);
};
let item: string;
beforeAll(async () => {
  item = (await office.add('price-items', { name: 'Konsultacja', unit: 'hour', net_amount: 22_000, counts_from: 'uptime' })).id;
});

let days = 0;
/** Hours of work on a day of its own, approved unless told otherwise. */
const worked = (company_id: string, hours: number, more: Values = {}) => {
  days += 1;
  const day = new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10);
  return office.add('uptimes', {
    user_id: office.idOf('ksiegowa'),
    company_id,
    start_date: `${day} 08:00:00`,
    end_date: `${day} ${String(8 + hours).padStart(2, '0')}:00:00`,
    period: '2026-10',
    kind: 'billable',
    status: 'approved',
    ...more,
  });
};
const bill = (body: Values, who: PrincipalName = 'kierownik') => office.as(who).post('/api/billable-events/worktime', body);
const preview = (body: Values, who: PrincipalName = 'kierownik') =>
  office.as(who).post('/api/billable-events/worktime/preview', body);
const event = async (id: string) => (await office.as('ksiegowa').get(`/api/billable-events/${id}`)).body;
const uptime = async (id: string) => (await office.as('kierownik').get(`/api/uptimes/${id}`)).body;

describe('time of a client’s month', () => {
  testOnce('is told before it is charged, and nothing is written by telling', async () => {
    const { id: company_id } = await office.add('companies', { hours_included: 2, price_model: 'mixed' });
    await worked(company_id, 1);
    for (const hours of [2, 1]) await worked(company_id, hours, { kind: 'in_plan' });
    await worked(company_id, 3, { status: 'submitted' });
    await worked(company_id, 5, { kind: 'internal' });
    const { status, data } = await preview({ company_id, period: '2026-10' });
    expect(status).toBe(200);
    expect(data).toEqual([
      expect.objectContaining({
        company_id,
        included_minutes: 120,
        in_plan_minutes: 180,
        unapproved: 1,
        unapproved_minutes: 180,
        item_id: item,
        lines: [
          expect.objectContaining({
            part: 'billable',
            entries: 1,
            minutes: 60,
            quantity: 100,
            net_amount: 22_000,
            gross_amount: 27_060,
          }),
          expect.objectContaining({ part: 'over', entries: 1, minutes: 60, quantity: 100, net_amount: 22_000 }),
        ],
      }),
    ]);
    expect((await preview({ company_id, period: '2026-10' })).data).toEqual(data);
  });
  test('I02: becomes payable once, however often and by how many it is charged', async () => {
    const { id: company_id } = await office.add('companies');
    const entry = await worked(company_id, 2);
    const answers = await Promise.all([1, 2, 3].map(() => bill({ company_id, period: '2026-10' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const [made] = answers.find(({ status }) => status === 200)?.data.ids ?? [];
    expect(await event(made)).toMatchObject({
      company_id,
      period: '2026-10',
      source: 'uptime',
      quantity: 200,
      net_amount: 44_000,
      vat_rate: '23',
      gross_amount: 54_120,
    });
    expect(await uptime(entry.id)).toMatchObject({ billable_event_id: made, charged_minutes: 120 });
  });
  testOnce(
    'O07, U01: is charged, invoiced and given back whole in a few round trips, and each entry has its line of the trail',
    async () => {
      const { id: company_id } = await office.add('companies');
      const entries: Added[] = [];
      for (let nth = 0; nth < 60; nth += 1) entries.push(await worked(company_id, 1));
      const lines = async () =>
        (
          await office.services.db.query<{ count: number }>({
            text: `select count(*)::int as count from audit where entity = 'uptimes' and action = 'update' and entity_id = any ($1::uuid[])`,
            values: [entries.map(({ id }) => id)],
          })
        )[0]?.count;
      const standing = () => Promise.all(entries.map(async ({ id }) => uptime(id)));
      statements = 0;
      const [made] = (await bill({ company_id, period: '2026-10' })).data.ids;
      expect(statements).toBeLessThan(entries.length / 2);
      for (const entry of await standing()) expect(entry).toMatchObject({ billable_event_id: made, charged_minutes: 60 });
      expect(await lines()).toBe(60);
      expect((await office.as('kierownik').delete(`/api/billable-events/${made}`)).status).toBe(200);
      for (const entry of await standing()) expect(entry).toMatchObject({ billable_event_id: null, charged_minutes: null });
      expect(await lines()).toBe(120);
      expect((await verifyTrail()).findings).toEqual([]);
    },
  );
  testOnce('costs what the client agreed on', async () => {
    const { id: company_id } = await office.add('companies');
    await office.add('company-prices', {
      company_id,
      item_id: item,
      net_amount: 10_000,
      valid_from: '2026-01-01',
      valid_to: null,
    });
    await worked(company_id, 3);
    const [made] = (await bill({ company_id, period: '2026-10' })).data.ids;
    expect((await event(made)).net_amount).toBe(30_000);
  });
  testOnce('that was charged stays as it is, and what comes later is charged by itself', async () => {
    const { id: company_id } = await office.add('companies', { hours_included: 1, price_model: 'mixed' });
    const first = await worked(company_id, 3, { kind: 'in_plan' });
    const [made] = (await bill({ company_id, period: '2026-10' })).data.ids;
    expect((await event(made)).quantity).toBe(200);
    expect(await office.as('kierownik').put('/api/uptimes', { id: first.id, comment: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'charged' },
    });
    expect((await office.as('kierownik').delete(`/api/uptimes/${first.id}`)).body.code).toBe('charged');
    for (const [step, body] of [
      ['reject', { reason: 'Nie' }],
      ['invoice', {}],
    ] as const)
      expect((await office.as('kierownik').post(`/api/uptimes/${first.id}/actions/${step}`, body)).body.code).toBe('charged');
    await worked(company_id, 1, { kind: 'in_plan' });
    const [later] = (await bill({ company_id, period: '2026-10' })).data.ids;
    expect((await event(later)).quantity).toBe(100);
  });
  testOnce('comes back when its event is deleted, and that event does not', async () => {
    const { id: company_id } = await office.add('companies');
    const entry = await worked(company_id, 1);
    const [made] = (await bill({ company_id, period: '2026-10' })).data.ids;
    expect((await office.as('ksiegowa').delete(`/api/billable-events/${made}`)).status).toBe(200);
    expect(await uptime(entry.id)).toMatchObject({ billable_event_id: null, charged_minutes: null });
    expect((await office.as('ksiegowa').post(`/api/billable-events/${made}/restore`)).body.code).toBe('released');
    expect((await bill({ company_id, period: '2026-10' })).data.ids).toHaveLength(1);
  });
  testOnce('is invoiced with its event', async () => {
    const { id: company_id } = await office.add('companies');
    const entry = await worked(company_id, 1);
    const [made] = (await bill({ company_id, period: '2026-10' })).data.ids;
    for (const step of ['to_invoice', 'invoice'])
      await office.as('ksiegowa').post(`/api/billable-events/${made}/actions/${step}`);
    expect((await uptime(entry.id)).status).toBe('invoiced');
    expect((await office.as('ksiegowa').delete(`/api/billable-events/${made}`)).body.code).toBe('invoiced');
  });
  testOnce('spent on a case with a price of its own is paid for there', async () => {
    const { id: company_id } = await office.add('companies');
    const priced = await office.add('tickets', { company_id, billable: 'extra_accepted' });
    const plain = await office.add('tickets', { company_id, billable: 'in_plan' });
    await worked(company_id, 4, { ticket_id: priced.id });
    await worked(company_id, 1, { ticket_id: plain.id });
    const [made] = (await bill({ company_id, period: '2026-10' })).data.ids;
    expect((await event(made)).quantity).toBe(100);
  });
});

describeOnce('chosen entries', () => {
  test('are charged to each client and month apart, and the others are left', async () => {
    const [one, other] = [await office.add('companies'), await office.add('companies')];
    const chosen = [await worked(one.id, 1), await worked(one.id, 2, { period: '2026-09' }), await worked(other.id, 3)];
    const left = await worked(one.id, 4);
    const uptime_ids = chosen.map(({ id }) => id);
    expect((await preview({ uptime_ids })).data).toHaveLength(3);
    const { ids } = (await bill({ uptime_ids })).data;
    const made = await Promise.all(ids.map(event));
    expect(made.map(({ company_id, period, quantity }) => [company_id, period, quantity])).toEqual(
      expect.arrayContaining([
        [one.id, '2026-10', 100],
        [one.id, '2026-09', 200],
        [other.id, '2026-10', 300],
      ]),
    );
    expect((await uptime(left.id)).billable_event_id).toBeNull();
  });
  test('without a company are nobody’s to pay', async () => {
    const entry = await worked(office.base().company, 1, { company_id: null });
    expect((await bill({ uptime_ids: [entry.id] })).body.errors).toHaveProperty('uptime_ids');
  });
});

describe('charging time', () => {
  test('asks the client at once where told so, and the client’s word is written down with who gave it', async () => {
    const company = await office.add('companies', { owner_id: office.idOf('ksiegowa') });
    const client = await office.client(company);
    await worked(company.id, 1);
    const [made] = (await bill({ company_id: company.id, period: '2026-10', ask: true })).data.ids;
    expect(await event(made)).toMatchObject({ status: 'to_accept', asked_at: '2026-11-20 09:00:00' });
    const bell = (await client.get('/api/notices/')).data;
    expect(bell[0]).toMatchObject({ event: 'price_acceptance_needed', text: expect.stringContaining('220,00') });
    const answers = await Promise.all([1, 2, 3].map(() => client.post(`/api/billable-events/${made}/actions/accept`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const decided = await event(made);
    expect(decided).toMatchObject({ status: 'accepted', decided_at: '2026-11-20 09:00:00', decided_by_id: expect.any(String) });
    const history = (await office.as('kierownik').get(`/api/billable-events/${made}/history`)).data;
    expect(history.filter(({ action }: Values) => action === 'transition:accept')).toHaveLength(1);
    const told = (await office.as('ksiegowa').get('/api/notices/')).data;
    expect(told.filter(({ event: code }: Values) => code === 'price_decided')).toHaveLength(1);
  });
  testOnce('P02: is for whoever sees everybody’s time', async () => {
    const body = { company_id: office.base().company, period: '2026-10' };
    for (const who of ['pracownik', 'klient', 'podglad'] as const)
      for (const call of [preview, bill]) expect((await call(body, who)).status).toBe(403);
  });
  testOnce('P01: knows no company of another firm', async () => {
    const elsewhere = await office.add('companies', {}, 'kancelaria');
    expect((await preview({ company_id: elsewhere.id, period: '2026-10' })).status).toBe(404);
    const entry = await office.add('uptimes', { user_id: office.idOf('ksiegowa', 'kancelaria') }, 'kancelaria');
    expect((await preview({ uptime_ids: [entry.id] })).status).toBe(422);
  });
  describeOnce('that is none', () => {
    test.each([
      [{}, 'company_id'],
      [{ company_id: '0193d0a0-0000-7000-8000-000000000000', period: 'październik' }, 'period'],
      [{ uptime_ids: [] }, 'uptime_ids'],
      [{ company_id: '0193d0a0-0000-7000-8000-000000000000', period: '2026-10', item_id: 'x' }, 'item_id'],
      [{ company_id: '0193d0a0-0000-7000-8000-000000000000', period: '2026-10', amount: 5 }, 'amount'],
    ])('P11: %j is told on its field', async (body, field) => {
      const { status, body: said } = await preview(body);
      expect([status, Object.keys(said.errors)]).toEqual([422, [field]]);
    });
  });
  testOnce('needs an item that is paid by the hour', async () => {
    const { id: company_id } = await office.add('companies');
    await worked(company_id, 1);
    const { id } = await office.add('price-items', { unit: 'piece' });
    expect((await bill({ company_id, period: '2026-10', item_id: id })).body.errors).toHaveProperty('item_id');
    expect((await bill({ company_id, period: '2026-08' })).body).toMatchObject({ code: 'nothing' });
  });
});
