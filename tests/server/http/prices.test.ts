import { beforeAll, describe, expect, test } from 'vitest';
import { keepRules } from '../../../src/server/notices/rules';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
let item: string;
let tiered: string;
beforeAll(async () => {
  item = (await office.add('price-items', { name: 'Konsultacja', unit: 'hour', net_amount: 22_000, min_amount: 20_000 })).id;
  const tiers = [
    { from: 100, to: 1_000, price: 900 },
    { from: 1_001, to: null, price: 700 },
  ];
  tiered = (await office.add('price-items', { name: 'Dokument', unit: 'document', net_amount: 1_000, tiers })).id;
});

const event = (values: Values) =>
  office.as('ksiegowa').post('/api/billable-events', {
    company_id: office.base().company,
    period: '2026-11',
    description: 'Rozmowa',
    ...values,
  });
const act = (who: Parameters<typeof office.as>[0], id: string, action: string, body: object = {}) =>
  office.as(who).post(`/api/billable-events/${id}/actions/${action}`, body);

describe('a payable event', () => {
  test('costs what the list says, and never less than its least', async () => {
    expect((await event({ item_id: item, quantity: 150 })).body).toMatchObject({ net_amount: 33_000, source: 'manual' });
    expect((await event({ item_id: item, quantity: 50 })).body.net_amount).toBe(20_000);
  });
  test('has the price of its tier for the whole quantity', async () => {
    expect((await event({ item_id: tiered, quantity: 50 })).body.net_amount).toBe(500);
    expect((await event({ item_id: tiered, quantity: 1_000 })).body.net_amount).toBe(9_000);
    expect((await event({ item_id: tiered, quantity: 1_100 })).body.net_amount).toBe(7_700);
  });
  test('goes by the client’s own price while that holds, and by nobody else’s', async () => {
    const company = await office.add('companies');
    const own = { company_id: company.id, item_id: item, net_amount: 15_000, valid_from: '2026-10-01', valid_to: '2026-11-30' };
    await office.add('company-prices', own);
    expect((await event({ company_id: company.id, item_id: item })).body.net_amount).toBe(15_000);
    expect((await event({ company_id: company.id, item_id: item, period: '2026-12' })).body.net_amount).toBe(22_000);
    expect((await event({ item_id: item })).body.net_amount).toBe(22_000);
  });
  test('may have a price typed in, and needs one from somewhere', async () => {
    expect((await event({ unit_amount: 10_000, quantity: 300, vat_rate: '23' })).body.net_amount).toBe(30_000);
    expect(await event({})).toMatchObject({
      status: 422,
      body: { errors: { unit_amount: 'Podaj cenę albo wybierz pozycję cennika' } },
    });
  });
  test('says its gross by the item’s rate, half a grosz counting up', async () => {
    const rated = async (vat_rate: string) =>
      (await office.add('price-items', { name: `Usługa ${vat_rate}`, net_amount: 1_050, vat_rate })).id;
    const gross = async (vat_rate: string) => (await event({ item_id: await rated(vat_rate) })).body;
    // 10,50 zł at 23% is 2,415 zł of tax; at 5% 0,525 zł.
    expect(await gross('23')).toMatchObject({ vat_rate: '23', net_amount: 1_050, gross_amount: 1_292 });
    expect(await gross('8')).toMatchObject({ vat_rate: '8', gross_amount: 1_134 });
    expect(await gross('5')).toMatchObject({ vat_rate: '5', gross_amount: 1_103 });
    for (const rate of ['0', 'zw', 'np']) expect(await gross(rate)).toMatchObject({ vat_rate: rate, gross_amount: 1_050 });
  });
  test('asks for the rate where there is no item, and takes a typed one before the item’s', async () => {
    expect(await event({ unit_amount: 10_000 })).toMatchObject({
      status: 422,
      body: { errors: { vat_rate: 'Podaj stawkę VAT albo wybierz pozycję cennika' } },
    });
    expect((await event({ unit_amount: 10_000, vat_rate: 'zw' })).body).toMatchObject({ vat_rate: 'zw', gross_amount: 10_000 });
    expect((await event({ item_id: item, vat_rate: '8' })).body).toMatchObject({ vat_rate: '8', gross_amount: 23_760 });
  });
  test('takes the rate of the item that it is given instead, and keeps the one typed with it', async () => {
    const exempt = (await office.add('price-items', { name: 'Szkolenie', net_amount: 50_000, vat_rate: 'zw' })).id;
    const { id } = (await event({ item_id: item })).body;
    const change = async (values: Values) => (await office.as('ksiegowa').put('/api/billable-events', { id, ...values })).body;
    expect(await change({ item_id: exempt, vat_rate: '23' })).toMatchObject({ vat_rate: 'zw', gross_amount: 50_000 });
    expect(await change({ item_id: item, vat_rate: '5' })).toMatchObject({ vat_rate: '5', gross_amount: 23_100 });
    expect(await change({ quantity: 200 })).toMatchObject({ vat_rate: '5', net_amount: 44_000, gross_amount: 46_200 });
  });
  test('keeps its rate when a typed price takes the place of the item', async () => {
    const { id } = (await event({ item_id: item })).body;
    const { status, body } = await office.as('ksiegowa').put('/api/billable-events', { id, item_id: null, unit_amount: 10_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ vat_rate: '23', net_amount: 10_000, gross_amount: 12_300 });
  });
  test('is worth anew what it is changed to, until it is agreed', async () => {
    const { id } = (await event({ item_id: item })).body;
    const change = (values: Values) => office.as('ksiegowa').put('/api/billable-events', { id, ...values });
    expect((await change({ quantity: 200 })).body.net_amount).toBe(44_000);
    await act('ksiegowa', id, 'ask');
    expect(await change({ quantity: 300 })).toMatchObject({ status: 409, body: { code: 'agreed' } });
    await act('ksiegowa', id, 'withdraw');
    expect((await change({ quantity: 300 })).body.net_amount).toBe(66_000);
  });
  test('P04: is the client’s to accept or to refuse with a word, once they are asked', async () => {
    const asked = async () => {
      const { id } = (await event({ item_id: item })).body;
      expect((await act('klient', id, 'accept')).status).toBe(404);
      await act('ksiegowa', id, 'ask');
      return id as string;
    };
    expect((await act('klient', await asked(), 'accept')).body.status).toBe('accepted');
    const refused = await asked();
    expect((await act('klient', refused, 'reject')).body.errors).toHaveProperty('reason');
    expect((await act('klient', refused, 'reject', { reason: 'Za drogo' })).body).toMatchObject({
      status: 'rejected',
      decision_note: 'Za drogo',
    });
    // What the client said is not the office's to write over.
    await office.as('ksiegowa').put('/api/billable-events', { id: refused, decision_note: 'Zgoda' });
    expect((await office.as('klient').get(`/api/billable-events/${refused}`)).body.decision_note).toBe('Za drogo');
    const other = await asked();
    expect((await act('klient', other, 'waive', { reason: 'Bo tak' })).status).toBe(403);
    const stranger = await office.client(await office.add('companies'));
    expect((await stranger.post(`/api/billable-events/${other}/actions/accept`)).status).toBe(404);
  });
  test('P04: whoever only looks on at a company agrees to no price for it', async () => {
    const company = await office.add('companies');
    const { id } = (await event({ item_id: item, company_id: company.id })).body;
    await act('ksiegowa', id, 'ask');
    const viewer = await office.client(company, 'viewer');
    expect((await viewer.get(`/api/billable-events/${id}`)).status).toBe(200);
    expect((await viewer.post(`/api/billable-events/${id}/actions/accept`)).status).toBe(403);
  });
  test('P01: shows a client neither why it was waived nor where it came from', async () => {
    const { id } = (await event({ item_id: item })).body;
    await act('ksiegowa', id, 'ask');
    const { body } = await office.as('klient').get(`/api/billable-events/${id}`);
    expect(body).toMatchObject({ net_amount: 22_000 });
    for (const key of ['waive_reason', 'source', 'item_id', 'item']) expect(body).not.toHaveProperty(key);
  });
  test('is told net where a firm’s own text says that the amount is net', async () => {
    const { db, tenants, clock } = office.services;
    await keepRules(db, tenants.all().find(({ key }) => key === 'demo')?.id ?? 0, clock());
    const { data } = await office.as('super').get('/api/notification-rules/?filters=code:price_decided&limit=100');
    const own = { id: data[0].id, portal_text: '{tytul}: {kwota_razem} netto' };
    expect((await office.as('super').put('/api/notification-rules/', own)).status).toBe(200);
    const company = await office.add('companies', { owner_id: office.idOf('ksiegowa') });
    const { id } = (await event({ item_id: item, company_id: company.id })).body;
    await act('ksiegowa', id, 'ask');
    expect((await (await office.client(company)).post(`/api/billable-events/${id}/actions/accept`)).status).toBe(200);
    const told: Values[] = (await office.as('ksiegowa').get('/api/notices/?limit=100')).data;
    expect(told.map(({ text }) => String(text).replaceAll('\u00a0', ' '))).toContain('Rozmowa: 220,00 zł netto');
  });
  test('stays once it is invoiced', async () => {
    const { id } = (await event({ item_id: item })).body;
    for (const step of ['to_invoice', 'invoice']) await act('ksiegowa', id, step);
    expect((await office.as('ksiegowa').delete(`/api/billable-events/${id}`)).body.code).toBe('invoiced');
  });
});

describe('the price list', () => {
  test('takes tiers that rise, the last of them without an end', async () => {
    const tiers = (...pairs: [number, number | null][]) => pairs.map(([from, to]) => ({ from, to, price: 100 }));
    const sent = (values: Values) => office.as('ksiegowa').post('/api/price-items', office.sample('price-items', values));
    expect((await sent({ tiers: tiers([0, 100], [101, null]) })).status).toBe(201);
    for (const wrong of [tiers([0, null], [100, 200]), tiers([0, 100], [100, 200]), tiers([200, 100])])
      expect((await sent({ tiers: wrong })).body.errors).toHaveProperty('tiers');
  });
  test('tells a price with VAT', async () => {
    const { body } = await office.as('ksiegowa').post('/api/price-items', office.sample('price-items', { net_amount: 10_001 }));
    expect(body.gross_amount).toBe(12_301);
    expect((await office.as('ksiegowa').put('/api/price-items', { id: body.id, vat_rate: 'zw' })).body.gross_amount).toBe(10_001);
  });
  test('P03: is nowhere in a firm that switched it off', async () => {
    const { db, tenants } = office.services;
    const changes = { modules: { pricelist: { enabled: false } } };
    await db.query({ text: 'update tenants set changes = $1 where key = $2', values: [changes, 'kancelaria'] });
    await tenants.reload();
    for (const name of ['price-categories', 'price-items', 'company-prices', 'billable-events'])
      expect((await office.as('super', 'kancelaria').get(`/api/${name}/`)).status).toBe(404);
  });
});

describe('a partner’s referral', () => {
  test('P02: is for the boss and the superuser alone', async () => {
    const { id } = await office.add('partner-referrals');
    for (const who of ['kierownik', 'ksiegowa', 'pracownik'] as const)
      expect((await office.as(who).get(`/api/partner-referrals/${id}`)).status).toBe(403);
    expect((await office.as('szef').get(`/api/partner-referrals/${id}`)).status).toBe(200);
  });
  test('is counted at the partner, and apart where it was won', async () => {
    const { id } = await office.add('partners');
    for (const status of ['won', 'new', 'won']) await office.add('partner-referrals', { partner_id: id, status });
    expect((await office.as('szef').get(`/api/partners/${id}`)).body).toMatchObject({ referrals_count: 3, won_count: 2 });
  });
  test('is not settled without an amount', async () => {
    const sample = office.sample('partner-referrals', { settled_on: '2026-11-10' });
    expect((await office.as('szef').post('/api/partner-referrals', sample)).body.errors).toHaveProperty('settled_on');
  });
});
