import { describe, expect, test } from 'vitest';
import { paymentOf } from '../../../src/domain/payments/paymentOf';

const october = { period: '2026-M10', due_on: '2026-11-25', amount: 123_456 };

describe('a payment of', () => {
  test('VAT goes to the micro-account of the NIP, with the title of a tax transfer and no code', () =>
    expect(paymentOf({ kind: 'vat', ...october }, { identifier: '123-456-32-18' })).toEqual({
      account: '88101000712222123456321800',
      account_kind: 'micro_tax',
      payee: 'Urząd skarbowy',
      title: '/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/',
      tax_form_symbol: 'VAT7',
      tax_period_symbol: '26M10',
      qr_text: null,
      missing: [],
      basis: 'art. 103 ust. 1 VAT; art. 61b OP',
    }));

  test('a yearly tax of a person without a NIP goes to the micro-account of the PESEL', () =>
    expect(
      paymentOf(
        { kind: 'pit_owner', taxation: 'skala', amount: 100, period: '2026-R', due_on: '2027-04-30' },
        { identifier: '44051401359' },
      ),
    ).toMatchObject({ account: '27101000712221440514013590', title: '/TI/P44051401359/OKR/26R/SFP/PIT36/TXT/' }));

  test('contributions goes to the account ZUS assigned, with a code to scan', () =>
    expect(paymentOf({ kind: 'zus_total', ...october }, { zus_account: '33600000020260001234563218' })).toMatchObject({
      account: '33600000020260001234563218',
      account_kind: 'zus_nrs',
      payee: 'Zakład Ubezpieczeń Społecznych',
      title: 'Składki ZUS – październik 2026',
      tax_form_symbol: null,
      tax_period_symbol: null,
      qr_text: '5213017228|PL|33600000020260001234563218|123456|Zakład Ubezpieczeń S|Składki ZUS - październik 2026|||',
      missing: [],
    }));

  test('the office’s fee goes to the office', () =>
    expect(
      paymentOf(
        { kind: 'office_fee', ...october },
        { payee: 'Biuro Kłos', payee_nip: '1234563218', payee_account: '62114000001234567890123456' },
      ),
    ).toMatchObject({
      account: '62114000001234567890123456',
      payee: 'Biuro Kłos',
      qr_text: '1234563218|PL|62114000001234567890123456|123456|Biuro Kłos|Usługi biura rachunkowego - paźd|||',
    }));

  test('a tax kept on the tax office’s own account is a tax transfer too, so no code is made', () =>
    expect(
      paymentOf(
        { kind: 'pcc', amount: 100, period: null, due_on: '2026-11-25' },
        { identifier: '44051401359', payee: 'US Łódź-Bałuty', payee_account: '62 1140 0000 1234 5678 9012 3456' },
      ),
    ).toMatchObject({
      account: '62114000001234567890123456',
      payee: 'US Łódź-Bałuty',
      title: '/TI/P44051401359/OKR/0/SFP/PCC3/TXT/',
      tax_form_symbol: 'PCC3',
      tax_period_symbol: '0',
      qr_text: null,
      missing: [],
    }));

  test('a contribution for no period has a title without one', () =>
    expect(paymentOf({ kind: 'pfron', amount: 100, period: null, due_on: '2026-11-25' }, {})).toMatchObject({
      title: 'Wpłata PFRON',
      tax_form_symbol: null,
      tax_period_symbol: null,
    }));

  test('VAT never goes to the micro-account of a PESEL', () =>
    expect(paymentOf({ kind: 'vat', ...october }, { identifier: '44051401359' })).toMatchObject({
      account: null,
      title: 'VAT – październik 2026',
      missing: ['Brak poprawnego NIP podatnika, z którego powstaje mikrorachunek'],
    }));

  test('a taxpayer’s number that is neither NIP nor PESEL is asked for again', () => {
    const yearly = { kind: 'lump_sum', amount: 100, period: '2026', due_on: '2027-04-30' };
    for (const identifier of ['', '123456785', '1234563219', 'ABC123456'])
      expect(paymentOf(yearly, { identifier })).toMatchObject({
        account: null,
        title: 'Ryczałt – 2026 rok',
        missing: ['Brak poprawnego NIP albo PESEL podatnika, z którego powstaje mikrorachunek'],
      });
  });

  test('a withheld tax for no period bears the period 0', () =>
    expect(
      paymentOf({ kind: 'pit8ar', amount: 100, period: null, due_on: '2026-11-25' }, { identifier: '1234563218' }),
    ).toMatchObject({
      title: '/TI/N1234563218/OKR/0/SFP/PIT8AR/TXT/',
      tax_period_symbol: '0',
    }));
});

test.each([
  ['vat', ['Brak poprawnego NIP podatnika, z którego powstaje mikrorachunek']],
  ['tax_card', ['Brak numeru rachunku odbiorcy']],
  ['zus_total', ['Brak numeru rachunku składkowego ZUS']],
  ['office_fee', ['Brak numeru rachunku biura', 'Brak nazwy odbiorcy']],
  ['local_tax', ['Brak numeru rachunku gminy', 'Brak nazwy odbiorcy']],
  ['ppk', ['Brak numeru rachunku odbiorcy', 'Brak nazwy odbiorcy']],
])('what is not known to pay %s is said', (kind, missing) =>
  expect(paymentOf({ kind, ...october }, {})).toMatchObject({ account: null, qr_text: null, missing }),
);

test.each([
  ['zus_total', { zus_account: '33600000020260001234563219' }, 'Numer rachunku ma błędną sumę kontrolną'],
  [
    'zus_total',
    { zus_account: '62114000001234567890123456' },
    'To nie jest numer rachunku składkowego ZUS: po cyfrach kontrolnych powinno być 60000002026',
  ],
  ['ppk', { payee: 'PPK', payee_account: '62114000001234567890123457' }, 'Numer rachunku ma błędną sumę kontrolną'],
])('of %s with %j no account is told: %s', (kind, parties, fault) =>
  expect(paymentOf({ kind, ...october }, parties)).toMatchObject({ account: null, qr_text: null, missing: [fault] }),
);

test('what stands in the way of a code is said', () => {
  const parties = { payee: '☎', payee_account: '62114000001234567890123456' };
  expect(paymentOf({ kind: 'ppk', ...october }, parties)?.missing).toEqual(['Podaj nazwę odbiorcy']);
  expect(paymentOf({ kind: 'ppk', ...october }, { ...parties, payee: '' })?.missing).toEqual(['Brak nazwy odbiorcy']);
  expect(paymentOf({ kind: 'ppk', ...october }, { ...parties, payee: 'PPK', payee_nip: '123-456-32-18' })).toMatchObject({
    qr_text: '1234563218|PL|62114000001234567890123456|123456|PPK|Wpłata PPK - październik 2026|||',
    missing: [],
  });
});

test('without a taxpayer’s number the title is plain', () =>
  expect(paymentOf({ kind: 'vat', ...october }, {})).toMatchObject({
    title: 'VAT – październik 2026',
    tax_period_symbol: '26M10',
  }));

test('an instalment has no symbol, so its title is plain', () =>
  expect(paymentOf({ kind: 'pit4', ...october, period: '2026-R2' }, { identifier: '1234563218' })).toMatchObject({
    title: 'PIT-4R – II rata 2026',
    tax_period_symbol: null,
  }));

test.each([
  ['vat', 'październik'],
  ['vat', '2026'],
  ['zus_total', 'x'],
  ['vat_refund', '2026-M10'],
])('nothing is told of %s for %s', (kind, period) =>
  expect(paymentOf({ kind, amount: 1, period, due_on: '2026-11-25' }, { identifier: '1234563218' })).toBeNull(),
);
