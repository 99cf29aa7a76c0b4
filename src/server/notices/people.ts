import type { Role } from '../../schema';
import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;

/** Accounts of the clients who belong to a company. */
export async function clientsOf(db: On, tenantId: number, companyId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'notices.clients',
    text: 'select user_id as id from memberships where tenant_id = $1 and company_id = $2 and deleted_at is null',
    values: [tenantId, companyId],
  });
  return rows.map(({ id }) => id);
}

/** Accounts of the office's people who have the role. */
export async function peopleWith(db: On, tenantId: number, role: Role): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'notices.role',
    text: `select id from users where tenant_id = $1 and $2 = any (roles) and status = 'active' and deleted_at is null`,
    values: [tenantId, role],
  });
  return rows.map(({ id }) => id);
}

/** Accounts in use: the office's people, or clients who belong to a company. */
export async function everybodyOf(db: On, tenantId: number, side: 'office' | 'client'): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'notices.everybody',
    text: `select u.id from users u where u.tenant_id = $1 and u."isAdmin" = $2 and u.status = 'active' and u.deleted_at is null
      and ($2 or exists (select 1 from memberships m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.deleted_at is null))`,
    values: [tenantId, side === 'office'],
  });
  return rows.map(({ id }) => id);
}

/** What a company is called; nothing where there is none. */
export async function companyTitle(db: On, tenantId: number, id: string | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db.query<{ title: string }>({
    name: 'notices.company',
    text: 'select title from companies where tenant_id = $1 and id = $2',
    values: [tenantId, id],
  });
  return row?.title ?? '';
}
