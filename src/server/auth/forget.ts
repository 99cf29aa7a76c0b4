import type { Database } from '../db/database';

/** What login kept and nobody can use any more; devices stay, for by them a login from a new one is told. */
const outlived = [
  'delete from login_attempts where tenant_id = $1 and expires_at < $2',
  'delete from passkey_challenges where tenant_id = $1 and expires_at < $2',
  'delete from entry_views where tenant_id = $1 and expires_at < $2',
  'delete from entry_grants where tenant_id = $1 and expires_at < $2',
  'delete from links where tenant_id = $1 and expires_at < $2',
  'delete from throttles where tenant_id = $1 and since < $2 and coalesce(until, since) < $2',
  `delete from spent_tokens t using sessions s where t.tenant_id = $1 and s.tenant_id = $1 and s.id = t.session_id
    and coalesce(s.ended_at, s.ends_at) < $2`,
  'delete from sessions where tenant_id = $1 and coalesce(ended_at, ends_at) < $2',
];

/** Throws away the attempts, links, counts and sessions of a firm that were over before the moment; the audit trail keeps what happened. */
export async function forgetLogins(db: Pick<Database, 'query'>, tenantId: number, before: Date): Promise<void> {
  for (const text of outlived) await db.query({ text, values: [tenantId, before] });
}
