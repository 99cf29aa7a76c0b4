import type { Principal } from '../../access/principal';
import type { Database } from '../db/database';
import { type PrincipalRow, principalColumns, principalOf } from './authenticate';

/** Who stands behind each of these sessions at this moment, by session; one that has ended, or whose person is no longer active, is not there. */
export async function principalsOf(
  db: Pick<Database, 'query'>,
  tenantId: number,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Principal>> {
  const rows = await db.query<PrincipalRow>({
    name: 'sessions.principals',
    text: `select s.id as session_id, ${principalColumns}
      from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = $1 and s.id = any ($2::uuid[]) and s.refresh_until > $3 and s.ends_at > $3 and s.ended_at is null
        and u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, sessionIds, now],
  });
  return new Map(rows.map((row) => [row.session_id, principalOf(row)]));
}
