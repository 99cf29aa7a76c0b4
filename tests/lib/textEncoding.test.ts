import { describe, expect, test } from 'vitest';
import { decoded, type Encoding, encoded, encodingOf } from '../../src/lib/textEncoding';

/** Polish letters of a text by their bytes. */
const letters: Record<string, string> = {
  'windows-1250': '\xb9\xe6\xea\xb3\xf1\xf3\x9c\x9f\xbf\xa5\xc6\xca\xa3\xd1\xd3\x8c\x8f\xaf',
  'iso-8859-2': '\xb1\xe6\xea\xb3\xf1\xf3\xb6\xbc\xbf\xa1\xc6\xca\xa3\xd1\xd3\xa6\xac\xaf',
  cp852: '\xa5\x86\xa9\x88\xe4\xa2\x98\xab\xbe\xa4\x8f\xa8\x9d\xe3\xe0\x97\x8d\xbd',
};
const plain = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

function written(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    const units = Array.from(text, (sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);
    return Uint8Array.from(units.flatMap((unit) => (encoding === 'utf-16le' ? unit : unit.reverse())));
  }
  return Uint8Array.from(text, (sign) => (letters[encoding]?.[plain.indexOf(sign)] ?? sign).charCodeAt(0));
}

const texts = [
  'Nazwa;Miejscowość\r\nŹdźbło;Łódź',
  'Imię;Nazwisko\nŁucja;Ćwąśżeń',
  'Firma;Ulica\nZakład Usług;św. Jadwigi 1',
  'IMIĘ;NAZWISKO\nŻANETA;WIŚNIEWSKA',
  'Gęś;ąę',
  'a;b\nWójcik;1',
  'Pracownik\nStanisław Bąk',
];
describe.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'iso-8859-2', 'cp852'] as Encoding[])('%s', (encoding) => {
  test.each(texts)('is read right: %j', (text) => {
    const bytes = written(text, encoding);
    expect(decoded(bytes, encoding)).toBe(text);
    expect(decoded(bytes, encodingOf(bytes))).toBe(text);
  });
});

test('a mark before the text says it, and plain letters are UTF-8', () => {
  expect(encodingOf(Uint8Array.of(0xff, 0xfe, 0x05, 0x01))).toBe('utf-16le');
  expect(encodingOf(Uint8Array.of(0xfe, 0xff, 0x01, 0x05))).toBe('utf-16be');
  expect(encodingOf(new TextEncoder().encode('NIP;Kod'))).toBe('utf-8');
  expect(encodingOf(new Uint8Array())).toBe('utf-8');
});

test('a text that is cut off within its last letter is UTF-8 all the same', () =>
  expect(encodingOf(new TextEncoder().encode('Miejscowość;Łódź').slice(0, -1))).toBe('utf-8'));

test.each(['utf-8', 'windows-1250', 'iso-8859-2', 'cp852'] as const)(
  'a text is written in %s so that it reads the same',
  (encoding) => {
    for (const text of texts) expect(encoded(text, encoding)).toEqual(written(text, encoding));
  },
);

test('a sign that an encoding has not is never written as another', () => {
  expect(() => encoded('Київ', 'windows-1250')).toThrow(RangeError);
});
