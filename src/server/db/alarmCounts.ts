import type { Database } from './database';

type On = Pick<Database, 'query'>;

/** How often something rare happened in a window of time; `person` is empty where the firm is counted as one. */
export interface AlarmCount {
  tenantId: number;
  kind: string;
  person: string;
  since: Date;
  count: number;
}

const keys = (counts: readonly AlarmCount[]) => [
  counts.map(({ tenantId }) => tenantId),
  counts.map(({ kind }) => kind),
  counts.map(({ person }) => person),
  counts.map(({ since }) => since),
];

/** Adds what a process counted; answers in their order what all counted, and whether that was told. */
export async function addAlarmCounts(db: On, counts: readonly AlarmCount[]): Promise<{ count: number; told: boolean }[]> {
  const rows = await db.query<{ place: number; count: number; told: boolean }>({
    name: 'alarms.add',
    text: `with given as (select * from unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::int[]) with ordinality g (t, k, p, s, n, place)),
      added as (insert into alarm_counts as c (tenant_id, kind, person, since, count) select t, k, p, s, n from given order by t, k, p, s
        on conflict (tenant_id, kind, person, since) do update set count = c.count + excluded.count
        returning tenant_id, kind, person, since, count, told)
      select g.place, a.count, a.told from added a join given g on (g.t, g.k, g.p, g.s) = (a.tenant_id, a.kind, a.person, a.since) order by g.place`,
    values: [...keys(counts), counts.map(({ count }) => count)],
  });
  return rows;
}

/** Whether this process is the one to tell of it: the first that says so in the window. */
export async function takeTelling(db: On, { tenantId, kind, person, since }: Omit<AlarmCount, 'count'>): Promise<boolean> {
  const rows = await db.query({
    name: 'alarms.tell',
    text: `insert into alarm_counts as c (tenant_id, kind, person, since, count, told) values ($1, $2, $3, $4, 0, true)
      on conflict (tenant_id, kind, person, since) do update set told = true where not c.told returning 1 as one`,
    values: [tenantId, kind, person, since],
  });
  return rows.length > 0;
}

export async function forgetAlarmCounts(db: On, tenantId: number, before: Date): Promise<void> {
  await db.query({ text: 'delete from alarm_counts where tenant_id = $1 and since < $2', values: [tenantId, before] });
}
