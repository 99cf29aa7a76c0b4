import { expect, test } from 'vitest';
import type { AmountReading, PlannedAmount } from '../../../src/domain/amounts/reading';
import { csvLine } from '../../../src/lib/csv';
import { sample } from '../../domain/sample';
import { callerOf, send } from '../../support/caller';
import { copies } from '../../support/copies';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { nip } from '../../support/samples';

const office = openOffice({ daily: [] });
const kedu = sample('kedu-dra.xml');

/** A file as a browser's form sends it. */
async function sendFile(
  text: string | null,
  { who = 'ksiegowa', path = '/api/amounts/read' }: { who?: PrincipalName; path?: string } = {},
) {
  const form = new FormData();
  if (text === null) form.append('note', 'bez pliku');
  else form.append('file', new Blob([text]), 'plik.xml');
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

let used = 70_000;
async function month(items: readonly Record<string, unknown>[], status = 'booking') {
  used += 1;
  const vat_number = nip(used);
  const company = await office.add('companies', { vat_number });
  const of = { company_id: company.id, period: '2026-10' };
  const settlement = await office.add('settlements', { ...of, status });
  const made: Added[] = [];
  for (const item of items) made.push(await office.add('settlement-items', { ...of, settlement_id: settlement.id, ...item }));
  return { company, items: made, nip: vat_number };
}
const vatOf = (of: string, amount: number, more: Partial<AmountReading> = {}): AmountReading => ({
  nip: of,
  period: '2026-10',
  kind: 'vat',
  amount,
  amount_type: 'due',
  ...more,
});
const plan = (readings: readonly AmountReading[], who: PrincipalName = 'ksiegowa') =>
  office.as(who).post('/api/amounts/plan', { readings });
const amountOf = async ({ id }: { id: string }) => (await office.as('ksiegowa').get(`/api/settlement-items/${id}`)).body.amount;

test('a KEDU file tells the contributions of its payers, and writes nothing', async () => {
  const { status, data } = await sendFile(kedu);
  expect(status).toBe(200);
  expect(data.readings.map(({ nip, amount }: AmountReading) => [nip, amount])).toEqual([
    ['1234563218', 337_440],
    ['8567346215', 192_679],
  ]);
});

test('a JPK_V7 tells its VAT', async () => {
  const { data } = await sendFile(sample('jpk-v7m.xml'));
  expect(data.readings).toEqual([vatOf('1234563218', 23_800)]);
});

test('V02: a file that is none of them, a broken one and a form without one are told in a sentence', async () => {
  for (const text of ['NIP;VAT', kedu.slice(0, 700), '<KEDU/>', '']) {
    const { status, body } = await sendFile(text);
    expect(status).toBe(422);
    expect(body.error).toMatch(/JPK_V7|KEDU|XML/);
  }
  expect((await sendFile(null)).status).toBe(422);
  expect((await office.as('ksiegowa').post('/api/amounts/read', {})).status).toBe(415);
});

test('figures are laid beside the positions that stand, company by NIP, and taken over all at once and undone as a whole', async () => {
  const one = await month([
    { kind: 'vat', amount: null },
    { kind: 'zus_total', amount: 100_00 },
  ]);
  const two = await month([]);
  const sent = await month([{ kind: 'vat', amount: 5, stage: 'published' }], 'published');
  const nobody = nip(99_999);
  const readings = [
    vatOf(one.nip, 12_300),
    vatOf(one.nip, 100_00, { kind: 'zus_total' }),
    vatOf(two.nip, 777, { kind: 'vat_carry', amount_type: 'carry' }),
    vatOf(sent.nip, 9),
    vatOf(nobody, 9),
    vatOf(two.nip, 9, { period: '2027-05' }),
  ];
  const { status, data } = (await plan(readings)) as { status: number; data: PlannedAmount[] };
  expect(status).toBe(200);
  expect(data.map(({ state }) => state)).toEqual(['fill', 'same', 'add', 'sent', 'unknown', 'not_open']);
  expect(data[0]).toMatchObject({ company: { id: one.company.id }, item_id: one.items[0]?.id, before: null });

  const sheet = [
    ['id', 'settlement_id', 'kind', 'amount', 'amount_type', 'due_nominal'],
    [String(data[0]?.item_id), '', '', '123.00', 'due', ''],
    ['', String(data[2]?.settlement_id), 'vat_carry', '7.77', 'carry', '2026-11-25'],
  ];
  const loaded = await sendFile(sheet.map((row) => csvLine(row)).join(''), { path: '/api/settlement-items/import' });
  expect(loaded.body).toMatchObject({ created: 1, updated: 1, refused: 0 });
  expect(await amountOf(one.items[0] as Added)).toBe(12_300);
  expect((await plan(readings)).data.map(({ state }: PlannedAmount) => state).slice(0, 3)).toEqual(['same', 'same', 'same']);

  const undone = await office.as('ksiegowa').post('/api/settlement-items/import/undo', { undo: loaded.body.undo });
  expect(undone.body).toMatchObject({ undone: 2, kept: [] });
  expect(await amountOf(one.items[0] as Added)).toBeNull();
  expect((await plan(readings)).data.map(({ state }: PlannedAmount) => state).slice(0, 3)).toEqual(['fill', 'same', 'add']);
});

test('V08: an amount that changed between the look and the saving is not written over, and nothing else is written', async () => {
  const one = await month([
    { kind: 'vat', amount: null },
    { kind: 'zus_total', amount: null },
  ]);
  const [vat, zus] = one.items as [Added, Added];
  const { data } = await plan([vatOf(one.nip, 12_300), vatOf(one.nip, 50_00, { kind: 'zus_total' })]);
  const { version } = (await office.as('ksiegowa').get(`/api/settlement-items/${vat.id}`)).body;
  await office.as('kierownik').put(`/api/settlement-items/${vat.id}`, { amount: 9_900, version });
  const rows = (data as PlannedAmount[]).map(({ item_id, version, amount }) => [
    String(item_id),
    String(version),
    `${amount / 100}`,
  ]);
  const sheet = [['id', 'version', 'amount'], ...rows].map((row) => csvLine(row)).join('');

  const trial = await sendFile(sheet, { path: '/api/settlement-items/import?dry_run=1' });
  expect(trial.data).toMatchObject([
    { row: 2, action: 'refuse', stale: true },
    { row: 3, action: 'update' },
  ]);
  const refused = await sendFile(sheet, { path: '/api/settlement-items/import' });
  expect([refused.status, Object.values(refused.body.errors)]).toEqual([422, [expect.stringContaining('Ktoś zmienił')]]);
  expect([await amountOf(vat), await amountOf(zus)]).toEqual([9_900, null]);

  const again = (await plan([vatOf(one.nip, 12_300)])).data as PlannedAmount[];
  expect(again[0]).toMatchObject({ state: 'change', before: 9_900, version: version + 1 });
});

/** Companies with eight amounts each: too many for a request; as many as an office has in `npm test -- all`. */
const months = process.env.TEST_WHOLE === '1' ? 65 : 15;

test('V08: an office’s whole month of amounts is written or refused as one, and undone as one', async () => {
  const kinds = ['vat', 'zus_total', 'pit4', 'cit', 'ppk', 'pfron', 'office_fee', 'pcc'];
  const { db } = office.services;
  const one = await month(kinds.map((kind) => ({ kind, amount: null })));
  const settlement = one.items[0]?.settlement_id;
  // The same month of as many companies more: only the database makes them while a test waits.
  const others = months - 1;
  const of = (what: string) => `md5('${what} ' || n)::uuid`;
  await copies(db, 'companies', one.company.id, others, { id: of('company'), vat_number: 'null' });
  await copies(db, 'settlements', String(settlement), others, { id: of('settlement'), company_id: of('company') });
  for (const { id } of one.items)
    await copies(db, 'settlement_items', id, others, { settlement_id: of('settlement'), company_id: of('company') });
  const items = await db.query<{ id: string }>({
    text: `select id from settlement_items where settlement_id = $1
      or settlement_id in (select ${of('settlement')} from generate_series(1, $2::int) n)`,
    values: [settlement, others],
  });
  const last = months * kinds.length - 1;
  expect(items).toHaveLength(last + 1);
  const sheetOf = (amount: (nth: number) => string) =>
    [['id', 'amount'], ...items.map(({ id }, nth) => [id, amount(nth)])].map((row) => csvLine(row)).join('');
  const load = async (sheet: string) => {
    const begun = await sendFile(sheet, { path: '/api/settlement-items/import' });
    expect(begun.status).toBe(202);
    await office.services.jobs.drain();
    return (await office.as('ksiegowa').get(begun.body.data.address)).data;
  };
  const some = async () => Promise.all([items[0], items[60], items[last]].map((item) => amountOf(item as { id: string })));

  const refused = await load(sheetOf((nth) => (nth === last ? 'sto' : '5.00')));
  expect(refused).toMatchObject({ state: 'refused', result: { errors: { [`${last + 2}.amount`]: expect.any(String) } } });
  expect(await some()).toEqual([null, null, null]);

  const loaded = await load(sheetOf((nth) => `${nth + 1}.50`));
  expect(loaded).toMatchObject({ state: 'done', result: { updated: last + 1, refused: 0 } });
  expect(await some()).toEqual([150, 6_150, last * 100 + 150]);
  const { data: history } = await office.as('super').get(`/api/settlement-items/${items[last]?.id}/history`);
  expect(history[0]).toMatchObject({ action: 'update' });

  const undo = await office.as('ksiegowa').post('/api/settlement-items/import/undo', { undo: loaded.result.undo });
  await office.services.jobs.drain();
  expect((await office.as('ksiegowa').get(undo.body.data.address)).data.result).toEqual({ undone: last + 1, kept: [] });
  expect(await some()).toEqual([null, null, null]);
});

test('V01: figures that are none are refused by their fields', async () => {
  const wrong = [
    { nip: '123' },
    { period: '2026-13' },
    { kind: 'owoce' },
    { amount: -1 },
    { amount: 1.5 },
    { amount_type: 'forecast' },
  ];
  for (const part of wrong) expect((await plan([{ ...vatOf(nip(1), 1), ...part } as AmountReading])).status).toBe(422);
  expect((await plan(Array.from({ length: 151 }, () => vatOf(nip(1), 1)))).status).toBe(422);
});

test('P05: neither a client, a worker without the area nor a stranger may ask, and another firm’s companies are unknown', async () => {
  const { nip: taken, company } = await month([{ kind: 'vat', amount: null }]);
  const client = await office.client(company);
  expect((await client.post('/api/amounts/plan', { readings: [] })).status).toBe(403);
  expect((await plan([], 'pracownik')).status).toBe(403);
  expect((await sendFile(kedu, { who: 'klient' })).status).toBe(403);
  expect((await office.nobody().post('/api/amounts/plan', { readings: [] })).status).toBe(401);
  const other = callerOf(office.app, 'kancelaria', office.as('ksiegowa', 'kancelaria').token);
  const { data } = await other.post('/api/amounts/plan', { readings: [vatOf(taken, 1)] });
  expect(data.map(({ state }: PlannedAmount) => state)).toEqual(['unknown']);
});

test('what columns of tables were taught is the firm’s own, and only of fields that there are', async () => {
  const taught = { 'kwota x': 'cit', 'numer klienta': 'nip' };
  const put = (match: unknown, who: PrincipalName = 'ksiegowa') => office.as(who).put('/api/amounts/columns', { match });
  expect((await put(taught)).data).toEqual(taught);
  expect((await office.as('kierownik').get('/api/amounts/columns')).data).toEqual(taught);
  expect((await office.as('ksiegowa', 'kancelaria').get('/api/amounts/columns')).data).toEqual({});
  expect((await office.as('ksiegowa').get('/api/settlement-items/import/matches')).data).toEqual({});
  expect((await put({ pesel: 'pesel' })).status).toBe(422);
  expect((await put(taught, 'klient')).status).toBe(403);
});
