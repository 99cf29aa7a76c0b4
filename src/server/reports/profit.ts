import { resources } from '../../../resources';
import type { Cell, ReportColumn, ReportTable } from '../../contract/reports';
import { addDays, fromWarsaw, lastDayOf } from '../../lib/dates';
import type { Scope } from '../scope';
import { type CompanyCost, costsByCompany } from '../time/rateRows';
import { counted, firstMonth, lastMonth, monthsOf, periodFilters, type ReportContext } from './context';
import { minutes, money, percent, share } from './tables';

/** Roles that see what a client brings, and what people's time costs. */
const profiting = ['manager', 'boss', 'superuser'];
export const seesProfit = ({ who }: Scope): boolean => who.roles.some((role) => profiting.includes(role));

/** What of payable events is a client's debt, or was paid. */
const earning = ['accepted', 'to_invoice', 'invoiced'];

interface Client {
  id: string;
  monthly_fee_amount: number | null;
}

/** What each client brings in the report's months: cells of a company by the minutes worked for it, and their columns. */
export interface Profit {
  columns: readonly ReportColumn[];
  cells(client: Client, worked: number): Record<string, Cell>;
  /** Shares of the sums. */
  total(table: ReportTable): Record<string, Cell>;
}

/**
 * Income is the subscription of each month and payable events of those months; cost is time by the rate of whoever worked on the day they
 * did. People without a rate cost `query.cost` an hour; without that too, nothing is said of a company that they worked for.
 */
export async function profitOf(context: ReportContext): Promise<Profit> {
  const { query } = context;
  const [costs, events] = await Promise.all([costsOf(context), extrasOf(context)]);
  const cost = ({ id }: Client): number | null => {
    const { cost: known = 0, unpriced = 0 } = costs.get(id) ?? {};
    if (unpriced === 0) return known;
    return query.cost === undefined ? null : known + Math.round((unpriced * query.cost) / 60);
  };
  const months = monthsOf(query);
  const all = [...costs.values()];
  const withWorth = all.some(({ worth }) => worth !== null);
  const withCost = query.cost !== undefined || all.some(({ cost: known }) => known > 0);
  const withUnpriced = query.cost === undefined && all.some(({ unpriced }) => unpriced > 0);
  return {
    columns: [
      money('fee', 'Abonament'),
      ...(events.size > 0 ? [money('extra', 'Poza abonamentem')] : []),
      money('hourly', 'Na godzinę'),
      ...(withWorth ? [money('worth', 'Wartość czasu')] : []),
      ...(withCost ? [money('cost', 'Koszt czasu')] : []),
      ...(withCost && withUnpriced ? [minutes('unpriced', 'Czas bez stawki')] : []),
      ...(withCost ? [money('profit', 'Wynik'), percent('margin', 'Marża')] : []),
    ],
    cells(client, worked) {
      const fee = client.monthly_fee_amount === null ? null : client.monthly_fee_amount * months;
      const extra = events.get(client.id) ?? null;
      const income = fee === null && extra === null ? null : (fee ?? 0) + (extra ?? 0);
      const spent = cost(client);
      const profit = income === null || spent === null ? null : income - spent;
      return {
        fee,
        extra,
        hourly: income === null ? null : hourly(income, worked),
        worth: costs.get(client.id)?.worth ?? null,
        cost: spent,
        unpriced: costs.get(client.id)?.unpriced ?? 0,
        profit,
        margin: profit === null || income === null ? null : share(profit, income),
      };
    },
    total({ rows, total }) {
      const told = rows.filter(({ cells }) => typeof cells.profit === 'number');
      const sum = (key: string) => told.reduce((all, { cells }) => all + Number(cells[key] ?? 0), 0);
      return {
        hourly: hourly(Number(total.fee ?? 0) + Number(total.extra ?? 0), Number(total.real ?? 0)),
        margin: share(sum('profit'), sum('fee') + sum('extra')),
      };
    },
  };
}

const hourly = (income: number, worked: number): number | null => (worked === 0 ? null : Math.round((income * 60) / worked));

async function costsOf({ db, scope, query }: ReportContext): Promise<Map<string | null, CompanyCost>> {
  const from = midnight(`${firstMonth(query)}-01`);
  const to = midnight(addDays(lastDayOf(lastMonth(query)), 1));
  const { person = null, activity = null, kind = null } = query;
  const found = await costsByCompany(db, scope.tenant.id, { from, to, person, activity, kind });
  return new Map(found.map((row) => [row.company_id, row]));
}

function midnight(date: string): Date {
  const at = fromWarsaw(`${date} 00:00:00`);
  if (!at) throw new RangeError(`"${date}" has no midnight`);
  return at;
}

/** Payable events of the months by company, net; none where the firm has no price list. */
async function extrasOf(context: ReportContext): Promise<Map<string, number>> {
  if (context.scope.tenant.config.modules.pricelist?.enabled !== true) return new Map();
  const earned = { key: 'status', is: 'any' as const, values: earning };
  const found = await counted(
    context,
    resources['billable-events'],
    ['company_id'],
    [...periodFilters(context.query), earned],
    ['net_amount'],
  );
  return new Map(found.map(({ key, sums }) => [String(key), sums.net_amount ?? 0]));
}
