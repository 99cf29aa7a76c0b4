import { beforeAll, describe, expect, test } from 'vitest';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice({ daily: [] });
const path = '/api/limit-values';
const enter = (values: Values, who: 'kierownik' | 'super' | 'szef' | 'ksiegowa' | 'pracownik' | 'klient' = 'kierownik') =>
  office.as(who).post(`${path}/`, { limit_code: 'books_limit', year: 2027, source: 'Tabela 190/A/NBP/2026', ...values });
const taken = (id: string) => office.as('kierownik').delete(`${path}/${id}`);
let company: Added;

beforeAll(async () => {
  company = await office.add('companies', office.sample('companies', {}));
});

describe('a value that the office enters', () => {
  test('stands once for a limit and a day, from the first of January, with who entered it and when', async () => {
    const { status, body } = await enter({ pln_amount: 1_070_000_000, entered_by_id: office.idOf('szef') });
    expect(status).toBe(201);
    expect(body).toMatchObject({ valid_from: '2027-01-01', entered_by_id: office.idOf('kierownik') });
    expect(body.entered_at).toMatch(/^2026-11-20 /);
    expect((await enter({ pln_amount: 1 })).status).toBe(409);
    const changed = await office.as('szef').put(`${path}/${body.id}`, { pln_amount: 1_060_000_000 });
    expect(changed.body).toMatchObject({ pln_amount: 1_060_000_000, entered_by_id: office.idOf('szef') });
    const july = await enter({ pln_amount: 1_080_000_000, valid_from: '2027-07-01' });
    expect(july.status).toBe(201);
    for (const { id } of [body, july.body]) expect((await taken(id)).status).toBe(200);
  });

  test('is written as NBP writes rates, and as a share where the limit is one', async () => {
    const rate = await enter({ limit_code: 'eur_rate_limits', eur_rate: '4.2586' });
    expect(rate.body).toMatchObject({ eur_rate: '4,2586', pln_amount: null, rate: null });
    const share = await enter({ limit_code: 'rate_emerytalna', rate: 1952 });
    expect(share.body.rate).toBe(1952);
    const perKilometre = await enter({ limit_code: 'mileage.motocykl', number: '0.72' });
    expect(perKilometre.body).toMatchObject({ number: '0,72', eur_rate: null });
    const changed = await office.as('super').put(`${path}/${perKilometre.body.id}`, { number: '0.75' });
    expect(changed.body.number).toBe('0,75');
    for (const { body } of [rate, share, perKilometre]) await taken(body.id);
  });

  test('is one of the three amounts of the health contribution, each by itself', async () => {
    const codes = ['do_60000', '60000_300000', 'powyzej_300000'].map((part) => `health_ryczalt.${part}`);
    for (const limit_code of codes) {
      const { status, body } = await enter({ limit_code, pln_amount: 52_510 });
      expect(status).toBe(201);
      await taken(body.id);
    }
  });

  test('corrects a forecast and what the act alone says; what is known for sure only where the office asks for it', async () => {
    for (const values of [
      { limit_code: 'ike', pln_amount: 3_012_000 },
      { limit_code: 'vat_exemption', pln_amount: 25_000_000 },
      { limit_code: 'de_minimis', number: '350000', year: 2028 },
    ]) {
      const { status, body } = await enter(values);
      expect(status).toBe(201);
      await taken(body.id);
    }
    const wage = { limit_code: 'minimum_wage', pln_amount: 500_000 };
    const refused = await enter(wage);
    expect(refused.body.errors).toEqual({
      over_law: 'Panel zna już tę wartość (4\u00a0950\u00a0zł, potwierdzone). Zaznacz, jeśli mimo to ma się liczyć wpisana',
    });
    const { status, body } = await enter({ ...wage, over_law: true });
    expect(status).toBe(201);
    const back = await office.as('kierownik').put(`${path}/${body.id}`, { over_law: false });
    expect(back.body.errors).toHaveProperty('over_law');
    expect((await office.as('kierownik').put(`${path}/${body.id}`, { pln_amount: 510_000 })).status).toBe(200);
    await taken(body.id);
  });

  test('of a contribution year begins with it', async () => {
    const { body } = await enter({ limit_code: 'health_min', year: 2028, pln_amount: 50_000 });
    expect(body.valid_from).toBe('2028-02-01');
    const cleared = await office.as('kierownik').put(`${path}/${body.id}`, { valid_from: null });
    expect(cleared.body.valid_from).toBe('2028-02-01');
    const early = await office.as('kierownik').put(`${path}/${body.id}`, { valid_from: '2028-01-15' });
    expect(early.body.errors).toEqual({ valid_from: 'Rok tego limitu zaczyna się 01.02.2028' });
    await taken(body.id);
  });

  test.each([
    [{ limit_code: 'minimum_wage', pln_amount: 480_600, year: 2026 }, 'over_law'],
    [{ limit_code: 'cit_current_revenue_eur', pln_amount: 1, year: 2026 }, 'over_law'],
    [{ limit_code: 'ppk_low_wage', pln_amount: 1, year: 2026 }, 'over_law'],
    [{ limit_code: 'kasowy_pit', pln_amount: 1, year: 2024 }, 'limit_code'],
    [{ limit_code: 'ksef_small_monthly', pln_amount: 1, over_law: true }, 'limit_code'],
    [{ limit_code: 'car_limit.co2_ponizej_50', pln_amount: 1, year: 2025 }, 'limit_code'],
    [{ limit_code: 'car_limit', pln_amount: 1 }, 'limit_code'],
    [{ limit_code: 'health_ryczalt.inne', pln_amount: 1 }, 'limit_code'],
    [{ limit_code: 'mileage.motocykl', pln_amount: 1 }, 'number'],
    [{ limit_code: 'mileage.motocykl', number: '0' }, 'number'],
    [{ limit_code: 'de_minimis', number: 'dużo', year: 2028 }, 'number'],
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

  test('in euro are measured with the rate of the year', async () => {
    const one = await typed({ limit_code: 'ryczalt_limit', year: 2026, used_amount: 850_380_001 });
    expect(one).toMatchObject({ provisional: true, limit_from: 'law' });
    const { body } = await enter({ limit_code: 'eur_rate_limits', eur_rate: '4,2519' });
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({
      provisional: false,
      limit_amount: 850_380_000,
      limit_from: 'office',
      state: 'exceeded',
    });
    await taken(body.id);
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({ provisional: true, limit_from: 'law' });
  });

  test('known from a draft say so, until the wage that they follow from is announced', async () => {
    const one = await typed({ limit_code: 'ike', year: 2027, used_amount: 100 });
    expect(one).toMatchObject({ limit_amount: 3_009_900, limit_from: 'draft' });
    const { body } = await enter({ limit_code: 'zus_forecast_wage', pln_amount: 1_010_000 });
    await office.services.jobs.drain();
    expect(await limitOf(one.id)).toMatchObject({ limit_amount: 3_030_000, limit_from: 'office' });
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
