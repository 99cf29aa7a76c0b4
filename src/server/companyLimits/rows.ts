import type { LimitProfile } from '../../domain/limits/fromResults';
import type { Tx } from '../db/database';

/** A company as its limits see it; `started_on` is the first day of its business, if known. */
export interface LimitedCompany extends LimitProfile {
  id: string;
  started_on: string | null;
}

/** A month of a company as its settlement has it, in grosze; null is not known yet. */
export interface MonthFigures {
  company_id: string;
  month: string;
  revenue: number | null;
  profit: number | null;
}

type On = Pick<Tx, 'query'>;

const companyColumns = `id, company_type, taxation_form, vat_status, accounting_type, advance_mode, zus_scheme,
  rents_for_spouses, fiscal_year_start_month, ceidg_start_date::text as started_on`;

/** The company, or null where there is none. */
export async function limitedCompany(tx: On, tenantId: number, companyId: string): Promise<LimitedCompany | null> {
  const [company] = await tx.query<LimitedCompany>({
    name: 'companyLimits.company',
    text: `select ${companyColumns} from companies where tenant_id = $1 and id = $2 and deleted_at is null`,
    values: [tenantId, companyId],
  });
  return company ?? null;
}

/** Who keeps the company's books. */
export async function keepersOf(tx: On, tenantId: number, companyId: string): Promise<string[]> {
  const [row] = await tx.query<{ keepers: string[] }>({
    name: 'companyLimits.keepers',
    text: 'select array_remove(array[owner_id], null) as keepers from companies where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenantId, companyId],
  });
  return row?.keepers ?? [];
}

/** Months of a year, each by its newest version that has figures; a month without activity has zeros. */
export async function monthFigures(tx: On, tenantId: number, companyId: string, year: number): Promise<MonthFigures[]> {
  const rows = await tx.query<{ company_id: string; month: string; revenue: unknown; profit: unknown }>({
    name: 'companyLimits.months',
    text: `select distinct on (period) company_id, period as month,
        case when status = 'not_applicable' then 0 else revenue_amount end as revenue,
        case when status = 'not_applicable' then 0 else profit_amount end as profit
      from settlements
      where tenant_id = $1 and company_id = $2 and period between $3 and $4 and deleted_at is null
        and (revenue_amount is not null or profit_amount is not null or status = 'not_applicable')
      order by period, created_at desc, id desc`,
    values: [tenantId, companyId, `${year}-01`, `${year}-12`],
  });
  const amount = (value: unknown) => (value === null ? null : Number(value));
  return rows.map((row) => ({ ...row, revenue: amount(row.revenue), profit: amount(row.profit) }));
}

/** The companies with figures of the year; `changed` leaves out those whose limits are newer than what they are counted from. */
export async function companiesWithFigures(tx: On, tenantId: number, year: number, which: 'all' | 'changed'): Promise<string[]> {
  const rows = await tx.query<{ company_id: string }>({
    name: 'companyLimits.companies',
    text: `select distinct s.company_id from settlements s
      join companies c on c.tenant_id = $1 and c.id = s.company_id and c.deleted_at is null
      where s.tenant_id = $1 and s.period between $2 and $3 and s.deleted_at is null
        and (s.revenue_amount is not null or s.profit_amount is not null)
        and ($4 or not exists (select 1 from company_limits l
          where l.tenant_id = $1 and l.company_id = s.company_id and l.year = $5
            and l.updated_at >= greatest(s.updated_at, c.updated_at)))`,
    values: [tenantId, `${year}-01`, `${year}-12`, which === 'all', year],
  });
  return rows.map(({ company_id }) => company_id);
}

export interface KeptLimit {
  id: string;
  limit_code: string;
  perhaps: boolean;
  not_applicable: boolean;
}

/** A company's limits of a year that are kept already, by code. */
export async function keptLimits(tx: On, tenantId: number, companyId: string, year: number): Promise<Map<string, KeptLimit>> {
  const rows = await tx.query<KeptLimit>({
    name: 'companyLimits.kept',
    text: `select id, limit_code, perhaps, not_applicable from company_limits
      where tenant_id = $1 and company_id = $2 and year = $3 and deleted_at is null`,
    values: [tenantId, companyId, year],
  });
  return new Map(rows.map((row) => [row.limit_code, row]));
}
