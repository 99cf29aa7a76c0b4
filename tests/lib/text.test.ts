import { describe, expect, test } from 'vitest';
import { asSentence, countOf, cut, fold, plural, SORT_KEY_LENGTH, sortKey } from '../../src/lib/text';
import fc from '../support/properties';

const nounOf = (count: number) => plural(count, 'firma', 'firmy', 'firm');

describe('fold', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
    ['  Piekarnia\u00a0 \n Kłos ', 'piekarnia klos'],
    ['Café Müller', 'cafe muller'],
    ['', ''],
  ])('%j is searched as %j', (text, folded) => expect(fold(text)).toBe(folded));

  test('folding twice changes nothing more', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text))));
});

describe('cut', () => {
  test.each([
    ['Spółka', 10, 'Spółka'],
    ['Spółka', 3, 'Spó'],
    ['Firma 😀', 7, 'Firma '],
    ['Firma 😀', 8, 'Firma 😀'],
    ['ab👨‍👩‍👧cd', 5, 'ab'],
    ['zo\u0301l', 2, 'z'],
    [`a${'\u0301'.repeat(100)}`, 50, `a${'\u0301'.repeat(49)}`],
    ['', 0, ''],
    ['😀', 1, ''],
    ['Ola 🇵🇱', 6, 'Ola '],
    ['Ola 🇵🇱', 8, 'Ola 🇵🇱'],
    ['🇵🇱🇩🇪🇫🇷', 6, '🇵🇱'],
    ['🇵🇱🇩🇪🇫🇷', 8, '🇵🇱🇩🇪'],
    ['a🇵🇱🇩🇪b', 9, 'a🇵🇱🇩🇪'],
    ['🇵🇱', 2, '🇵'],
    ['👨‍👩‍👧 Nowak', 4, '👨\u200d'],
    ['o\u0301l', 1, 'o'],
  ])('%j within %i is %j', (text, most, kept) => expect(cut(text, most)).toBe(kept));

  test('what is cut is a beginning of the text, whole in its characters and no longer than it may be', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
        const kept = cut(text.toWellFormed(), most);
        expect(text.toWellFormed().startsWith(kept)).toBe(true);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(most);
      }),
    ));
});

describe('plural', () => {
  test.each([
    [0, 'firm'],
    [1, 'firma'],
    [2, 'firmy'],
    [4, 'firmy'],
    [5, 'firm'],
    [11, 'firm'],
    [12, 'firm'],
    [14, 'firm'],
    [15, 'firm'],
    [21, 'firm'],
    [22, 'firmy'],
    [101, 'firm'],
    [102, 'firmy'],
    [112, 'firm'],
    [114, 'firm'],
    [122, 'firmy'],
    [1001, 'firm'],
    [1002, 'firmy'],
    [-1, 'firma'],
    [-3, 'firmy'],
    [1.5, 'firmy'],
  ])('%d goes with %s', (count, noun) => expect(nounOf(count)).toBe(noun));

  test('it agrees with the plural rules of CLDR for every whole number', () => {
    const rules = new Intl.PluralRules('pl');
    fc.assert(fc.property(fc.nat(), (count) => plural(count, 'one', 'few', 'many', 'other') === rules.select(count)));
  });

  test('a fraction takes the form given for it', () => expect(plural(1.5, 'dzień', 'dni', 'dni', 'dnia')).toBe('dnia'));
});

describe('countOf', () => {
  test.each([
    [1, '1\u00a0dokument'],
    [3, '3\u00a0dokumenty'],
    [1234, '1\u00a0234\u00a0dokumenty'],
    [1.5, '1,5\u00a0dokumentu'],
  ])('%d is written %j', (count, text) => expect(countOf(count, 'dokument', 'dokumenty', 'dokumentów', 'dokumentu')).toBe(text));
});

describe('sortKey', () => {
  const collator = new Intl.Collator('pl');
  const byKey = (a: string, b: string) => {
    const [first, second] = [sortKey(a), sortKey(b)];
    return first < second ? -1 : Number(first > second);
  };
  const letters = [...'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ'];
  const rest = [...'0123456789 _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$äöüéèčšëçřØđ–—„”’«»§°€\u00a0'];
  const name = fc.string({
    unit: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...letters) }, fc.constantFrom(...rest)),
    maxLength: 14,
  });
  const close = fc.tuple(name, name, name).map(([start, a, b]) => [start + a, start + b] as const);
  const alike = fc.tuple(name, fc.infiniteStream(fc.boolean())).map(([text, coin]) => {
    const other = [...text].map((letter) => (coin.next().value ? letter.toUpperCase() : letter.toLowerCase())).join('');
    return [text, other] as const;
  });

  test('names stand in the order of the Polish alphabet', () => {
    const names =
      'abc ABC Ada az ąb ąę Cyna Czapka Ćma Ewa ęą Lato Luty Łódź Nowak Ńandu Ola Oś Ósemka Sopot Szczecin Śląsk Zebra Zenon Źródło Żaba';
    expect(names.split(' ').toReversed().toSorted(byKey)).toEqual(names.split(' '));
  });

  test('any two Polish-like names stand as Intl.Collator puts them', () =>
    fc.assert(
      fc.property(fc.oneof(close, alike, fc.tuple(name, name)), ([a, b]) => {
        expect(byKey(a, b), `${sortKey(a)} ? ${sortKey(b)}`).toBe(Math.sign(collator.compare(a, b)));
      }),
      { numRuns: 3000 },
    ));

  test('every letter and sign of the keyboard stands as Intl.Collator puts it', () => {
    const signs = [...new Set([...letters, ...rest])];
    for (const a of signs) for (const b of signs) expect(byKey(a, b), a + b).toBe(Math.sign(collator.compare(a, b)));
  });

  test.each([
    ['Strasse', 'Straße', 'Strassf'],
    ['coeur', 'cœur', 'coeus'],
    ['ﬁrma', 'firmę', 'FIRMĘ'],
    ['Aeta', 'Æta', 'Af'],
    ['Ha', 'Ħa', 'Hb'],
    ['aa', 'ạa', 'ab'],
    ['Bar "A"', 'Bar „A”', 'Bar "B"'],
    ["D'Arc", 'D’Arc', "D'Art"],
    ['"', '„', '”a'],
  ])('%j, %j and %j stand in this order', (...names) => {
    expect([...names].toReversed().toSorted(byKey)).toEqual([...names].toReversed().toSorted(collator.compare));
    expect(names.toSorted(byKey)).toEqual(names);
  });

  test('tabs and line breaks count as spaces', () => expect(sortKey('a\tb\nc\rd')).toBe(sortKey('a b c d')));

  test('a letter typed with a separate mark sorts as the letter itself', () =>
    expect(sortKey('Ło\u0301dz\u0301')).toBe(sortKey('Łódź')));

  test('letters of other alphabets come after Polish ones, other signs before digits', () =>
    expect(['Żaba', 'Яр', 'Абба', '1 krok', '☎ biuro', '☃ biuro', 'Абак'].toSorted(byKey)).toEqual([
      '☃ biuro',
      '☎ biuro',
      '1 krok',
      'Żaba',
      'Абак',
      'Абба',
      'Яр',
    ]));

  test('the key is printable ASCII of bounded length, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(sortKey(text)).toMatch(/^[!-~]*$/);
        expect(sortKey(text).length).toBeLessThanOrEqual(SORT_KEY_LENGTH);
      }),
    ));

  test('a key holds no more than it needs to', () => {
    expect(sortKey('dom')).toMatch(/^[^!"]{3}$/);
    expect(sortKey('DOM')).toMatch(/^[^!"]{3}!!\${3}$/);
    expect(sortKey('Dom')).toMatch(/^[^!"]{3}!!\$$/);
    expect(sortKey('абвгд'.repeat(60))).toHaveLength(160);
  });

  test('a sign outside the table comes before the least digit, as every sign does', () => {
    expect(sortKey('☃ ż') < sortKey('0')).toBe(true);
    expect(sortKey('€') < sortKey('☃')).toBe(true);
  });

  test('no more than the first 160 characters are read, however little they say', () => {
    expect(sortKey(`${'\u200b'.repeat(159)}a`)).toBe(sortKey('a'));
    expect(sortKey(`${'\u200b'.repeat(160)}a`)).toBe('');
  });

  test('long texts differ by their beginnings', () => {
    expect(byKey(`${'ą'.repeat(150)}a${'Ż'.repeat(200)}`, `${'ą'.repeat(150)}ą`)).toBe(-1);
    expect(sortKey('ÖÜ'.repeat(300)).length).toBeLessThanOrEqual(SORT_KEY_LENGTH);
  });
});

test.each([
  ['Kwota jest za duża', 'Kwota jest za duża.'],
  ['Kwota jest za duża.', 'Kwota jest za duża.'],
  ['Czy to ta firma?', 'Czy to ta firma?'],
  ['Chwileczkę…', 'Chwileczkę…'],
])('“%s” ends as a sentence once', (said, sentence) => expect(asSentence(said)).toBe(sentence));
