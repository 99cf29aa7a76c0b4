import { formatMonth } from '../../lib/dates';

const ROMAN = ['I', 'II', 'III', 'IV'];

/** A month, quarter, half-year, instalment of a year, or year; `number` is null for the whole year. */
export interface TaxPeriod {
  year: string;
  kind: 'month' | 'quarter' | 'half' | 'instalment' | 'year';
  number: number | null;
}

const SHAPES: readonly (readonly [RegExp, TaxPeriod['kind']])[] = [
  [/^((?:19|20)\d{2})-M?(0[1-9]|1[0-2])$/, 'month'],
  [/^((?:19|20)\d{2})-[KQ]([1-4])$/, 'quarter'],
  [/^((?:19|20)\d{2})-P([12])$/, 'half'],
  [/^((?:19|20)\d{2})-R([1-4])$/, 'instalment'],
  [/^((?:19|20)\d{2})(?:-R)?$/, 'year'],
];

/** Reads of a year 1900-2099 `2026-10` or `2026-M10`, `2026-Q4` or `2026-K4`, `2026-P1`, `2026-R2` (second instalment), `2026` or `2026-R`; else null. */
export function readTaxPeriod(text: string): TaxPeriod | null {
  for (const [shape, kind] of SHAPES) {
    const [, year, number] = shape.exec(text) ?? [];
    if (year !== undefined) return { year, kind, number: number === undefined ? null : Number(number) };
  }
  return null;
}

/** How a tax transfer writes the period: `26M10`, `26K04`, `26P01`, `26R`; null for an instalment, which has no such symbol. */
export function periodSymbol({ year, kind, number }: TaxPeriod): string | null {
  const letter = { month: 'M', quarter: 'K', half: 'P', year: 'R', instalment: null }[kind];
  return letter && `${year.slice(2)}${letter}${number === null ? '' : String(number).padStart(2, '0')}`;
}

/** The period in Polish: `październik 2026`, `IV kwartał 2026`, `II rata 2026`, `2026 rok`. */
export function periodName({ year, kind, number }: TaxPeriod): string {
  if (number === null) return `${year} rok`;
  if (kind === 'month') return formatMonth(`${year}-${String(number).padStart(2, '0')}`);
  return `${ROMAN[number - 1]} ${{ quarter: 'kwartał', half: 'półrocze', instalment: 'rata', year: 'rok' }[kind]} ${year}`;
}
