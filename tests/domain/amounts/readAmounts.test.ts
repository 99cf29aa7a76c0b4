import { describe, expect, test } from 'vitest';
import { openAmounts } from '../../../src/domain/amounts/openAmounts';
import { sample } from '../sample';

function read(text: string, cut = text.length) {
  const bytes = new TextEncoder().encode(text);
  const reader = openAmounts();
  for (let at = 0; at < bytes.length; at += cut) reader.write(bytes.subarray(at, at + cut));
  return reader.close();
}
const jpk = sample('jpk-v7m.xml');
const kedu = sample('kedu-dra.xml');
/** The declaration with other positions. */
const declared = (positions: Record<string, number>) =>
  Object.entries(positions).reduce(
    (text, [name, amount]) =>
      text.includes(`<${name}>`)
        ? text.replace(new RegExp(`<${name}>[^<]*`), `<${name}>${amount}`)
        : text.replace('</PozycjeSzczegolowe>', `<${name}>${amount}</${name}></PozycjeSzczegolowe>`),
    jpk,
  );
const amountsOf = (text: string) => read(text).readings.map(({ kind, amount, amount_type }) => [kind, amount, amount_type]);

describe('the VAT of a JPK_V7', () => {
  test('is what P_51 says, of the company and month that the file names', () => {
    const { readings, says } = read(declared({ P_51: 1234, P_53: 0, P_54: 0, P_62: 0 }));
    const [, nip] = /<NIP>(\d{10})/.exec(jpk) ?? [];
    const [, month] = /<Miesiac>(\d+)/.exec(jpk) ?? [];
    const [, year] = /<Rok>(\d+)/.exec(jpk) ?? [];
    const period = `${year}-${month?.padStart(2, '0')}`;
    expect(readings).toEqual([{ nip, period, kind: 'vat', amount: 123_400, amount_type: 'due' }]);
    expect(says).toEqual([]);
  });

  test('of an excess is nothing to pay, with what is given back and what is carried over', () => {
    expect(amountsOf(declared({ P_51: 0, P_53: 900, P_54: 500, P_62: 400 }))).toEqual([
      ['vat', 0, 'zero'],
      ['vat_refund', 50_000, 'refund'],
      ['vat_carry', 40_000, 'carry'],
    ]);
  });

  test('is not told by records alone', () => {
    const { readings, says } = read(jpk.replace(/<Deklaracja>[\s\S]*<\/Deklaracja>/, ''));
    expect(readings).toEqual([]);
    expect(says).toEqual([expect.stringContaining('samą ewidencję')]);
  });

  test('of a correction is told to be one', () => {
    const { says } = read(jpk.replace(/(<CelZlozenia[^>]*>)1/, '$12'));
    expect(says).toEqual([expect.stringContaining('jest korektą')]);
  });
});

describe('the contributions of a KEDU file', () => {
  test('are what each DRA sums up to pay, the last correction in place of the first', () => {
    const { readings, says } = read(kedu);
    expect(readings).toEqual([
      { nip: '1234563218', period: '2026-10', kind: 'zus_total', amount: 337_440, amount_type: 'due' },
      { nip: '8567346215', period: '2026-10', kind: 'zus_total', amount: 192_679, amount_type: 'due' },
    ]);
    expect(says).toEqual(['DRA 8567346215 za październik 2026 jest korektą nr 1.']);
  });

  test('of a payer without a NIP are nobody’s, and said to be', () => {
    const { readings, says } = read(kedu.replaceAll('<p1>1234563218</p1>', ''));
    expect(readings.map(({ nip }) => nip)).toEqual(['8567346215']);
    expect(says[0]).toMatch(/nie podaje NIP/);
  });

  test('are not told by lists of the insured alone', () => {
    expect(() => read(kedu.replace(/<ZUSDRA[\s\S]*<\/ZUSDRA>/, ''))).toThrow(/nie ma deklaracji ZUS DRA/);
  });

  test.each([
    ['without a sum', kedu.replace('<IX><p1>0.00</p1><p2>3374.40</p2></IX>', ''), /brakuje pola ZUSDRA\/IX\/p2/],
    ['with letters for a sum', kedu.replace('3374.40', 'dużo'), /to nie kwota/],
    ['of no month', kedu.replaceAll('2026-10', '2026-13'), /prawdziwego miesiąca/],
    ['cut in half', kedu.slice(0, 900), /nie jest poprawnym dokumentem XML/],
    ['with a DTD', kedu.replace('<KEDU', '<!DOCTYPE KEDU [<!ENTITY a "b">]><KEDU'), /DTD/],
  ])('%s are refused with a sentence', (_, text, says) => {
    expect(() => read(text)).toThrow(says);
  });
});

test.each([1, 7, 64])('a file that comes in pieces of %d bytes tells the same', (cut) => {
  expect(read(kedu, cut)).toEqual(read(kedu));
  expect(read(jpk, cut)).toEqual(read(jpk));
});

test.each([
  ['an invoice', sample('fa3-faktura-vat.xml')],
  ['a table', 'NIP;VAT\n1234563218;100'],
  ['nothing', ''],
])('%s is neither', (_, text) => {
  expect(() => read(text)).toThrow(/To nie jest JPK_V7 ani plik KEDU/);
});
