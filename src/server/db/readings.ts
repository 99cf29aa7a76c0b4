import type { Database } from './database';

type On = Pick<Database, 'query'>;

/** What a person read in an hour. */
export interface Reading {
  tenantId: number;
  userId: string;
  records: number;
}

/** Adds what was read in an hour that is over to what other processes saw of it. */
export async function keepReadings(db: On, hour: Date, readings: readonly Reading[]): Promise<void> {
  await db.query({
    name: 'readings.keep',
    text: `insert into readings as r (tenant_id, user_id, hour, records)
      select t, u, $1, n from unnest($2::int[], $3::uuid[], $4::int[]) given (t, u, n)
      on conflict (tenant_id, user_id, hour) do update set records = r.records + excluded.records`,
    values: [
      hour,
      readings.map(({ tenantId }) => tenantId),
      readings.map(({ userId }) => userId),
      readings.map(({ records }) => records),
    ],
  });
}

/** Records that a person reads in an hour in which they read any, on average since a moment; 0 where nothing is known. */
export async function usualReading(db: On, tenantId: number, userId: string, since: Date): Promise<number> {
  const [row] = await db.query<{ usual: number }>({
    name: 'readings.usual',
    text: 'select coalesce(avg(records), 0)::float8 as usual from readings where tenant_id = $1 and user_id = $2 and hour >= $3',
    values: [tenantId, userId, since],
  });
  return row?.usual ?? 0;
}

export async function forgetReadings(db: On, tenantId: number, before: Date): Promise<void> {
  await db.query({ text: 'delete from readings where tenant_id = $1 and hour < $2', values: [tenantId, before] });
}
