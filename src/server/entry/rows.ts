import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;

export interface Grant {
  id: string;
  user_id: string;
  resource: string;
  record_id: string;
  created_at: Date;
  expires_at: Date;
  opens: number;
  last_opened_at: Date | null;
}
const columns = 'id, user_id, resource, record_id, created_at, expires_at, opens, last_opened_at';

export async function insertGrant(
  tx: On,
  tenantId: number,
  grant: Pick<Grant, 'id' | 'user_id' | 'resource' | 'record_id' | 'created_at' | 'expires_at'> & { token_hash: string },
): Promise<void> {
  const { id, user_id, token_hash, resource, record_id, created_at, expires_at } = grant;
  await tx.query({
    name: 'entry.grant',
    text: `insert into entry_grants (tenant_id, id, user_id, token_hash, resource, record_id, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [tenantId, id, user_id, token_hash, resource, record_id, created_at, expires_at],
  });
}

/** Counts one opening of a link that still works; null for unknown, old, ended and too often opened alike. Atomic: of many at once as many as are left. */
export async function takeOpening(tx: On, tenantId: number, tokenHash: string, now: Date, most: number): Promise<Grant | null> {
  const [grant] = await tx.query<Grant>({
    name: 'entry.open',
    text: `update entry_grants set opens = opens + 1, last_opened_at = $3
      where tenant_id = $1 and token_hash = $2 and ended_at is null and expires_at > $3 and opens < $4 returning ${columns}`,
    values: [tenantId, tokenHash, now, most],
  });
  return grant ?? null;
}

export async function insertView(
  tx: On,
  tenantId: number,
  view: { id: string; grant_id: string; user_id: string; ticket_hash: string; now: Date; expires_at: Date },
): Promise<void> {
  const { id, grant_id, user_id, ticket_hash, now, expires_at } = view;
  await tx.query({
    text: `insert into entry_views (tenant_id, id, grant_id, user_id, ticket_hash, code_until, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [tenantId, id, grant_id, user_id, ticket_hash, now, expires_at],
  });
}

export interface EntryView {
  id: string;
  user_id: string;
  grant_id: string;
  code_hash: string | null;
  code_until: Date;
}

/** The browser's opening that may still be asked for a code. */
export async function livingView(tx: On, tenantId: number, ticketHash: string, now: Date): Promise<EntryView | null> {
  const [view] = await tx.query<EntryView>({
    text: `select v.id, v.user_id, v.grant_id, v.code_hash, v.code_until from entry_views v
      join entry_grants g on g.tenant_id = v.tenant_id and g.id = v.grant_id
      where v.tenant_id = $1 and v.ticket_hash = $2 and v.used_at is null and v.expires_at > $3 and g.ended_at is null and g.expires_at > $3`,
    values: [tenantId, ticketHash, now],
  });
  return view ?? null;
}

/** Whether the opening may have a new code by now, the last one being older than the pause; held until the transaction ends. */
export async function awaitsCode(tx: On, tenantId: number, id: string, before: Date): Promise<boolean> {
  const rows = await tx.query({
    text: `select id from entry_views where tenant_id = $1 and id = $2 and used_at is null and (code_sent_at is null or code_sent_at <= $3)
      for update`,
    values: [tenantId, id, before],
  });
  return rows.length === 1;
}

/** Writes a new code over the last one. */
export async function writeCode(
  tx: On,
  tenantId: number,
  { id, hash, now, until }: { id: string; hash: string; now: Date; until: Date },
): Promise<void> {
  await tx.query({
    text: 'update entry_views set code_hash = $3, code_sent_at = $4, code_until = $5 where tenant_id = $1 and id = $2',
    values: [tenantId, id, hash, now, until],
  });
}

/**
 * Takes one try of the opening and of its link, in one statement, so that fifty at once are as few as one after another (A09); null for a
 * wrong, used or old one, and where either has none left.
 */
export async function takeTry(
  tx: On,
  tenantId: number,
  ticketHash: string,
  now: Date,
  most: { view: number; grant: number },
): Promise<(EntryView & Grant & { view_id: string; grant_tries: number }) | null> {
  const [row] = await tx.query<EntryView & Grant & { view_id: string; grant_tries: number }>({
    name: 'entry.try',
    // The opening first: of calls at once each waits for it, and finds its tries as they are by then.
    text: `with v as (
        update entry_views v set tries = v.tries + 1 from entry_grants g
        where v.tenant_id = $1 and v.ticket_hash = $2 and v.used_at is null and v.expires_at > $3 and v.tries < $4
          and g.tenant_id = $1 and g.id = v.grant_id and g.ended_at is null and g.expires_at > $3 and g.tries < $5
        returning v.*)
      update entry_grants g set tries = g.tries + 1 from v
      where g.tenant_id = $1 and g.id = v.grant_id and g.ended_at is null and g.expires_at > $3 and g.tries < $5
      returning v.id as view_id, v.grant_id, v.code_hash, v.code_until, g.id, g.user_id, g.resource, g.record_id, g.created_at, g.expires_at,
        g.opens, g.last_opened_at, g.tries as grant_tries`,
    values: [tenantId, ticketHash, now, most.view, most.grant],
  });
  return row ?? null;
}

/** Uses the opening up by its right code; false where another call did. */
export async function useView(tx: On, tenantId: number, id: string, now: Date): Promise<boolean> {
  const used = await tx.query({
    text: 'update entry_views set used_at = $3 where tenant_id = $1 and id = $2 and used_at is null returning id',
    values: [tenantId, id, now],
  });
  return used.length === 1;
}

/** A person's links that still open something, the newest first. */
export function livingGrants(db: On, tenantId: number, userId: string, now: Date, most: number): Promise<Grant[]> {
  return db.query<Grant>({
    text: `select ${columns} from entry_grants where tenant_id = $1 and user_id = $2 and ended_at is null and expires_at > $3 and opens < $4
      order by created_at desc, id desc limit 100`,
    values: [tenantId, userId, now, most],
  });
}

/** Whose living link it is. */
export async function grantOwner(db: On, tenantId: number, id: string): Promise<string | null> {
  const [grant] = await db.query<{ user_id: string }>({
    text: 'select user_id from entry_grants where tenant_id = $1 and id = $2 and ended_at is null',
    values: [tenantId, id],
  });
  return grant?.user_id ?? null;
}

export async function endGrant(tx: On, tenantId: number, id: string, because: string, now: Date): Promise<boolean> {
  const ended = await tx.query({
    text: 'update entry_grants set ended_at = $3, ended_because = $4 where tenant_id = $1 and id = $2 and ended_at is null returning id',
    values: [tenantId, id, now, because],
  });
  return ended.length === 1;
}
