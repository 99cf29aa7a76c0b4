import { describe, expect, test } from 'vitest';
import { completeNip } from '../../../src/domain/identifiers/nip';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { checkTransfer, readTransferCode, type Transfer, transferCode } from '../../../src/domain/payments/transferCode';
import fc from '../../support/properties';
import { digits, present } from '../identifiers/digitErrors';
import { vectors } from '../identifiers/vectors';

const office: Transfer = {
  amount: 123_450,
  account: '62114000001234567890123456',
  payee: 'Biuro Rachunkowe ABC',
  title: 'FV 12/2026',
  payee_nip: '1234563218',
};

describe('a transfer code', () => {
  test.each(vectors.zbp_qr)('$string is read and written back', ({ string, length, fields }) => {
    const transfer = readTransferCode(string);
    expect(transfer).not.toBeNull();
    expect(transfer && transferCode(transfer)).toBe(string);
    expect(string.length).toBe(length);
    expect(string.split('|')).toHaveLength(fields);
  });

  test('has nine fields, the last three empty as a rule', () =>
    expect(transferCode(office)).toBe('1234563218|PL|62114000001234567890123456|123450|Biuro Rachunkowe ABC|FV 12/2026|||'));

  test('of a person has no NIP, small amounts have leading zeros', () =>
    expect(transferCode({ ...office, payee_nip: null, amount: 5 })).toBe(
      '|PL|62114000001234567890123456|000005|Biuro Rachunkowe ABC|FV 12/2026|||',
    ));

  test('cuts texts by character to the standard and lets nothing break its fields', () => {
    const long = transferCode({
      ...office,
      payee: 'Żółta Łódź – Usługi Księgowe',
      title: 'Faktura | za „usługi”\nksięgowe w październiku',
      reference: 'r'.repeat(30),
      invobill: 'i'.repeat(30),
      other: 'o'.repeat(30),
    });
    expect(long?.split('|').slice(4)).toEqual([
      'Żółta Łódź - Usługi',
      'Faktura / za "usługi" księgowe w',
      'r'.repeat(20),
      'i'.repeat(12),
      'o'.repeat(24),
    ]);
  });

  test('never exceeds 160 characters', () => {
    const full = {
      ...office,
      payee: 'p'.repeat(20),
      title: 't'.repeat(32),
      reference: 'r'.repeat(20),
      invobill: 'i'.repeat(12),
      other: 'o'.repeat(24),
    };
    expect(transferCode({ ...full, amount: 999_999 })).toHaveLength(160);
    expect(transferCode({ ...full, amount: 1_000_000 })).toBeNull();
    expect(checkTransfer({ ...full, amount: 1_000_000 })).toBe('Dane przelewu nie mieszczą się w kodzie (160 znaków)');
    expect(transferCode({ ...full, amount: 1_000_000, other: '' })).toHaveLength(137);
  });

  test.each([
    [{ amount: -1 }, 'Kwota przelewu to zero albo więcej, w całych groszach'],
    [{ amount: 0.5 }, 'Kwota przelewu to zero albo więcej, w całych groszach'],
    [{ amount: 10_000_000_000 }, 'Kod przelewu mieści najwyżej 99\u00a0999\u00a0999,99\u00a0zł'],
    [{ payee: ' ☎ ' }, 'Podaj nazwę odbiorcy'],
    [{ account: '62114000001234567890123457' }, 'Numer rachunku ma błędną sumę kontrolną'],
    [{ payee_nip: '1234563219' }, 'NIP ma błędną cyfrę kontrolną'],
  ])('is not made with %j: %s', (wrong, reason) => {
    expect(checkTransfer({ ...office, ...wrong })).toBe(reason);
    expect(transferCode({ ...office, ...wrong })).toBeNull();
  });

  test('the largest amount has ten digits', () =>
    expect(transferCode({ ...office, amount: 9_999_999_999 })).toContain('|9999999999|'));

  test.each([
    '',
    '1234563218|PL|62114000001234567890123456|123450|Biuro|FV||',
    '1234563218|PL|62114000001234567890123456|123450|Biuro|FV||||',
    '1234563218|DE|62114000001234567890123456|123450|Biuro|FV|||',
    '1234563218|PL|62114000001234567890123456|12345|Biuro|FV|||',
    '1234563218|PL|62114000001234567890123456|12345678901|Biuro|FV|||',
    '1234563218|PL|62114000001234567890123457|123450|Biuro|FV|||',
    '1234563218|PL|62114000001234567890123456|123450|Nazwa dłuższa niż dwadzieścia|FV|||',
    '1234563218|PL|62114000001234567890123456|0123450|Biuro|FV|||',
  ])('%j is no code', (code) => expect(readTransferCode(code)).toBeNull());

  test('what is written is read back', () => {
    const transfers = fc.record({
      amount: fc.integer({ min: 0, max: 9_999_999_999 }),
      account: fc
        .tuple(digits(8), digits(16))
        .map(([bank, account]) => completeNrb(bank, account))
        .filter(present),
      payee: fc.string({ unit: fc.constantFrom(...'abcżółwXYZ12'), minLength: 1, maxLength: 20 }),
      title: fc.string({ unit: fc.constantFrom(...'abcżółwXYZ12/'), maxLength: 32 }),
      payee_nip: fc.oneof(fc.constant(null), digits(9).map(completeNip).filter(present)),
      reference: fc.constantFrom('', 'ID7'),
      invobill: fc.constantFrom('', '123'),
      other: fc.constantFrom('', 'x'),
    });
    fc.assert(
      fc.property(transfers, (transfer) => {
        expect(readTransferCode(transferCode(transfer) ?? '')).toEqual(transfer);
      }),
    );
  });
});
