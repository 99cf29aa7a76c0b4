import { expect, test } from 'vitest';
import { nothingToPay, type PayableItem, type PayingCompany, planTransfer } from '../../../src/domain/payments/transfers';

const from = '08114020040000350221234567';
const micro = '88101000712222123456321800';
const company: PayingCompany = {
  id: 'c',
  title: 'Piekarnia Kłos',
  nip: '1234563218',
  is_person: false,
  street: 'ul. Żytnia 5',
  city: '31-021 Kraków',
  accounts: [from],
};
const vat: PayableItem = {
  id: 'i',
  settlement_id: 's',
  kind: 'vat',
  amount: 12_300,
  paid_amount: 0,
  amount_type: 'due',
  payment_status: 'unpaid',
  stage: 'published',
  is_unsent_correction: false,
  is_unchecked: false,
  due_on: '2026-12-28',
  account_kind: 'micro_tax',
  account_number: micro,
  has_pesel_account: false,
  payee_name: 'Urząd Skarbowy',
  payee_nip: null,
  transfer_title: '/TI/N1234563218/OKR/26M11/SFP/VAT7/TXT/',
  tax_form_symbol: 'VAT7',
  tax_period_symbol: '26M11',
  split_vat_amount: null,
  invoice_number: null,
  person: null,
  taken_on: null,
};
const fee: PayableItem = {
  ...vat,
  kind: 'office_fee',
  account_kind: 'office',
  account_number: '59102011560000710200123456',
  payee_name: 'Biuro',
  transfer_title: 'FV 3/2026',
  tax_form_symbol: null,
  tax_period_symbol: null,
};
const plan = (item: PayableItem, change: Partial<PayableItem> = {}, by: Partial<PayingCompany> = {}, on: string | null = null) =>
  planTransfer({ ...item, ...change }, { ...company, ...by }, { on, today: '2026-12-10' });

test('a tax goes as a tax transfer on its last day, with the symbols of its form and period', () => {
  expect(plan(vat)).toEqual({
    order: expect.objectContaining({
      on: '2026-12-28',
      amount: 12_300,
      from,
      to: micro,
      title: {
        kind: 'tax',
        tax: { identifier: '1234563218', identifier_type: 'N', period: '26M11', form: 'VAT7', liability: '' },
      },
    }),
    why: null,
    says: [],
  });
  expect(plan(vat, { transfer_title: null }).order?.title).toEqual(plan(vat).order?.title);
  expect(plan(vat, { tax_form_symbol: 'VAT-7' }).order).not.toBeNull();
});

test('contributions go as a transfer to the payer’s own account of ZUS', () => {
  const zus = {
    ...fee,
    kind: 'zus_total',
    account_kind: 'zus_nrs',
    payee_name: 'ZUS',
    transfer_title: 'Składki 11.2026',
  } as const;
  expect(plan(zus, { account_number: '68600000020260011234563218' }).order?.title).toEqual({
    kind: 'plain',
    text: 'Składki 11.2026',
  });
  expect(plan(zus).why).toMatch(/rachunek składkowy|rachunku składkowego/);
});

test('a position with VAT apart is a split payment', () => {
  const split = { split_vat_amount: 2_300, invoice_number: 'FV 3/2026', payee_nip: '1234563218' };
  expect(plan(fee, split).order?.title).toMatchObject({ kind: 'split', split: { vat: 2_300, invoice: 'FV 3/2026' } });
  expect(plan(fee, { ...split, payee_nip: null }).why).toMatch(/NIP/);
  expect(plan(fee, { ...split, paid_amount: 1, payment_status: 'partly_paid' }).why).toMatch(/w części/);
});

test('what is left of a payment in parts is paid, and what is late goes on the next working day and says so', () => {
  expect(plan(fee, { paid_amount: 2_300, payment_status: 'partly_paid' }).order?.amount).toBe(10_000);
  expect(plan(fee, { due_on: '2026-12-01' })).toMatchObject({ order: { on: '2026-12-10' }, says: ['Po terminie: 01.12.2026.'] });
  expect(plan(fee, {}, {}, '2026-12-12').says).toEqual([expect.stringMatching(/dzień wolny \(sobota\)/)]);
  expect(plan(fee, { taken_on: '2026-12-09' }).says).toEqual(['Ten przelew był już w paczce 09.12.2026.']);
});

test.each<[RegExp, Partial<PayableItem>, Partial<PayingCompany>]>([
  [/do zwrotu/, { amount_type: 'refund' }, {}],
  [/prognoza/, { amount_type: 'forecast' }, {}],
  [/brak kwoty/, { amount: null }, {}],
  [/zero/, { amount: 0 }, {}],
  [/już zapłacone/, { payment_status: 'paid' }, {}],
  [/klient oznaczył/, { payment_status: 'declared' }, {}],
  [/raty|ratach/, { payment_status: 'deferred' }, {}],
  [/nie jest zatwierdzona/, { stage: 'hidden' }, {}],
  [/to korekta/, { stage: 'approved', is_unsent_correction: true }, {}],
  [/nie sprawdziła jeszcze druga osoba/, { stage: 'approved', is_unchecked: true }, {}],
  [/płaci Jan Kowal ze swojego/, { person: 'Jan Kowal' }, {}],
  [/PESEL/, { has_pesel_account: true, account_number: null }, {}],
  [/brak rachunku odbiorcy/, { account_number: null }, {}],
  [/nie ma rachunku, z którego/, {}, { accounts: [] }],
  [/sumę kontrolną/, { account_number: '88101000712222123456321801' }, {}],
  [/nie jest mikrorachunek/, { account_number: '59102011560000710200123456' }, {}],
  [/innym formularzu albo okresie/, { tax_period_symbol: '26M10' }, {}],
  [/innym podatniku/, { transfer_title: '/TI/N5260250274/OKR/26M11/SFP/VAT7/TXT/' }, {}],
  [
    /identyfikator podatnika „12 34”/,
    {
      account_kind: 'other',
      account_number: '59102011560000710200123456',
      transfer_title: '/TI/312 34/OKR/26M11/SFP/VAT7/TXT/',
    },
    {},
  ],
  [/brak symbolu formularza/, { tax_form_symbol: null, transfer_title: 'VAT' }, {}],
  [/brak okresu/, { tax_period_symbol: 'listopad' }, {}],
])('what can’t be a transfer says why: %s', (says, change, by) => {
  const planned = plan(vat, change, by);
  expect(planned.order).toBeNull();
  expect(planned.why).toMatch(says);
});

test('what nobody has to pay is told from what is left to be paid by hand', () => {
  const split = { split_vat_amount: 2_300, invoice_number: 'FV 3/2026', payee_nip: '1234563218' };
  const why = (item: PayableItem, change: Partial<PayableItem>) => nothingToPay.has(plan(item, change).why ?? '');
  expect(why(vat, { amount_type: 'refund' })).toBe(true);
  expect(why(vat, { payment_status: 'proof_added' })).toBe(true);
  expect(why(vat, { amount: 0 })).toBe(true);
  expect(why(fee, { ...split, paid_amount: 1, payment_status: 'partly_paid' })).toBe(false);
  expect(why(vat, { account_number: null })).toBe(false);
  expect(why(vat, { payment_status: 'deferred' })).toBe(false);
});

test('the owner’s tax of a business of one person is paid from its account', () => {
  expect(plan(fee, { person: 'Jan Kowal' }, { is_person: true }).order).not.toBeNull();
});
