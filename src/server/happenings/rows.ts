import type { Happening } from '../../domain/deadlines/happeningTerms';
import type { Tx } from '../db/database';
import type { Client } from '../recurring/client';
import {
  type EventFacts,
  ofCompany,
  ofEmployee,
  ofEvent,
  ofPartner,
  type PartnerFacts,
  type StaffFacts,
  withoutDoubles,
} from './told';

type Db = Pick<Tx, 'query'>;
type Of<Facts> = Facts & { company_id: string };

/** By company, what its records tell that happened on the day or later; without a day, ever. */
export async function happeningsOf(
  db: Db,
  tenantId: number,
  clients: readonly Client[],
  since = '0001-01-01',
): Promise<Map<string, Happening[]>> {
  const values = [tenantId, clients.map(({ id }) => id), since];
  const [staff, partners, events] = await Promise.all([
    db.query<Of<StaffFacts>>({ name: 'happenings.staff', text: staffText, values }),
    db.query<Of<PartnerFacts>>({ name: 'happenings.partners', text: partnersText, values }),
    db.query<Of<EventFacts>>({ name: 'happenings.events', text: eventsText, values }),
  ]);
  const found = new Map(clients.map((client) => [client.id, ofCompany(client)]));
  for (const each of staff) found.get(each.company_id)?.push(...ofEmployee(each));
  for (const each of partners) found.get(each.company_id)?.push(...ofPartner(each));
  for (const each of events) found.get(each.company_id)?.push(...ofEvent(each));
  return new Map(
    [...found].map(([id, all]) => [id, withoutDoubles(all).filter(({ day, own }) => day >= since || (own?.due ?? '') >= since)]),
  );
}

const staffText = `select e.company_id, e.id, e.contract_type, e.status, e.start_date::text as start_date, e.end_date::text as end_date,
    e.contract_signed_on::text as contract_signed_on, e.zus_registered_on::text as zus_registered_on,
    e.birth_date::text as birth_date, e.student, e.student_until::text as student_until
  from employees e where e.tenant_id = $1 and e.company_id = any ($2::uuid[]) and e.deleted_at is null
    and greatest(e.start_date, e.end_date, e.contract_signed_on) >= $3::date`;
const partnersText = `select p.company_id, p.id, p.joined_on::text as joined_on, p.left_on::text as left_on
  from company_persons p where p.tenant_id = $1 and p.company_id = any ($2::uuid[]) and p.deleted_at is null
    and greatest(p.joined_on, p.left_on) >= $3::date`;
const eventsText = `select v.company_id, v.id, v.kind, v.occurred_on::text as occurred_on, v.name, v.due_date::text as due_date, v.person_id,
    v.employee_id, v.ticket_id, v.left_out
  from company_events v where v.tenant_id = $1 and v.company_id = any ($2::uuid[]) and v.deleted_at is null
    and greatest(v.occurred_on, v.due_date) >= $3::date`;

/** A task that an event raised, living or deleted. */
export interface RaisedTask {
  id: string;
  generation_key: string;
  title: string;
  status: string;
  due_date: string;
  due_nominal: string | null;
  company_event_id: string | null;
  deleted: boolean;
}

/** All tasks that events of the companies raised. */
export function raisedTasks(db: Db, tenantId: number, companies: readonly string[]): Promise<RaisedTask[]> {
  return db.query<RaisedTask>({
    name: 'happenings.tasks',
    text: `select t.id, t.generation_key, t.title, t.status, t.due_date::text as due_date, t.due_nominal::text as due_nominal, t.company_event_id,
        t.deleted_at is not null as deleted
      from tasks t where t.tenant_id = $1 and t.company_id = any ($2::uuid[]) and t.generation_key like 'event:%'`,
    values: [tenantId, companies],
  });
}

/** By task, the fields that people set by a change or a step of its state; what the server did itself does not count. */
export async function touchedByPeople(db: Db, tenantId: number, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; fields: string[] }>({
    name: 'happenings.touched',
    text: `select a.entity_id as id, array_agg(distinct f.field) as fields
      from audit a cross join lateral unnest(a.fields) as f (field)
      where a.tenant_id = $1 and a.entity = 'tasks' and a.entity_id = any ($2::uuid[]) and a.actor_id is not null
        and (a.action = 'update' or a.action like 'transition:%')
      group by a.entity_id`,
    values: [tenantId, ids],
  });
  return new Map(rows.map(({ id, fields }) => [id, new Set(fields)]));
}

/** The event that closes the company, if one stands. */
export async function closingEvent(
  db: Db,
  tenantId: number,
  companyId: string,
): Promise<{ id: string; occurred_on: string } | null> {
  const [row] = await db.query<{ id: string; occurred_on: string }>({
    name: 'happenings.closing',
    text: `select id, occurred_on::text as occurred_on from company_events
      where tenant_id = $1 and company_id = $2 and kind = 'closing' and deleted_at is null order by occurred_on, id limit 1`,
    values: [tenantId, companyId],
  });
  return row ?? null;
}

/** Whether the server itself, and no person, last set a field of a record. */
export async function isSetByServer(
  db: Db,
  tenantId: number,
  { entity, id }: { entity: string; id: string },
  field: string,
): Promise<boolean> {
  const [row] = await db.query<{ own: boolean }>({
    name: 'happenings.setBy',
    text: `select a.actor_id is null as own from audit a
      where a.tenant_id = $1 and a.entity = $2 and a.entity_id = $3 and $4 = any (a.fields) order by a.seq desc limit 1`,
    values: [tenantId, entity, id, field],
  });
  return row?.own ?? false;
}

/** A task that the calendar made of a rule of the law, with what people left on it. */
export interface CalendarTask {
  id: string;
  rule: string;
  person: string | null;
  due: string;
  status: string;
  completion_note: string | null;
  /** Somebody wrote about it or put time on it. */
  worked: boolean;
}

/** The company's living tasks that the calendar made of these rules of the law. */
export function calendarTasks(db: Db, tenantId: number, company: string, rules: readonly string[]): Promise<CalendarTask[]> {
  return db.query<CalendarTask>({
    name: 'happenings.calendar',
    text: `select t.id, r.code as rule, t.person_id as person, coalesce(t.due_nominal, t.due_date)::text as due, t.status, t.completion_note,
        exists (select 1 from uptimes u where u.tenant_id = $1 and u.task_id = t.id and u.deleted_at is null)
          or exists (select 1 from conversation_posts p where p.tenant_id = $1 and p.resource = 'tasks' and p.record_id = t.id
            and p.author_id is not null) as worked
      from tasks t join recurring_tasks r on r.tenant_id = $1 and r.id = t.recurring_task_id
      where t.tenant_id = $1 and t.company_id = $2 and t.deleted_at is null and r.code = any ($3::text[])
        and t.generation_key not like 'event:%'`,
    values: [tenantId, company, rules],
  });
}

/** Whether the server itself wrote these words about a task. */
export async function isNoted(db: Db, tenantId: number, task: string, body: string): Promise<boolean> {
  const rows = await db.query({
    name: 'happenings.noted',
    text: `select 1 from conversation_posts where tenant_id = $1 and resource = 'tasks' and record_id = $2 and author_id is null and body = $3`,
    values: [tenantId, task, body],
  });
  return rows.length > 0;
}
