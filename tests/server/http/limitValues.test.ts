import { beforeAll, describe, expect, test } from 'vitest';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const path = '/api/limit-values';
const enter = (values: Values, who: 'kierownik' | 'super' | 'szef' | 'ksiegowa' | 'pracownik' | 'klient' = 'kierownik') =>
  office.as(who).post(`${path}/`, { limit_code: 'books_limit', year: 2027, source: 'Tabela 190/A/NBP/2026', ...values });
const taken = (id: string) => office.as('kierownik').delete(`${path}/${id}`);
let company: Added;

beforeAll(async () => {
  company = await office.add('companies', office.sample('companies', {}));
});

describe('a value that the office enters', () => {
  test('stands once for a limit and a year, from the first of January, with who entered it and when', async () => {
    const { status, body } = await enter({ pln_amount: 1_070_000_000, entered_by_id: office.idOf('szef') });
    expect(status).toBe(201);
    expect(body).toMatchObject({ valid_from: '2027-01-01', entered_by_id: office.idOf('kierownik') });
    expect(body.entered_at).toMatch(/^2026-11-20 /);
    expect((await enter({ pln_amount: 1 })).status).toBe(409);
    const changed = await office.as('szef').put(`${path}/${body.id}`, { pln_amount: 1_060_000_000 });
    expect(changed.body).toMatchObject({ pln_amount: 1_060_000_000, entered_by_id: office.idOf('szef') });
    expect((await taken(body.id)).status).toBe(200);
  });

  test('is written as NBP writes rates, and as a share where the limit is one', async () => {
    const rate = await enter({ limit_code: 'eur_rate_limits', eur_rate: '4.2586' });
    expect(rate.body).toMatchObject({ eur_rate: '4,2586', pln_amount: null, rate: null });
    const share = await enter({ limit_code: 'rate_emerytalna', rate: 1952 });
    expect(share.body.rate).toBe(1952);
    for (const { body } of [rate, share]) await taken(body.id);
  });

  test.each([
    [{ limit_code: 'minimum_wage', pln_amount: 480_600, year: 2026 }, 'limit_code'],
    [{ limit_code: 'cit_current_revenue_eur', pln_amount: 1, year: 2026 }, 'limit_code'],
    [{ limit_code: 'vat_exemption', pln_amount: 1 }, 'limit_code'],
    [{}, 'pln_amount'],
    [{ pln_amount: 1, rate: 1 }, 'rate'],
    [{ pln_amount: -1 }, 'pln_amount'],
    [{ limit_code: 'rate_rentowa', pln_amount: 800 }, 'rate'],
    [{ limit_code: 'eur_rate_limits', eur_rate: 'cztery' }, 'eur_rate'],
    [{ pln_amount: 1, source: '' }, 'source'],
    [{ pln_amount: 1, valid_from: '2028-01-01' }, 'valid_from'],
    [{ pln_amount: 0 }, 'pln_amount'],
    [{ pln_amount: 1, year: 2100 }, 'year'],
  ])('%j is refused on %s', async (values, field) => {
    const { status, body } = await enter(values);
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])]);
  });
});

describe('companies’ limits', () => {
  const limitOf = async (id: string) => (await office.as('ksiegowa').get(`/api/company-limits/${id}`)).body;
  const typed = async (values: Values) =>
    (await office.as('ksiegowa').post('/api/company-limits/', { company_id: company.id, ...values })).body;

  test('are measured anew with it, as it is entered, changed and taken back', async () => {
    const one = await typed({ limit_code: 'books_limit', year: 2026, used_amount: 1_000_000_000 });
    expect(one).toMatchObject({ provisional: true, limit_amount: 1_064_650_000, limit_from: 'law', state: 'warning' });
    const { body } = await enter({ pln_amount: 900_000_000 });
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({
      provisional: false,
      limit_amount: 900_000_000,
      limit_from: 'office',
      state: 'exceeded',
    });
    await office.as('super').put(`${path}/${body.id}`, { pln_amount: 2_000_000_000 });
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({ limit_amount: 2_000_000_000, percent: 5000, state: 'ok' });
    await taken(body.id);
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({ provisional: true, limit_amount: 1_064_650_000, limit_from: 'law' });
  });

  test('of a year that nobody knew get their percent, and the keeper is warned', async () => {
    const owned = await office.add('companies', office.sample('companies', { owner_id: office.idOf('ksiegowa') }));
    const one = await typed({ company_id: owned.id, limit_code: 'cash_register', year: 2028, used_amount: 1_900_000 });
    expect(one).toMatchObject({ state: 'unknown', percent: null });
    const { body } = await enter({ limit_code: 'cash_register', year: 2028, pln_amount: 2_000_000 });
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({ state: 'critical', percent: 9500, limit_from: 'office' });
    const { data } = await office.as('ksiegowa').get('/api/notices/?filters=event:limit_warning');
    expect(data.map((notice: Values) => notice.record_id)).toContain(one.id);
    await taken(body.id);
  });

  test('far beyond a tiny value are told as exceeded, and the percent stays one that can be kept', async () => {
    const one = await typed({ limit_code: 'ikze', year: 2030, used_amount: 100_000_000_000 });
    const { body } = await enter({ limit_code: 'ikze', year: 2030, pln_amount: 1 });
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({ state: 'exceeded', percent: 1_000_000 });
    await taken(body.id);
  });

  test('T04: of another firm stay as they were', async () => {
    const foreign = await office.add('companies', office.sample('companies', {}, 'kancelaria'), 'kancelaria');
    const asked = { company_id: foreign.id, limit_code: 'ike', year: 2029, used_amount: 100 };
    const theirs = (await office.as('ksiegowa', 'kancelaria').post('/api/company-limits/', asked)).body;
    const { body } = await enter({ limit_code: 'ike', year: 2029, pln_amount: 200 });
    await office.services.jobs.drain();
    const seen = await office.as('ksiegowa', 'kancelaria').get(`/api/company-limits/${theirs.id}`);
    expect(seen.body).toMatchObject({ state: 'unknown', limit_amount: null, limit_from: 'law' });
    expect((await office.as('super', 'kancelaria').get(`${path}/${body.id}`)).status).toBe(404);
    expect((await office.as('super', 'kancelaria').get(`${path}/`)).body.total).toBe(0);
    await taken(body.id);
  });
});

test('P16: is entered by who leads, read by everybody of the office, and nothing that clients know of', async () => {
  const { body } = await enter({ pln_amount: 100 }, 'szef');
  for (const who of ['ksiegowa', 'pracownik'] as const) {
    expect((await office.as(who).get(`${path}/${body.id}`)).status).toBe(200);
    expect((await enter({ limit_code: 'ikze', pln_amount: 1 }, who)).status).toBe(403);
    expect((await office.as(who).put(`${path}/${body.id}`, { pln_amount: 1 })).status).toBe(403);
    expect((await office.as(who).delete(`${path}/${body.id}`)).status).toBe(403);
  }
  expect((await office.as('klient').get(`${path}/${body.id}`)).status).toBe(404);
  expect((await office.as('klient').get(`${path}/`)).status).toBe(404);
  expect((await enter({ limit_code: 'ikze', pln_amount: 1 }, 'klient')).status).toBe(404);
  await taken(body.id);
});
