import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** Who of the office keeps the company's books, if they still work there. */
export async function keeperOf(db: Db, tenantId: number, companyId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'messages.keeper',
    text: `select u.id from companies c join users u on u.tenant_id = c.tenant_id and u.id = c.owner_id and u.status = 'active' and u.deleted_at is null
      where c.tenant_id = $1 and c.id = $2`,
    values: [tenantId, companyId],
  });
  return row?.id ?? null;
}

/** Who made a message or an announcement. */
export async function authorOf(
  db: Db,
  tenantId: number,
  { resource, id }: { resource: 'messages' | 'announcements'; id: string },
): Promise<string | null> {
  const [row] = await db.query<{ created_by: string | null }>({
    name: `messages.author.${resource}`,
    text: `select created_by from ${resource} where tenant_id = $1 and id = $2`,
    values: [tenantId, id],
  });
  return row?.created_by ?? null;
}

/** A company to write to, with the first name of whoever of it has had an account the longest. */
export interface Recipient {
  id: string;
  title: string;
  first_name: string | null;
}

export async function recipientOf(db: Db, tenantId: number, companyId: string): Promise<Recipient | null> {
  const [row] = await db.query<Recipient>({
    name: 'messages.recipient',
    text: `select c.id, c.title, (
        select u.first_name from memberships m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.deleted_at is null
        where m.tenant_id = c.tenant_id and m.company_id = c.id and m.deleted_at is null order by m.created_at, m.id limit 1) as first_name
      from companies c where c.tenant_id = $1 and c.id = $2 and c.deleted_at is null`,
    values: [tenantId, companyId],
  });
  return row ?? null;
}

/**
 * Gives the unsent first post of a thread, written for the client whatever the office noted after it, the moment at which it goes out; answers its author, or null
 * where its words were taken back.
 */
export async function movePlanned(
  tx: Db,
  tenantId: number,
  threadId: string,
  at: Date,
): Promise<{ author_id: string | null } | null> {
  const [row] = await tx.query<{ author_id: string | null }>({
    name: 'messages.movePlanned',
    text: `update conversation_posts set created_at = $3, edited_at = null, internal = false
      where tenant_id = $1 and resource = 'messages' and record_id = $2 and seq = 1 and retracted_at is null returning author_id`,
    values: [tenantId, threadId, at],
  });
  return row ?? null;
}

/** Whether the last word between the two sides is the office's, and whether a client ever wrote; null where there is no word. */
export async function lastWord(
  tx: Db,
  tenantId: number,
  threadId: string,
): Promise<{ ofOffice: boolean; answered: boolean } | null> {
  const [row] = await tx.query<{ of_office: boolean; answered: boolean }>({
    name: 'messages.last',
    text: `select from_office as of_office, bool_or(not from_office) over () as answered from conversation_posts
      where tenant_id = $1 and resource = 'messages' and record_id = $2 and not internal order by seq desc limit 1`,
    values: [tenantId, threadId],
  });
  return row ? { ofOffice: row.of_office, answered: row.answered } : null;
}

/** The thread in which a company got an announcement. */
export async function threadOf(db: Db, tenantId: number, announcementId: string, companyId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'messages.thread',
    text: 'select id from messages where tenant_id = $1 and announcement_id = $2 and company_id = $3',
    values: [tenantId, announcementId, companyId],
  });
  return row?.id ?? null;
}

/** How many companies got an announcement, looked into it and confirmed it; who confirmed has read it. */
export interface AnnouncementStats {
  sent: number;
  read: number;
  confirmed: number;
}

export async function statsOf(db: Db, tenantId: number, announcementId: string): Promise<AnnouncementStats> {
  const [row] = await db.query<AnnouncementStats>({
    name: 'messages.stats',
    text: `select count(*)::int as sent, count(*) filter (where confirmed_at is not null)::int as confirmed,
        count(*) filter (where confirmed_at is not null or exists (select 1 from conversation_reads r
          where r.tenant_id = m.tenant_id and r.resource = 'messages' and r.record_id = m.id and not r.office and r.open_to > 0))::int as read
      from messages m where m.tenant_id = $1 and m.announcement_id = $2 and m.deleted_at is null`,
    values: [tenantId, announcementId],
  });
  return row ?? { sent: 0, read: 0, confirmed: 0 };
}

/** To how many companies an announcement has gone. */
export async function threadsCount(tx: Pick<Tx, 'query'>, tenantId: number, announcement: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'announcement.threads',
    text: 'select count(*)::int as count from messages where tenant_id = $1 and announcement_id = $2',
    values: [tenantId, announcement],
  });
  return row?.count ?? 0;
}
