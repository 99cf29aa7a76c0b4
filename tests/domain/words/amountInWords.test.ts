import { expect, test } from 'vitest';
import { amountInWords, amountInWordsShort } from '../../../src/domain/words/amountInWords';
import fc from '../../support/properties';
import { readWords } from './readWords';

test.each([
  [
    123_456,
    'tysiąc dwieście trzydzieści cztery złote pięćdziesiąt sześć groszy',
    'tysiąc dwieście trzydzieści cztery złote 56/100',
  ],
  [0, 'zero złotych zero groszy', 'zero złotych 00/100'],
  [1, 'zero złotych jeden grosz', 'zero złotych 01/100'],
  [102, 'jeden złoty dwa grosze', 'jeden złoty 02/100'],
  [2_100, 'dwadzieścia jeden złotych zero groszy', 'dwadzieścia jeden złotych 00/100'],
  [2_221, 'dwadzieścia dwa złote dwadzieścia jeden groszy', 'dwadzieścia dwa złote 21/100'],
  [10_112, 'sto jeden złotych dwanaście groszy', 'sto jeden złotych 12/100'],
  [-503, 'minus pięć złotych trzy grosze', 'minus pięć złotych 03/100'],
  [-50, 'minus zero złotych pięćdziesiąt groszy', 'minus zero złotych 50/100'],
])('%d grosze are “%s”, “%s”', (grosze, words, short) => {
  expect(amountInWords(grosze)).toBe(words);
  expect(amountInWordsShort(grosze)).toBe(short);
});

test('złote and grosze are read back as they were, in the form that goes with the number', () => {
  const rules = new Intl.PluralRules('pl');
  const forms = [
    { one: 'złoty', few: 'złote', many: 'złotych' },
    { one: 'grosz', few: 'grosze', many: 'groszy' },
  ];
  fc.assert(
    fc.property(fc.maxSafeInteger(), (grosze) => {
      const [, minus, zlote = '', zlotyForm, rest = '', groszForm] =
        /^(minus )?(.+) (zł\S+) (.+) (gr\S+)$/.exec(amountInWords(grosze)) ?? [];
      const amount = BigInt(readWords(zlote)) * 100n + BigInt(readWords(rest));
      expect(minus ? -amount : amount).toBe(BigInt(grosze));
      expect(forms.map((form, place) => form[rules.select(readWords(place ? rest : zlote)) as 'one' | 'few' | 'many'])).toEqual([
        zlotyForm,
        groszForm,
      ]);
    }),
  );
});

test('an amount that is not whole grosze has no words', () => expect(() => amountInWords(0.5)).toThrow(RangeError));
