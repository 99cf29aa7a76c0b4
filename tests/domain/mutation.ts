import fc from '../support/properties';

const SCRAPS = [
  '<',
  '>',
  '/',
  '"',
  '&',
  ';',
  '&amp;',
  '&x;',
  '&#0;',
  '&#x41;',
  '<!DOCTYPE x>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x ?>',
  '\u0000',
  'ż',
  '😀',
  '\uD83D',
  '-',
  '.',
  ',',
  '0',
  '9',
  '-0',
  '1e9',
  '999999999999999999999',
  'NaN',
  '2026-02-29',
  '2026-13-01',
  ' ',
  '\n',
  '<a>',
  '</a>',
  '<a/>',
  'x="1"',
  'xmlns="u"',
  'xmlns:q="u"',
  '<q:a/>',
  '<Fa>',
  '</Fa>',
  '<FaWiersz>',
  '</FaWiersz>',
  '<Dokument/>',
  '<SprzedazCtrl/>',
  '<P_15>',
  '__proto__',
  'constructor',
];

type Cut = { at: number; length: number; scrap: string; copyFrom: number };

/** The text with some pieces cut out, doubled elsewhere or replaced by what readers may stumble on. */
export function mutated(texts: readonly string[]): fc.Arbitrary<string> {
  const cut = fc.record<Cut>({
    at: fc.double({ min: 0, max: 1, noNaN: true }) as fc.Arbitrary<number>,
    length: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 800 })),
    scrap: fc.oneof(fc.constant(''), fc.constantFrom(...SCRAPS)),
    copyFrom: fc.oneof(fc.constant(-1), fc.double({ min: 0, max: 1, noNaN: true })),
  });
  return fc.tuple(fc.constantFrom(...texts), fc.array(cut, { minLength: 1, maxLength: 6 })).map(([text, cuts]) =>
    cuts.reduce((so, { at, length, scrap, copyFrom }) => {
      const place = Math.floor(at * so.length);
      const copied = copyFrom < 0 ? '' : so.slice(Math.floor(copyFrom * so.length)).slice(0, length);
      return so.slice(0, place) + scrap + copied + so.slice(place + length);
    }, text),
  );
}
