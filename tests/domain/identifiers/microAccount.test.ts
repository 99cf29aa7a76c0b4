import { describe, expect, test } from 'vitest';
import {
  checkMicroAccount,
  checkTaxpayer,
  formatMicroAccount,
  makeMicroAccount,
  microAccountFault,
  microAccountOwner,
  parseMicroAccount,
  parseTaxpayer,
} from '../../../src/domain/identifiers/microAccount';
import { completeNip } from '../../../src/domain/identifiers/nip';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { completePesel } from '../../../src/domain/identifiers/pesel';
import fc from '../../support/properties';
import { digits, oneChanged, present } from './digitErrors';
import { vectors } from './vectors';

const owners = fc.oneof(
  digits(9).map(completeNip).filter(present),
  fc
    .nat(4999)
    .map((serial) => completePesel('1980-05-17', 'M', serial))
    .filter(present),
);

describe('a micro-account', () => {
  test.each(vectors.micro)('of $type $identifier is $formatted', ({ identifier, account, formatted }) => {
    expect(makeMicroAccount(identifier)).toBe(account);
    expect(formatMicroAccount(account)).toBe(formatted);
    expect(parseMicroAccount(formatted)).toBe(account);
    expect(checkMicroAccount(account, identifier)).toBeNull();
    expect(microAccountOwner(account)).toBe(identifier);
  });

  test('is made of a NIP as people type it', () =>
    expect(makeMicroAccount('PL 123-456-32-18')).toBe('88101000712222123456321800'));

  test('is made of a PESEL as people type it', () =>
    expect(makeMicroAccount('PESEL: 440514 01359')).toBe('27101000712221440514013590'));

  test.each(['1234563219', '44051401358', '', '123456785'])('is not made of %j', (identifier) =>
    expect(makeMicroAccount(identifier)).toBeNull(),
  );

  test('made for anybody is theirs and nobody else’s', () =>
    fc.assert(
      fc.property(owners, owners, (owner, other) => {
        const account = makeMicroAccount(owner) ?? '';
        expect(microAccountFault(account, owner)).toBeNull();
        expect(microAccountFault(account, other, owner)).toBeNull();
        if (owner !== other) expect(microAccountFault(account, other)).toBe('owner');
      }),
    ));

  test('with a changed digit is caught by its checksum', () =>
    fc.assert(
      fc.property(
        oneChanged(owners.map((owner) => makeMicroAccount(owner) ?? '')),
        ({ wrong }) => microAccountFault(wrong) === 'checksum',
      ),
    ));
});

test.each(vectors.micro_invalid)('$why: $reason', ({ account, reason }) => {
  expect(microAccountFault(account, '8567346215')).toBe(reason);
  expect(microAccountOwner(account)).toBe(reason === 'owner' ? '1234563218' : null);
});

test.each([
  ['123', 'format', 'Numer rachunku ma dwadzieścia sześć cyfr'],
  ['DE88101000712222123456321800', 'format', 'To zagraniczny numer rachunku; podaj polski, z dwudziestu sześciu cyfr'],
  ['88101000712222123456421800', 'checksum', 'Numer rachunku ma błędną sumę kontrolną'],
  [
    '62114000001234567890123456',
    'not_micro',
    'To nie jest mikrorachunek podatkowy: po cyfrach kontrolnych powinno być 10100071222',
  ],
  ['96101000712223123456321800', 'type', 'Mikrorachunek ma na czternastym miejscu 1 (PESEL) albo 2 (NIP)'],
  ['61101000712222123456321801', 'padding', 'Mikrorachunek ma błędne zera na końcu: jedno po PESEL, dwa po NIP'],
  ['53101000712222123456789000', 'nip', 'Mikrorachunek zawiera błędny NIP'],
  ['80101000712221123456321800', 'pesel', 'Mikrorachunek zawiera błędny PESEL'],
  ['88101000712222123456321800', 'owner', 'To nie jest mikrorachunek tego podatnika'],
])('%s is refused as %s: %s', (account, fault, sentence) => {
  expect(microAccountFault(account, '8567346215')).toBe(fault);
  expect(checkMicroAccount(account, '8567346215')).toBe(sentence);
});

test('one zero at the end is enough after a PESEL and not after a NIP', () => {
  const withNip = completeNrb('10100071', '2222123456321810') ?? '';
  const withPesel = completeNrb('10100071', '2221440514013591') ?? '';
  expect(microAccountFault(withNip)).toBe('padding');
  expect(microAccountFault(withPesel)).toBe('padding');
});

test('more than twenty-six digits have the wrong shape, not the wrong checksum', () =>
  expect(microAccountFault('881010007122221234563218000')).toBe('format'));

test.each([
  ['PL 123-456-32-18', '1234563218', null],
  ['NIP: 1234563218', '1234563218', null],
  ['pesel 44051401359', '44051401359', null],
  ['1234563219', '1234563219', 'NIP ma błędną cyfrę kontrolną'],
  ['44051401358', '44051401358', 'PESEL ma błędną cyfrę kontrolną'],
  ['123456789O', '123456789O', 'NIP składa się z samych cyfr, a jest w nim „O”'],
  ['123456785', '123456785', 'Podaj NIP (dziesięć cyfr) albo PESEL (jedenaście cyfr)'],
  ['440514013591', '440514013591', 'Podaj NIP (dziesięć cyfr) albo PESEL (jedenaście cyfr)'],
  ['', '', 'Podaj NIP (dziesięć cyfr) albo PESEL (jedenaście cyfr)'],
])('a taxpayer typed as %j is %j: %s', (typed, number, fault) => {
  expect(parseTaxpayer(typed)).toBe(number);
  expect(checkTaxpayer(number)).toBe(fault);
});
