import { describe, expect, test } from 'vitest';
import { numberInWords } from '../../../src/domain/words/numberInWords';
import fc from '../../support/properties';
import { readWords } from './readWords';

describe('a number in words', () => {
  test.each([
    [0, 'zero'],
    [1, 'jeden'],
    [10, 'dziesięć'],
    [12, 'dwanaście'],
    [21, 'dwadzieścia jeden'],
    [100, 'sto'],
    [115, 'sto piętnaście'],
    [240, 'dwieście czterdzieści'],
    [1_000, 'tysiąc'],
    [1_001, 'tysiąc jeden'],
    [2_000, 'dwa tysiące'],
    [5_000, 'pięć tysięcy'],
    [12_000, 'dwanaście tysięcy'],
    [21_000, 'dwadzieścia jeden tysięcy'],
    [22_000, 'dwadzieścia dwa tysiące'],
    [101_000, 'sto jeden tysięcy'],
    [1_000_000, 'milion'],
    [1_001_000, 'milion tysiąc'],
    [3_000_005, 'trzy miliony pięć'],
    [7_000_000_000, 'siedem miliardów'],
    [1_000_000_000_000, 'bilion'],
    [2_000_000_000_000, 'dwa biliony'],
    [-14, 'minus czternaście'],
  ])('%d is %s', (number, words) => expect(numberInWords(number)).toBe(words));

  test('the largest exact number has words too', () =>
    expect(numberInWords(Number.MAX_SAFE_INTEGER)).toBe(
      'dziewięć biliardów siedem bilionów sto dziewięćdziesiąt dziewięć miliardów dwieście pięćdziesiąt cztery miliony siedemset czterdzieści tysięcy dziewięćset dziewięćdziesiąt jeden',
    ));

  test('every number to 2000 is read back by an independent reader', () => {
    for (let number = 0; number <= 2000; number++) expect(readWords(numberInWords(number))).toBe(number);
  });

  test('any number is read back by an independent reader', () =>
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer()), (number) => readWords(numberInWords(number)) === (number || 0)),
    ));

  test.each([1.5, 2 ** 53, Number.NaN])('%d has none', (number) =>
    expect(() => numberInWords(number)).toThrow(`${number} is not a whole, exact number`),
  );
});

test.each(['dwa tysiąc', 'jeden tysiące', 'tysiąc milion', 'sto sto', 'dwa trzy', 'pięć zero', 'dwanaście jeden', 'wiele'])(
  'the reader itself refuses “%s”',
  (words) => expect(() => readWords(words)).toThrow(),
);
