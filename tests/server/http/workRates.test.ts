import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../../src/contract/reports';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const leaders = ['szef', 'super', 'kierownik'] as const;
const others = ['ksiegowa', 'kadry', 'pracownik'] as const;
const money = ['cost', 'profit', 'margin', 'worth', 'fee', 'extra', 'unpriced'];
let bakery: Added;
let joinery: Added;
let florist: Added;
let entry: Added;

const work = (who: PrincipalName, company: Added, from: string, to: string) =>
  office.add('uptimes', { user_id: office.idOf(who), company_id: company.id, start_date: from, end_date: to });
const rate = (who: PrincipalName, valid_from: string, cost: number, worth: number | null = null) =>
  office.as('kierownik').post('/api/work-rates/', {
    user_id: office.idOf(who),
    valid_from,
    cost_rate_amount: cost,
    rate_amount: worth,
  });

beforeAll(async () => {
  bakery = await office.add('companies', { title: 'Bednarz', monthly_fee_amount: 40_000 });
  joinery = await office.add('companies', { title: 'Cieśla', monthly_fee_amount: 10_000 });
  florist = await office.add('companies', { title: 'Florystka', monthly_fee_amount: null });
  expect((await rate('ksiegowa', '2026-01-01', 6_000, 15_000)).status).toBe(201);
  expect((await rate('ksiegowa', '2026-10-01', 9_000, 15_000)).status).toBe(201);
  // The last minute of September and the first of October, on Warsaw's clock.
  await work('ksiegowa', bakery, '2026-09-30 23:59:00', '2026-10-01 00:59:00');
  entry = await work('ksiegowa', bakery, '2026-10-01 01:00:00', '2026-10-01 03:00:00');
  await work('kadry', joinery, '2026-10-02 08:00:00', '2026-10-02 09:30:00');
  await work('ksiegowa', florist, '2026-10-03 08:00:00', '2026-10-03 08:20:00');
  const event = { company_id: bakery.id, period: '2026-10', net_amount: 5_000 };
  await office.add('billable-events', { ...event, status: 'to_invoice' });
  await office.add('billable-events', { ...event, status: 'waived' });
});

async function report(who: PrincipalName, more = ''): Promise<Report['tables'][number]> {
  const { status, body } = await office.as(who).get(`/api/reports/companies?year=2026&from=9&to=10${more}`);
  expect(status).toBe(200);
  return body.tables[0];
}
const cells = async (who: PrincipalName, title: string, more = '') =>
  (await report(who, more)).rows.find((row) => row.cells.title === title)?.cells;

describe('what an hour costs', () => {
  test.each(others)('P08: is no business of %s: neither rates, nor of an entry, nor of a report or its file', async (who) => {
    const caller = office.as(who);
    const [{ id }] = (await office.as('kierownik').get('/api/work-rates/')).data;
    const tried = [
      await caller.get('/api/work-rates/'),
      await caller.get(`/api/work-rates/${id}`),
      await caller.get('/api/work-rates/export?format=csv'),
      await caller.get('/api/work-rates/groups?by=user_id&sum=cost_rate_amount'),
      await caller.put('/api/work-rates/', { id, cost_rate_amount: 1 }),
      await caller.post('/api/work-rates/', { user_id: office.idOf(who), valid_from: '2026-05-01', cost_rate_amount: 1 }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    const seen = await caller.get(`/api/uptimes/${entry.id}`);
    expect(seen.text).not.toContain('cost_rate_amount');
    if (who === 'pracownik') return;
    expect((await report(who)).columns.map(({ key }) => key).filter((key) => money.includes(key))).toEqual([]);
    expect((await caller.get('/api/reports/companies/export?year=2026&format=csv')).text).not.toMatch(/Koszt|Wynik|Abonament/);
  });

  test.each(leaders)('is known to %s, of an entry by its day too', async (who) => {
    expect((await office.as(who).get('/api/work-rates/')).body.total).toBe(2);
    const { body } = await office.as(who).get(`/api/uptimes/${entry.id}`);
    expect(body).toMatchObject({ cost_rate_amount: 9_000, rate_amount: 15_000 });
  });

  test('P04, T04: is of one’s own firm, and unknown to clients', async () => {
    const [{ id }] = (await office.as('kierownik').get('/api/work-rates/')).data;
    expect((await office.as('szef', 'kancelaria').get(`/api/work-rates/${id}`)).status).toBe(404);
    expect((await office.as('klient').get('/api/work-rates/')).status).toBe(404);
  });

  test('stands once for a person and a day, and of the office’s people alone', async () => {
    expect((await rate('ksiegowa', '2026-10-01', 1)).status).toBe(409);
    expect(Object.keys((await rate('klient', '2026-10-01', 1)).body.errors)).toEqual(['user_id']);
    expect(Object.keys((await rate('kadry', '2026-11-01', -1)).body.errors)).toEqual(['cost_rate_amount']);
  });
});

describe('the profit of a company', () => {
  test('is its income less time at the rate of the day, with the margin and what the time is worth', async () => {
    // An hour at 60 zł, two at 90 zł; two subscriptions of 400 zł and 50 zł besides.
    expect(await cells('szef', 'Bednarz')).toMatchObject({
      fee: 80_000,
      extra: 5_000,
      hourly: 28_333,
      cost: 24_000,
      worth: 45_000,
      profit: 61_000,
      margin: 72,
    });
  });

  test('is not told where somebody without a rate worked, unless the asker says what they cost', async () => {
    expect(await cells('szef', 'Cieśla')).toMatchObject({ cost: null, unpriced: 90, profit: null, margin: null });
    expect(await cells('szef', 'Cieśla', '&cost=4000')).toMatchObject({ cost: 6_000, profit: 14_000, margin: 70 });
    expect((await report('szef', '&cost=4000')).columns.map(({ key }) => key)).not.toContain('unpriced');
  });

  test('is not told where nobody knows the income, though the cost is', async () => {
    expect(await cells('szef', 'Florystka')).toMatchObject({ cost: 3_000, fee: null, profit: null, margin: null });
  });

  test('adds up with the share of what was told', async () => {
    const { total } = await report('szef', '&cost=4000');
    expect(total).toMatchObject({ profit: 75_000, cost: 33_000, margin: 71 });
  });
});
