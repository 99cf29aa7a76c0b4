import { expect, test } from 'vitest';
import { emptyNode, type XmlNode } from '../../../src/domain/xml/node';
import { amountAt, dateAt, decimalAt, markedAt, momentAt, required, scaled, wholeAt } from '../../../src/domain/xml/values';
import { refusal } from '../refusal';

const holding = (text: string): XmlNode => ({ ...emptyNode('root'), children: [{ ...emptyNode('x'), text }] });

/** The value read, or the refusal. */
function outcome(read: (node: XmlNode, path: string) => unknown, text: string): unknown {
  let value: unknown;
  const said = refusal(() => {
    value = read(holding(text), 'x');
  });
  return said === 'accepted' ? value : said;
}

test.each<[string, number, number | null]>([
  ['0', 2, 0],
  ['-0.00', 2, 0],
  ['12.5', 2, 1250],
  ['-12.05', 2, -1205],
  ['0012.50', 2, 1250],
  ['7', 0, 7],
  ['0.00000001', 8, 1],
  ['12.500', 2, null],
  ['90071992547409.91', 2, 9_007_199_254_740_991],
  ['90071992547409.92', 2, null],
  ['9007199254740993', 0, null],
  ['12345678901234567', 0, null],
  ['12,5', 2, null],
  ['1 000', 2, null],
  ['+1', 2, null],
  ['--1', 2, null],
  ['.5', 2, null],
  ['5.', 2, null],
  ['1e3', 2, null],
  ['0x1', 2, null],
  ['１２', 2, null],
  ['', 2, null],
])('„%s” of %i places', (text, places, number) => expect(scaled(text, places)).toBe(number));

test.each([
  [amountAt, '500000000000', 50_000_000_000_000],
  [amountAt, '-500000000000.00', -50_000_000_000_000],
  [amountAt, '500000000000.01', 'content: Pole x: „500000000000.01” to nie kwota.'],
  [amountAt, '1.234', 'content: Pole x: „1.234” to nie kwota.'],
  [amountAt, '', null],
  [decimalAt, '-1.50000000', '-1.50000000'],
  [decimalAt, '1.500000001', 'content: Pole x: „1.500000001” to nie liczba.'],
  [decimalAt, 'x1', 'content: Pole x: „x1” to nie liczba.'],
  [decimalAt, '1x', 'content: Pole x: „1x” to nie liczba.'],
  [wholeAt, '12', 12],
  [wholeAt, '1.5', 'content: Pole x: „1.5” to nie liczba całkowita.'],
  [wholeAt, '9007199254740993', 'content: Pole x: „9007199254740993” to nie liczba całkowita.'],
  [dateAt, '2024-02-29', '2024-02-29'],
  [dateAt, '2026-02-29', 'content: Pole x: „2026-02-29” to nie data.'],
  [dateAt, '2026-11-05Z', '2026-11-05'],
  [dateAt, '2026-11-05+01:00', '2026-11-05'],
  [dateAt, '2026-11-05-11:00', '2026-11-05'],
  [dateAt, '20Z26-11-05', 'content: Pole x: „20Z26-11-05” to nie data.'],
  [dateAt, '05.11.2026', 'content: Pole x: „05.11.2026” to nie data.'],
  [momentAt, '2026-11-05T23:30:00Z', '2026-11-06 00:30:00'],
  [momentAt, '2026-07-05T23:30:00.123456Z', '2026-07-06 01:30:00'],
  [momentAt, '2026-11-05T10:15:00', '2026-11-05 10:15:00'],
  [momentAt, '2026-11-05', 'content: Pole x: „2026-11-05” to nie data z godziną.'],
  [markedAt, '1', true],
  [markedAt, '2', false],
  [markedAt, '11', false],
])('%o reads „%s”', (read, text, value) => expect(outcome(read, text)).toBe(value));

test('a part that is not there is null, or missed where it has to be', () => {
  for (const read of [amountAt, decimalAt, wholeAt, dateAt, momentAt]) expect(read(emptyNode('root'), 'x')).toBeNull();
  expect(markedAt(emptyNode('root'), 'x')).toBe(false);
  expect(required(0, 'x')).toBe(0);
  expect(refusal(() => required(null, 'a/b'))).toBe('content: W pliku brakuje pola a/b.');
});

test('what is quoted of a file is forty characters at most', () =>
  expect(outcome(amountAt, 'x'.repeat(60))).toBe(`content: Pole x: „${'x'.repeat(40)}” to nie kwota.`));
