import { beforeAll, expect, test } from 'vitest';
import { keepRules } from '../../../src/server/notices/rules';
import { openOffice } from '../../support/office';
import { requestsMorning } from './requestsMorning';

const office = openOffice();
const day = 86_400_000;

/** Asks a company of its own for documents; what of reminders stands afterwards. */
async function asked(due_date: string) {
  const firm = await office.add('companies');
  const client = office.idOf('klient');
  await office.add('memberships', { user_id: client, company_id: firm.id, role: 'owner' });
  const body = { company_ids: [firm.id], period: '2026-10', due_date };
  const [id] = (await office.as('ksiegowa').post('/api/document-requests/ask', body)).data.made;
  return async () => {
    const [told] = await office.services.db.query<{ told: number }>({
      text: "select count(*)::int as told from notices where user_id = $1 and event = 'documents_missing' and record_id = $2",
      values: [client, id],
    });
    return told?.told;
  };
}
/** What the firm sets in its notification's settings. */
async function rule(values: {
  offsets: number[];
  repeat_every_days: number | null;
  max_repeats: number | null;
  enabled?: boolean;
}) {
  const settings = office.as('super');
  const { data } = (await settings.get('/api/notification-rules/?filters=code:documents_missing')).body;
  const offsets = values.offsets.map((days) => ({ days }));
  expect((await settings.put('/api/notification-rules/', { id: data[0].id, ...values, offsets })).status).toBe(200);
}
/** How many reminders there were after each of so many mornings. */
async function mornings(days: number, told: () => Promise<number | undefined>) {
  const counts: (number | undefined)[] = [];
  for (let each = 0; each < days; each += 1) {
    await requestsMorning(office);
    counts.push(await told());
    office.pass(day);
  }
  return counts;
}

// Each part stands in the morning on which the one before it ended: 20 November, then 29, then 3 December.
beforeAll(async () => {
  const { db, clock, tenants } = office.services;
  for (const { id } of tenants.all()) await keepRules(db, id, clock());
});

test('reminders of missing documents keep the days, the pause and the number that the firm set', async () => {
  await rule({ offsets: [3], repeat_every_days: 2, max_repeats: 1 });
  // Due on the 24th: told three days before, the day after, two days later once more, and then no longer.
  expect(await mornings(9, await asked('2026-11-24'))).toEqual([0, 1, 1, 1, 1, 2, 2, 3, 3]);
  await office.logInAgain();
  await rule({ offsets: [], repeat_every_days: null, max_repeats: null });
  expect(await mornings(4, await asked('2026-11-30'))).toEqual([0, 0, 1, 1]);
  await office.logInAgain();
  await rule({ offsets: [1, 0], repeat_every_days: 1, max_repeats: 5, enabled: false });
  expect(await mornings(4, await asked('2026-12-04'))).toEqual([0, 0, 0, 0]);
});
