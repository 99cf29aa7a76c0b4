// In npm test -- all: thousands of records for what campaigns asks of a few.
import { expect, test } from 'vitest';
import type { Statement } from '../../../src/server/db/database';
import { copies } from '../../support/copies';
import { openOffice } from '../../support/office';

/** What the campaigns asked the database. */
const asked: Statement[] = [];
const office = openOffice({
  database: (db) => ({
    ...db,
    query(statement) {
      if (statement.name?.startsWith('campaigns.')) asked.push(statement);
      return db.query(statement);
    },
  }),
});
const path = '/api/campaigns/tax_form/2027';
const others = 2_500;

interface PlanNode {
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows that a step of a plan and all beneath it looked at. */
function rowsLookedAt(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const beneath = (node.Plans ?? []).reduce((sum, each) => sum + rowsLookedAt(each), 0);
  return node['Actual Loops'] * (node['Actual Rows'] + removed) + beneath;
}

async function costOf({ text, values }: Statement): Promise<number> {
  const [row] = await office.services.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  });
  if (!row) throw new Error('No plan');
  return rowsLookedAt(row['QUERY PLAN'][0].Plan);
}

test('a campaign that was sent to thousands is read with a few looks at each of them, not with thousands', async () => {
  const { db, tenants } = office.services;
  for (const { config } of tenants.all()) config.switches.clientSurveys = true;
  const values = { company_type: 'jdg', taxation_form: 'lump_sum', status: 'active', vat_number: null };
  const first = await office.add('companies', { ...values, title: 'Zakład', owner_id: office.idOf('ksiegowa') });
  await copies(db, 'companies', first.id, others, { title: `x.title || ' ' || n` });
  const staff = office.as('ksiegowa');
  const ask = async () => (await staff.get(path)).body.data.counts;
  expect((await ask()).not_sent).toBeGreaterThan(others);

  expect((await staff.post(`${path}/send`, { company_ids: [first.id] })).body.data).toEqual({ sent: 1 });
  for (const table of ['campaign_clients', 'survey_invitations']) {
    const [one] = await db.query<{ id: string }>({ text: `select id from ${table}`, values: [] });
    const company = `(select c.id from companies c where c.title = 'Zakład ' || n)`;
    await copies(db, table, String(one?.id), others, { company_id: company });
  }
  asked.length = 0;
  expect((await ask()).sent).toBe(others + 1);
  expect(asked.length).toBeGreaterThan(0);
  for (const statement of asked)
    expect([statement.name, (await costOf(statement)) < others * 12]).toEqual([statement.name, true]);
});
