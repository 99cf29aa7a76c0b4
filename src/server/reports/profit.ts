import type { Cell, ReportColumn } from '../../contract/reports';
import type { Scope } from '../scope';
import type { CompanyRow, CompanySums } from './companyRows';
import { minutes, money, percent, share } from './tables';

/** Roles that see what a client brings, and what people's time costs. */
const profiting = ['manager', 'boss', 'superuser'];
export const seesProfit = ({ who }: Scope): boolean => who.roles.some((role) => profiting.includes(role));

/**
 * What each client brings in the report's months. Income is the subscription of each month and payable events of those months; cost is time
 * by the rate of whoever worked on the day they did. People without a rate cost `query.cost` an hour; without that too, nothing is said of a
 * company that they worked for.
 */
export function profitColumns({ has_extra, has_worth, has_cost, has_unpriced }: CompanySums): ReportColumn[] {
  return [
    money('fee', 'Abonament'),
    ...(has_extra ? [money('extra', 'Poza abonamentem')] : []),
    { ...money('hourly', 'Na godzinę'), ratio: true },
    ...(has_worth ? [money('worth', 'Wartość czasu')] : []),
    ...(has_cost ? [money('cost', 'Koszt czasu')] : []),
    ...(has_cost && has_unpriced ? [minutes('unpriced', 'Czas bez stawki')] : []),
    ...(has_cost ? [money('profit', 'Wynik'), percent('margin', 'Marża')] : []),
  ];
}

export function profitCells({ fee, extra, hourly, worth, cost, unpriced, profit, margin }: CompanyRow): Record<string, Cell> {
  const cells = { fee, extra, hourly, worth, cost, unpriced, profit, margin };
  return Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, value ?? null]));
}

/** Shares of the sums. */
export function profitShares({ fee = 0, extra = 0, real = 0, known_profit = 0, known_income = 0 }: CompanySums) {
  return {
    hourly: real === 0 ? null : Math.round(((fee + extra) * 60) / real),
    margin: share(known_profit, known_income),
  };
}
