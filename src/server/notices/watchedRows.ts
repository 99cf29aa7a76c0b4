import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;

/** A task that is due, and who is to do it. */
export interface DueTask {
  id: string;
  title: string;
  company: string | null;
  company_id: string | null;
  audience: string;
  assignee_id: string | null;
  due_date: string;
}

/** Open tasks with a due date in the range, both ends included. */
export function dueTasks(db: On, tenantId: number, open: readonly string[], from: string, to: string): Promise<DueTask[]> {
  return db.query<DueTask>({
    name: 'notices.tasks',
    text: `select t.id, t.title, c.title as company, t.company_id, t.audience, t.assignee_id, t.due_date::text as due_date
      from tasks t left join companies c on c.tenant_id = t.tenant_id and c.id = t.company_id
      where t.tenant_id = $1 and t.status = any ($2) and t.due_date between $3::date and $4::date and t.deleted_at is null
      order by t.due_date, t.id`,
    values: [tenantId, open, from, to],
  });
}

/** A date in an employee's file, and who looks after it. */
export interface StaffDate {
  id: string;
  person: string;
  company: string;
  company_id: string;
  keepers: string[];
  date: string;
}

const columns = { medical: 'medical_exam_valid_to', bhp: 'bhp_valid_to', contract: 'end_date' } as const;
export type StaffColumn = keyof typeof columns;

/** Employees at work whose date of that kind lies in the range. */
export function staffDates(db: On, tenantId: number, column: StaffColumn, from: string, to: string): Promise<StaffDate[]> {
  const date = `e.${columns[column]}`;
  return db.query<StaffDate>({
    name: `notices.staff.${column}`,
    text: `select e.id, e.first_name || ' ' || e.last_name as person, c.title as company, c.id as company_id,
        array_remove(array[c.payroll_owner_id, c.owner_id], null) as keepers, ${date}::text as date
      from employees e join companies c on c.tenant_id = e.tenant_id and c.id = e.company_id and c.deleted_at is null
      where e.tenant_id = $1 and ${date} between $2::date and $3::date and e.status in ('onboarding', 'active', 'leave') and e.deleted_at is null
      order by ${date}, e.id`,
    values: [tenantId, from, to],
  });
}

/** Accounts with an authenticator whose recovery codes run out. */
export function fewRecoveryCodes(db: On, tenantId: number, most: number): Promise<{ id: string; left: number }[]> {
  return db.query({
    name: 'notices.codes',
    text: `select user_id as id, cardinality(recovery_hashes) as left from credentials
      where tenant_id = $1 and totp_secret is not null and cardinality(recovery_hashes) <= $2`,
    values: [tenantId, most],
  });
}

/** Measurements of time that have run since before the moment. */
export function longTimers(db: On, tenantId: number, before: Date): Promise<{ id: string; user_id: string; start_date: Date }[]> {
  return db.query({
    name: 'notices.timers',
    text: 'select id, user_id, start_date from uptimes where tenant_id = $1 and end_date is null and start_date < $2 and deleted_at is null',
    values: [tenantId, before],
  });
}
