import type { Database } from './database';

type On = Pick<Database, 'query'>;

/** What a person read in an hour. */
export interface Reading {
  tenantId: number;
  userId: string;
  records: number;
}

/** Adds what a process saw read in an hour; answers in their order what all processes saw. */
export async function addReadings(db: On, hour: Date, readings: readonly Reading[]): Promise<number[]> {
  const rows = await db.query<{ records: number }>({
    name: 'readings.add',
    text: `with given as (select * from unnest($2::int[], $3::uuid[], $4::int[]) with ordinality g (t, u, n, place)),
      added as (insert into readings as r (tenant_id, user_id, hour, records) select t, u, $1, n from given order by t, u
        on conflict (tenant_id, user_id, hour) do update set records = r.records + excluded.records returning tenant_id, user_id, records)
      select a.records from added a join given g on (g.t, g.u) = (a.tenant_id, a.user_id) order by g.place`,
    values: [
      hour,
      readings.map(({ tenantId }) => tenantId),
      readings.map(({ userId }) => userId),
      readings.map(({ records }) => records),
    ],
  });
  return rows.map(({ records }) => records);
}

/** Records that a person reads in an hour in which they read any, on average from a moment until an hour; 0 where nothing is known. */
export async function usualReading(db: On, tenantId: number, userId: string, since: Date, until: Date): Promise<number> {
  const [row] = await db.query<{ usual: number }>({
    name: 'readings.usual',
    text: 'select coalesce(avg(records), 0)::float8 as usual from readings where tenant_id = $1 and user_id = $2 and hour >= $3 and hour < $4',
    values: [tenantId, userId, since, until],
  });
  return row?.usual ?? 0;
}

export async function forgetReadings(db: On, tenantId: number, before: Date): Promise<void> {
  await db.query({ text: 'delete from readings where tenant_id = $1 and hour < $2', values: [tenantId, before] });
}
