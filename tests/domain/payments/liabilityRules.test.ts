import { describe, expect, test } from 'vitest';
import { checkNip } from '../../../src/domain/identifiers/nip';
import { LIABILITY_RULES, liabilityRule } from '../../../src/domain/payments/liabilityRules';
import { isDate } from '../../../src/lib/dates';

describe('the row for a liability', () => {
  test.each([
    ['vat', 'month', null, 'VAT7'],
    ['vat', 'quarter', null, 'VAT7K'],
    ['pit_owner', 'month', 'skala', 'PIT'],
    ['pit_owner', 'quarter', 'liniowy', 'PPL'],
    ['pit_owner', 'year', 'skala', 'PIT36'],
    ['pit_owner', 'year', 'liniowy', 'PIT36L'],
    ['lump_sum', 'quarter', null, 'PPE'],
    ['lump_sum', 'year', null, 'PIT28'],
    ['pit4', 'month', null, 'PIT4R'],
    ['pit8ar', 'month', null, 'PIT8AR'],
    ['cit', 'month', null, 'CIT'],
    ['cit', 'year', null, 'CIT8'],
    ['cit_estonian', 'year', null, 'CIT8E'],
    ['withholding', 'month', null, 'CIT10Z'],
  ] as const)('%s for a %s, taxed %s, has the symbol %s and goes to the micro-account', (kind, period, taxation, form) =>
    expect(liabilityRule(kind, period, '2026-11-20', taxation)).toMatchObject({ kind, form, account: 'micro_tax' }),
  );

  test.each([
    ['zus_total', 'zus_nrs'],
    ['local_tax', 'local'],
    ['ppk', 'other'],
    ['pfron', 'other'],
    ['payroll', 'other'],
    ['office_fee', 'office'],
  ] as const)('%s is paid to an account of kind %s, without a tax symbol', (kind, account) =>
    expect(liabilityRule(kind, 'month', '2026-11-20')).toMatchObject({ kind, account, form: null }),
  );

  test.each([
    ['tax_card', 'month', 'KP'],
    ['pcc', null, 'PCC3'],
  ] as const)('%s is a tax paid to the tax office’s own account, under its symbol', (kind, period, form) =>
    expect(liabilityRule(kind, period, '2026-11-20')).toMatchObject({ account: 'other', payee: 'Urząd skarbowy', form }),
  );

  test('is missing where the law is not known: another time, period or form of taxation, or no payment of its own', () => {
    expect(liabilityRule('vat', 'month', '2019-12-31')).toBeNull();
    expect(liabilityRule('vat', 'month', '2020-01-01')).not.toBeNull();
    expect(liabilityRule('vat', 'year', '2026-01-25')).toBeNull();
    expect(liabilityRule('vat', null, '2026-01-25')).toBeNull();
    expect(liabilityRule('pit_owner', 'month', '2026-01-20')).toBeNull();
    expect(liabilityRule('vat_carry', 'month', '2026-01-25')).toBeNull();
  });

  test('ends with its last day', () => {
    const row = liabilityRule('ppk', 'month', '2026-01-15');
    const closed = row && [{ ...row, until: '2026-01-15' }];
    expect(closed && liabilityRule('ppk', 'month', '2026-01-15', null, closed)).not.toBeNull();
    expect(closed && liabilityRule('ppk', 'month', '2026-01-16', null, closed)).toBeNull();
  });
});

test('every row has a basis and a first day, and no two rows answer the same question', () => {
  const questions = LIABILITY_RULES.flatMap(({ kind, taxation, periods = ['month', 'quarter', 'half', 'instalment', 'year'] }) =>
    periods.map((period) => `${kind} ${taxation} ${period}`),
  );
  expect(new Set(questions).size).toBe(questions.length);
  for (const { basis, title, from } of LIABILITY_RULES)
    expect([basis === '', title === '', isDate(from)]).toEqual([false, false, true]);
});

test('how sure each row is, is said', () => {
  for (const { certainty } of LIABILITY_RULES) expect(['verified', 'statute', 'disputed']).toContain(certainty);
});

test('who is paid is known where the law names one payee', () => {
  const payees = LIABILITY_RULES.filter(({ account }) => account === 'other' || account === 'zus_nrs').map(({ kind, payee }) => [
    kind,
    payee,
  ]);
  expect(Object.fromEntries(payees)).toEqual({
    tax_card: 'Urząd skarbowy',
    pcc: 'Urząd skarbowy',
    zus_total: 'Zakład Ubezpieczeń Społecznych',
    ppk: null,
    pfron: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych',
    payroll: null,
  });
});

test('institutions are named with their NIP', () =>
  expect(
    LIABILITY_RULES.flatMap(({ kind, payee_nip }) => (payee_nip === undefined ? [] : [[kind, checkNip(payee_nip)]])),
  ).toEqual([
    ['zus_total', null],
    ['pfron', null],
  ]));

test('who pays VAT, CIT or withholds taxes has a NIP; income of people may be known by PESEL', () => {
  const kinds = (only: true | undefined) => LIABILITY_RULES.filter((row) => row.account === 'micro_tax' && row.nip_only === only);
  expect([...new Set(kinds(true).map(({ kind }) => kind))]).toEqual([
    'vat',
    'pit4',
    'pit8ar',
    'cit',
    'cit_estonian',
    'withholding',
  ]);
  expect([...new Set(kinds(undefined).map(({ kind }) => kind))]).toEqual(['pit_owner', 'lump_sum']);
});
