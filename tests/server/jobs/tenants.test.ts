import { expect, test } from 'vitest';
import { addDays } from '../../../src/lib/dates';
import { jobs } from '../../../src/server/jobs';
import { type Firm, openOffice } from '../../support/office';
import { runDaily } from '../../support/runDaily';

const office = openOffice();
const tenantOf = (firm: Firm) => {
  const tenant = office.services.tenants.all().find(({ key }) => key === firm);
  if (!tenant) throw new Error(`No firm ${firm}`);
  return tenant;
};

/** What every table holds of a firm, as one sum a table. */
async function held(firm: Firm): Promise<Record<string, string>> {
  const { db } = office.services;
  const tables = await db.query<{ table_name: string }>({
    text: "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1",
    values: [],
  });
  const sums: Record<string, string> = {};
  for (const { table_name } of tables) {
    const text = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${table_name}" t where tenant_id = $1`;
    const [row] = await db.query<{ sum: string }>({ text, values: [tenantOf(firm).id] });
    sums[table_name] = row?.sum ?? '';
  }
  return sums;
}

/** All of a firm's daily work of one day, as the queue runs it. */
async function day(firm: Firm, today: string): Promise<void> {
  for (const job of jobs.filter(({ daily }) => daily))
    await runDaily(office, job, { firm, today, now: new Date(`${today}T09:00:00Z`) });
}

test('T05: a firm’s daily work of half a year touches no row of another firm’s', { timeout: 300_000 }, async () => {
  expect(jobs.filter(({ daily }) => daily).length).toBeGreaterThan(8);
  const [before, ours] = [await held('kancelaria'), await held('demo')];
  expect(Object.keys(before).length).toBeGreaterThan(50);
  for (let week = 0; week < 26; week += 1) await day('demo', addDays('2026-11-23', week * 7));
  expect(await held('kancelaria')).toEqual(before);
  const now = await held('demo');
  const touched = Object.keys(ours).filter((table) => now[table] !== ours[table]);
  expect(touched).toEqual(expect.arrayContaining(['tasks', 'notices', 'audit']));
});
