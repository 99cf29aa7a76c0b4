import { beforeAll, describe, expect, test } from 'vitest';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice({ daily: ['limits.refresh'] });
const year = 2026;
let company: Added;

/** A sole trader exempt from VAT by turnover, on the scale, with a revenue and expense ledger. */
const newCompany = (values: Values = {}) => office.add('companies', office.sample('companies', values));
const month = (company_id: string, period: string, values: Values) =>
  office.as('ksiegowa').post('/api/settlements/', {
    ...office.sample('settlements', { company_id, period }),
    ...values,
  });
const limitsOf = async (company_id: string): Promise<Record<string, Record<string, unknown>>> => {
  const { data } = await office
    .as('ksiegowa')
    .get(`/api/company-limits/?limit=100&filters=${encodeURIComponent(`company_id:${company_id}`)}`);
  return Object.fromEntries(data.map((each: Record<string, unknown>) => [each.limit_code, each]));
};
const typed = (values: Values, who: 'ksiegowa' | 'pracownik' = 'ksiegowa') =>
  office.as(who).post('/api/company-limits/', { company_id: company.id, year, ...values });

beforeAll(async () => {
  company = await newCompany();
});

describe('a limit typed by hand', () => {
  test('gets its limit, percent and state from the law', async () => {
    const { status, body } = await typed({ limit_code: 'vat_exemption', used_amount: 21_000_000 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      limit_amount: 24_000_000,
      percent: 8750,
      state: 'warning',
      updated_from: 'manual',
      counted_to: null,
      forecast_date: null,
    });
    const changed = await office.as('ksiegowa').put(`/api/company-limits/${body.id}`, { used_amount: 24_000_001 });
    expect(changed.body).toMatchObject({ percent: 10_000, state: 'exceeded' });
    const quiet = await office.as('ksiegowa').put(`/api/company-limits/${body.id}`, { not_applicable: true });
    expect(quiet.body).toMatchObject({ percent: null, state: 'not_applicable', used_amount: 24_000_001 });
  });

  test('leaves a starter a part of it, from the typed day or the company’s own', async () => {
    const started = await newCompany({ ceidg_start_date: '2026-07-02' });
    const asked = { company_id: started.id, year, limit_code: 'vat_exemption', used_amount: 100 };
    const { body } = await office.as('ksiegowa').post('/api/company-limits/', asked);
    expect(body.limit_amount).toBe(Math.floor((24_000_000 * 183) / 365));
    const later = await office.as('ksiegowa').put(`/api/company-limits/${body.id}`, { started_on: '2026-12-31' });
    expect(later.body.limit_amount).toBe(Math.floor(24_000_000 / 365));
  });

  test('measures what decides about the next year provisionally until that year’s limit is known', async () => {
    const { body } = await typed({ limit_code: 'books_limit', used_amount: 100 });
    expect(body).toMatchObject({ provisional: true, limit_amount: 1_064_650_000 });
  });

  test('says that the limit is not known rather than guess', async () => {
    const { status, body } = await typed({ limit_code: 'ryczalt_limit', year: 2028, used_amount: 100 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'unknown', limit_amount: null, percent: null });
  });

  test.each([
    [{ limit_code: 'kasowy_pit', year: 2023, used_amount: 1 }, 'limit_code'],
    [{ limit_code: 'cash_register' }, 'used_amount'],
    [{ limit_code: 'pit_solidarity', used_amount: -1 }, 'used_amount'],
    [{ limit_code: 'de_minimis', used_amount: 1 }, 'limit_code'],
    [{ limit_code: 'pit_solidarity', used_amount: 1, year: 2021 }, 'year'],
  ])('%j is refused on %s', async (values, field) => {
    const { status, body } = await typed(values);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  test('stands once for a company, limit and year', async () => {
    expect((await typed({ limit_code: 'ike', used_amount: 1 })).status).toBe(201);
    expect((await typed({ limit_code: 'ike', used_amount: 2 })).status).toBe(409);
  });
});

describe('a limit counted from settlements', () => {
  test('follows them, tells how far it is counted, and forecasts the day', async () => {
    const { id } = await newCompany();
    for (const [period, revenue] of [
      ['2026-01', 5_000_000],
      ['2026-02', 5_000_000],
      ['2026-03', 5_000_000],
    ] as const)
      expect((await month(id, period, { revenue_amount: revenue, profit_amount: 1_000_000 })).status).toBe(201);
    await office.services.jobs.drain();
    const limits = await limitsOf(id);
    expect(Object.keys(limits).sort()).toEqual(['books_limit', 'pit_solidarity', 'pit_threshold', 'vat_exemption']);
    expect(limits.vat_exemption).toMatchObject({
      used_amount: 15_000_000,
      percent: 6250,
      state: 'ok',
      updated_from: 'settlement',
      counted_to: '2026-03',
      missing_months: 0,
      forecast_date: '2026-05-25',
    });
    expect(limits.pit_threshold).toMatchObject({ used_amount: 3_000_000, percent: 2500 });
  });

  test('says how many months are missing, and then forecasts nothing; a month without activity is none of them', async () => {
    const { id } = await newCompany();
    await month(id, '2026-01', { revenue_amount: 8_000_000 });
    await month(id, '2026-04', { revenue_amount: 8_000_000 });
    await office.services.jobs.drain();
    expect((await limitsOf(id)).vat_exemption).toMatchObject({ missing_months: 2, forecast_date: null, used_amount: 16_000_000 });
    const idle = await month(id, '2026-02', {});
    await office.as('ksiegowa').post(`/api/settlements/${idle.body.id}/actions/skip`);
    await office.services.jobs.drain();
    expect((await limitsOf(id)).vat_exemption).toMatchObject({ missing_months: 1, used_amount: 16_000_000 });
  });

  test('of a company whose status of VAT nobody told is watched as perhaps theirs, until the card says', async () => {
    const { id } = await newCompany({ vat_status: null, vat_period: null });
    await month(id, '2026-01', { revenue_amount: 23_000_000 });
    await office.services.jobs.drain();
    expect((await limitsOf(id)).vat_exemption).toMatchObject({ perhaps: true, state: 'critical', not_applicable: false });
    const told = async () =>
      (await office.as('ksiegowa').get(`/api/companies/${id}/limits`)).data.limits.find(
        ({ code }: Values) => code === 'vat_exemption',
      );
    expect(await told()).toMatchObject({ perhaps: true });
    const says = async (vat_status: string) => {
      await office.services.db.query({ text: 'update companies set vat_status = $1 where id = $2', values: [vat_status, id] });
      await month(id, '2026-02', { revenue_amount: 100 });
      await office.services.jobs.drain();
      return (await limitsOf(id)).vat_exemption;
    };
    expect(await says('exempt_activity')).toMatchObject({ perhaps: false, state: 'not_applicable', not_applicable: true });
    expect(await told()).toBeUndefined();
  });

  test('comes back where the status that took it away was wrong, but not where a person said that it does not apply', async () => {
    const { id } = await newCompany({ vat_status: null, vat_period: null });
    await month(id, '2026-01', { revenue_amount: 23_000_000 });
    let last = 1;
    const says = async (vat_status: string | null) => {
      await office.services.db.query({ text: 'update companies set vat_status = $1 where id = $2', values: [vat_status, id] });
      last += 1;
      await month(id, `2026-0${last}`, { revenue_amount: 100 });
      await office.services.jobs.drain();
      return (await limitsOf(id)).vat_exemption;
    };
    await says(null);
    expect(await says('exempt_activity')).toMatchObject({ state: 'not_applicable', not_applicable: true });
    expect(await says('exempt_limit')).toMatchObject({ state: 'critical', not_applicable: false, perhaps: false });
    await says(null);
    expect(await says('exempt_activity')).toMatchObject({ not_applicable: true });
    expect(await says(null)).toMatchObject({ not_applicable: false, perhaps: true });
    const limit = (await limitsOf(id)).vat_exemption?.id;
    await office.as('ksiegowa').put(`/api/company-limits/${limit}`, { not_applicable: true });
    expect(await says('exempt_limit')).toMatchObject({ state: 'not_applicable', not_applicable: true });
  });

  test('of a company known to be exempt by turnover is surely theirs', async () => {
    const { id } = await newCompany({ vat_status: 'exempt_limit' });
    await month(id, '2026-01', { revenue_amount: 1_000_000 });
    await office.services.jobs.drain();
    expect((await limitsOf(id)).vat_exemption).toMatchObject({ perhaps: false });
    const active = await newCompany({ vat_status: 'active', vat_period: 'monthly' });
    await month(active.id, '2026-01', { revenue_amount: 1_000_000 });
    await office.services.jobs.drain();
    expect(Object.keys(await limitsOf(active.id))).not.toContain('vat_exemption');
  });

  test('gives way to an amount typed by hand, and comes back when that is taken out', async () => {
    const { id } = await newCompany();
    const first = await month(id, '2026-01', { revenue_amount: 1_000_000 });
    await office.services.jobs.drain();
    const limit = (await limitsOf(id)).vat_exemption ?? {};
    const own = await office.as('ksiegowa').put(`/api/company-limits/${limit.id}`, { used_amount: 2_000_000 });
    expect(own.body).toMatchObject({ updated_from: 'manual', counted_to: null, missing_months: null });
    await office.as('ksiegowa').put(`/api/settlements/${first.body.id}`, { revenue_amount: 1_500_000 });
    await office.services.jobs.drain();
    expect((await limitsOf(id)).vat_exemption).toMatchObject({ used_amount: 2_000_000, updated_from: 'manual' });
    const back = await office.as('ksiegowa').put(`/api/company-limits/${limit.id}`, { used_amount: null });
    expect(back.body).toMatchObject({ used_amount: 1_500_000, updated_from: 'settlement', counted_to: '2026-01' });
  });

  test('is not deleted but marked as one that does not apply, and stays so', async () => {
    const { id } = await newCompany();
    const first = await month(id, '2026-01', { revenue_amount: 1_000_000 });
    await office.services.jobs.drain();
    const limit = (await limitsOf(id)).vat_exemption ?? {};
    expect((await office.as('ksiegowa').delete(`/api/company-limits/${limit.id}`)).status).toBe(409);
    await office.as('ksiegowa').put(`/api/company-limits/${limit.id}`, { not_applicable: true });
    await office.as('ksiegowa').put(`/api/settlements/${first.body.id}`, { revenue_amount: 9_000_000 });
    await office.services.jobs.drain();
    expect((await limitsOf(id)).vat_exemption).toMatchObject({ state: 'not_applicable', percent: null, used_amount: 9_000_000 });
  });
});

describe('who sees how clients stand', () => {
  test('the list is in order of percent, the highest first', async () => {
    const { data } = await office.as('ksiegowa').get('/api/company-limits/?limit=100');
    const percents = data
      .map(({ percent }: { percent: number | null }) => percent)
      .filter((each: number | null) => each !== null);
    expect(percents).toEqual([...percents].sort((a: number, b: number) => b - a));
    expect(percents.length).toBeGreaterThan(3);
  });

  test('neither a worker nor a client does, nor another firm', async () => {
    const [one] = Object.values(await limitsOf(company.id));
    expect((await typed({ limit_code: 'ikze', used_amount: 1 }, 'pracownik')).status).toBe(403);
    expect((await office.as('pracownik').get('/api/company-limits/')).status).toBe(403);
    expect((await office.as('klient').get('/api/company-limits/')).status).toBe(404);
    expect((await office.as('ksiegowa', 'kancelaria').get(`/api/company-limits/${one?.id}`)).status).toBe(404);
    const foreign = { company_id: company.id, year, limit_code: 'ikze', used_amount: 1 };
    expect((await office.as('ksiegowa', 'kancelaria').post('/api/company-limits/', foreign)).status).toBe(422);
  });
});

// Last, as sessions end while time passes.
test('the nightly round finds what came in past the handlers', async () => {
  const { id } = await newCompany();
  const figures = { company_id: id, period: '2026-05', revenue_amount: 3_000_000 };
  await office.add('settlements', office.sample('settlements', figures));
  office.pass(24 * 3_600_000);
  await office.services.jobs.drain();
  const found = await office.services.db.query({
    text: "select used_amount::int, missing_months from company_limits where company_id = $1 and limit_code = 'vat_exemption'",
    values: [id],
  });
  expect(found).toEqual([{ used_amount: 3_000_000, missing_months: 4 }]);
});
