import { resources } from '../../../resources';
import type { FilterTerm } from '../../contract/listQuery';
import type { Cell, Report, ReportColumn } from '../../contract/reports';
import { pick } from '../records/pick';
import { titlesOf } from '../records/titlesOf';
import { byTitle, counted, minutesOf, monthsOf, periodFilters, type ReportContext, worked } from './context';
import { profitOf, seesProfit } from './profit';
import { minutes, percent, share, table, text } from './tables';

interface Contract {
  id: string;
  title: string;
  owner_id: string;
  hours_included: number | null;
  monthly_fee_amount: number | null;
}
interface Real {
  all: number;
  billable: number;
}

/**
 * Working time by company against its plan: the contract's hours for each month, or without them what the tasks of those months were
 * estimated at. Who leads the office sees beside it what the client brings.
 */
export async function companies(context: ReportContext): Promise<Report> {
  const { db, scope, query } = context;
  const picked: FilterTerm[] = [
    ...(query.keeper ? [{ key: 'owner_id', is: 'any' as const, values: [query.keeper] }] : []),
    ...(query.company ? [{ key: 'id', is: 'any' as const, values: [query.company] }] : []),
  ];
  const [contracts, time, estimates, profit] = await Promise.all([
    pick<Contract>(db, scope, resources.companies, ['title', 'owner_id', 'hours_included', 'monthly_fee_amount'], picked),
    worked(context, ['company_id', 'kind']),
    counted(context, resources.tasks, ['company_id'], periodFilters(query), ['estimate_minutes']),
    seesProfit(scope) ? profitOf(context) : null,
  ]);
  const real = new Map<string | null, Real>();
  for (const group of time) {
    const [company, kind] = group.key as [string | null, string | null];
    const so = real.get(company) ?? { all: 0, billable: 0 };
    real.set(company, { all: so.all + minutesOf(group), billable: so.billable + (kind === 'billable' ? minutesOf(group) : 0) });
  }
  const estimated = new Map(estimates.map(({ key, sums }) => [key as string | null, sums.estimate_minutes ?? 0]));
  const keepers = await titlesOf(db, scope.tenant.id, resources.users, [...new Set(contracts.map(({ owner_id }) => owner_id))]);
  const months = monthsOf(query);

  const planOf = ({ id, hours_included }: Contract): [minutes: number | null, from: string | null] => {
    if (hours_included !== null) return [hours_included * 60 * months, 'umowa'];
    const tasks = estimated.get(id) ?? 0;
    return tasks > 0 ? [tasks, 'zadania'] : [null, null];
  };
  const shown = contracts.filter((company) => real.has(company.id) || planOf(company)[0] !== null);
  const rows = shown
    .sort((one, other) => byTitle(one.title, other.title))
    .map((company) => {
      const [plan, source] = planOf(company);
      const { all, billable } = real.get(company.id) ?? { all: 0, billable: 0 };
      const cells: Record<string, Cell> = {
        title: company.title,
        keeper: keepers.get(company.owner_id) ?? '',
        plan,
        source,
        real: all,
        over: plan === null ? null : Math.max(0, all - plan),
        used: plan === null ? null : share(all, plan),
        billable,
        ...profit?.cells(company, all),
      };
      return { id: company.id, cells };
    });
  const size = (cells: Record<string, Cell>, key: string) => Number(cells[key] ?? 0);
  // What costs the office most stands first; the rest keeps the alphabet.
  rows.sort(
    (one, other) => size(other.cells, 'over') - size(one.cells, 'over') || size(other.cells, 'real') - size(one.cells, 'real'),
  );
  const without = real.get(null);
  if (without && !query.keeper && !query.company)
    rows.push({ id: '', cells: { title: 'Bez firmy', keeper: null, real: without.all, billable: without.billable } });

  const columns: ReportColumn[] = [
    text('title', 'Firma'),
    text('keeper', 'Opiekun'),
    minutes('plan', 'Plan'),
    text('source', 'Skąd plan'),
    minutes('real', 'Czas'),
    minutes('over', 'Ponad plan'),
    percent('used', 'Wykorzystanie'),
    minutes('billable', 'W tym płatne'),
  ];
  columns.push(...(profit?.columns ?? []));
  const planned = rows.filter(({ cells }) => typeof cells.plan === 'number');
  const sum = (key: string) => planned.reduce((total, { cells }) => total + Number(cells[key] ?? 0), 0);
  const made = table(
    'companies',
    'Firmy',
    columns,
    rows.map((row) => ({ ...row, id: row.id || null })),
    { used: share(sum('real'), sum('plan')) },
  );
  if (profit) Object.assign(made.total, profit.total(made));
  return {
    title: 'Czas pracy według firm',
    lead: 'Plan to godziny w cenie z umowy za każdy miesiąc, a bez nich suma planów zadań z tych miesięcy. Najpierw firmy, którym plan nie wystarczył.',
    tables: [made],
  };
}
