import { describe, expect, test } from 'vitest';
import { makeMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { completePesel } from '../../../src/domain/identifiers/pesel';
import { addDays } from '../../../src/lib/dates';
import { keepRules } from '../../../src/server/notices/rules';
import { settlementReminders } from '../../../src/server/settlements/remindingJob';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { runDaily } from '../../support/runDaily';
import type { Values } from '../../support/samples';
import { countedMonth, foreignAccount } from '../../support/settlement';
import { uploaded } from '../files/desk';

const office = openOffice();
const path = '/api/settlement-items/';
const act = (who: PrincipalName, id: string, action: string, body: object = {}) =>
  office.as(who).post(`${path}${id}/actions/${action}`, body);
const read = async (id: string) => (await office.as('ksiegowa').get(path + id)).body;
const zus = (nip: string) => completeNrb('60000002', `026001${nip}`) ?? '';

/** An open month of a company, and one of its positions sent to the client. */
async function open(values: Values = {}) {
  const company = await office.add('companies', {
    vat_status: 'active',
    vat_period: 'monthly',
    advance_mode: 'monthly',
    ...values,
  });
  const settlement = await office.add('settlements', { company_id: company.id, period: '2026-10', status: 'booking' });
  return { company, settlement, nip: String(company.vat_number) };
}
async function sent(item: Values = {}, settlement: Values = {}) {
  const month = await countedMonth(office, { status: 'published', ...settlement }, [
    { stage: 'published', due_effective: '2026-11-25', ...item },
  ]);
  const [made] = month.items;
  if (!made) throw new Error('The month has no position');
  return { ...month, item: made, client: await office.client(month.company) };
}
const opened = async (id: string) =>
  (await office.as('kadry').post(`${path}${id}/reveal`, { field: 'pesel_account' })).body.data?.value;
const post = (body: Values) => office.as('ksiegowa').post(path, body);

describe('a position', () => {
  test('of a usual kind brings its day, account and title; the amount stays to be typed', async () => {
    const { settlement, nip } = await open();
    expect((await post({ settlement_id: settlement.id, kind: 'vat' })).body).toMatchObject({
      amount: null,
      due_nominal: '2026-11-25',
      due_effective: '2026-11-25',
      account_number: makeMicroAccount(nip),
      transfer_title: `/TI/N${nip}/OKR/26M10/SFP/VAT7/TXT/`,
      declaration_code: 'JPK_V7M',
      stage: 'hidden',
    });
  });
  test('proposed with the others comes once', async () => {
    const { settlement } = await open({ employs: true, ppk: true, zus_scheme: 'full' });
    const propose = () => office.as('ksiegowa').post(`/api/settlements/${settlement.id}/actions/propose`);
    expect((await propose()).body.added).toBe(6);
    expect((await propose()).body.added).toBe(0);
    const { data } = await office.as('ksiegowa').get(`${path}?filters=settlement_id:${settlement.id}`);
    expect(data.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'office_fee',
      'pit4',
      'pit_owner',
      'ppk',
      'vat',
      'zus_total',
    ]);
    expect(data.every(({ amount }: { amount: number | null }) => amount === null)).toBe(true);
  });
  test('goes to the account of last time where no law tells one', async () => {
    const { company, settlement } = await open({ zus_scheme: 'full' });
    await office.add('settlement-items', {
      settlement_id: settlement.id,
      company_id: company.id,
      period: '2026-09',
      kind: 'zus_total',
      account_number: zus(String(company.vat_number)),
    });
    const next = await office.add('settlements', { company_id: company.id, period: '2026-11', status: 'booking' });
    expect((await post({ settlement_id: next.id, kind: 'zus_total' })).body.account_number).toBe(zus(String(company.vat_number)));
  });
  test('V02: is refused an account that is not the taxpayer’s own, in the words of the check', async () => {
    const { settlement, nip } = await open();
    const item = { settlement_id: settlement.id, kind: 'vat' };
    const fault = async (values: Values) => (await post({ ...item, ...values })).body.errors?.account_number;
    expect(await fault({ account_number: makeMicroAccount('1234563218') })).toBe('To nie jest mikrorachunek tego podatnika');
    expect(await fault({ account_number: foreignAccount })).toContain('To nie jest mikrorachunek podatkowy');
    expect(await fault({ account_number: '1'.repeat(26) })).toBe('Numer rachunku ma błędną sumę kontrolną');
    const nrs = { kind: 'zus_total', account_kind: 'zus_nrs' };
    expect(await fault({ ...nrs, account_number: zus('1234563218'), due_nominal: '2026-11-20' })).toBe(
      'To nie jest rachunek składkowy tego płatnika',
    );
    expect((await post({ ...item, ...nrs, account_number: zus(nip), due_nominal: '2026-11-20' })).status).toBe(201);
  });
  test('of an owner without a NIP goes to the account of their PESEL, which nobody has to open', async () => {
    const pesel = completePesel('1980-02-03', 'M', 7) ?? '';
    const { settlement } = await open({ pesel, company_type: 'natural_person', vat_number: null });
    const item = { settlement_id: settlement.id, kind: 'pit_owner', account_kind: 'micro_tax', due_nominal: '2026-11-20' };
    const give = (body: Values) => office.as('kadry').post(path, body);
    expect((await give({ ...item, pesel_account: makeMicroAccount(pesel) })).status).toBe(201);
    const other = completePesel('1980-02-03', 'M', 8) ?? '';
    expect((await give({ ...item, pesel_account: makeMicroAccount(other) })).body.errors).toEqual({
      pesel_account: 'To nie jest mikrorachunek tego podatnika',
    });
  });
  test('of a partner goes to the partner’s own account, not the partnership’s', async () => {
    const { company, settlement, nip } = await open({ company_type: 'civil_partnership', taxation_form: 'transparent' });
    const partner = await office.add('company-persons', {
      company_id: company.id,
      role: 'partner',
      taxation_form: 'pit_flat',
      nip: '8567346215',
    });
    const item = { settlement_id: settlement.id, kind: 'pit_owner', person_id: partner.id };
    expect((await post({ ...item, account_number: makeMicroAccount(nip) })).body.errors).toHaveProperty('account_number');
    expect((await post(item)).body.account_number).toBe(makeMicroAccount('8567346215'));
  });
  test('of the company’s own VAT never goes to a partner’s PESEL, and a partner’s tax to no other partner’s', async () => {
    const [own, other] = [completePesel('1980-02-03', 'M', 7) ?? '', completePesel('1981-02-03', 'M', 8) ?? ''];
    const { company, settlement, nip } = await open({ company_type: 'civil_partnership', taxation_form: 'transparent' });
    const partner = (pesel: string) =>
      office.add('company-persons', { company_id: company.id, role: 'partner', taxation_form: 'pit_flat', pesel, nip: null });
    const [first, second] = [await partner(own), await partner(other)];
    const fault = async (values: Values) =>
      (await office.as('kadry').post(path, { settlement_id: settlement.id, ...values })).body.errors;
    const says = 'Ten podatek wpłaca się na mikrorachunek z NIP firmy';
    for (const kind of ['vat', 'pit4', 'pit8ar'])
      expect([
        kind,
        await fault({ kind, account_kind: 'micro_tax', pesel_account: makeMicroAccount(own), due_nominal: '2026-11-25' }),
      ]).toEqual([kind, { pesel_account: says }]);
    const pit = { kind: 'pit_owner', person_id: first.id };
    const foreign = 'To nie jest mikrorachunek tego podatnika';
    expect(await fault({ ...pit, pesel_account: makeMicroAccount(other) })).toEqual({ pesel_account: foreign });
    expect(await fault({ ...pit, account_number: makeMicroAccount(nip) })).toEqual({ account_number: foreign });
    const proposed = (await post({ settlement_id: settlement.id, ...pit })).body;
    expect([proposed.account_number, proposed.transfer_title]).toEqual([null, null]);
    expect(await opened(proposed.id)).toBe(makeMicroAccount(own));
    const ofOther = (await post({ settlement_id: settlement.id, kind: 'pit_owner', person_id: second.id })).body;
    expect(await opened(ofOther.id)).toBe(makeMicroAccount(other));
  });
  test('is approved with an amount and an account, and loses that with another amount', async () => {
    const { settlement } = await open();
    const { id } = (await post({ settlement_id: settlement.id, kind: 'office_fee' })).body;
    const approve = () => office.as('ksiegowa').post(`${path}actions/approve`, { ids: [id] });
    expect((await approve()).body).toMatchObject({ code: 'no_amount', error: 'Najpierw wpisz kwotę: Wynagrodzenie biura.' });
    await office.as('ksiegowa').put(path, { id, amount: 36_900 });
    expect((await approve()).body.code).toBe('no_account');
    await office.as('ksiegowa').put(path, { id, account_number: foreignAccount });
    expect((await approve()).status).toBe(200);
    expect((await read(id)).stage).toBe('approved');
    expect((await office.as('ksiegowa').put(path, { id, amount: 40_000 })).body.stage).toBe('hidden');
  });
  test('P06: that the client has changes by a correction alone', async () => {
    const { item } = await sent();
    const { status, body } = await office.as('super').put(path, { id: item.id, amount: 1, note: 'Inaczej' });
    expect([status, Object.keys(body.errors)]).toEqual([409, ['amount', 'note']]);
    expect((await office.as('super').delete(path + item.id)).status).toBe(409);
    expect((await office.as('super').put(path, { id: item.id, filing_status: 'accepted' })).status).toBe(200);
    expect((await post({ settlement_id: item.settlement_id, kind: 'vat' })).body.code).toBe('published');
  });
  test.each([
    [{ tax_period: '2026-13' }, 'tax_period'],
    [{ tax_period: '2026-K4', tax_period_kind: 'month' }, 'tax_period'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 5, amount_type: 'zero' }, 'amount'],
    [{ payments: [{ date: '2026-11-20', amount: 5, source: 'office' }] }, 'payments'],
    [{ due_nominal: '2026-02-30' }, 'due_nominal'],
  ])('%j is told on its field', async (values, field) => {
    const { settlement } = await open();
    const { status, body } = await post({ settlement_id: settlement.id, kind: 'other', due_nominal: '2026-11-20', ...values });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('payment', () => {
  test('by the client’s word settles the position and moves the settlement; the word can be taken back', async () => {
    const { item, settlement, client } = await sent();
    expect((await client.post(`${path}${item.id}/actions/declare`)).body).toMatchObject({
      payment_status: 'declared',
      paid_amount: 12_300,
      balance_amount: 0,
      payments: [{ date: '2026-11-20', amount: 12_300, source: 'client' }],
    });
    expect((await client.get(`/api/settlements/${settlement.id}`)).body.status).toBe('paid');
    expect((await client.post(`${path}${item.id}/actions/retract`)).body).toMatchObject({
      payment_status: 'unpaid',
      paid_amount: 0,
    });
    expect((await client.get(`/api/settlements/${settlement.id}`)).body.status).toBe('published');
  });
  test('with a proof: the office sees the file, another client does not', async () => {
    const { item, client } = await sent();
    const file = await uploaded(office, client, 'potwierdzenie.csv', 'data;kwota\n2026-11-20;123,00\n');
    expect((await client.post(`${path}${item.id}/actions/prove`)).body.errors).toHaveProperty('proof_ids');
    expect((await client.post(`${path}${item.id}/actions/prove`, { proof_ids: [file.id] })).body).toMatchObject({
      payment_status: 'proof_added',
      paid_amount: 12_300,
      payments: [{ date: '2026-11-20', amount: 12_300, source: 'client', proof: 'potwierdzenie.csv' }],
    });
    const more = await uploaded(office, client, 'druga.csv', 'data;kwota\n2026-11-20;0,00\n');
    expect((await client.post(`${path}${item.id}/actions/prove`, { proof_ids: [file.id, more.id] })).body.payments).toEqual([
      { date: '2026-11-20', amount: 12_300, source: 'client', proof: 'potwierdzenie.csv, druga.csv' },
    ]);
    expect((await office.as('ksiegowa').get(`/api/files/${file.id}`)).status).not.toBe(404);
    const stranger = await office.client(await office.add('companies'));
    expect((await stranger.get(`/api/files/${file.id}`)).status).toBe(404);
  });
  test('P04: is not a viewer’s to confirm, nor another company’s, nor does the client keep the office’s books', async () => {
    const { item, company, settlement, client } = await sent();
    const viewer = await office.client(company, 'viewer');
    expect((await viewer.post(`${path}${item.id}/actions/declare`)).status).toBe(403);
    expect((await viewer.post(`/api/settlements/${settlement.id}/actions/confirm`)).status).toBe(403);
    const stranger = await office.client(await office.add('companies'));
    expect((await stranger.post(`${path}${item.id}/actions/declare`)).status).toBe(404);
    for (const step of ['pay', 'defer', 'offset', 'unpay'])
      expect((await client.post(`${path}${item.id}/actions/${step}`)).status).toBe(403);
    for (const action of ['approve', 'hide'])
      expect((await client.post(`${path}actions/${action}`, { ids: [item.id] })).status).toBe(403);
    expect((await client.put(path, { id: item.id, payments: [] })).status).toBe(403);
    expect((await client.post(`/api/settlements/${settlement.id}/actions/confirm`)).body.confirmed_at).toBe(
      '2026-11-20 09:00:00',
    );
  });
  test('in parts is counted: partly, whole, too much; the settlement follows', async () => {
    const { item, settlement } = await sent();
    const pay = async (...sums: number[]) => {
      const payments = sums.map((amount) => ({ date: '2026-11-19', amount, source: 'bank' }));
      const { body } = await office.as('ksiegowa').put(path, { id: item.id, payments });
      const { status } = (await office.as('ksiegowa').get(`/api/settlements/${settlement.id}`)).body;
      return [body.payment_status, body.paid_amount, body.balance_amount, status];
    };
    expect(await pay(2_300)).toEqual(['partly_paid', 2_300, 10_000, 'partly_paid']);
    expect(await pay(2_300, 10_000)).toEqual(['paid', 12_300, 0, 'paid']);
    expect(await pay(12_301)).toEqual(['overpaid', 12_301, -1, 'paid']);
    expect(await pay()).toEqual(['unpaid', 0, 12_300, 'published']);
  });
  test('in a part is a client’s word too: it counts, is not more than what is left, and is taken back', async () => {
    const { item, settlement, client, company } = await sent();
    const part = (amount: unknown, who = client) => who.post(`${path}${item.id}/actions/part`, { amount });
    for (const wrong of [0, -1, 12_301, 'dużo', null]) expect((await part(wrong)).body.errors).toHaveProperty('amount');
    expect((await part(2_300)).body).toMatchObject({ payment_status: 'partly_paid', paid_amount: 2_300 });
    expect((await client.get(`/api/settlements/${settlement.id}`)).body.status).toBe('partly_paid');
    expect((await part(10_001)).body.errors.amount).toMatch(/^To więcej, niż zostało do zapłaty: 100,00/);
    await office.as('ksiegowa').put(path, {
      id: item.id,
      payments: [...(await read(item.id)).payments, { date: '2026-11-19', amount: 1_000, source: 'bank' }],
    });
    expect((await client.post(`${path}${item.id}/actions/unpart`)).body).toMatchObject({
      payment_status: 'partly_paid',
      paid_amount: 1_000,
    });
    expect((await part(11_300)).body).toMatchObject({ payment_status: 'declared', paid_amount: 12_300 });
    expect((await part(1)).status).toBe(409);
    expect((await part(1, await office.client(company, 'viewer'))).status).toBe(403);
    expect((await part(1, office.as('ksiegowa'))).status).toBe(403);
    expect((await part(1, await office.client(await office.add('companies')))).status).toBe(404);
  });
  test('in a part that the bank’s statement told already is asked about once, and counts where it is another one', async () => {
    const { item, client } = await sent();
    const bank = { date: '2026-11-18', amount: 2_300, source: 'bank' };
    await office.as('ksiegowa').put(path, { id: item.id, payments: [bank] });
    const part = (body: Values) => client.post(`${path}${item.id}/actions/part`, body);
    const asked = await part({ amount: 2_300 });
    expect([asked.status, asked.body.confirm, asked.body.code]).toEqual([409, 'another', 'written_already']);
    expect(asked.body.error.replace(/\s/g, ' ')).toBe(
      'Wpłata 23,00 zł z 18.11.2026 jest już zapisana. Czy to następna taka wpłata?',
    );
    expect(await read(item.id)).toMatchObject({ paid_amount: 2_300 });
    expect((await part({ amount: 2_300, another: true })).body).toMatchObject({ paid_amount: 4_600 });
    // A sum that nobody wrote needs no question, nor does one of long ago.
    expect((await part({ amount: 1_000 })).status).toBe(200);
    const before = { date: '2026-09-18', amount: 500, source: 'bank' };
    await office.as('ksiegowa').put(path, { id: item.id, payments: [bank, before] });
    expect((await part({ amount: 500 })).status).toBe(200);
  });
  test('that the office types beside the client’s word of the same money counts once, with the client’s proof', async () => {
    const { item, client, settlement } = await sent();
    await client.post(`${path}${item.id}/actions/part`, { amount: 2_300 });
    const type = async (...typed: object[]) =>
      (await office.as('ksiegowa').put(path, { id: item.id, payments: [...(await read(item.id)).payments, ...typed] })).body;
    const desk = (amount: number) => ({ date: '2026-11-19', amount, source: 'office' });
    expect(await type(desk(2_300))).toMatchObject({
      payment_status: 'partly_paid',
      paid_amount: 2_300,
      payments: [{ date: '2026-11-19', amount: 2_300, source: 'office' }],
    });
    const file = await uploaded(office, client, 'reszta.csv', 'data;kwota\n2026-11-20;100,00\n');
    await client.post(`${path}${item.id}/actions/prove`, { proof_ids: [file.id] });
    expect(await type(desk(10_000))).toMatchObject({ payment_status: 'paid', paid_amount: 12_300, balance_amount: 0 });
    expect((await read(item.id)).payments).toMatchObject([
      { amount: 2_300, source: 'office' },
      { amount: 10_000, source: 'office', proof: 'reszta.csv' },
    ]);
    expect((await client.get(`/api/settlements/${settlement.id}`)).body.status).toBe('paid');
    // A second payment of the same sum, where no word is left, is another one.
    expect(await type(desk(2_300))).toMatchObject({ payment_status: 'overpaid', paid_amount: 14_600 });
  });
  test('that a client’s word completes is their word for the whole, and the office’s own is none', async () => {
    const { item, client } = await sent();
    await client.post(`${path}${item.id}/actions/part`, { amount: 2_300 });
    const put = async (...added: object[]) => {
      const payments = [{ date: '2026-11-20', amount: 2_300, source: 'client' }, ...added];
      return (await office.as('ksiegowa').put(path, { id: item.id, payments })).body.payment_status;
    };
    const bank = (amount: number) => ({ date: '2026-11-19', amount, source: 'bank' });
    expect(await put(bank(10_000))).toBe('declared');
    expect((await act('ksiegowa', item.id, 'pay')).body.payment_status).toBe('paid');
    expect(await put(bank(4_000), bank(6_000))).toBe('paid');
    expect(await put(bank(12_300))).toBe('overpaid');
  });
  test('in several parts is taken back one by one, the last first, and so is the word that the rest was paid', async () => {
    const { item, client } = await sent();
    const step = async (name: string, body: Values = {}) => {
      const { status } = await client.post(`${path}${item.id}/actions/${name}`, body);
      const { payment_status, paid_amount } = await read(item.id);
      return [status, payment_status, paid_amount];
    };
    expect(await step('part', { amount: 2_300 })).toEqual([200, 'partly_paid', 2_300]);
    expect(await step('part', { amount: 1_000 })).toEqual([200, 'partly_paid', 3_300]);
    expect(await step('unpart')).toEqual([200, 'partly_paid', 2_300]);
    expect(await step('declare')).toEqual([200, 'declared', 12_300]);
    expect(await step('retract')).toEqual([200, 'partly_paid', 2_300]);
    expect(await step('unpart')).toEqual([200, 'unpaid', 0]);
    expect(await step('unpart')).toEqual([200, 'unpaid', 0]);
  });
  test('in a part leaves a delay that was agreed', async () => {
    const { item, client } = await sent();
    await act('ksiegowa', item.id, 'defer');
    const { body } = await client.post(`${path}${item.id}/actions/part`, { amount: 2_300 });
    expect(body).toMatchObject({ payment_status: 'deferred', paid_amount: 2_300 });
  });
  test('of what was put off, said and taken back, leaves the delay that was agreed', async () => {
    const { item, client } = await sent();
    await act('ksiegowa', item.id, 'defer');
    const said = await client.post(`${path}${item.id}/actions/part`, { amount: 12_300 });
    expect(said.body).toMatchObject({ payment_status: 'declared', paid_amount: 12_300 });
    expect((await client.post(`${path}${item.id}/actions/retract`)).status).toBe(200);
    expect(await read(item.id)).toMatchObject({ payment_status: 'deferred', paid_amount: 0, deferred: true });
    // The office's word for it is taken back too, and the bank's.
    await act('ksiegowa', item.id, 'pay');
    await act('ksiegowa', item.id, 'unpay');
    expect(await read(item.id)).toMatchObject({ payment_status: 'deferred', paid_amount: 0 });
    const put = (payments: object[]) => office.as('ksiegowa').put(path, { id: item.id, payments });
    expect((await put([{ date: '2026-11-19', amount: 12_300, source: 'bank' }])).body.payment_status).toBe('paid');
    expect((await put([])).body.payment_status).toBe('deferred');
    await act('ksiegowa', item.id, 'resume');
    expect(await read(item.id)).toMatchObject({ payment_status: 'unpaid', deferred: false });
    expect(await client.get(path + item.id).then(({ body }) => 'deferred' in body)).toBe(false);
  });
  test('of what was put off is told by its sum, and the agreement stands until all of it came', async () => {
    const { item, settlement } = await sent();
    expect((await act('ksiegowa', item.id, 'defer')).body.payment_status).toBe('deferred');
    const pay = async (...sums: number[]) => {
      const payments = sums.map((amount) => ({ date: '2026-11-19', amount, source: 'bank' }));
      const { body } = await office.as('ksiegowa').put(path, { id: item.id, payments });
      const { status } = (await office.as('ksiegowa').get(`/api/settlements/${settlement.id}`)).body;
      return [body.payment_status, body.paid_amount, body.balance_amount, status];
    };
    expect(await pay(2_300)).toEqual(['deferred', 2_300, 10_000, 'partly_paid']);
    expect((await act('ksiegowa', item.id, 'resume')).body.payment_status).toBe('partly_paid');
    expect((await act('ksiegowa', item.id, 'defer')).body).toMatchObject({ payment_status: 'deferred', paid_amount: 2_300 });
    expect(await pay(2_300, 10_000)).toEqual(['paid', 12_300, 0, 'paid']);
  });
  test('of a hidden position does not exist', async () => {
    const { items } = await countedMonth(office);
    expect((await act('ksiegowa', items[0]?.id ?? '', 'pay')).body.code).toBe('not_published');
  });
  test('late bears interest at the rate given, to full złote, and none up to the floor', async () => {
    const { item } = await sent({ amount: 1_000_000, due_effective: '2026-10-20', account_kind: 'zus_nrs' });
    const count = (percent: number, paid_on = '2026-11-19') => act('ksiegowa', item.id, 'interest', { paid_on, percent });
    expect((await count(14.5)).body).toMatchObject({ days: 30, exact: 11_918, interest: 11_900 });
    expect((await count(14.5, '2026-10-21')).body).toMatchObject({ days: 1, interest: 0 });
    expect((await count(0)).body.errors).toHaveProperty('percent');
    expect((await act('ksiegowa', item.id, 'interest', { paid_on: 'jutro', percent: 1 })).body.errors).toHaveProperty('paid_on');
  });
  test('has a code for the bank where banks read one, and none for a tax', async () => {
    const { item } = await sent();
    expect((await read(item.id)).qr_text).toBe(`|PL|${foreignAccount}|012300|Biuro|Faktura|||`);
    const tax = await sent({ account_kind: 'micro_tax' });
    expect((await read(tax.item.id)).qr_text).toBeNull();
  });
});

describe('the morning', () => {
  const morning = (today: string) => runDaily(office, settlementReminders, { today, now: new Date(`${today}T07:00:00Z`) });
  test('reminds three days before and on the day, and the day after tells the keeper too', async () => {
    const { client, item, settlement } = await sent({ due_effective: '2027-03-20' });
    const bell = async () => ((await client.get('/api/notices')).data as { text: string }[]).map(({ text }) => text);
    await morning('2027-03-16');
    expect(await bell()).toEqual([]);
    await morning('2027-03-17');
    await morning('2027-03-20');
    expect((await bell()).filter((text) => text.includes('Termin płatności 20.03.2027'))).toHaveLength(2);
    expect((await read(item.id)).payment_status).toBe('unpaid');
    await morning('2027-03-21');
    expect((await read(item.id)).payment_status).toBe('overdue');
    expect((await bell()).some((text) => text.startsWith('Minął termin płatności'))).toBe(true);
    const keeper = (await office.as('ksiegowa').get('/api/notices')).data as { text: string }[];
    expect(keeper.some(({ text }) => text.startsWith('Minął termin płatności 20.03.2027'))).toBe(true);
    expect((await client.get(`/api/settlements/${settlement.id}`)).body.totals.overdue).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['every week, without a maximum for a whole year', { repeat_every_days: 7, max_repeats: null }, [1, 8, 15, 22, 365]],
    ['every week, twice at most', { repeat_every_days: 7, max_repeats: 2 }, [1, 8, 15]],
    ['once, where the rule repeats nothing', { repeat_every_days: null, max_repeats: null }, [1]],
  ] as const)('tells of a late payment %s', async (_, rule, days) => {
    const { db, tenants, clock } = office.services;
    await keepRules(db, tenants.all().find(({ key }) => key === 'demo')?.id ?? 0, clock());
    const { data } = await office.as('super').get('/api/notification-rules/?filters=code:settlement_overdue&limit=100');
    expect((await office.as('super').put('/api/notification-rules/', { id: data[0].id, ...rule })).status).toBe(200);
    const { client } = await sent({ due_effective: '2028-03-20' });
    const late = async () =>
      ((await client.get('/api/notices/?limit=100')).data as { text: string }[]).filter(({ text }) =>
        text.startsWith('Minął termin płatności 20.03.2028'),
      ).length;
    let told = 0;
    for (const day of [1, 2, 7, 8, 15, 22, 365, 367, 400]) {
      await morning(addDays('2028-03-20', day));
      if (days.some((each) => each === day)) told += 1;
      expect([day, await late()]).toEqual([day, told]);
    }
  });
});
