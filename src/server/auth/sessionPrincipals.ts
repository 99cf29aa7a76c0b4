import type { Principal } from '../../access/principal';
import type { Database } from '../db/database';
import type { Tenant } from '../scope';
import { type PrincipalRow, principalColumnsOf, principalOf, principalStatement } from './authenticate';

/**
 * Who stands behind each of these sessions at this moment, by session; one that has ended, or whose person is no longer active, is not there.
 * Somebody with several sessions is read once, and is one and the same principal in all of them.
 */
export async function principalsOf(
  db: Pick<Database, 'query'>,
  { id: tenantId, config }: Tenant,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Principal>> {
  const rows = await db.query<PrincipalRow & { sessions: string[] }>({
    name: principalStatement('sessions.principals', config),
    text: `select s.sessions, ${principalColumnsOf(config)}
      from (select tenant_id, user_id, json_agg(id) as sessions from sessions
        where tenant_id = $1 and id = any ($2::uuid[]) and refresh_until > $3 and ends_at > $3 and ended_at is null
        group by tenant_id, user_id) s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, sessionIds, now],
  });
  return new Map(
    rows.flatMap(({ sessions, ...row }) => {
      const who = principalOf(row);
      return sessions.map((session) => [session, who] as const);
    }),
  );
}

/** Somebody of the firm as they stand at this moment; null where they are no longer active. */
export async function principalById(
  db: Pick<Database, 'query'>,
  { id: tenantId, config }: Pick<Tenant, 'id' | 'config'>,
  userId: string,
): Promise<Principal | null> {
  const [row] = await db.query<PrincipalRow>({
    name: principalStatement('users.principal', config),
    text: `select ${principalColumnsOf(config)}
      from users u cross join (select $1::int as tenant_id) s
      where u.tenant_id = $1 and u.id = $2 and u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, userId],
  });
  return row ? principalOf(row) : null;
}
