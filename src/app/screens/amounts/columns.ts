import { settlementItems } from '../../../../resources/settlementItems';
import type { ReadTable } from '../../../contract/imports';
import type { AmountReading } from '../../../domain/amounts/reading';
import { checkNip, parseNip } from '../../../domain/identifiers/nip';
import { isDate, isMonth, monthOf } from '../../../lib/dates';
import { parseMoney } from '../../../lib/money';
import { readMonthName } from '../../../lib/typedDates';
import { kinds } from '../../fields/dates/kinds';
import type { FileField } from '../../resource/importing/fields';
import type { Match } from '../../resource/importing/match';
import { kindLabel } from './words';

/** What exports of accounting programs call their columns, besides a kind's own name. */
const known: Readonly<Record<string, readonly string[]>> = {
  vat: [
    'VAT do zapłaty',
    'VAT-7',
    'VAT-7K',
    'JPK_V7M',
    'JPK_V7K',
    'podatek VAT',
    'kwota VAT',
    'VAT do wpłaty',
    'podatek VAT do zapłaty',
  ],
  vat_refund: ['zwrot VAT', 'VAT do zwrotu', 'kwota do zwrotu VAT'],
  vat_carry: ['nadwyżka VAT', 'VAT do przeniesienia', 'nadwyżka do przeniesienia', 'VAT na następny okres'],
  pit_owner: [
    'PIT',
    'PIT-5',
    'PIT-5L',
    'PIT-36',
    'PIT-36L',
    'zaliczka PIT',
    'zaliczka na PIT',
    'podatek dochodowy',
    'zaliczka na podatek dochodowy',
    'zaliczka na podatek',
  ],
  lump_sum: ['PPE', 'ryczałt ewidencjonowany', 'ryczałt od przychodów ewidencjonowanych', 'PIT-28', 'podatek zryczałtowany'],
  pit4: ['PIT-4', 'PIT-4R', 'zaliczka od wynagrodzeń', 'zaliczki od wynagrodzeń', 'podatek od wynagrodzeń', 'PIT od pracowników'],
  cit: ['CIT', 'CIT-2', 'CIT-8', 'zaliczka CIT', 'zaliczka na CIT', 'podatek CIT', 'CIT zaliczka'],
  zus_total: [
    'ZUS',
    'DRA',
    'ZUS DRA',
    'składki ZUS',
    'składki ZUS razem',
    'ZUS do zapłaty',
    'DRA razem',
    'kwota do zapłaty ZUS',
    'suma składek',
  ],
  zus_social: ['składki społeczne', 'ubezpieczenia społeczne', 'składki na ubezpieczenia społeczne'],
  zus_health: [
    'ZUS zdrowotne',
    'składka zdrowotna',
    'zdrowotne',
    'zdrowotna',
    'ubezpieczenie zdrowotne',
    'składka na ubezpieczenie zdrowotne',
  ],
  zus_fp_fs: ['FP', 'Fundusz Pracy', 'FP+FS', 'FP i FS', 'FP FS'],
  zus_fgsp: ['FGŚP'],
  office_fee: ['wynagrodzenie', 'usługa księgowa', 'abonament', 'obsługa księgowa', 'usługi księgowe'],
};

/** Kinds that say by themselves that there is money to come back, or to carry over. */
const types: Readonly<Record<string, AmountReading['amount_type']>> = { vat_refund: 'refund', vat_carry: 'carry' };

/** What a column of a table with amounts may be. */
export const amountFields: readonly FileField[] = [
  {
    key: 'nip',
    label: 'NIP',
    names: ['numer NIP', 'nr NIP', 'NIP podatnika', 'NIP klienta', 'NIP płatnika', 'NIP firmy', 'NIP kontrahenta', 'tax no'],
    required: true,
  },
  {
    key: 'period',
    label: 'Miesiąc',
    names: [
      'okres',
      'okres rozliczeniowy',
      'za miesiąc',
      'za okres',
      'rok i miesiąc',
      'okres deklaracji',
      'miesiąc rozliczeniowy',
    ],
    required: false,
  },
  ...Object.keys(settlementItems.fields.kind.choices ?? {}).map((key) => ({
    key,
    label: kindLabel(key),
    names: known[key] ?? [],
    required: false,
  })),
];

export interface TableFault {
  row: number;
  says: string;
}

/** The figures of a table, row by row; a row without a month of its own is of `month`. An empty cell says nothing. */
export function readingsOf(table: ReadTable, match: Match, month: string): { readings: AmountReading[]; faults: TableFault[] } {
  const readings: AmountReading[] = [];
  const faults: TableFault[] = [];
  const cellOf = (cells: readonly string[], key: string) => (match.includes(key) ? (cells[match.indexOf(key)] ?? '').trim() : '');
  for (const { row, cells } of table.rows) {
    const nip = parseNip(cellOf(cells, 'nip'));
    const wrongNip = checkNip(nip);
    const typed = cellOf(cells, 'period');
    const period = typed === '' ? month : readMonth(typed);
    if (wrongNip !== null || period === null) {
      faults.push({ row, says: wrongNip ?? `„${typed}” to nie miesiąc, na przykład 10.2026` });
      continue;
    }
    for (const [at, kind] of match.entries()) {
      const cell = (cells[at] ?? '').trim();
      if (kind === null || kind === 'nip' || kind === 'period' || cell === '') continue;
      const amount = parseMoney(cell);
      if (amount === null || amount < 0) faults.push({ row, says: sayOf(cell, amount) });
      else if (amount > 0 || !types[kind])
        readings.push({ nip, period, kind, amount, amount_type: amount > 0 ? (types[kind] ?? 'due') : 'zero' });
    }
  }
  return { readings, faults };
}

const sayOf = (cell: string, amount: number | null) =>
  amount === null
    ? `„${cell}” to nie kwota`
    : `„${cell}” jest poniżej zera: nadwyżkę VAT podaj w kolumnie zwrotu albo przeniesienia`;

/** `2026-10`, `10.2026`, `31.10.2026`, `październik 2026` as `2026-10`; null where it is no month. */
export function readMonth(cell: string): string | null {
  const month = kinds.month.read(cell);
  if (isMonth(month)) return month;
  const day = kinds.date.read(cell);
  return isDate(day) ? monthOf(day) : readMonthName(cell);
}
