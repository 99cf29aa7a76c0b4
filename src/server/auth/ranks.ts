import type { Role } from '../../schema/areas';
import type { Tx } from '../db/database';
import { conflict, notFound } from '../errors';
import type { Scope } from '../scope';

type Query = Pick<Tx, 'query'>;

/** Roles that only a superuser gives, changes or takes away. */
export const reserved: readonly Role[] = ['superuser', 'boss'];

/** May this person act on the account of that one? Not when the other has a role that only a superuser touches (A23, P12). 404 for nobody. */
export async function outranks(db: Query, { tenant, who }: Scope, id: string): Promise<boolean> {
  const [user] = await db.query<{ roles: Role[] }>({
    text: 'select roles from users where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenant.id, id],
  });
  if (!user) throw notFound();
  return who.roles.includes('superuser') || !user.roles.some((role) => reserved.includes(role));
}

/** The last active superuser stays (P12); the rows are locked, so that two requests can't take one each (I04). */
export async function refuseLosingLastSuperuser(tx: Query, { tenant }: Scope, id: string): Promise<void> {
  const superusers = await tx.query<{ id: string }>({
    text: `select id from users where tenant_id = $1 and 'superuser' = any(roles) and status = 'active' and deleted_at is null order by id for update`,
    values: [tenant.id],
  });
  if (superusers.length === 1 && superusers[0]?.id === id)
    throw conflict('To ostatni administrator panelu. Najpierw nadaj tę rolę komuś innemu.');
}
