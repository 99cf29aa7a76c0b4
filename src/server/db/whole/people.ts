import type { Tx } from '../database';

/**
 * Somebody of a firm who can log in with a password and a code by mail, one of the office first; in a scratch place where nothing that is
 * done reaches anybody.
 */
export async function someoneActive(tx: Pick<Tx, 'query'>, tenantId: number): Promise<{ id: string; email: string } | null> {
  const [person] = await tx.query<{ id: string; email: string }>({
    text: `update users set second_factor = 'email' where tenant_id = $1 and id = (select u.id from users u
        where u.tenant_id = $1 and u.status = 'active' and u.deleted_at is null and u.email is not null
        order by u."isAdmin" desc, u.id limit 1)
      returning id, email`,
    values: [tenantId],
  });
  return person ?? null;
}
