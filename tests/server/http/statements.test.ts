import { expect, test } from 'vitest';
import type { PlannedEntry } from '../../../src/contract/statements';
import { makeMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { withBank } from '../../../src/domain/statements/sameMoney';
import { csvLine } from '../../../src/lib/csv';
import { send } from '../../support/caller';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { nip } from '../../support/samples';

const office = openOffice();
const account = (bank: string, nth: number) => completeNrb(bank, String(nth).padStart(16, '0')) as string;
const ofOffice = account('10201156', 77);
let used = 73_000;

async function sendFile(text: string, path = '/api/statements/plan', who: PrincipalName = 'ksiegowa') {
  const form = new FormData();
  form.append('file', new Blob([text]), 'wyciag.sta');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return send(office.app, {
    method: 'POST',
    url: path,
    headers: {
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${office.as(who).token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** A client with a month that they have: VAT and the office's fee. */
async function client() {
  used += 1;
  const vat_number = nip(used);
  const from = account('11402004', used);
  const company = await office.add('companies', { vat_number, accounts: [{ number: from, purpose: 'main' }] });
  const of = { company_id: company.id, period: '2026-10' };
  const settlement = await office.add('settlements', { ...of, status: 'published' });
  const micro = makeMicroAccount(vat_number) as string;
  const common = {
    ...of,
    settlement_id: settlement.id,
    stage: 'published',
    due_nominal: '2026-11-25',
    due_effective: '2026-11-25',
  };
  const vat = await office.add('settlement-items', {
    ...common,
    kind: 'vat',
    amount: 12_300,
    account_kind: 'micro_tax',
    account_number: micro,
    tax_form_symbol: 'VAT7',
    tax_period_symbol: '26M10',
  });
  const fee = await office.add('settlement-items', {
    ...common,
    kind: 'office_fee',
    amount: 61_500,
    account_kind: 'office',
    account_number: ofOffice,
    transfer_title: `FV ${used}/2026`,
  });
  return { company, from, micro, vat, fee, nip: vat_number };
}

const entry = (side: 'C' | 'D', grosze: number, title: string, other: string, nth: number) =>
  [
    `:61:2611201120${side}${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, '0')}NTRFNONREF//R${nth}`,
    `:86:020~00PRZELEW~20${title.slice(0, 27)}~21${title.slice(27)}~38PL${other}`,
  ].join('\r\n');
const statement = (of: string, ...entries: string[]) => [':20:1', `:25:PL${of}`, ':28C:11', ...entries].join('\r\n');

const itemNow = async (id: string) => (await office.as('ksiegowa').get(`/api/settlement-items/${id}`)).body;
const load = (entries: readonly PlannedEntry[]) => {
  const rows = entries.map(({ on, amount, proof, choices: [choice] }) => [
    String(choice?.item_id),
    String(choice?.version),
    JSON.stringify(withBank(choice?.payments ?? [], [{ date: on, amount: Math.abs(amount), source: 'bank', proof }])),
  ]);
  return sendFile([['id', 'version', 'payments'], ...rows].map((row) => csvLine(row)).join(''), '/api/settlement-items/import');
};

test('a client’s statement pays their positions, the same file again changes nothing, and all is undone as a whole', async () => {
  const one = await client();
  const text = statement(
    one.from,
    entry('D', 12_300, `/TI/N${one.nip}/OKR/26M10/SFP/VAT7/TXT/`, one.micro, 1),
    entry('D', 61_500, 'obsługa', ofOffice, 2),
    entry('D', 999, 'prowizja', account('11402004', 1), 3),
  );
  const { status, data } = await sendFile(text);
  expect(status).toBe(200);
  expect(data.statements[0]).toMatchObject({ account: one.from, number: '11', owners: [expect.any(String)] });
  const entries: PlannedEntry[] = data.statements[0].entries;
  expect(entries.map(({ state, choices }) => [state, choices.map(({ item_id }) => item_id)])).toEqual([
    ['sure', [one.vat.id]],
    ['sure', [one.fee.id]],
    ['none', []],
  ]);
  expect(await itemNow(one.vat.id)).toMatchObject({ payment_status: 'unpaid', paid_amount: 0 });

  const loaded = await load(entries.slice(0, 2));
  expect(loaded.body).toMatchObject({ updated: 2, refused: 0 });
  expect(await itemNow(one.vat.id)).toMatchObject({
    payment_status: 'paid',
    paid_amount: 12_300,
    payments: [{ date: '2026-11-20', amount: 12_300, source: 'bank', proof: entries[0]?.proof }],
  });
  const again = (await sendFile(text)).data.statements[0].entries;
  expect(again.map(({ state }: PlannedEntry) => state)).toEqual(['done', 'done', 'none']);

  const undone = await office.as('ksiegowa').post('/api/settlement-items/import/undo', { undo: loaded.body.undo });
  expect(undone.body).toMatchObject({ undone: 2, kept: [] });
  expect(await itemNow(one.vat.id)).toMatchObject({ payment_status: 'unpaid', paid_amount: 0 });
  expect((await sendFile(text)).data.statements[0].entries.map(({ state }: PlannedEntry) => state)).toEqual([
    'sure',
    'sure',
    'none',
  ]);
});

test('a payment that came between the look and the saving is not written over', async () => {
  const one = await client();
  const text = statement(one.from, entry('D', 61_500, 'obsługa', ofOffice, 1));
  const entries: PlannedEntry[] = (await sendFile(text)).data.statements[0].entries;
  const payments = [{ date: '2026-11-19', amount: 30_000, source: 'office', proof: 'KP 1/2026' }];
  const { version } = await itemNow(one.fee.id);
  await office.as('ksiegowa').put(`/api/settlement-items/${one.fee.id}`, { payments, version });

  const loaded = await load(entries);
  expect([loaded.status, Object.values(loaded.body.errors)]).toEqual([422, [expect.stringContaining('Ktoś zmienił')]]);
  expect(await itemNow(one.fee.id)).toMatchObject({ paid_amount: 30_000, payments });
});

test('the office’s own statement pays its fee by the client’s account or the invoice, and a part is offered', async () => {
  const [one, two, three] = [await client(), await client(), await client()];
  const invoice = (await itemNow(two.fee.id)).transfer_title;
  const { data } = await sendFile(
    statement(
      ofOffice,
      entry('C', 61_500, 'za październik', one.from, 1),
      entry('C', 61_500, `zapłata ${invoice}`, account('10201156', 5), 2),
      entry('C', 30_000, 'zaliczka', three.from, 3),
    ),
  );
  const found = data.statements[0].entries.map(({ state, choices }: PlannedEntry) => [state, choices[0]?.item_id]);
  expect(data.statements[0].owners).toEqual(['biuro']);
  expect(found).toEqual([
    ['sure', one.fee.id],
    ['sure', two.fee.id],
    ['offer', three.fee.id],
  ]);
  const part = data.statements[0].entries.slice(2);
  expect((await load(part)).body).toMatchObject({ updated: 1 });
  expect(await itemNow(three.fee.id)).toMatchObject({ payment_status: 'partly_paid', paid_amount: 30_000 });
});

test('the bank’s word takes the place of what the client alone called paid', async () => {
  const one = await client();
  await office.services.db.query({
    text: "update settlement_items set payments = $2::jsonb, paid_amount = 12300, payment_status = 'declared' where id = $1",
    values: [one.vat.id, JSON.stringify([{ date: '2026-11-19', amount: 12_300, source: 'client', proof: null }])],
  });
  const { data } = await sendFile(
    statement(one.from, entry('D', 12_300, `/TI/N${one.nip}/OKR/26M10/SFP/VAT7/TXT/`, one.micro, 1)),
  );
  const entries: PlannedEntry[] = data.statements[0].entries;
  expect(entries[0]).toMatchObject({ state: 'sure', choices: [{ left: 12_300, payments: [{ source: 'client' }] }] });
  const loaded = await load(entries);
  expect(await itemNow(one.vat.id)).toMatchObject({
    payment_status: 'paid',
    paid_amount: 12_300,
    payments: [{ source: 'bank' }],
  });
  // Undone, it is the client's word again and no more.
  await office.as('ksiegowa').post('/api/settlement-items/import/undo', { undo: loaded.body.undo });
  expect(await itemNow(one.vat.id)).toMatchObject({ payment_status: 'declared', payments: [{ source: 'client' }] });
});

test('the bank’s word for one part leaves what the client said of the others', async () => {
  const one = await client();
  const said = (date: string, amount: number) => ({ date, amount, source: 'client', proof: null });
  await office.services.db.query({
    text: "update settlement_items set payments = $2::jsonb, paid_amount = 50000, payment_status = 'partly_paid' where id = $1",
    values: [one.fee.id, JSON.stringify([said('2026-11-10', 20_000), said('2026-11-19', 30_000)])],
  });
  const { data } = await sendFile(statement(one.from, entry('D', 30_000, 'rata', ofOffice, 1)));
  const entries: PlannedEntry[] = data.statements[0].entries;
  expect(entries[0]).toMatchObject({ state: 'offer' });
  await load(entries);
  expect(await itemNow(one.fee.id)).toMatchObject({
    payment_status: 'partly_paid',
    paid_amount: 50_000,
    payments: [said('2026-11-10', 20_000), { source: 'bank', amount: 30_000 }],
  });
});

test('what an overpayment covered is paid by no movement', async () => {
  const one = await client();
  expect((await office.as('ksiegowa').post(`/api/settlement-items/${one.vat.id}/actions/offset`)).status).toBe(200);
  const { data } = await sendFile(
    statement(one.from, entry('D', 12_300, `/TI/N${one.nip}/OKR/26M10/SFP/VAT7/TXT/`, one.micro, 1)),
  );
  expect(data.statements[0].entries).toMatchObject([{ state: 'none', choices: [] }]);
});

test('V02: what is no statement is told in a sentence, and another currency pays nothing', async () => {
  for (const text of ['NIP;VAT', '<JPK/>', '', '%PDF-1.4']) {
    const { status, body } = await sendFile(text);
    expect(status).toBe(422);
    expect(body.error).toMatch(/wyciąg|pusty/i);
  }
  const one = await client();
  const { data } = await sendFile(statement(one.from, ':60F:C261119EUR1000,00', entry('D', 12_300, '/TI/', one.micro, 1)));
  expect(data.statements[0].entries[0].state).toBe('none');
  expect(data.says).toEqual([expect.stringMatching(/w walucie EUR/)]);
  for (const who of ['pracownik', 'klient', 'podglad'] as const)
    expect((await sendFile('x', '/api/statements/plan', who)).status).toBe(403);
});
