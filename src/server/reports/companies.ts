import type { Cell, Report, ReportColumn } from '../../contract/reports';
import { reportPage } from '../../contract/reports';
import { cut } from '../../lib/text';
import { badQuery } from '../errors';
import { type CompanyRow, companyPage, isOrdered } from './companyRows';
import type { ReportContext } from './context';
import { profitCells, profitColumns, profitShares, seesProfit } from './profit';
import { minutes, pageOfTable, percent, share, text } from './tables';

/**
 * Working time by company against its plan: the contract's hours for each month, or without them what the tasks of those months were
 * estimated at. Who leads the office sees beside it what the client brings. Rows are a page of all.
 */
export async function companies(context: ReportContext): Promise<Report> {
  const { scope, query } = context;
  const profit = seesProfit(scope);
  const sort = query.sort === undefined ? null : sortOf(query.sort, profit);
  const { page = 1, limit = reportPage.usual } = query;
  const events = scope.tenant.config.modules.pricelist?.enabled === true;
  const { rows, sums } = await companyPage(context, { sort, page, limit, profit, events });

  const columns: ReportColumn[] = [
    text('title', 'Firma'),
    text('keeper', 'Opiekun'),
    minutes('plan', 'Plan'),
    text('source', 'Skąd plan'),
    minutes('real', 'Czas'),
    minutes('over', 'Ponad plan'),
    percent('used', 'Wykorzystanie'),
    minutes('billable', 'W tym płatne'),
    ...(profit ? profitColumns(sums) : []),
  ];
  const made = pageOfTable(
    'companies',
    'Firmy',
    columns.map((column) => (isOrdered(column.key, profit) ? { ...column, sortable: true } : column)),
    rows.map((row) => ({ id: row.id, cells: row.id === null ? nowhere(row) : cellsOf(row, profit) })),
    {
      count: sums.rows,
      sums: { ...sums },
      also: { used: share(sums.planned, sums.plan ?? 0), ...(profit ? profitShares(sums) : {}) },
    },
  );
  return {
    title: 'Czas pracy według firm',
    lead: 'Plan to godziny w cenie z umowy za każdy miesiąc, a bez nich suma planów zadań z tych miesięcy. Najpierw firmy, którym plan nie wystarczył.',
    tables: [made],
  };
}

function sortOf(asked: string, profit: boolean): { key: string; falling: boolean } {
  const [key = '', direction, ...more] = asked.split(':');
  if (more.length > 0 || !['asc', 'desc'].includes(direction ?? '') || !isOrdered(key, profit))
    throw badQuery(`Tego raportu nie można ułożyć według „${cut(asked, 60)}”.`);
  return { key, falling: direction === 'desc' };
}

function cellsOf(row: CompanyRow, profit: boolean): Record<string, Cell> {
  const { title, keeper, plan = null, source, real = 0, over = null, used = null, billable = 0 } = row;
  return { title, keeper, plan, source, real, over, used, billable, ...(profit ? profitCells(row) : {}) };
}

/** The office's own work has neither a plan nor an income. */
const nowhere = ({ real = 0, billable = 0 }: CompanyRow): Record<string, Cell> => ({
  title: 'Bez firmy',
  keeper: null,
  real,
  billable,
});
