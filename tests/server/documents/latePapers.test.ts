import { afterEach, describe, expect, test } from 'vitest';
import type { TenantConfig } from '../../../src/tenants/define';
import type { Caller } from '../../support/caller';
import { openOffice } from '../../support/office';
import { countedMonth } from '../../support/settlement';
import { send } from './papers';

const office = openOffice();
const staff = () => office.as('kierownik');
function rule(latePapers: TenantConfig['switches']['latePapers']): void {
  const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  tenant.config.switches.latePapers = latePapers;
}
afterEach(() => rule('next_month'));

let papers = 0;
/** A paper of October, the month that was said to be complete. */
function paper(client: Caller, company_id: string, values: object = {}) {
  papers += 1;
  return send(office, client, { company_id, period: '2026-10', ...values }, `kwit${papers}.txt`);
}
async function complete() {
  const { company, settlement } = await countedMonth(office, { owner_id: office.idOf('ksiegowa') });
  const client = await office.client(company);
  expect((await client.post('/api/month-declarations/', { company_id: company.id, period: '2026-10' })).status).toBe(201);
  return { company, settlement, client };
}
const eventsOf = async (company: string) =>
  (await staff().get(`/api/billable-events/?filters=company_id:${company}`)).data as Record<string, unknown>[];

describe('a client’s paper that comes after its month was said to be complete', () => {
  test('goes to the next month that is open, and says which it is of', async () => {
    const { company, client } = await complete();
    expect((await paper(client, company.id)).body).toMatchObject({ period: '2026-11', late_for: '2026-10' });
    await client.post('/api/month-declarations/', { company_id: company.id, period: '2026-11' });
    expect((await paper(client, company.id)).body).toMatchObject({ period: '2026-12', late_for: '2026-10' });
    const { body } = await paper(client, company.id, { period: '2026-09' });
    expect(body).toMatchObject({ period: '2026-09', late_for: null });
    const moved = await client.put('/api/documents/', { id: body.id, period: '2026-10' });
    expect(moved.body.errors).toEqual({ period: 'Komplet za październik 2026 jest już zgłoszony' });
    expect((await paper(staff(), company.id)).body).toMatchObject({ period: '2026-10', late_for: null });
  });

  test('stays with its month where the office asked for it, or where the firm’s rule says so', async () => {
    const { company, client } = await complete();
    const asks = { company_ids: [company.id], period: '2026-10', due_date: '2026-11-25' };
    const [request] = (await staff().post('/api/document-requests/ask', asks)).data.made;
    const [item] = (await staff().get(`/api/document-request-items/?filters=request_id:${request}`)).data;
    const asked = await paper(client, company.id, { period: null, request_item_id: item?.id });
    expect(asked.body).toMatchObject({ period: '2026-10', late_for: null });
    rule('same_month');
    expect((await paper(client, company.id)).body).toMatchObject({ period: '2026-10', late_for: null });
  });

  test('opens a correction whose price its client is shown first and agrees to, once for all that come with it', async () => {
    rule('correction');
    const item = { name: 'Korekta miesiąca', net_amount: 15_000, counts_from: 'corrections', active: true };
    await office.add('price-items', item);
    const { company, settlement, client } = await complete();
    expect((await office.as('ksiegowa').post(`/api/settlements/${settlement.id}/actions/publish`)).status).toBe(200);

    const asked = await paper(client, company.id);
    expect([asked.status, asked.body.code, asked.body.confirm, asked.body.error]).toEqual([
      409,
      'late_papers',
      'late_accepted',
      'Komplet za październik 2026 jest już zgłoszony. To korekta za 184,50\u00a0zł brutto (150,00\u00a0zł netto): Korekta miesiąca. Wysłać mimo to?',
    ]);
    expect(await eventsOf(company.id)).toEqual([]);

    const agreed = await paper(client, company.id, { late_accepted: true });
    expect([agreed.status, agreed.body.period, agreed.body.late_for]).toEqual([201, '2026-10', '2026-10']);
    expect((await paper(client, company.id)).status).toBe(201);
    expect((await paper(client, company.id, { late_accepted: true })).status).toBe(201);
    const events = await eventsOf(company.id);
    expect(events).toMatchObject([
      { source: 'correction', status: 'accepted', net_amount: 15_000, gross_amount: 18_450, period: '2026-11' },
    ]);
    const { body } = await staff().get(`/api/billable-events/${events[0]?.id}`);
    expect(body).toMatchObject({ decided_at: '2026-11-20 09:00:00', description: expect.stringContaining('październik 2026') });
    const filters = encodeURIComponent(`company_id:${company.id}`);
    const months = (await staff().get(`/api/settlements/?sort=revision:asc&filters=${filters}`)).data;
    expect(months.map(({ revision, status }: { revision: number; status: string }) => [revision, status])).toEqual([
      [1, 'published'],
      [2, 'correction'],
    ]);
  });
});
