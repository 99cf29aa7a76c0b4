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

test.each([
  ['wFirma', 'NIP,Nazwa,Okres,VAT-7,PIT-5,DRA', 'nip - period vat pit_owner zus_total'],
  ['wFirma, of a payer of the flat tax', 'NIP,Firma,Okres,JPK_V7M,PIT-5L,ZUS DRA', 'nip - period vat pit_owner zus_total'],
  [
    'inFakt',
    'NIP,Klient,Miesiąc,VAT do zapłaty,Zaliczka na podatek dochodowy,Składki ZUS',
    'nip - period vat pit_owner zus_total',
  ],
  ['Płatnik', 'NIP płatnika,Nazwa płatnika,Okres rozliczeniowy,Kwota do zapłaty ZUS', 'nip - period zus_total'],
  [
    'Płatnik, part by part',
    'NIP_PLATNIKA,OKRES,Ubezpieczenia społeczne,Ubezpieczenie zdrowotne,FP i FS,FGŚP',
    'nip period zus_social zus_health zus_fp_fs zus_fgsp',
  ],
  ['Rewizor GT', 'NIP,Podmiot,Okres,Podatek VAT do zapłaty,CIT-2,PIT-4', 'nip - period vat cit pit4'],
  ['Rewizor nexo', 'NIP,Nazwa,Okres deklaracji,JPK_V7K,CIT-8,Nadwyżka do przeniesienia', 'nip - period vat cit vat_carry'],
  ['Rachmistrz', 'NIP,Nazwa,Za okres,VAT-7K,PIT-28,ZUS', 'nip - period vat lump_sum zus_total'],
  ['enova', 'NIP,Kontrahent,Okres,Kwota VAT,Zaliczka CIT,Podatek od wynagrodzeń', 'nip - period vat cit pit4'],
  ['Symfonia', 'Nr NIP,Nazwa,Rok i miesiąc,VAT-7,CIT-8,PIT-4R', 'nip - period vat cit pit4'],
  ['Optima', 'NIP,Nazwa,Miesiąc rozliczeniowy,VAT do wpłaty,Zaliczka na PIT,DRA razem', 'nip - period vat pit_owner zus_total'],
  [
    'Optima, of the lump sum',
    'NIP klienta,Nazwa,Okres,Ryczałt od przychodów ewidencjonowanych,ZUS zdrowotne',
    'nip - period lump_sum zus_health',
  ],
  ['Fakturownia, of the office’s own fees', 'tax_no,Nazwa,Okres,Usługi księgowe', 'nip - period office_fee'],
  ['a list whose VAT-UE is no VAT, as nothing is paid by it', 'NIP,Okres,VAT-UE,VAT', 'nip period - vat'],
])('the headings of %s are known', (_, headings, fields) =>
  expect(guessed(headings.split(','), amountFields, {}, false).map((key) => key ?? '-')).toEqual(fields.split(' ')),
);

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
