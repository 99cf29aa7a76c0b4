import { expect, test } from 'vitest';
import { foldings, unleet, withoutMarks } from '../../../../src/server/auth/passwords/folding';
import fc from '../../../support/properties';

test.each([
  ['Zażółć GĘŚLĄ', 'zazolc gesla'],
  ['ŁÓDŹ', 'lodz'],
  ['ｐａｓｓ', 'pass'],
])('“%s” without its marks is %s', (text, plain) => expect(withoutMarks(text)).toBe(plain));

test('signs are read as letters in both ways', () => {
  expect(unleet('k0wa1sk1')).toEqual(['kowaiski', 'kowalskl']);
  expect(unleet('p@$$w0rd')).toEqual(['password', 'password']);
});

test.each([
  ['PASSWORD', 'password'],
  ['password2026!', 'password'],
  ['2026!password', 'password'],
  ['##p@ssw0rd##', 'password'],
  ['@dmin1', 'admin'],
  ['Hasło2026', 'haslo'],
])('A03 at heart “%s” is %s', (password, heart) => expect(foldings(password)).toContain(heart));

test('A03 a password of digits alone is looked up whole', () => expect(foldings('123456789012')).toContain('123456789012'));

test('no password folds to nothing', () => fc.assert(fc.property(fc.string(), (text) => !foldings(text).has(''))));
