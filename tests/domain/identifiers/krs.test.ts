import { expect, test } from 'vitest';
import { checkKrs, formatKrs, parseKrs } from '../../../src/domain/identifiers/krs';
import fc from '../../support/properties';
import { vectors } from './vectors';

test.each(vectors.krs)('in its strict form $input: $reason', ({ input, expected }) =>
  expect(checkKrs(input) === null).toBe(expected),
);

test.each([
  ['28860', '0000028860'],
  [' 0000123456 ', '0000123456'],
  ['KRS: 0000 123 456', '0000123456'],
  ['krs1', '0000000001'],
  ['00001234567', '00001234567'],
  ['000012345O', '000012345O'],
  ['', ''],
])('%j is read as %j', (typed, value) => expect(parseKrs(typed)).toBe(value));

test('what is wrong is said', () => {
  expect(checkKrs('28860')).toBe('KRS ma dziesięć cyfr');
  expect(checkKrs('000012345O')).toBe('KRS składa się z samych cyfr, a jest w nim „O”');
  expect(checkKrs('0000000000')).toBe('KRS nie składa się z samych zer');
});

test('any number from one up is read with its zeros and read back as it was', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (number) => {
      const krs = parseKrs(String(number));
      expect(checkKrs(krs)).toBeNull();
      expect(parseKrs(formatKrs(krs))).toBe(krs);
    }),
  ));

test.each(['12KRS3', 'a123', '123a'])('%j gets no zeros', (typed) => expect(parseKrs(typed)).toBe(typed));
