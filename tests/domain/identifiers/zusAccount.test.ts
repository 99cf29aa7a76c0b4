import { describe, expect, test } from 'vitest';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { checkZusAccount, formatZusAccount, parseZusAccount, zusAccountNip } from '../../../src/domain/identifiers/zusAccount';
import { vectors } from './vectors';

describe('a ZUS contribution account', () => {
  test.each(vectors.nrs)('$formatted is of NIP $nip', ({ nip, account, formatted }) => {
    expect(checkZusAccount(account)).toBeNull();
    expect(checkZusAccount(account, nip)).toBeNull();
    expect(zusAccountNip(account)).toBe(nip);
    expect(formatZusAccount(account)).toBe(formatted);
    expect(parseZusAccount(formatted)).toBe(account);
  });

  test.each([
    ['33600000020260001234563218', '8567346215', 'To nie jest rachunek składkowy tego płatnika'],
    ['34600000020260001234563218', undefined, 'Numer rachunku ma błędną sumę kontrolną'],
    ['3360000002026000123456321', undefined, 'Numer rachunku ma dwadzieścia sześć cyfr'],
    [
      '62114000001234567890123456',
      undefined,
      'To nie jest numer rachunku składkowego ZUS: po cyfrach kontrolnych powinno być 60000002026',
    ],
  ])('%s for NIP %s is refused: %s', (account, nip, reason) => expect(checkZusAccount(account, nip)).toBe(reason));

  test('of a payer without a NIP is accepted and tells no NIP', () => {
    const account = completeNrb('60000002', '0260009999999990') ?? '';
    expect(checkZusAccount(account)).toBeNull();
    expect(zusAccountNip(account)).toBeNull();
  });
});
