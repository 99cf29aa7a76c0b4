import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** The rate of `u`'s person on the Warsaw day on which the entry began. */
const rateThen = `left join lateral (
    select cost_rate_amount, rate_amount from work_rates w
    where w.tenant_id = u.tenant_id and w.user_id = u.user_id and w.deleted_at is null
      and w.valid_from <= (u.start_date at time zone 'Europe/Warsaw')::date
    order by w.valid_from desc limit 1
  ) r on true`;
const minutes = `floor(extract(epoch from (u.end_date - u.start_date)) / 60 + 0.5)`;

/** Rates of an hour in grosze; null where none is known. */
export interface Rates {
  cost_rate_amount: number | null;
  rate_amount: number | null;
}

/** The rates of an entry of working time. */
export async function ratesOf(db: Db, tenantId: number, uptimeId: string): Promise<Rates | null> {
  const [row] = await db.query<Rates>({
    name: 'workRates.of',
    text: `select r.cost_rate_amount, r.rate_amount from uptimes u ${rateThen} where u.tenant_id = $1 and u.id = $2`,
    values: [tenantId, uptimeId],
  });
  return row ?? null;
}

/** What to add up, each as a placeholder: the tenant, instants (the end left out), and what else the entries have in common or null. */
export interface CostsAsked {
  tenant: string;
  from: string;
  to: string;
  person: string;
  activity: string;
  kind: string;
}

/**
 * Stopped work by company, as a part of a statement: what it costs by its people's rates in grosze (`cost`), the minutes of those who have
 * none (`unpriced`), and what it is worth by the rates (`worth`; null where nobody's hour has a worth).
 */
export function costsSql({ tenant, from, to, person, activity, kind }: CostsAsked): string {
  return `select u.company_id,
      coalesce(round(sum(${minutes} * r.cost_rate_amount) / 60), 0)::float8 as cost,
      coalesce(sum(${minutes}) filter (where r.cost_rate_amount is null), 0)::float8 as unpriced,
      round(sum(${minutes} * r.rate_amount) / 60)::float8 as worth
    from uptimes u ${rateThen}
    where u.tenant_id = ${tenant} and u.start_date >= ${from}::timestamptz and u.start_date < ${to}::timestamptz
      and u.end_date is not null and u.deleted_at is null
      and (${person}::uuid is null or u.user_id = ${person}) and (${activity}::text is null or u.activity = ${activity})
      and (${kind}::text is null or u.kind = ${kind})
    group by u.company_id`;
}
