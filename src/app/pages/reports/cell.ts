import type { Cell, CellKind } from '../../../contract/reports';
import { formatMinutes } from '../../../lib/dates';
import { formatMoney, formatNumber } from '../../../lib/money';

/** A value of a report as people read it; nothing is a dash. */
export function cellText(value: Cell | undefined, kind: CellKind): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return value;
  if (kind === 'minutes') return formatMinutes(value);
  if (kind === 'money') return formatMoney(value);
  return kind === 'percent' ? `${value}%` : formatNumber(value);
}
