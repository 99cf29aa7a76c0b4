import type { Tx } from '../db/database';

/** Answers that stand, by their company. */
export async function knownAnswers(
  tx: Tx,
  tenantId: number,
  companies: readonly string[],
  fact: string,
  period: string,
): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; company_id: string }>({
    name: 'monthAnswers.known',
    text: `select id, company_id from month_answers
      where tenant_id = $1 and company_id = any ($2::uuid[]) and fact = $3 and period = $4 and deleted_at is null`,
    values: [tenantId, companies, fact, period],
  });
  return new Map(rows.map(({ id, company_id }) => [company_id, id]));
}

/** A month of a company, and the codes of the rules whose tasks hang on what was answered of it. */
interface Answered {
  company_id: string;
  period: string;
  codes: readonly string[];
}

/** Whether somebody has begun or done such a task. */
export async function isWorkedOn(tx: Tx, tenantId: number, { company_id, period, codes }: Answered): Promise<boolean> {
  const rows = await tx.query<{ id: string }>({
    name: 'monthAnswers.workedOn',
    text: `select t.id from tasks t join recurring_tasks r on r.tenant_id = t.tenant_id and r.id = t.recurring_task_id
      where t.tenant_id = $1 and t.company_id = $2 and t.period = $3 and r.code = any ($4::text[]) and t.deleted_at is null
        and t.status in ('in_progress', 'waiting_client', 'waiting_office', 'review', 'done', 'partly') limit 1`,
    values: [tenantId, company_id, period, codes],
  });
  return rows.length > 0;
}

/** A task that a rule of the law made of what was answered, with what people left on it. */
export interface TaskOfAnswer {
  id: string;
  status: string;
  completion_note: string | null;
  /** Somebody wrote about it or put time on it. */
  worked: boolean;
}

/**
 * The living tasks that hang on what was answered of a month, held until the transaction ends: a step that somebody takes meanwhile waits for
 * it, or is read. They are held by a statement of their own, as one that waits for a row reads the notes on it as they were before.
 */
export async function tasksOf(tx: Tx, tenantId: number, { company_id, period, codes }: Answered): Promise<TaskOfAnswer[]> {
  const held = await tx.query<{ id: string }>({
    name: 'monthAnswers.held',
    text: `select t.id from tasks t join recurring_tasks r on r.tenant_id = t.tenant_id and r.id = t.recurring_task_id
      where t.tenant_id = $1 and t.company_id = $2 and t.period = $3 and r.code = any ($4::text[]) and t.deleted_at is null
      order by t.id for no key update of t`,
    values: [tenantId, company_id, period, codes],
  });
  if (held.length === 0) return [];
  return tx.query<TaskOfAnswer>({
    name: 'monthAnswers.tasks',
    text: `select t.id, t.status, t.completion_note,
        exists (select 1 from uptimes u where u.tenant_id = $1 and u.task_id = t.id and u.deleted_at is null)
          or exists (select 1 from conversation_posts p where p.tenant_id = $1 and p.resource = 'tasks' and p.record_id = t.id
            and p.author_id is not null) as worked
      from tasks t where t.tenant_id = $1 and t.id = any ($2::uuid[]) and t.deleted_at is null order by t.id`,
    values: [tenantId, held.map(({ id }) => id)],
  });
}

/** Whether the server itself wrote words that begin so about a task. */
export async function isNotedOf(tx: Tx, tenantId: number, task: string, beginning: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'monthAnswers.noted',
    text: `select 1 from conversation_posts
      where tenant_id = $1 and resource = 'tasks' and record_id = $2 and author_id is null and starts_with(body, $3) limit 1`,
    values: [tenantId, task, beginning],
  });
  return rows.length > 0;
}
