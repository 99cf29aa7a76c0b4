import { beforeAll, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { settlements } from '../../../resources/settlements';
import { uptimes } from '../../../resources/uptimes';
import { workRates } from '../../../resources/workRates';
import { addMonths, toWarsaw } from '../../../src/lib/dates';
import { blank } from '../../../src/schema/validate';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { companyPage } from '../../../src/server/reports/companyRows';
import { periodFilters, worked } from '../../../src/server/reports/context';
import { keptSettlements } from '../../../src/server/reports/settlementRows';
import { nip, now, openOffice } from './office';
import { looksAt, sent } from './planOf';

const office = openOffice();
const MONTHS = 24;
const CLIENTS = 100;
const RATES = 2;
/** Entries of one company in one month. */
const ENTRIES = 2;
const query = { year: 2026, from: 9, to: 10 };

/** Two years of a hundred clients, each with its time and its settlements. */
beforeAll(async () => {
  const { db, head } = office();
  const at = { tenantId: 1, at: now };
  const kept = Array.from({ length: CLIENTS }, (_, nth) => ({
    ...blank(companies),
    id: newId(),
    title: `Firma ${nth}`,
    company_type: 'jdg',
    vat_number: nip(60_000 + nth),
    address_city: 'Łódź',
    address_postal_code: '90-001',
    owner_id: head.id,
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
  }));
  await fill(db, at, companies, kept);
  const months = Array.from({ length: MONTHS }, (_, nth) => addMonths('2026-11', -nth));
  const settled = months.flatMap((period) =>
    kept.map(({ id }) => ({ ...blank(settlements), id: newId(), company_id: id, period, owner_id: head.id })),
  );
  await fill(db, at, settlements, settled);
  // Nobody works twice at one moment.
  let minute = 0;
  const begun = (month: string) => new Date(Date.parse(`${month}-02T07:00:00Z`) + 60_000 * minute++);
  const time = months.flatMap((month) => {
    minute = 0;
    return kept.flatMap(({ id }) =>
      Array.from({ length: ENTRIES }, () => {
        const from = begun(month);
        const till = new Date(from.getTime() + 60_000);
        const [start_date, end_date] = [toWarsaw(from), toWarsaw(till)];
        return { ...blank(uptimes), id: newId(), user_id: head.id, company_id: id, start_date, end_date, source: 'timer' };
      }),
    );
  });
  await fill(db, at, uptimes, time);
  const rates = ['2026-01-01', '2026-10-01'].map((valid_from, nth) => ({
    ...blank(workRates),
    id: newId(),
    user_id: head.id,
    valid_from,
    cost_rate_amount: 6_000 * (nth + 1),
  }));
  await fill(db, at, workRates, rates);
  for (const table of ['companies', 'settlements', 'uptimes', 'work_rates'])
    await db.query({ text: `vacuum (analyze) ${table}` });
});

test('the report of companies adds up its months in an index alone, and reads each rate once', async () => {
  const { db, scope } = office();
  const asked = { sort: null, page: 1, limit: 50, profit: true, events: false };
  const found = await companyPage({ db, scope, query }, asked);
  // A minute each: September's at 60 zł an hour, October's at 120 zł.
  expect(found.sums).toMatchObject({ rows: CLIENTS, real: 2 * ENTRIES * CLIENTS, cost: CLIENTS * ENTRIES * (100 + 200) });
  const [statement, ...more] = await sent(db, (heard) => companyPage({ db: heard, scope, query }, asked));
  if (!statement) throw new Error('Nothing was asked');
  expect(more).toEqual([]);
  expect(await looksAt(db, statement, 'uptimes')).toEqual({ ways: ['Index Only Scan'], rows: 0, fetched: 0 });
  expect((await looksAt(db, statement, 'work_rates')).rows).toBeLessThanOrEqual(RATES);
});

test('the report of staff adds up its months in an index alone', async () => {
  const { db, scope } = office();
  const [statement] = await sent(db, (heard) => worked({ db: heard, scope, query }, ['user_id']));
  if (!statement) throw new Error('Nothing was asked');
  expect(await looksAt(db, statement, 'uptimes')).toEqual({ ways: ['Index Only Scan'], rows: 0, fetched: 0 });
});

test('the report of settlements reads those of its months once', async () => {
  const { db, scope } = office();
  const [statement] = await sent(db, (heard) => keptSettlements({ db: heard, scope, query }, periodFilters(query), 20));
  if (!statement) throw new Error('Nothing was asked');
  const seen = await looksAt(db, statement, 'settlements');
  expect(seen.ways).not.toContain('Seq Scan');
  expect(seen.rows).toBeLessThanOrEqual(2 * CLIENTS);
});
