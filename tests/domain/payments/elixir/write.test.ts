import { expect, test } from 'vitest';
import { checkOrder, type TransferOrder } from '../../../../src/domain/payments/elixir/order';
import { type ElixirProfile, USUAL_PROFILE } from '../../../../src/domain/payments/elixir/profile';
import { elixirFile, elixirLine } from '../../../../src/domain/payments/elixir/write';
import { decoded } from '../../../../src/lib/textEncoding';

const plain: TransferOrder = {
  on: '2026-12-21',
  amount: 123_450,
  from: '08114020040000350221234567',
  to: '59102011560000710200123456',
  payer: { name: 'Piekarnia Kłos Spółka z ograniczoną odpowiedzialnością', street: 'ul. Żytnia 5/2', city: '31-021 Kraków' },
  payee: 'Biuro "Rachunek" | Zofia Źrebiec',
  title: { kind: 'plain', text: 'FV 12/2026' },
};
const tax: TransferOrder = {
  ...plain,
  to: '88101000712222123456321800',
  title: { kind: 'tax', tax: { identifier: '1234563218', identifier_type: 'N', period: '26M11', form: 'VAT7', liability: '' } },
};
const split: TransferOrder = {
  ...plain,
  title: { kind: 'split', split: { vat: 23_084, nip: '1234563218', invoice: 'FV/12/2026', text: 'obsługa za listopad' } },
};
const line = (order: TransferOrder, change: Partial<ElixirProfile> = {}) => elixirLine(order, { ...USUAL_PROFILE, ...change });
const fieldsOf = (text: string) => text.match(/"[^"]*"|[^,]+/g) ?? [];

test('a transfer is sixteen fields, names and titles in lines of thirty-five signs parted by a bar', () => {
  expect(line(plain)).toBe(
    '110,20261221,123450,11402004,0,"08114020040000350221234567","59102011560000710200123456",' +
      '"Piekarnia Kłos Spółka z ograniczoną|odpowiedzialnością|ul. Żytnia 5/2|31-021 Kraków",' +
      '"Biuro \'Rachunek\' / Zofia Źrebiec",0,10201156,"FV 12/2026","","","51",""',
  );
  expect(fieldsOf(line(plain))).toHaveLength(16);
});

test('a tax transfer says the taxpayer, period and form, and is of class 71', () => {
  const fields = fieldsOf(line(tax));
  expect(fields[11]).toBe('"/TI/N1234563218/OKR/26M11/SFP/VAT7/|TXT/"');
  expect(fields[11]?.replaceAll('|', '')).toBe('"/TI/N1234563218/OKR/26M11/SFP/VAT7/TXT/"');
  expect(fields[14]).toBe('"71"');
  expect(fieldsOf(line(tax, { title_split: 'parts' }))[11]).toBe('"/TI/N1234563218|/OKR/26M11|/SFP/VAT7|/TXT/"');
});

test('a split payment says its VAT, the seller and the invoice, and is of class 53', () => {
  const fields = fieldsOf(line(split, { title_split: 'parts' }));
  expect(fields[11]).toBe('"/VAT/230,84/IDC/1234563218|/INV/FV/12/2026|/TXT/obsługa za listopad"');
  expect(fields[14]).toBe('"53"');
  expect(fieldsOf(line(split))[11]?.replaceAll('|', '')).toBe(
    '"/VAT/230,84/IDC/1234563218/INV/FV/12/2026/TXT/obsługa za listopad"',
  );
});

test('no line of a name or title is longer than thirty-five signs, and no more than four', () => {
  const long = {
    ...plain,
    payee: 'Konstantynopolitańczykowianeczkówna '.repeat(4),
    title: { kind: 'plain', text: 'x'.repeat(140) } as const,
  };
  for (const field of [fieldsOf(line(long))[8], fieldsOf(line(long))[11]]) {
    const lines = field?.slice(1, -1).split('|') ?? [];
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(35);
  }
});

test.each(['windows-1250', 'iso-8859-2', 'cp852', 'utf-8'] as const)(
  'a file in %s has a line a transfer and the ends of lines of its bank',
  (encoding) => {
    const file = elixirFile([plain, tax], { ...USUAL_PROFILE, encoding });
    expect(decoded(file, encoding)).toBe(`${line(plain)}\r\n${line(tax)}\r\n`);
    expect(decoded(elixirFile([plain], { ...USUAL_PROFILE, encoding, line_end: 'lf' }), encoding)).toBe(`${line(plain)}\n`);
  },
);

test('a bank that refuses some signs gets a text without them', () => {
  const odd = { ...plain, payee: 'Kowalski & Syn: $klep@dom;', title: { kind: 'plain', text: 'nr 1; 2: 3' } as const };
  expect(fieldsOf(line(odd, { signs: 'narrow' }))[8]).toBe('"Kowalski i Syn klep(at)dom"');
  expect(fieldsOf(line(odd, { signs: 'narrow' }))[11]).toBe('"nr 1 2 3"');
});

test.each<[string, Partial<TransferOrder>, RegExp]>([
  ['a sum that fails', { to: '59102011560000710200123457' }, /Rachunek odbiorcy: .*sumę kontrolną/],
  ['a payer’s sum that fails', { from: '08114020040000350221234568' }, /Rachunek, z którego firma płaci: .*sumę kontrolną/],
  ['one account on both sides', { to: plain.from }, /tym samym/],
  ['nothing to pay', { amount: 0 }, /większa od zera/],
  ['half a grosz', { amount: 10.5 }, /większa od zera/],
  ['a slip of the pen', { amount: 9_999_999_999_999 }, /za duża/],
  ['no such day', { on: '2026-02-30' }, /prawdziwą datą/],
  ['a day gone by', { on: '2026-11-30' }, /już minęła/],
  ['no payee', { payee: ' ' }, /nazwy odbiorcy/],
  ['no title', { title: { kind: 'plain', text: '' } }, /tytułu/],
  ['a title that grows past its lines', { title: { kind: 'plain', text: '€'.repeat(60) } }, /180 znaków, a mieści się 140/],
  [
    'more VAT than money',
    { title: { kind: 'split', split: { vat: 200_000, nip: '1234563218', invoice: '1', text: '' } } },
    /mieścić się/,
  ],
  ['no invoice', { title: { kind: 'split', split: { vat: 1, nip: '1234563218', invoice: '', text: '' } } }, /numeru faktury/],
  ['a wrong NIP', { title: { kind: 'split', split: { vat: 1, nip: '1234563219', invoice: '1', text: '' } } }, /NIP/],
])('%s is told in a sentence', (_, change, says) => {
  expect(checkOrder(plain, '2026-12-01')).toBeNull();
  expect(checkOrder({ ...plain, ...change }, '2026-12-01')).toMatch(says);
});
