import { describe, expect, test } from 'vitest';
import { makeMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { completePesel } from '../../../src/domain/identifiers/pesel';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const path = '/api/settlement-items/';
const pesel = completePesel('1980-02-03', 'M', 7) ?? '';
const account = makeMicroAccount(pesel) ?? '';
const mask = `*******${account.slice(-4)}`;

/** A partner without a NIP, and the position of their tax that the office proposed, sent to the client or not yet. */
async function partnersTax(values: Values = {}) {
  const company = await office.add('companies', {
    company_type: 'civil_partnership',
    taxation_form: 'transparent',
    vat_status: 'active',
    vat_period: 'monthly',
    advance_mode: 'monthly',
  });
  const partner = await office.add('company-persons', {
    company_id: company.id,
    role: 'partner',
    taxation_form: 'pit_flat',
    pesel,
    nip: null,
  });
  const settlement = await office.add('settlements', { company_id: company.id, period: '2026-10', status: 'calculated' });
  const body = { settlement_id: settlement.id, kind: 'pit_owner', person_id: partner.id, amount: 10_000, ...values };
  const made = (await office.as('ksiegowa').post(path, body)).body;
  return { company, partner, settlement, id: String(made.id), made };
}
async function published(id: string, settlementId: string) {
  await office.as('super').post(`${path}actions/approve`, { ids: [id] });
  const sent = await office.as('super').post(`/api/settlements/${settlementId}/actions/publish`, {});
  expect(sent.status).toBe(200);
}
const bare = (said: unknown) => JSON.stringify(said).includes(pesel);
const reveal = (who: 'kadry' | 'ksiegowa' | 'super', id: string) =>
  office.as(who).post(`${path}${id}/reveal`, { field: 'pesel_account' });

describe('P08: a micro-account that is made of a PESEL', () => {
  test('is masked for the payroll grant, is not there for others of the office, and is opened one by one with a trace', async () => {
    const { id, made, settlement } = await partnersTax();
    expect(bare(made)).toBe(false);
    expect(made).not.toHaveProperty('pesel_account');
    const list = `${path}?filters=settlement_id:${settlement.id}`;
    const [seen, closed] = [await office.as('kadry').get(path + id), await office.as('ksiegowa').get(path + id)];
    expect([seen.body.pesel_account, seen.body.account_number, seen.body.transfer_title]).toEqual([mask, null, null]);
    expect(closed.body).not.toHaveProperty('pesel_account');
    for (const who of ['kadry', 'ksiegowa', 'super'] as const) expect(bare((await office.as(who).get(list)).data)).toBe(false);
    expect((await reveal('ksiegowa', id)).status).toBe(422);
    expect((await reveal('kadry', id)).body.data.value).toBe(account);
    const { data } = await office.as('super').get(`/api/settlement-items/${id}/history`);
    expect(data[0]).toMatchObject({ action: 'reveal' });
    expect(bare(data)).toBe(false);
  });

  test('stands in no other field: not as an open account, not in a title, not among a company’s accounts', async () => {
    const { id, company } = await partnersTax();
    const put = (values: Values) => office.as('kadry').put(path, { id, ...values });
    const says = 'Ten mikrorachunek zawiera PESEL: wpisz go w polu, które go zakrywa';
    expect((await put({ account_number: account })).body.errors).toEqual({ account_number: says });
    expect((await put({ transfer_title: `/TI/P${pesel}/OKR/26M10/SFP/PPL/TXT/` })).body.errors).toHaveProperty('transfer_title');
    const own = [{ number: account, bank_name: null, purpose: 'main' }];
    const { status, body } = await office.as('kadry').put('/api/companies/', { id: company.id, accounts: own });
    expect([status, body.errors]).toEqual([422, { 'accounts.0.number': says }]);
    expect((await put({ account_number: makeMicroAccount('8567346215') })).body.errors).toHaveProperty('account_number');
  });

  test('an edit that sends the mask back leaves it, and an open account takes its place', async () => {
    const { id, partner } = await partnersTax();
    expect((await office.as('kadry').put(path, { id, pesel_account: mask, amount: 12_000 })).status).toBe(200);
    expect((await reveal('kadry', id)).body.data.value).toBe(account);
    await office.as('kadry').put('/api/company-persons/', { id: partner.id, nip: '8567346215' });
    const open = makeMicroAccount('8567346215');
    const { body } = await office.as('kadry').put(path, { id, account_number: open });
    expect([body.account_number, body.pesel_account]).toEqual([open, null]);
  });

  test('the client’s owner opens it to pay, a viewer and an accountant see none, nothing on the way repeats it', async () => {
    const { id, settlement, company } = await partnersTax();
    await published(id, settlement.id);
    const owner = await office.client(company);
    const seen = (await owner.get(path + id)).body;
    expect(seen).toMatchObject({ pesel_account: mask, tax_form_symbol: 'PPL', tax_period_symbol: '26M10' });
    expect((await owner.post(`${path}${id}/reveal`, { field: 'pesel_account' })).body.data.value).toBe(account);
    for (const role of ['viewer', 'accountant'] as const) {
      const other = await office.client(company, role);
      expect((await other.get(path + id)).body).not.toHaveProperty('pesel_account');
      expect((await other.post(`${path}${id}/reveal`, { field: 'pesel_account' })).status).toBe(422);
    }
    for (const address of ['/api/waiting', '/api/notices/', `${path}?filters=settlement_id:${settlement.id}`]) {
      const { status, text } = await owner.get(address);
      expect([address, status, text.includes(pesel)]).toEqual([address, 200, false]);
    }
    const { status, text } = await office.as('kadry').get(`${path}export?format=csv&filters=settlement_id:${settlement.id}`);
    expect([status, text.includes(pesel)]).toEqual([200, false]);
  });

  test('goes along whole into a correction and the interest on it, by whoever may not know it', async () => {
    const { id, settlement } = await partnersTax();
    await published(id, settlement.id);
    const correction = await office.as('ksiegowa').post(`/api/settlements/${settlement.id}/actions/correct`, { reason: 'Błąd' });
    const ofRevision = await office.as('ksiegowa').get(`${path}?filters=settlement_id:${correction.body.id}`);
    expect((await reveal('kadry', String(ofRevision.data[0]?.id))).body.data.value).toBe(account);
    const corrected = String(ofRevision.data[0]?.id);
    await office.as('ksiegowa').put(path, { id: corrected, amount: 1_000_000 });
    const late = { paid_on: '2027-03-20', percent: 11.5, add: true };
    expect((await office.as('ksiegowa').post(`${path}${corrected}/actions/interest`, late)).body.interest).toBeGreaterThan(0);
    const all = await office.as('kadry').get(`${path}?filters=settlement_id:${correction.body.id},kind:interest`);
    expect(all.data.map(({ pesel_account }: Values) => pesel_account)).toEqual([mask]);
    expect((await reveal('kadry', String(all.data[0]?.id))).body.data.value).toBe(account);
  });

  test('is proposed again the next month where the office typed it', async () => {
    const values = {
      pesel,
      company_type: 'natural_person',
      vat_number: null,
      taxation_form: 'pit_scale',
      advance_mode: 'monthly',
    };
    const company = await office.add('companies', values);
    const month = (period: string) => office.add('settlements', { company_id: company.id, period, status: 'booking' });
    const [first, second] = [await month('2026-10'), await month('2026-11')];
    const body = { kind: 'pit_owner', account_kind: 'micro_tax' };
    const typed = { ...body, settlement_id: first.id, pesel_account: account, due_nominal: '2026-11-20' };
    expect((await office.as('kadry').post(path, typed)).status).toBe(201);
    const next = await office.as('ksiegowa').post(path, { ...body, settlement_id: second.id });
    expect(bare(next.body)).toBe(false);
    expect((await reveal('kadry', String(next.body.id))).body.data.value).toBe(account);
  });
});
