import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import type { Recurrence } from './occurrences';

type Db = Pick<Tx, 'query'>;

/** An entry of the schedule with the names a calendar shows; moments are Warsaw wall time. */
export interface EntryRow {
  id: string;
  title: string;
  kind: 'office' | 'meeting' | 'absence' | 'shift' | 'reminder';
  start: string;
  end: string | null;
  all_day: boolean;
  recurrence: Recurrence;
  recurrence_until: string | null;
  status: string;
  visibility: 'me' | 'team';
  location: string | null;
  description: string | null;
  user_id: string;
  user_name: string;
  deputy_name: string | null;
  company_id: string | null;
  company: string | null;
  /** The person asking takes part or it is their own. */
  mine: boolean;
  updated_at: Date;
}

/**
 * Entries that a person of the office may know of between two instants: their own, those they take part in, the whole office's, and
 * everybody's absences and duties. `ownOnly` leaves the last two out.
 */
export async function entriesFor(
  db: Db,
  tenantId: number,
  userId: string,
  window: { from: Date; to: Date },
  ownOnly: boolean,
): Promise<EntryRow[]> {
  const rows = await db.query<Omit<EntryRow, 'start' | 'end'> & { start: Date; end: Date | null }>({
    name: 'calendar.entries',
    text: `select e.id, e.title, e.kind, e.start, e."end", e.all_day, e.recurrence, e.recurrence_until, e.status, e.visibility,
        e.location, e.description, e.user_id, e.company_id, e.updated_at, u.first_name || ' ' || u.last_name as user_name,
        d.first_name || ' ' || d.last_name as deputy_name, c.title as company, p.mine
      from schedule_entries e
      join users u on u.tenant_id = $1 and u.id = e.user_id
      left join users d on d.tenant_id = $1 and d.id = e.deputy_id
      left join companies c on c.tenant_id = $1 and c.id = e.company_id
      cross join lateral (select e.user_id = $2::uuid or coalesce(e.participants, '[]') @> jsonb_build_array(jsonb_build_object('user_id', $2::text)) as mine) p
      where e.tenant_id = $1 and e.deleted_at is null and e.start < $4
        and (e.recurrence <> 'none' or coalesce(e."end", e.start) >= $3)
        and (p.mine or (not $5 and (e.visibility = 'team' or e.kind in ('absence', 'shift'))))
      order by e.start, e.id limit 2000`,
    values: [tenantId, userId, window.from, window.to, ownOnly],
  });
  return rows.map((row) => ({ ...row, start: toWarsaw(row.start), end: row.end && toWarsaw(row.end) }));
}

/** A person's open tasks due between two days, both included. */
export function tasksDue(
  db: Db,
  tenantId: number,
  userId: string,
  [from, to]: readonly [string, string],
  open: readonly string[],
): Promise<{ id: string; title: string; due_date: string; company: string | null; updated_at: Date }[]> {
  return db.query({
    name: 'calendar.tasks',
    text: `select t.id, t.title, t.due_date, c.title as company, t.updated_at from tasks t
      left join companies c on c.tenant_id = $1 and c.id = t.company_id
      where t.tenant_id = $1 and t.assignee_id = $2 and t.due_date between $3 and $4 and t.deleted_at is null and t.status = any ($5::text[])
      order by t.due_date, t.id limit 1000`,
    values: [tenantId, userId, from, to, open],
  });
}

/** Obligations of the law that the firm has switched on. */
export async function activeCodes(db: Db, tenantId: number): Promise<string[]> {
  const rows = await db.query<{ code: string }>({
    name: 'calendar.codes',
    text: 'select code from recurring_tasks where tenant_id = $1 and active and code is not null and deleted_at is null',
    values: [tenantId],
  });
  return rows.map(({ code }) => code);
}

/** A person's feed, without its secret. */
export async function feedOf(
  db: Db,
  tenantId: number,
  userId: string,
): Promise<{ created_at: Date; last_read_at: Date | null } | null> {
  const [row] = await db.query<{ created_at: Date; last_read_at: Date | null }>({
    text: 'select created_at, last_read_at from calendar_feeds where tenant_id = $1 and user_id = $2',
    values: [tenantId, userId],
  });
  return row ?? null;
}

/** Gives a person's feed a new secret; the one before it opens nothing any more. */
export async function keepFeed(db: Db, tenantId: number, userId: string, hash: string, at: Date): Promise<void> {
  await db.query({
    text: `insert into calendar_feeds (tenant_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)
      on conflict (tenant_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`,
    values: [tenantId, userId, hash, at],
  });
}

/** Answers whether there was one. */
export async function dropFeed(db: Db, tenantId: number, userId: string): Promise<boolean> {
  const rows = await db.query<{ user_id: string }>({
    text: 'delete from calendar_feeds where tenant_id = $1 and user_id = $2 returning user_id',
    values: [tenantId, userId],
  });
  return rows.length > 0;
}

/** Whose calendar a secret opens, as long as they work in the office; notes that it was read. */
export async function readFeed(db: Db, hash: string, at: Date): Promise<{ tenant_id: number; user_id: string } | null> {
  const [row] = await db.query<{ tenant_id: number; user_id: string }>({
    text: `update calendar_feeds f set last_read_at = $2 from users u
      where f.token_hash = $1 and u.tenant_id = f.tenant_id and u.id = f.user_id and u."isAdmin" and u.status = 'active' and u.deleted_at is null
      returning f.tenant_id, f.user_id`,
    values: [hash, at],
  });
  return row ?? null;
}
