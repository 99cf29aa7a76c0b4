import type { Principal } from '../../access/principal';
import { wallOf } from '../../access/walls';
import type { SecondFactor } from '../../contract/secondFactor';
import type { ClientRole, Role } from '../../schema/areas';
import type { TenantConfig } from '../../tenants/define';
import type { Database } from '../db/database';
import type { Tenant } from '../scope';
import { hashToken } from './crypto/tokens';

export interface Authenticated {
  who: Principal;
  sessionId: string;
  secondFactor: SecondFactor;
}

/** What of a session's user and memberships makes a principal. */
export interface PrincipalRow {
  id: string;
  first_name: string;
  roles: Role[];
  isAdmin: boolean;
  payroll: boolean;
  companies: { id: string; role: ClientRole }[] | null;
  /** Where teams have walls: whose companies somebody sees besides their own; null of whom no wall stops. */
  team?: string[] | null;
}

/** The select list of a principal, over sessions `s` and users `u`. */
const principalColumns = `u.id, u.first_name, u.roles, u."isAdmin", u.payroll,
        case when u."isAdmin" then null else (
          select json_agg(json_build_object('id', m.company_id, 'role', m.role)) from memberships m
          join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id and c.deleted_at is null
          where m.tenant_id = s.tenant_id and m.user_id = u.id and m.deleted_at is null) end as companies`;

/** Roles that lead the office, so that no wall between teams stops them. */
const leading: readonly Role[] = ['manager', 'superuser', 'boss'];

const teamColumn = `case when u."isAdmin" and not u.roles && array['${leading.join("','")}'] then array(
          select member->>'user_id' from teams t cross join lateral jsonb_array_elements(t.members) member
          where t.tenant_id = u.tenant_id and t.deleted_at is null
            and t.members @> jsonb_build_array(jsonb_build_object('user_id', u.id))) end as team`;

/** What one more is asked where the firm has walls between its teams; where it has none, nothing is. */
export const principalColumnsOf = ({ switches }: Pick<TenantConfig, 'switches'>): string =>
  switches.teamWalls ? `${principalColumns}, ${teamColumn}` : principalColumns;

/** Names a prepared statement that asks for principals, by what it asks. */
export const principalStatement = (name: string, { switches }: Pick<TenantConfig, 'switches'>): string =>
  switches.teamWalls ? `${name}.walls` : name;

export function principalOf({ id, first_name, roles, isAdmin, payroll, companies, team }: PrincipalRow): Principal {
  const who = { id, first_name, roles, isAdmin, payroll, companies: companies ?? [] };
  return team ? { ...who, wall: wallOf(id, [...new Set([id, ...team])].sort()) } : who;
}

/**
 * Who shows this access token: session, user and memberships in one statement, read for every request, so that any change acts on
 * the next one (S02). Null for a token that is unknown, old, ended, another firm's, or of somebody no longer active.
 */
export async function authenticate(
  db: Pick<Database, 'query'>,
  { id: tenantId, config }: Tenant,
  accessToken: string,
  now: Date,
): Promise<Authenticated | null> {
  const [row] = await db.query<PrincipalRow & { session_id: string; last_seen_at: Date; second_factor: SecondFactor }>({
    name: principalStatement('authenticate', config),
    text: `select s.id as session_id, s.last_seen_at, u.second_factor, ${principalColumnsOf(config)}
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
