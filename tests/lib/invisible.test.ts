import { expect, test } from 'vitest';
import { withoutInvisible } from '../../src/lib/invisible';
import fc from '../support/properties';

test('soft hyphens, spaces of no width and marks of direction go, whatever is seen stays', () => {
  expect(withoutInvisible('\ufeffŁ\u00adó\u200bd\u2060ź\u202a 1\u202c-\u2066a\u2069')).toBe('Łódź 1-a');
  expect(withoutInvisible('\u00a0\u202f\u2009\t\n😀')).toBe('\u00a0\u202f\u2009\t\n😀');
});

test('what goes is of the class Format', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...text].filter((sign) => !withoutInvisible(text).includes(sign)).every((sign) => /\p{Cf}/u.test(sign))).toBe(true);
    }),
  ));
