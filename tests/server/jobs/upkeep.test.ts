// On a PostgreSQL server: calls at once.

import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice({ daily: ['jobs.upkeep'] });
const day = 86_400_000;
const tables = ['idempotency', 'login_attempts', 'throttles', 'sessions', 'spent_tokens', 'mail_queue'] as const;

/** How many rows of each table were made before today. */
async function old(): Promise<Record<string, number>> {
  const made = { throttles: 'since', spent_tokens: 'spent_at' } as Partial<Record<string, string>>;
  const counts = tables.map(async (table) => {
    const text = `select count(*)::int as many from ${table} where ${made[table] ?? 'created_at'} < $1`;
    const [row] = await office.services.db.query<{ many: number }>({ text, values: [today] });
    return [table, row?.many ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
let today = new Date(0);

test('what was kept of logins, repeated requests and sent messages goes when it serves nobody any more', async () => {
  await office.as('ksiegowa').post('/api/tasks/', office.sample('tasks'), { 'idempotency-key': 'once' });
  await office.nobody().post('/api/users/check', { email: 'ksiegowa@demo.test', password: 'Zupełnie-Inne-2026' });
  await office.nobody().post('/api/users/check', { email: 'ksiegowa@demo.test', password: 'Lipowa-Herbata-2026' });
  await office.services.auth.settled();
  today = new Date(office.services.clock().getTime() + day);
  const kept = await old();
  for (const table of ['idempotency', 'throttles', 'sessions']) expect(kept[table], table).toBeGreaterThan(0);

  office.pass(100 * day);
  today = new Date(office.services.clock().getTime() - day);
  await office.services.jobs.drain();

  expect(await old()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
});

test('whoever is logged in stays so', async () => {
  const before = await office.as('kadry').get('/api/auth');
  await office.services.jobs.drain();

  expect(before.status).toBe(200);
  expect((await office.as('kadry').get('/api/auth')).status).toBe(200);
});
