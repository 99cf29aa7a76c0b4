import type { Database } from './database';
import { literal } from './ident';

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

/** What is read of the figures: some by their names whole, of others, which there may be any number of, those with the most. */
export interface FiguresWanted {
  whole: readonly string[];
  most: readonly { name: string; most: number; beside?: readonly string[] }[];
}

/** Walks the indexes to what is wanted, however many figures there are; with the most come those under the same labels that stand `beside`. */
export function readFigures(db: On, { whole, most }: FiguresWanted): Promise<Figure[]> {
  const parts = most.map(({ name, most: limit, beside = [] }) => {
    const first = `select name, labels, value from figures where name = ${literal(name)} order by value desc limit ${limit}`;
    return beside.length === 0
      ? `(${first})`
      : `(with first as (${first}) select * from first union all select k.name, k.labels, k.value
          from first join figures k on k.name in (${beside.map(literal).join(', ')}) and k.labels = first.labels)`;
  });
  const named = `select name, labels, value from figures where name in (${whole.map(literal).join(', ')})`;
  const text = `select name, labels, value from (${[named, ...parts].join(' union all ')}) f order by name, labels`;
  return db.query<Figure>({ text });
}

/** What the database itself knows of its state: work that waits, work that was given up, messages. */
export async function readState(db: On, now: Date): Promise<Figure[]> {
  return db.query({
    name: 'figures.state',
    text: `with undone as materialized (
        select state, attempts, due_at, created_at from jobs where state in ('waiting', 'running'))
      select 'panel_jobs' as name, format('state="%s"', state) as labels, count(*)::float8 as value from undone group by state
      union all select 'panel_jobs', 'state="dead"', count(*) from jobs where state = 'dead' having count(*) > 0
      union all select 'panel_jobs_retried', '', count(*) from undone where state = 'waiting' and attempts > 0
      union all select 'panel_job_delay_seconds', '', coalesce(greatest(0, extract(epoch from $1 - min(greatest(due_at, created_at)))), 0)
        from undone where state = 'waiting' and due_at <= $1
      union all select 'panel_mail_waiting', '', count(*) from mail_queue where sent_at is null and failed is null
      union all select 'panel_mail_failed', '', count(*) from mail_queue where failed is not null
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

/** Looks at every file of the database, so it is asked rarely. */
export async function readSize(db: On): Promise<number> {
  const [row] = await db.query<{ bytes: number }>({
    name: 'figures.size',
    text: 'select pg_database_size(current_database())::float8 as bytes',
  });
  return row?.bytes ?? 0;
}

/** What this process's connections are at. */
export function readPool({ pool }: Pick<Database, 'pool'>): Figure[] {
  const of = { in_use: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
  return Object.entries(of).map(([state, value]) => ({ name: 'panel_pool_connections', labels: `state="${state}"`, value }));
}
