import { expect, test } from 'vitest';
import type { Tx } from '../../../src/server/db/database';
import { documentRequestsDaily } from '../../../src/server/jobs/documentRequests';
import { systemScope } from '../../../src/server/scope';
import { openOffice } from '../../support/office';

const office = openOffice();
const day = 86_400_000;

async function morning(): Promise<void> {
  const { services } = office;
  const { db, clock, tenants } = services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const now = clock();
  const context = { db, tenant, now, today: now.toISOString().slice(0, 10), scope: systemScope(tenant, now), services };
  await documentRequestsDaily.run({ due: context.today }, {
    ...context,
    transaction: <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction(work),
  } as never);
}

test('a request whose day passes is late by the morning, and the client is reminded, but not every day', async () => {
  const firm = await office.add('companies');
  const client = office.idOf('klient');
  await office.add('memberships', { user_id: client, company_id: firm.id, role: 'owner' });
  const body = { company_ids: [firm.id], period: '2026-10', due_date: '2026-11-21' };
  const [id] = (await office.as('ksiegowa').post('/api/document-requests/ask', body)).data.made;
  // Sessions end before the days that pass here.
  const { db } = office.services;
  const standing = async () => {
    const [request] = await db.query<{ status: string }>({
      text: 'select status from document_requests where id = $1',
      values: [id],
    });
    const [told] = await db.query<{ told: number }>({
      text: "select count(*)::int as told from notices where user_id = $1 and event = 'documents_missing'",
      values: [client],
    });
    return [request?.status, told?.told];
  };
  await morning();
  expect(await standing()).toEqual(['sent', 0]);
  office.pass(4 * day);
  await morning();
  expect(await standing()).toEqual(['overdue', 1]);
  await morning();
  expect(await standing()).toEqual(['overdue', 1]);
  office.pass(4 * day);
  await morning();
  expect(await standing()).toEqual(['overdue', 2]);
});
