import { expect, test } from 'vitest';
import type { TransferRow } from '../../../src/contract/transfers';
import { makeMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { decoded } from '../../../src/lib/textEncoding';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { nip } from '../../support/samples';

const office = openOffice();
const account = (bank: string, nth: number) => completeNrb(bank, String(nth).padStart(16, '0')) as string;
const period = '2026-10';
let used = 71_000;

interface Client {
  company: Added;
  items: Added[];
  from: string;
}

/** A company with a month sent to it: VAT and the office's fee, and whatever else. */
async function client(more: readonly Record<string, unknown>[] = [], change: Record<string, unknown> = {}): Promise<Client> {
  used += 1;
  const vat_number = nip(used);
  const from = account('11402004', used);
  const company = await office.add('companies', {
    title: `Zakład Źródło ${used}`,
    vat_number,
    address_street: 'Żytnia',
    address_building: '5',
    accounts: [{ number: from, bank_name: 'mBank', purpose: 'main' }],
    ...change,
  });
  const of = { company_id: company.id, period };
  const settlement = await office.add('settlements', { ...of, status: 'published' });
  const vat = {
    kind: 'vat',
    amount: 12_300,
    account_kind: 'micro_tax',
    account_number: makeMicroAccount(vat_number),
    payee_name: 'Urząd Skarbowy',
    transfer_title: `/TI/N${vat_number}/OKR/26M10/SFP/VAT7/TXT/`,
    tax_form_symbol: 'VAT7',
    tax_period_symbol: '26M10',
  };
  const fee = {
    kind: 'office_fee',
    amount: 61_500,
    account_kind: 'office',
    account_number: account('10201156', 7),
    payee_name: 'Biuro Łąka',
    transfer_title: 'FV 3/10/2026',
  };
  const items: Added[] = [];
  for (const item of [vat, fee, ...more])
    items.push(
      await office.add('settlement-items', {
        ...of,
        settlement_id: settlement.id,
        stage: 'published',
        due_nominal: '2030-11-25',
        due_effective: '2030-11-25',
        ...item,
      }),
    );
  return { company, items, from };
}

const plan = (companies: readonly Client[], body: object = {}, who: PrincipalName = 'ksiegowa') =>
  office.as(who).post('/api/transfers/plan', { month: period, company_ids: companies.map(({ company }) => company.id), ...body });

/** A package as bytes. */
async function take(items: readonly Added[], body: object = {}, who: PrincipalName = 'ksiegowa') {
  const answer = await office.app.inject({
    method: 'POST',
    url: '/api/transfers/package',
    headers: { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${office.as(who).token}` },
    payload: { item_ids: items.map(({ id }) => id), ...body },
  });
  const name = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
  return {
    status: answer.statusCode,
    name,
    bytes: answer.rawPayload,
    error: answer.statusCode === 200 ? '' : answer.json().error,
  };
}

test('a client’s month goes as one file of a line a transfer, marked as taken and told in the trail', async () => {
  const one = await client();
  const { data } = await plan([one]);
  expect(data.rows.map(({ kind, amount, why, taken }: TransferRow) => [kind, amount, why, taken])).toEqual([
    ['vat', 12_300, null, false],
    ['office_fee', 61_500, null, false],
  ]);
  const { status, name, bytes } = await take(one.items);
  expect(status).toBe(200);
  expect(name).toMatch(/^przelewy-\d{4}-\d\d-\d\d-zaklad-zrodlo-\d+-\d{4}\.txt$/);
  const lines = decoded(bytes, 'windows-1250').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    /^110,20301125,12300,11402004,0,"\d{26}","\d{26}","Zakład Źródło \d+\|Żytnia 5\|[^"]+","Urząd Skarbowy",0,10100071,/,
  );
  expect(lines[0]).toMatch(/,"71",""$/);
  expect(lines[1]).toMatch(/"Biuro Łąka",0,10201156,"FV 3\/10\/2026","","","51",""$/);

  expect((await plan([one])).data.rows.map(({ taken }: TransferRow) => taken)).toEqual([true, true]);
  const again = await take(one.items);
  expect(again).toMatchObject({ status: 409, error: expect.stringMatching(/już w paczce/) });
  expect((await take(one.items, { again: true })).status).toBe(200);
  const { data: trail } = await office.as('super').get(`/api/settlement-items/${one.items[0]?.id}/history`);
  expect(JSON.stringify(trail[0])).toContain('W paczce przelewów');
  const [line] = await office.services.db.query<{ fields: string[] }>({
    text: "select fields from audit where entity = 'settlement-items' and action = 'export' order by seq desc limit 1",
    values: [],
  });
  expect(line?.fields).toEqual(expect.arrayContaining(['format', 'rows', 'amount', 'companies', 'files']));
});

test('companies stand by their names, as people look for them', async () => {
  const titles = ['Żuraw', 'Łan', 'Zenit'].map((title) => `${title} ${used}`);
  const clients: Client[] = [];
  for (const title of titles) clients.push(await client([], { title }));
  const { data } = await plan(clients);
  const stand = [...new Set(data.rows.map(({ company }: TransferRow) => company.title.split(' ')[0]))];
  expect(stand).toEqual(['Łan', 'Zenit', 'Żuraw']);
  expect(data.rows.map(({ kind }: TransferRow) => kind)).toEqual(['vat', 'office_fee', 'vat', 'office_fee', 'vat', 'office_fee']);
});

test('many companies go as an archive of a file for each account, each as its bank takes it', async () => {
  await office.as('super').post('/api/transfer-profiles/', {
    name: 'Spółdzielczy',
    banks: [{ number: '8591' }],
    encoding: 'cp852',
    line_end: 'lf',
    title_split: 'parts',
    extension: 'pli',
  });
  const one = await client();
  const two = await client([], { accounts: [{ number: account('85910007', 5), purpose: 'main' }] });
  const { data } = await plan([one, two]);
  expect(new Set(data.rows.map(({ transfer }: TransferRow) => transfer?.bank))).toEqual(new Set(['Elixir-0', 'Spółdzielczy']));
  const { name, bytes, status } = await take([...one.items, ...two.items]);
  expect(status).toBe(200);
  expect(name).toMatch(/\.zip$/);
  const text = bytes.toString('latin1');
  expect(text.match(/zaklad-zrodlo-\d+-\d{4}\.(txt|pli)/g)).toEqual(
    expect.arrayContaining([expect.stringMatching(/\.txt$/), expect.stringMatching(/\.pli$/)]),
  );
});

test('what can’t go says why, and refuses a package that it is put into', async () => {
  const one = await client([
    { kind: 'vat_refund', amount: 5, amount_type: 'refund' },
    { kind: 'other', amount: 100, account_kind: 'other', account_number: null },
    {
      kind: 'pcc',
      amount: 0,
      account_kind: 'other',
      account_number: account('10201156', 9),
      payee_name: 'X',
      transfer_title: 'Y',
    },
  ]);
  const { data } = await plan([one]);
  const why = Object.fromEntries(data.rows.map((row: TransferRow) => [row.kind, row.why]));
  expect(why).toMatchObject({
    vat: null,
    vat_refund: expect.stringMatching(/zwrotu/),
    other: expect.stringMatching(/rachunku odbiorcy/),
    pcc: expect.stringMatching(/zero/),
  });
  const refused = await take(one.items);
  expect(refused).toMatchObject({ status: 409, error: expect.stringMatching(/Paczki nie ma/) });
  expect((await plan([one])).data.rows.some(({ taken }: TransferRow) => taken)).toBe(false);
});

test('a correction that the client does not have stays out beside what it corrects, and once sent says that it was in a package', async () => {
  const one = await client();
  const vat = one.items[0] as Added;
  expect((await take([vat])).status).toBe(200);
  const { settlement_id } = (await office.as('super').get(`/api/settlement-items/${vat.id}`)).body;
  const act = (id: string, action: string, body: object = {}) =>
    office.as('super').post(`/api/settlements/${id}/actions/${action}`, body);
  const { id } = (await act(settlement_id, 'correct', { reason: 'Doszła faktura' })).body;
  const { data: items } = await office.as('super').get(`/api/settlement-items/?filters=settlement_id:${id}`);
  await office.as('super').post('/api/settlement-items/actions/approve', { ids: items.map((item: Added) => item.id) });
  const ofVat = async () => (await plan([one])).data.rows.filter(({ kind }: TransferRow) => kind === 'vat');
  const both = await ofVat();
  expect(both).toHaveLength(2);
  expect(both).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ item_id: vat.id, why: null, taken: true }),
      expect.objectContaining({ transfer: null, why: expect.stringMatching(/ważna jest poprzednia pozycja/), taken: false }),
    ]),
  );
  expect((await act(id, 'publish')).status).toBe(200);
  const [sent, ...more] = await ofVat();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ why: null, taken: true, amount: 12_300 });
  expect(sent.item_id).not.toBe(vat.id);
});

test('P06: where a second person looks at amounts, none goes to a bank before that', async () => {
  const one = await client();
  const { settlement_id } = (await office.as('super').get(`/api/settlement-items/${one.items[0]?.id}`)).body;
  const set = (text: string) => office.services.db.query({ text: `${text} = $1`, values: [settlement_id] });
  await set("update settlement_items set stage = 'approved' where settlement_id");
  await set("update settlements set status = 'booking', reviewer_id = null where id");
  const reasons = async () => (await plan([one])).data.rows.map(({ why }: TransferRow) => why);
  expect(await reasons()).toEqual([null, null]);
  const config = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!config) throw new Error('no demo firm');
  config.switches.fourEyes = true;
  try {
    const says = 'rozliczenia nie sprawdziła jeszcze druga osoba';
    expect(await reasons()).toEqual([says, says]);
    expect(await take(one.items)).toMatchObject({ status: 409, error: expect.stringContaining(says) });
    await set(`update settlements set status = 'calculated', reviewer_id = '${office.idOf('kadry')}' where id`);
    expect(await reasons()).toEqual([null, null]);
  } finally {
    config.switches.fourEyes = false;
  }
});

test('the account that pays is one of the company’s, and the day is real and not gone by', async () => {
  const other = account('10201156', 3);
  const one = await client([], {
    accounts: [
      { number: other, purpose: 'other' },
      { number: account('11402004', 4), purpose: 'main' },
      { number: account('11402004', 5), purpose: 'vat' },
    ],
  });
  const { data } = await plan([one]);
  expect(data.choices).toEqual([
    { company: expect.objectContaining({ id: one.company.id }), accounts: [account('11402004', 4), other] },
  ]);
  const chosen = await plan([one], { from: { [one.company.id]: other }, on: '2030-11-20' });
  expect(chosen.data.rows[0].transfer).toMatchObject({ from: other, on: '2030-11-20' });
  const strange = await plan([one], { from: { [one.company.id]: account('11402004', 99) } });
  expect(strange.data.rows[0].why).toMatch(/nie jest na karcie firmy/);
  for (const on of ['2026-02-30', '2020-01-01']) expect((await plan([one], { on })).status).toBe(422);
});

test('P: packages are for those of the office who settle months; a position that is not there is nobody’s', async () => {
  const one = await client();
  for (const who of ['pracownik', 'klient', 'podglad'] as const) expect((await take(one.items, {}, who)).status).not.toBe(200);
  expect((await take([{ id: '00000000-0000-7000-8000-000000000001' } as Added])).status).toBe(404);
  expect(
    (await office.as('ksiegowa').post('/api/transfers/package', { item_ids: [one.items[0]?.id], wszystko: true })).status,
  ).toBe(422);
  expect((await office.as('ksiegowa').post('/api/transfers/plan', { month: '2026-13' })).status).toBe(422);
});

test('P: a firm may give packages to its leaders alone', async () => {
  const one = await client();
  const path = '/api/settings/config';
  const save = async (changes: object) =>
    office.as('super').put(path, { changes, tag: (await office.as('super').get(path)).body.data.tag });
  await save({ switches: { transfersByLeaders: true } });
  expect((await take(one.items)).status).toBe(403);
  expect((await plan([one])).status).toBe(403);
  expect((await take(one.items, {}, 'kierownik')).status).toBe(200);
  await save({});
  expect((await plan([one])).status).toBe(200);
});

test('the receiver’s NIP of a position that the client has changes by a correction alone', async () => {
  const fee = (await client()).items[1] as Added;
  const { status, body } = await office.as('ksiegowa').put('/api/settlement-items/', { id: fee.id, payee_nip: nip(1) });
  expect([status, body.code, body.errors]).toEqual([409, 'published', { payee_nip: 'Zmiana tylko korektą' }]);
});

test('a position keeps VAT of a split payment with its invoice and the seller’s NIP, or is refused', async () => {
  const one = await client();
  const fee = one.items[1] as Added;
  const { company_id, settlement_id } = (await office.as('ksiegowa').get(`/api/settlement-items/${fee.id}`)).body;
  expect(company_id).toBe(one.company.id);
  const hidden = await office.add('settlement-items', {
    company_id,
    period,
    settlement_id,
    kind: 'other',
    amount: 123,
    due_nominal: '2030-11-25',
  });
  const put = (values: object) => office.as('ksiegowa').put('/api/settlement-items/', { id: hidden.id, ...values });
  expect((await put({ split_vat_amount: 124, invoice_number: '1', payee_nip: nip(1) })).body.errors).toHaveProperty(
    'split_vat_amount',
  );
  expect((await put({ split_vat_amount: 0, invoice_number: '1', payee_nip: nip(1) })).body.errors).toHaveProperty(
    'split_vat_amount',
  );
  expect((await put({ split_vat_amount: 23 })).body.errors).toMatchObject({
    invoice_number: expect.any(String),
    payee_nip: expect.any(String),
  });
  expect((await put({ split_vat_amount: 23, invoice_number: '1', payee_nip: nip(1) })).status).toBe(200);
});
