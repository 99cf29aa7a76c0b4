import type { Principal } from '../../access/principal';
import type { Database } from '../db/database';
import type { Tenant } from '../scope';
import { type PrincipalRow, principalColumnsOf, principalOf, principalStatement } from './authenticate';

/** Who stands behind each of these sessions at this moment, by session; one that has ended, or whose person is no longer active, is not there. */
export async function principalsOf(
  db: Pick<Database, 'query'>,
  { id: tenantId, config }: Tenant,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Principal>> {
  const rows = await db.query<PrincipalRow>({
    name: principalStatement('sessions.principals', config),
    text: `select s.id as session_id, ${principalColumnsOf(config)}
      from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = $1 and s.id = any ($2::uuid[]) and s.refresh_until > $3 and s.ends_at > $3 and s.ended_at is null
        and u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, sessionIds, now],
  });
  return new Map(rows.map((row) => [row.session_id, principalOf(row)]));
}

/** Somebody of the firm as they stand at this moment; null where they are no longer active. */
export async function principalById(
  db: Pick<Database, 'query'>,
  { id: tenantId, config }: Pick<Tenant, 'id' | 'config'>,
  userId: string,
): Promise<Principal | null> {
  const [row] = await db.query<PrincipalRow>({
    name: principalStatement('users.principal', config),
    text: `select '' as session_id, ${principalColumnsOf(config)}
      from users u cross join (select $1::int as tenant_id) s
      where u.tenant_id = $1 and u.id = $2 and u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, userId],
  });
  return row ? principalOf(row) : null;
}
