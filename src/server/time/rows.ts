import type { Tx } from '../db/database';

/** Everything about one person's working time waits here for each other, so that parallel entries cannot overlap. */
export async function lockWorker(tx: Tx, tenantId: number, userId: string): Promise<void> {
  await tx.query({
    name: 'workingTime.lock',
    text: 'select id from users where tenant_id = $1 and id = $2 for update',
    values: [tenantId, userId],
  });
}

/** The entry of a person that starts at this very moment. */
export async function entryStartingAt(tx: Tx, tenantId: number, userId: string, start: Date): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>({
    name: 'workingTime.starting',
    text: `select id from uptimes where tenant_id = $1 and user_id = $2 and start_date = date_trunc('second', $3::timestamptz) and deleted_at is null`,
    values: [tenantId, userId, start],
  });
  return row?.id ?? null;
}

/** An entry of working time as instants; `end_date` is null while it runs. */
export interface Stretch {
  start_date: Date;
  end_date: Date | null;
}

/** The entry itself, and the first other one of the same person that covers a part of the same time. */
export async function entryAndOverlap(
  tx: Tx,
  tenantId: number,
  id: string,
): Promise<[entry: Stretch | null, overlap: Stretch | null]> {
  const [entry] = await tx.query<Stretch>({
    name: 'workingTime.entry',
    text: 'select start_date, end_date from uptimes where tenant_id = $1 and id = $2',
    values: [tenantId, id],
  });
  const [overlap] = await tx.query<Stretch>({
    name: 'workingTime.overlap',
    text: `select o.start_date, o.end_date from uptimes e
      join uptimes o on o.tenant_id = e.tenant_id and o.user_id = e.user_id and o.id <> e.id and o.deleted_at is null
        and (o.end_date is null or o.end_date > e.start_date) and (e.end_date is null or o.start_date < e.end_date)
      where e.tenant_id = $1 and e.id = $2 order by o.start_date limit 1`,
    values: [tenantId, id],
  });
  return [entry ?? null, overlap ?? null];
}

export interface WorkedMonth {
  status: string;
  company_id: string;
  /** `YYYY-MM`. */
  period: string;
}

/** Where a settlement stands, whose it is and of when, held as it is until the transaction ends. */
export async function settlementOf(tx: Tx, tenantId: number, id: string): Promise<WorkedMonth | null> {
  const [row] = await tx.query<WorkedMonth>({
    name: 'workingTime.settlement',
    text: 'select status, company_id, period from settlements where tenant_id = $1 and id = $2 and deleted_at is null for share',
    values: [tenantId, id],
  });
  return row ?? null;
}

/** Whose a task and a case are; null where they are nobody's, or not there. */
export async function companiesOfWork(
  tx: Tx,
  tenantId: number,
  taskId: string | null,
  ticketId: string | null,
): Promise<{ task: string | null; ticket: string | null }> {
  const [row] = await tx.query<{ task: string | null; ticket: string | null }>({
    name: 'workingTime.companies',
    text: `select (select company_id from tasks where tenant_id = $1 and id = $2::uuid) as task,
      (select company_id from tickets where tenant_id = $1 and id = $3::uuid) as ticket`,
    values: [tenantId, taskId, ticketId],
  });
  return row ?? { task: null, ticket: null };
}
