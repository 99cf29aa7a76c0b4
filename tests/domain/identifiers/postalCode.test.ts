import { expect, test } from 'vitest';
import { checkPostalCode, formatPostalCode, parsePostalCode } from '../../../src/domain/identifiers/postalCode';
import fc from '../../support/properties';
import { digits } from './digitErrors';

test.each(['00-950', '00950', ' 00 950 ', '00–950', '00 - 950'])('%j is read as 00-950', (typed) => {
  expect(parsePostalCode(typed)).toBe('00-950');
  expect(checkPostalCode(parsePostalCode(typed))).toBeNull();
});

test.each(['', '0095', '009500', 'ab-cde', '00-9500', '000-950', '00950'])('%j is refused', (value) =>
  expect(checkPostalCode(value)).toBe('Kod pocztowy ma postać 00-000'),
);

test('what is no code stays as typed, for the check to name', () => {
  expect(parsePostalCode('009500')).toBe('009500');
  expect(parsePostalCode('100950')).toBe('100950');
});

test('a shown code is read back as it was', () =>
  fc.assert(
    fc.property(digits(5), (five) => parsePostalCode(formatPostalCode(parsePostalCode(five))) === parsePostalCode(five)),
  ));
