import { expect, test } from 'vitest';
import {
  blindIndex,
  blindIndexes,
  decryptField,
  encryptField,
  FieldNotReadable,
  needsNewKey,
} from '../../../../src/server/auth/crypto/fields';
import fc from '../../../support/properties';
import { keyNamed, keys, rotated } from './keyring';

const pesel = '44051401359';
const stored = encryptField(keys, 'demo', 'pesel', pesel);

test('K03 whatever is encrypted comes back', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (plain) => {
      expect(decryptField(keys, 'demo', 'pesel', encryptField(keys, 'demo', 'pesel', plain))).toBe(plain);
    }),
  ));

test('K03 the stored value tells nothing and differs each time', () => {
  expect(stored).toMatch(/^v1\.new\.[A-Za-z0-9_-]+$/);
  expect(Buffer.from(stored).includes(pesel)).toBe(false);
  expect(encryptField(keys, 'demo', 'pesel', pesel)).not.toBe(stored);
});

test.each([
  ['another tenant', 'kancelaria', 'pesel'],
  ['another field', 'demo', 'bank_account'],
])('K03 a value moved to %s does not open', (_where, tenant, field) =>
  expect(() => decryptField(keys, tenant, field, stored)).toThrow(FieldNotReadable),
);

test('K03 a value changed in any one bit does not open', () => {
  const [format, id, text = ''] = stored.split('.');
  const sealed = Buffer.from(text, 'base64url');
  for (let place = 0; place < sealed.length; place += 1) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(place) ^ 1, place);
    expect(() => decryptField(keys, 'demo', 'pesel', `${format}.${id}.${altered.toString('base64url')}`)).toThrow(
      FieldNotReadable,
    );
  }
});

test.each(['', 'v1', 'v1.new', 'v1.new.AAAA', 'v2.new.AAAA', pesel])('K03 “%s” is not taken for an encrypted value', (text) =>
  expect(() => decryptField(keys, 'demo', 'pesel', text)).toThrow(FieldNotReadable),
);

test('L01 the error names the field and never the value', () => {
  const read = () => decryptField(keys, 'demo', 'pesel', pesel);
  expect(read).toThrow(/^pesel: /);
  expect(read).not.toThrow(pesel);
});

test('K01 after a change of keys old values open, and say that they should be encrypted anew', () => {
  expect(decryptField(rotated, 'demo', 'pesel', stored)).toBe(pesel);
  expect(needsNewKey(rotated, stored)).toBe(true);
  expect(needsNewKey(rotated, encryptField(rotated, 'demo', 'pesel', pesel))).toBe(false);
  expect(() => decryptField([keyNamed('newer')], 'demo', 'pesel', stored)).toThrow(FieldNotReadable);
});

test('K03 one PESEL has one index in one tenant and field, and another elsewhere', () => {
  const index = blindIndex(keys, 'demo', 'pesel', pesel);
  expect(blindIndex(keys, 'demo', 'pesel', pesel)).toBe(index);
  const others = [
    blindIndex(keys, 'kancelaria', 'pesel', pesel),
    blindIndex(keys, 'demo', 'nip', pesel),
    blindIndex(keys, 'demo', 'pesel', '44051401358'),
    blindIndex([keyNamed('other')], 'demo', 'pesel', pesel),
  ];
  expect(new Set([index, ...others])).toHaveLength(5);
  expect(index).not.toContain(pesel);
});

test('K01 K03 a search after a change of keys finds what was indexed before', () =>
  expect(blindIndexes(rotated, 'demo', 'pesel', pesel)).toEqual([
    blindIndex(rotated, 'demo', 'pesel', pesel),
    blindIndex(keys, 'demo', 'pesel', pesel),
  ]));
