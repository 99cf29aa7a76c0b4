import type { PersonRole } from '../../domain/deadlines/taxProfile';
import type { HealthStep } from '../../domain/zus/health/part';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** What is kept of somebody who may pay contributions for themselves. Dates as text, percents in basis points. */
export interface KeptOwner {
  id: string;
  name: string;
  role: PersonRole;
  zus_scheme_from: string | null;
  zus_scheme_to: string | null;
  maly_plus_months_used: number | null;
  zus_voluntary_sickness: boolean | null;
  accident_rate: number | null;
  health_step: HealthStep | null;
  works_for_former_employer: 'yes' | 'no' | null;
}

/** A kept figure of contributions; whole grosze, a `period` of four characters is a year. */
export interface KeptFigure {
  id: string;
  version: number;
  person_id: string | null;
  period: string;
  income_amount: number | null;
  revenue_amount: number | null;
  pay_amount: number | null;
  health_due_amount: number | null;
}

/** What contributions of a company's owners are counted from, besides its profile. */
export interface KeptContributions {
  accident_rate: number | null;
  works_for_former_employer: 'yes' | 'no' | null;
  zus_scheme_from: string | null;
  monthly_fee_amount: number | null;
  yearly_revenues: { year: number; amount: number }[] | null;
  persons: KeptOwner[];
  figures: KeptFigure[];
  /** Of settlements that no newer one replaced. */
  settled: { period: string; profit: number | null; revenue: number | null }[];
  /** Months that ZUS granted as a contribution holiday. */
  holidays: { person_id: string | null; month: string }[];
}

const list = (select: string, from: string) => `coalesce((select json_agg(json_build_object(${select})) from ${from}), '[]')`;

/** One look for all of it, by company. */
export async function keptContributions(
  db: Db,
  tenantId: number,
  companies: readonly string[],
): Promise<Map<string, KeptContributions>> {
  const of = (alias: string) => `${alias}.tenant_id = $1 and ${alias}.company_id = c.id and ${alias}.deleted_at is null`;
  const rows = await db.query<KeptContributions & { id: string }>({
    name: 'contributions.kept',
    text: `select c.id, c.accident_rate, c.works_for_former_employer, c.zus_scheme_from::text as zus_scheme_from,
        c.monthly_fee_amount::float8 as monthly_fee_amount, c.yearly_revenues,
        ${list(
          `'id', p.id, 'name', p.first_name || ' ' || p.last_name, 'role', p.role, 'zus_scheme_from', p.zus_scheme_from,
           'zus_scheme_to', p.zus_scheme_to, 'maly_plus_months_used', p.maly_plus_months_used,
           'zus_voluntary_sickness', p.zus_voluntary_sickness, 'accident_rate', p.accident_rate, 'health_step', p.health_step,
           'works_for_former_employer', p.works_for_former_employer`,
          `(select * from company_persons p where ${of('p')} order by p.last_name, p.id) p`,
        )} as persons,
        ${list(
          `'id', f.id, 'version', f.version, 'person_id', f.person_id, 'period', f.period, 'income_amount', f.income_amount,
           'revenue_amount', f.revenue_amount, 'pay_amount', f.pay_amount, 'health_due_amount', f.health_due_amount`,
          `contribution_figures f where ${of('f')}`,
        )} as figures,
        ${list(
          `'period', s.period, 'profit', s.profit_amount, 'revenue', s.revenue_amount`,
          `settlements s where ${of('s')} and s.superseded is not true and (s.profit_amount is not null or s.revenue_amount is not null)`,
        )} as settled,
        ${list(
          `'person_id', v.person_id, 'month', v.month_chosen`,
          `zus_vacations v where ${of('v')} and v.status = 'granted' and v.month_chosen is not null`,
        )} as holidays
      from companies c where c.tenant_id = $1 and c.id = any ($2::uuid[]) and c.deleted_at is null`,
    values: [tenantId, companies],
  });
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

/** The living figures of a company's person and period, besides one. */
export async function sameFigures(
  db: Db,
  tenantId: number,
  { company_id, person_id, period }: { company_id: string; person_id: string | null; period: string },
): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'contributions.same',
    text: `select count(*)::int as count from contribution_figures
      where tenant_id = $1 and company_id = $2 and person_id is not distinct from $3::uuid and period = $4 and deleted_at is null`,
    values: [tenantId, company_id, person_id, period],
  });
  return row?.count ?? 0;
}

/** Settlements of a company for the months from one on, none that a newer one replaced. */
export async function settlementsSince(db: Db, tenantId: number, companyId: string, from: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'contributions.settlements',
    text: `select id from settlements
      where tenant_id = $1 and company_id = $2 and period >= $3 and superseded is not true and deleted_at is null order by period, id`,
    values: [tenantId, companyId, from],
  });
  return rows.map(({ id }) => id);
}
