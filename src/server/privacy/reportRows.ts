import type { RetentionReport } from '../../contract/erasures';
import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** Writes what a day's look came to; a later one of the same day takes its place. */
export async function keepReport(
  db: Db,
  tenantId: number,
  at: Date,
  { day, due, erased }: Omit<RetentionReport, 'at'>,
): Promise<void> {
  await db.query({
    text: `insert into retention_reports (tenant_id, day, at, done, told) values ($1, $2::date, $3, $4, $5::jsonb)
      on conflict (tenant_id, day) do update set at = excluded.at, done = excluded.done, told = excluded.told`,
    values: [tenantId, day, at, erased !== null, JSON.stringify({ due, erased })],
  });
}

/** The newest reports of a firm. */
export async function reportsOf(db: Db, tenantId: number): Promise<RetentionReport[]> {
  const rows = await db.query<{ day: string; at: Date; told: Pick<RetentionReport, 'due' | 'erased'> }>({
    text: 'select day::text as day, at, told from retention_reports where tenant_id = $1 order by day desc limit 30',
    values: [tenantId],
  });
  return rows.map(({ day, at, told }) => ({ day, at: toWarsaw(at), ...told }));
}

/** Reports of longer ago than a year. */
export async function forgetReports(db: Db, tenantId: number, before: string): Promise<void> {
  await db.query({ text: 'delete from retention_reports where tenant_id = $1 and day < $2::date', values: [tenantId, before] });
}
