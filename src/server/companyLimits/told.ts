import { resources } from '../../../resources';
import type { CompanyLimit, CompanyLimits } from '../../contract/companyLimits';
import { type LimitKey, limitDefinition } from '../../domain/limits/lookup';
import { LIMITS } from '../../domain/limits/table';
import type { Color, Field } from '../../schema';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import { readOne } from '../records/one';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';

const { companies, 'company-limits': limits } = resources;
const states: NonNullable<Field['choices']> = limits.fields.state.choices ?? {};

/**
 * How a company stands with the limits of this year, the nearest first, in words for people. Clients are told of their own companies where
 * the firm shows it to them; 404 for any that the asker may not know of.
 */
export async function companyLimitsTold(db: Database, scope: Scope, id: string): Promise<CompanyLimits> {
  const { who, tenant } = scope;
  if (who.isAdmin) viewOf(scope, limits, 'list');
  else if (!tenant.config.switches.clientLimits || tenant.config.modules.company?.enabled === false) throw notFound();
  await readOne(db, viewOf(scope, companies, 'show'), id);
  const year = Number(todayOf(scope).slice(0, 4));
  return { year, limits: (await keptRows(db, tenant.id, id, year)).flatMap(told) };
}

interface KeptRow {
  limit_code: string;
  state: string;
  percent: number | null;
  used: number | null;
  limit: number | null;
  counted_to: string | null;
  missing_months: number | null;
  forecast: string | null;
  provisional: boolean;
  perhaps: boolean;
}

function told({ limit_code, state, ...row }: KeptRow): CompanyLimit[] {
  const key: LimitKey | undefined = LIMITS.find((limit) => limit.key === limit_code)?.key;
  if (key === undefined) return [];
  const { name, basis, use } = limitDefinition(key);
  const look = states[state];
  return [
    {
      ...row,
      code: key,
      name,
      basis,
      state,
      label: look?.label ?? state,
      color: (look?.color ?? 'default') as Color,
      passed: state === 'exceeded',
      effect: use?.effect ?? '',
    },
  ];
}

/** A company's limits of the year that concern it, by how near they are. */
const keptRows = (db: Pick<Tx, 'query'>, tenantId: number, companyId: string, year: number): Promise<KeptRow[]> =>
  db.query<KeptRow>({
    name: 'companyLimits.told',
    text: `select limit_code, state, percent, used_amount::float8 as used, limit_amount::float8 as limit, counted_to, missing_months,
        forecast_date::text as forecast, provisional, perhaps
      from company_limits
      where tenant_id = $1 and company_id = $2 and year = $3 and state <> 'not_applicable' and deleted_at is null
      order by percent desc nulls last, limit_code`,
    values: [tenantId, companyId, year],
  });
