import type { Principal } from '../../access/principal';
import type { SecondFactor } from '../../contract/secondFactor';
import type { ClientRole, Role } from '../../schema/areas';
import type { Database } from '../db/database';
import { hashToken } from './crypto/tokens';

export interface Authenticated {
  who: Principal;
  sessionId: string;
  secondFactor: SecondFactor;
}

/** What of a session's user and memberships makes a principal. */
export interface PrincipalRow {
  session_id: string;
  id: string;
  first_name: string;
  roles: Role[];
  isAdmin: boolean;
  payroll: boolean;
  companies: { id: string; role: ClientRole }[] | null;
}

/** The select list of a principal, over sessions `s` and users `u`. */
export const principalColumns = `u.id, u.first_name, u.roles, u."isAdmin", u.payroll,
        case when u."isAdmin" then null else (
          select json_agg(json_build_object('id', m.company_id, 'role', m.role)) from memberships m
          join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id and c.deleted_at is null
          where m.tenant_id = s.tenant_id and m.user_id = u.id and m.deleted_at is null) end as companies`;

export function principalOf({ id, first_name, roles, isAdmin, payroll, companies }: PrincipalRow): Principal {
  return { id, first_name, roles, isAdmin, payroll, companies: companies ?? [] };
}

/**
 * Who shows this access token: session, user and memberships in one statement, read for every request, so that any change acts on
 * the next one (S02). Null for a token that is unknown, old, ended, another firm's, or of somebody no longer active.
 */
export async function authenticate(
  db: Pick<Database, 'query'>,
  tenantId: number,
  accessToken: string,
  now: Date,
): Promise<Authenticated | null> {
  const [row] = await db.query<PrincipalRow & { last_seen_at: Date; second_factor: SecondFactor }>({
    name: 'authenticate',
    text: `select s.id as session_id, s.last_seen_at, u.second_factor, ${principalColumns}
      from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = $1 and s.access_hash = $2 and s.access_until > $3 and s.ended_at is null and u.status = 'active' and u.deleted_at is null`,
    values: [tenantId, hashToken(accessToken), now],
  });
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > 60_000) await seen(db, tenantId, row.session_id, now);
  return { who: principalOf(row), sessionId: row.session_id, secondFactor: row.second_factor };
}

async function seen(db: Pick<Database, 'query'>, tenantId: number, sessionId: string, now: Date) {
  await db.query({
    name: 'session.seen',
    text: 'update sessions set last_seen_at = $3 where tenant_id = $1 and id = $2',
    values: [tenantId, sessionId, now],
  });
}
