import type { Database } from './database';

type On = Pick<Database, 'query'>;

/** One figure of many: its name and its labels, as `/metrics` tells them. */
export interface Figure {
  name: string;
  labels: string;
  value: number;
}

/** Adds what a process counted to what all counted. */
export async function addFigures(db: On, figures: readonly Figure[]): Promise<void> {
  await db.query({
    name: 'figures.add',
    text: `insert into figures as f (name, labels, value)
      select n, l, v from unnest($1::text[], $2::text[], $3::float8[]) given (n, l, v) order by n, l
      on conflict (name, labels) do update set value = f.value + excluded.value`,
    values: [figures.map(({ name }) => name), figures.map(({ labels }) => labels), figures.map(({ value }) => value)],
  });
}

export function readFigures(db: On): Promise<Figure[]> {
  return db.query<Figure>({ name: 'figures.read', text: 'select name, labels, value from figures order by name, labels' });
}

/** What the database itself knows of its state: work that waits, work that was given up, messages, its size. */
export async function readState(db: On, now: Date): Promise<Figure[]> {
  return db.query({
    name: 'figures.state',
    text: `select 'panel_jobs' as name, format('state="%s"', state) as labels, count(*)::float8 as value
        from jobs where state <> 'done' group by state
      union all select 'panel_jobs_retried', '', count(*) from jobs where state = 'waiting' and attempts > 0
      union all select 'panel_job_delay_seconds', '', coalesce(greatest(0, extract(epoch from $1 - min(greatest(due_at, created_at)))), 0)
        from jobs where state = 'waiting' and due_at <= $1
      union all select 'panel_mail_waiting', '', count(*) from mail_queue where sent_at is null and failed is null
      union all select 'panel_mail_failed', '', count(*) from mail_queue where failed is not null
      union all select 'panel_database_bytes', '', pg_database_size(current_database())
      union all select 'panel_backup_age_seconds', '', extract(epoch from $1 - done_at) from housekeeping where name = 'copy' and done_at is not null
      union all select 'panel_backup_bytes', '', (result ->> 'bytes')::float8 from housekeeping where name = 'copy' and done_at is not null
      union all select 'panel_backup_failed', '', (failed_at is not null and (done_at is null or failed_at > done_at))::int
        from housekeeping where name = 'copy'
      union all select 'panel_drill_age_seconds', '', extract(epoch from $1 - done_at) from housekeeping where name = 'drill' and done_at is not null
      union all select 'panel_drill_failed', '', (failed_at is not null and (done_at is null or failed_at > done_at))::int
        from housekeeping where name = 'drill'`,
    values: [now],
  });
}

/** What this process's connections are at. */
export function readPool({ pool }: Pick<Database, 'pool'>): Figure[] {
  const of = { in_use: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
  return Object.entries(of).map(([state, value]) => ({ name: 'panel_pool_connections', labels: `state="${state}"`, value }));
}
