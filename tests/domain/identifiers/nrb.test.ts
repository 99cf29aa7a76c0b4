import { describe, expect, test } from 'vitest';
import { checkNrb, completeNrb, formatNrb, isBankNumber, parseNrb, warnNrb } from '../../../src/domain/identifiers/nrb';
import fc from '../../support/properties';
import { digits, neighboursSwapped, oneChanged, present } from './digitErrors';
import { vectors } from './vectors';

const SENTENCES: Record<string, RegExp> = {
  checksum: /^Numer rachunku ma błędną sumę kontrolną$/,
  format:
    /^(Numer rachunku (ma dwadzieścia sześć cyfr|składa się z samych cyfr, a jest w nim „l”)|To zagraniczny numer rachunku; podaj polski, z dwudziestu sześciu cyfr)$/,
};
const accounts = fc
  .tuple(digits(8), digits(16))
  .map(([bank, account]) => completeNrb(bank, account))
  .filter(present);

test.each(vectors.nrb)('$input: $reason', ({ input, reason }) => {
  const said = checkNrb(parseNrb(input));
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(SENTENCES[reason] ?? /^$/);
});

test.each([
  ['DE98102000030000000000000001', 'To zagraniczny numer rachunku; podaj polski, z dwudziestu sześciu cyfr'],
  ['de89370400440532013000', 'To zagraniczny numer rachunku; podaj polski, z dwudziestu sześciu cyfr'],
  ['PL9810200003000000000000', 'Numer rachunku składa się z samych cyfr, a jest w nim „P”'],
  ['x98102000030000000000000001', 'Numer rachunku składa się z samych cyfr, a jest w nim „x”'],
  ['9810200003000000000000000', 'Numer rachunku ma dwadzieścia sześć cyfr'],
  ['konto', 'Numer rachunku ma dwadzieścia sześć cyfr'],
  ['', 'Numer rachunku ma dwadzieścia sześć cyfr'],
])('%j is refused: %s', (value, reason) => expect(checkNrb(value)).toBe(reason));

test('an account is shown in groups and read back as it was, with or without PL', () => {
  expect(formatNrb('62114000001234567890123456')).toBe('62 1140 0000 1234 5678 9012 3456');
  expect(formatNrb('1234')).toBe('1234');
  fc.assert(fc.property(accounts, (nrb) => parseNrb(formatNrb(nrb)) === nrb && parseNrb(`PL${nrb}`) === nrb));
});

test('completed accounts are valid, check digits below ten included', () => {
  expect(completeNrb('10200003', '0000000000000099')).toMatch(/^\d{26}$/);
  fc.assert(fc.property(accounts, (nrb) => checkNrb(nrb) === null));
});

test.each([
  ['1020000', '0000000000000001'],
  ['10200003', '000000000000001'],
  ['1020000x', '0000000000000001'],
  ['102000030', '000000000000001'],
])('bank %s and account %s make no account', (bank, account) => expect(completeNrb(bank, account)).toBeNull());

test('a changed digit and swapped neighbours are always caught', () => {
  fc.assert(fc.property(oneChanged(accounts), ({ wrong }) => checkNrb(wrong) !== null));
  fc.assert(fc.property(neighboursSwapped(accounts), ({ wrong }) => checkNrb(wrong) !== null));
});

test.each([
  'IBAN: PL62 1140 0000 1234 5678 9012 3456',
  'iban 62114000001234567890123456',
  'NRB:62-1140-0000-1234-5678-9012-3456',
])('%j is read as 62114000001234567890123456', (typed) => expect(parseNrb(typed)).toBe('62114000001234567890123456'));

test('a name of the number counts only before it', () => expect(parseNrb('62IBAN:1140')).toBe('62IBAN:1140'));

test('check digits run from 02 to 98: their equals modulo 97 beyond are refused', () => {
  fc.assert(
    fc.property(accounts, (nrb) => {
      const control = Number(nrb.slice(0, 2));
      expect(control >= 2 && control <= 98).toBe(true);
      for (const equal of [control - 97, control + 97].filter((number) => number >= 0 && number < 100))
        expect(checkNrb(String(equal).padStart(2, '0') + nrb.slice(2))).toBe('Numer rachunku ma błędną sumę kontrolną');
    }),
  );
  expect(checkNrb('98102000030000000000000001')).toBeNull();
  expect(checkNrb('01102000030000000000000001')).toBe('Numer rachunku ma błędną sumę kontrolną');
});

test('valid is what the remainder of the whole number says, reckoned otherwise', () =>
  fc.assert(
    fc.property(fc.oneof(accounts, digits(26)), (nrb) => {
      const rest = BigInt(`${nrb.slice(2)}2521${nrb.slice(0, 2)}`) % 97n;
      expect(checkNrb(nrb) === null).toBe(rest === 1n && Number(nrb.slice(0, 2)) >= 2 && Number(nrb.slice(0, 2)) <= 98);
    }),
  ));

describe('a bank number', () => {
  test.each(vectors.sort_code)('$code is one', ({ code }) => expect(isBankNumber(code)).toBe(true));

  test.each(['10200004', '1020000', '102000030', '1020000x', '92124012'])('%s is not one', (code) =>
    expect(isBankNumber(code)).toBe(false),
  );

  test('whose own digit is wrong is a warning, not an error', () => {
    const account = completeNrb('10200004', '0000000000000001') ?? '';
    expect(checkNrb(account)).toBeNull();
    expect(warnNrb(account)).toBe('Numer banku w rachunku ma błędną cyfrę kontrolną');
    expect(warnNrb('62114000001234567890123456')).toBeNull();
    expect(warnNrb('72114000001234567890123456')).toBeNull();
  });
});

test('only what stands before the digits is a country, and only twenty-six digits are shown in groups', () => {
  expect(parseNrb('62PL114000001234567890123456')).toBe('62PL114000001234567890123456');
  for (const other of ['162114000001234567890123456', '621140000012345678901234561']) expect(formatNrb(other)).toBe(other);
  for (const other of ['62AB114000001234567890123456', 'AB1'])
    expect(checkNrb(other)).toBe('Numer rachunku składa się z samych cyfr, a jest w nim „A”');
});

test.each([
  ['102000031', '0000000000000001'],
  ['x10200003', '0000000000000001'],
  ['10200003', '00000000000000011'],
  ['10200003', 'x0000000000000001'],
])('bank %s and account %s are of another length', (bank, account) => expect(completeNrb(bank, account)).toBeNull());

test('an account that is wrong anyway gets no warning on its bank', () =>
  expect(warnNrb('93124012340001567890123456')).toBeNull());
