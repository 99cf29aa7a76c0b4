import { expect, test } from 'vitest';
import { guessed } from '../../../src/app/resource/importing/match';
import { amountFields, readingsOf, readMonth } from '../../../src/app/screens/amounts/columns';
import type { ReadTable } from '../../../src/contract/imports';

const table = (headings: string[], ...rows: string[][]): ReadTable => ({
  headings,
  rows: rows.map((cells, nth) => ({ row: nth + 2, cells })),
});
const nip = '123-456-32-18';

test.each([
  ['2026-10', '2026-10'],
  ['10.2026', '2026-10'],
  ['10/2026', '2026-10'],
  ['31.10.2026', '2026-10'],
  ['październik 2026', '2026-10'],
  ['13.2026', null],
  ['wczoraj', null],
])('„%s” is the month %s', (cell, month) => expect(readMonth(cell)).toBe(month));

test('what programs call their columns is known, and what the office taught goes before', () => {
  const headings = ['Klient', 'NIP podatnika', 'Okres', 'VAT-7', 'PIT-4R', 'DRA', 'Kwota X', 'Razem'];
  expect(guessed(headings, amountFields, { 'kwota x': 'cit' }, false)).toEqual([
    null,
    'nip',
    'period',
    'vat',
    'pit4',
    'zus_total',
    'cit',
    null,
  ]);
});

test('a row tells a figure for each amount in it; an empty cell nothing, and no row of figures is of no month', () => {
  const read = readingsOf(
    table(['NIP', 'Miesiąc', 'VAT', 'ZUS', 'Nadwyżka'], [nip, '09.2026', '1 234,56 zł', '', ''], [nip, '', '0', '10', '500,00']),
    ['nip', 'period', 'vat', 'zus_total', 'vat_carry'],
    '2026-10',
  );
  const one = { nip: '1234563218', amount_type: 'due' };
  expect(read).toEqual({
    faults: [],
    readings: [
      { ...one, period: '2026-09', kind: 'vat', amount: 123_456 },
      { ...one, period: '2026-10', kind: 'vat', amount: 0, amount_type: 'zero' },
      { ...one, period: '2026-10', kind: 'zus_total', amount: 1_000 },
      { ...one, period: '2026-10', kind: 'vat_carry', amount: 50_000, amount_type: 'carry' },
    ],
  });
});

test('what can’t be read is told by its row, and the rest of the row stands', () => {
  const rows = [
    ['1234563219', '', '1'],
    [nip, 'kiedyś', '1'],
    [nip, '', 'dużo'],
    [nip, '', '-5'],
  ];
  const { readings, faults } = readingsOf(table(['NIP', 'Miesiąc', 'VAT'], ...rows), ['nip', 'period', 'vat'], '2026-10');
  expect(readings).toEqual([]);
  expect(faults).toEqual([
    { row: 2, says: 'NIP ma błędną cyfrę kontrolną' },
    { row: 3, says: '„kiedyś” to nie miesiąc, na przykład 10.2026' },
    { row: 4, says: '„dużo” to nie kwota' },
    { row: 5, says: '„-5” jest poniżej zera: nadwyżkę VAT podaj w kolumnie zwrotu albo przeniesienia' },
  ]);
});
