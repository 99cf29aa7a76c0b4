import { addMonths } from '../../lib/dates';

/** What an obligation is about: each month, months 1 and 2 of a quarter, a quarter, a calendar or tax year, a yearly instalment. */
export type PeriodKind =
  | 'month'
  | 'month_1_2_of_quarter'
  | 'quarter'
  | 'year'
  | 'tax_quarter'
  | 'tax_year'
  | { instalments: readonly number[] };

/**
 * The label is `2026-11`, `2026-Q4`, `2026` or `2026-R2` (second instalment); a tax year or quarter that does not follow
 * the calendar is `2025-07/2026-06`.
 */
export interface Period {
  label: string;
  firstMonth: string;
  lastMonth: string;
}

function stretch(lastMonth: string, months: number, label: string | null): Period {
  const firstMonth = addMonths(lastMonth, 1 - months);
  return { label: label ?? `${firstMonth}/${lastMonth}`, firstMonth, lastMonth };
}

/** The period of this kind that ends with the month, or null when none does. Tax years begin in `fiscalStart` (1-12). */
export function periodEnding(kind: PeriodKind, month: string, fiscalStart = 1): Period | null {
  const year = month.slice(0, 4);
  const number = Number(month.slice(5));
  const inTaxYear = ((number - fiscalStart + 12) % 12) + 1;
  const quarterLabel = `${year}-Q${number / 3}`;
  if (typeof kind === 'object') {
    const index = kind.instalments.indexOf(number);
    return index < 0 ? null : stretch(month, 1, `${year}-R${index + 1}`);
  }
  switch (kind) {
    case 'month':
      return stretch(month, 1, month);
    case 'month_1_2_of_quarter':
      return number % 3 === 0 ? null : stretch(month, 1, month);
    case 'quarter':
      return number % 3 === 0 ? stretch(month, 3, quarterLabel) : null;
    case 'year':
      return number === 12 ? stretch(month, 12, year) : null;
    case 'tax_quarter':
      return inTaxYear % 3 === 0 ? stretch(month, 3, number % 3 === 0 ? quarterLabel : null) : null;
    case 'tax_year':
      return inTaxYear === 12 ? stretch(month, 12, fiscalStart === 1 ? year : null) : null;
  }
}
