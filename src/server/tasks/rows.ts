import type { Tx } from '../db/database';
import { takeTurn } from '../db/turns';

type Db = Pick<Tx, 'query'>;

/** Another task beside this one, as a screen names it. */
export interface OtherTask {
  /** Of the dependency itself, to take it away. */
  dependency_id: string;
  id: string;
  title: string;
  status: string;
  due_date: string;
  assignee_id: string | null;
  company: string | null;
}

const ends = {
  blocked_by: { of: 'task_id', other: 'blocker_id' },
  blocks: { of: 'blocker_id', other: 'task_id' },
} as const;

/** Living tasks that a task waits for, or that wait for it. */
export function otherTasks(db: Db, tenantId: number, taskId: string, which: keyof typeof ends): Promise<OtherTask[]> {
  const { of, other } = ends[which];
  return db.query<OtherTask>({
    name: `tasks.${which}`,
    text: `select d.id as dependency_id, t.id, t.title, t.status, t.due_date, t.assignee_id, c.title as company
      from task_dependencies d join tasks t on t.tenant_id = $1 and t.id = d.${other} and t.deleted_at is null
      left join companies c on c.tenant_id = $1 and c.id = t.company_id
      where d.tenant_id = $1 and d.${of} = $2 and d.deleted_at is null order by t.due_date, t.id`,
    values: [tenantId, taskId],
  });
}

/** Whether `from` waits, through any number of tasks, for `to`. */
export async function waitsFor(tx: Db, tenantId: number, from: string, to: string): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>({
    name: 'tasks.waitsFor',
    text: `with recursive over (id) as (
        select $2::uuid
        union
        select d.blocker_id from task_dependencies d join over on d.task_id = over.id
        where d.tenant_id = $1 and d.deleted_at is null
      )
      select exists (select 1 from over where id = $3) as found`,
    values: [tenantId, from, to],
  });
  return row?.found === true;
}

/** Dependencies of one firm are written one after another, so that two of them cannot close a circle together. */
export const lockDependencies = (tx: Db, tenantId: number): Promise<void> => takeTurn(tx, tenantId, 'task-dependencies');

/** Whole minutes measured on a task by everybody, or by one person. */
export async function minutesSpent(db: Db, tenantId: number, taskId: string, userId: string | null): Promise<number> {
  const [row] = await db.query<{ minutes: number }>({
    name: 'tasks.minutesSpent',
    text: `select coalesce(round(sum(extract(epoch from end_date - start_date)) / 60), 0)::int as minutes from uptimes
      where tenant_id = $1 and task_id = $2 and deleted_at is null and end_date is not null and ($3::uuid is null or user_id = $3)`,
    values: [tenantId, taskId, userId],
  });
  return row?.minutes ?? 0;
}

/** First and last name of a person of the firm. */
export async function nameOf(db: Db, tenantId: number, userId: string): Promise<string> {
  const [row] = await db.query<{ name: string }>({
    name: 'tasks.nameOf',
    text: "select first_name || ' ' || last_name as name from users where tenant_id = $1 and id = $2",
    values: [tenantId, userId],
  });
  return row?.name ?? '';
}
