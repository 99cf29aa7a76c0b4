import { expect, test } from 'vitest';
import { markIn, matchStatement, type PaidItem } from '../../../src/domain/statements/matchStatement';
import type { StatementEntry } from '../../../src/domain/statements/statement';

const client = '08114020040000350221234567';
const office = '59102011560000710200123456';
const micro = '88101000712222123456321800';
const owners = new Map([[client, new Set(['c'])]]);
const vat: PaidItem = {
  id: 'vat',
  company_id: 'c',
  kind: 'vat',
  period: '2026-10',
  left: 12_300,
  account_kind: 'micro_tax',
  account_number: micro,
  transfer_title: '/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/',
  tax_form_symbol: 'VAT7',
  tax_period_symbol: '26M10',
  invoice_number: null,
  payments: [],
  open: true,
};
const fee: PaidItem = {
  ...vat,
  id: 'fee',
  kind: 'office_fee',
  left: 61_500,
  account_kind: 'office',
  account_number: office,
  transfer_title: 'FV 3/10/2026',
  tax_form_symbol: null,
  tax_period_symbol: null,
};
const paidVat: StatementEntry = {
  on: '2026-11-20',
  amount: -12_300,
  other_account: micro,
  other_name: 'US',
  title: '/TI/N1234563218/OKR/26M10/SFP/VAT-7/TXT/',
  reference: 'R1',
};
const came: StatementEntry = { ...paidVat, amount: 61_500, other_account: client, title: 'za obsługę' };
const payment = (proof: string | null, date = '2026-11-20', amount = 12_300) => ({ date, amount, proof });
const match = (account: string | null, entries: StatementEntry[], items: PaidItem[]) =>
  matchStatement({ account, number: '11', currency: 'PLN', entries }, items, owners).map(({ state, items: found }) => [
    state,
    found.map(({ id }) => id),
  ]);

test('a tax is surely paid by its account, amount, form and period', () => {
  expect(match(client, [paidVat], [vat, fee])).toEqual([['sure', ['vat']]]);
  expect(match(client, [{ ...paidVat, title: paidVat.title.replace('26M10', '26M09') }], [vat])).toEqual([['offer', ['vat']]]);
  expect(match(client, [{ ...paidVat, amount: -12_000 }], [vat])).toEqual([['offer', ['vat']]]);
  expect(match(client, [{ ...paidVat, title: 'VAT-7 26M10' }], [vat])).toEqual([['sure', ['vat']]]);
  expect(match(client, [{ ...paidVat, title: 'podatek' }], [vat])).toEqual([['offer', ['vat']]]);
  expect(match(client, [{ ...paidVat, title: 'VAT-7' }], [{ ...vat, tax_period_symbol: null }])).toEqual([['offer', ['vat']]]);
});

test('a micro account is its payer’s own, whatever account paid', () => {
  expect(match(null, [paidVat], [vat, fee])).toEqual([['sure', ['vat']]]);
  expect(match(null, [{ ...paidVat, other_account: office, amount: -61_500 }], [fee])).toEqual([['none', []]]);
});

test('the office’s fee is surely paid from the client’s account, or with the invoice in its title', () => {
  expect(match(office, [came], [vat, fee])).toEqual([['sure', ['fee']]]);
  expect(match(office, [{ ...came, other_account: null, title: 'zapłata FV 3/10/ 2026' }], [fee])).toEqual([['sure', ['fee']]]);
  expect(match(office, [{ ...came, other_account: null }], [fee])).toEqual([['offer', ['fee']]]);
  expect(match(office, [{ ...came, amount: 60_000 }], [fee])).toEqual([['offer', ['fee']]]);
  expect(match(client, [came], [fee])).toEqual([['none', []]]);
});

test('what two could claim is nobody’s without a choice', () => {
  const later = { ...fee, id: 'later', period: '2026-11' };
  expect(match(office, [came], [fee, later])).toEqual([['offer', ['later', 'fee']]]);
  expect(match(office, [came, { ...came, reference: 'R2' }], [fee])).toEqual([
    ['offer', ['fee']],
    ['offer', ['fee']],
  ]);
});

test('what is paid alike each month is not surely of a month that was not over', () => {
  const zus = { ...fee, id: 'zus', kind: 'zus_total', account_kind: 'zus_nrs', account_number: '68600000020260011234563218' };
  const paidZus = { ...paidVat, amount: -61_500, other_account: zus.account_number, title: 'Składki' };
  expect(match(client, [paidZus], [zus])).toEqual([['sure', ['zus']]]);
  expect(match(client, [{ ...paidZus, on: '2026-10-20' }], [zus])).toEqual([['offer', ['zus']]]);
  expect(match(office, [{ ...came, on: '2026-10-12' }], [fee])).toEqual([['offer', ['fee']]]);
  expect(match(office, [{ ...came, on: '2026-10-12', title: 'FV 3/10/2026' }], [fee])).toEqual([['sure', ['fee']]]);
  expect(match(client, [{ ...paidVat, on: '2026-10-31' }], [vat])).toEqual([['sure', ['vat']]]);
});

test('a movement that somebody typed for another month, or read from the other form, is not surely a second payment', () => {
  const zus = { ...fee, id: 'zus', kind: 'zus_total', account_kind: 'zus_nrs', account_number: '68600000020260011234563218' };
  const paidZus = { ...paidVat, on: '2026-11-20', amount: -61_500, other_account: zus.account_number, title: 'Składki' };
  const before = (...payments: PaidItem['payments']) => ({ ...zus, id: 'before', period: '2026-09', left: 0, payments });
  const state = (...payments: PaidItem['payments']) => match(client, [paidZus], [zus, before(...payments)])[0]?.[0];
  expect(state()).toBe('sure');
  expect(state(payment(null, '2026-11-25', 61_500))).toBe('offer');
  expect(state(payment(null, '2026-10-15', 61_500))).toBe('sure');
  expect(state(payment(null, '2026-11-25', 61_400))).toBe('sure');
  expect(state(payment('Wyciąg 1 z 20.11.2026 [0123456789abcdef]', '2026-11-20', 61_500))).toBe('offer');
  expect(state(payment('Wyciąg 1 z 20.10.2026 [0123456789abcdef]', '2026-10-20', 61_500))).toBe('sure');
});

test('a month that comes after the movement is not paid by it, nor what is closed or paid', () => {
  for (const change of [{ period: '2026-12' }, { open: false }, { left: 0 }])
    expect(match(client, [paidVat], [{ ...vat, ...change }])).toEqual([['none', []]]);
});

test('a movement that was written for two positions tells both', () => {
  const statement = { account: client, number: '11', currency: 'PLN', entries: [paidVat] };
  const proof = matchStatement(statement, [vat], owners)[0]?.proof ?? '';
  const one = { ...vat, payments: [payment('przelew'), payment(proof), payment(proof)] };
  const two = { ...fee, payments: [payment(proof)] };
  expect(match(client, [paidVat], [one, vat, two])).toEqual([['done', ['vat', 'fee']]]);
});

test('a movement that the bank takes back pays nothing, nor does the one that takes it back', () => {
  const back: StatementEntry = { ...paidVat, on: '2026-11-23', amount: 12_300, reference: 'R9', returned: true };
  expect(match(client, [paidVat, back], [vat, fee])).toEqual([
    ['returned', []],
    ['returned', []],
  ]);
  // Of two alike the later one was taken back.
  const second = { ...paidVat, on: '2026-11-21', reference: 'R2' };
  expect(match(client, [paidVat, second, back], [vat])).toEqual([
    ['sure', ['vat']],
    ['returned', []],
    ['returned', []],
  ]);
  // What came from elsewhere has nothing to do with it.
  expect(match(client, [{ ...paidVat, title: 'inne', other_account: office }, back], [vat])[0]?.[0]).not.toBe('returned');
  // Of a client who pays the office, whose bank takes it back.
  const gone: StatementEntry = { ...came, on: '2026-11-23', amount: -61_500, returned: true };
  expect(match(office, [came, gone], [fee])).toEqual([
    ['returned', []],
    ['returned', []],
  ]);
});

test('a payment that was written before a movement took it back is named with its position', () => {
  const back: StatementEntry = { ...paidVat, on: '2026-11-23', amount: 12_300, returned: true };
  const kept = (...payments: PaidItem['payments']) => ({ ...vat, left: 0, payments });
  expect(match(client, [back], [kept(payment('Wyciąg 1 z 20.11.2026 [0123456789abcdef]'))])).toEqual([['returned', ['vat']]]);
  expect(match(client, [back], [kept(payment(null, '2026-11-24'))])).toEqual([['returned', []]]);
  expect(match(client, [back], [kept(payment(null, '2026-09-20'))])).toEqual([['returned', []]]);
  expect(match(client, [back], [kept(payment(null, '2026-11-20', 12_200))])).toEqual([['returned', []]]);
  expect(match(client, [{ ...back, other_account: office }], [kept(payment(null))])).toEqual([['returned', []]]);
});

test('the same movement is known again by its mark, in a file sent twice and of two alike', () => {
  const statement = { account: client, number: '11', currency: 'PLN', entries: [paidVat, paidVat] };
  const [first, second] = matchStatement(statement, [vat], owners);
  expect(first?.proof).toMatch(/^Wyciąg 11 z 20\.11\.2026 \[[0-9a-f]{16}\]$/);
  expect(markIn(first?.proof ?? '')).not.toBe(markIn(second?.proof ?? ''));
  const kept = { ...vat, left: 0, payments: [payment(first?.proof ?? '')] };
  expect(matchStatement({ ...statement, entries: [paidVat] }, [kept], owners)[0]).toMatchObject({ state: 'done', items: [kept] });
});
