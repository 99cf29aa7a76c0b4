import { resources } from '../../../resources';
import { permit } from '../../access/can';
import { forbidden } from '../errors';
import type { Scope } from '../scope';
import type { Auth, Origin } from './context';
import { recordEvent } from './events';
import { outranks, refuseLosingLastSuperuser } from './ranks';
import { endSessionsOf } from './sessions';

/** Takes somebody's access away at once (P13); nobody deactivates themselves, or those whose role only a superuser touches (P12). */
export async function deactivate(auth: Auth, origin: Origin, scope: Scope, id: string): Promise<void> {
  const allowed = permit(scope.who, 'edit', resources.users, scope.tenant.config);
  if (typeof allowed === 'string' || allowed.rows.length > 0 || id === scope.who.id || !(await outranks(auth.db, scope, id)))
    throw forbidden();
  await auth.db.transaction(async (tx) => {
    await refuseLosingLastSuperuser(tx, scope, id);
    await tx.query({
      text: "update users set status = 'deactivated', version = version + 1, updated_at = $3 where tenant_id = $1 and id = $2",
      values: [scope.tenant.id, id, scope.now],
    });
    await endSessionsOf(tx, scope.tenant.id, id, 'deactivated', scope.now);
  });
  await recordEvent(auth, origin, id, 'deactivated', { by: scope.who.id }, scope.sessionId);
}
