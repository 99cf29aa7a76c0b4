import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** The rate of `u`'s person on the Warsaw day on which the entry began. */
const rateThen = `left join lateral (
    select cost_rate_amount, rate_amount from work_rates w
    where w.tenant_id = u.tenant_id and w.user_id = u.user_id and w.deleted_at is null
      and w.valid_from <= (u.start_date at time zone 'Europe/Warsaw')::date
    order by w.valid_from desc limit 1
  ) r on true`;
/** Moments are kept to the second, so that plain numbers hold their minutes exactly, and cost less to add up than exact ones. */
const minutes = `floor(date_part('epoch', u.end_date - u.start_date) / 60 + 0.5)`;

/** The rates of a firm's people, each with the midnights in Warsaw from which it holds and of the next one: a handful of rows beside the entries of a year. */
const heldRates = (tenant: string) => `select w.user_id, w.cost_rate_amount, w.rate_amount,
      w.valid_from::timestamp at time zone 'Europe/Warsaw' as since,
      coalesce((lead(w.valid_from) over (partition by w.user_id order by w.valid_from, w.id))::timestamp at time zone 'Europe/Warsaw', 'infinity') as until
    from work_rates w where w.tenant_id = ${tenant} and w.deleted_at is null`;
/** A part of grosze an hour, as whole grosze. */
const ofHour = (sum: string) => `floor(${sum} / 60 + 0.5)`;

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
      coalesce(${ofHour(`sum(${minutes} * r.cost_rate_amount)`)}, 0) as cost,
      coalesce(sum(${minutes}) filter (where r.cost_rate_amount is null), 0) as unpriced,
      ${ofHour(`sum(${minutes} * r.rate_amount)`)} as worth
    from uptimes u left join (${heldRates(tenant)}) r on r.user_id = u.user_id and u.start_date >= r.since and u.start_date < r.until
    where u.tenant_id = ${tenant} and u.start_date >= ${from}::timestamptz and u.start_date < ${to}::timestamptz
      and u.end_date is not null and u.deleted_at is null
      and (${person}::uuid is null or u.user_id = ${person}) and (${activity}::text is null or u.activity = ${activity})
      and (${kind}::text is null or u.kind = ${kind})
    group by u.company_id`;
}
