import { permit } from '../../access/can';
import { isUuid } from '../../lib/uuid';
import type { Resource, Verb } from '../../schema';
import { wholeSecond } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
import { agreementFaults } from './agreeing';
import { trailOf } from './audit';
import { refuseFaults } from './body';
import { auditChange, setColumns } from './change';
import { confirmVerb } from './confirmed';
import { lockRecord } from './current';
import { bringBack } from './deletion';
import { refuseOrphan, tellGoing } from './goingAlong';
import { refuseErased } from './locked';
import { announce } from './notices';
import { readOne, showOne } from './one';
import { withExtras } from './present';
import type { Answer } from './reading';
import { handlersOf } from './start';
import { viewOf } from './view';
import { within } from './within';

/** Brings a deleted record back, by whoever may delete it, and by a superuser; a living one is answered as it is. 409 where its unique values were taken meanwhile. */
export function restore(on: Database | Tx, scope: Scope, resource: Resource, id: string): Promise<Answer> {
  return within(on, async (tx) => {
    const view = viewOf(scope, resource, verbFor(scope, resource));
    if (!isUuid(id)) throw notFound();
    const before = await lockRecord(tx, scope.tenant.id, resource, id, view.rows, 'deleted');
    if (!before) return withExtras(tx, view, await showOne(tx, view, id));
    await refuseErased(tx, scope.tenant.id, resource, id);
    await refuseOrphan(tx, scope.tenant.id, resource, id);
    const handlers = handlersOf(resource);
    await handlers.restore?.(before as never, { tx, scope });
    refuseFaults(await agreementFaults(tx, scope.tenant.id, resource, before, Object.keys(before)));
    await confirmVerb(tx, scope, resource, 'delete');
    const trail = trailOf(scope);
    const now = wholeSecond(scope.now);
    await setColumns(tx, trail, resource, id, { deleted_at: null, deleted_with: null, updated_at: now });
    const coming = await bringBack(tx, scope.tenant.id, resource, id, now);
    for (const { resource: other } of coming) await confirmVerb(tx, scope, other, 'delete');
    await handlers.saved?.(before as never, null, { tx, scope });
    const answer = await withExtras(tx, view, await readOne(tx, view, id));
    announce(tx, scope.tenant.id, resource, id, 'restore');
    await auditChange(tx, trail, resource, 'restore', before, before, []);
    await tellGoing(tx, trail, coming, 'restore');
    return answer;
  });
}

function verbFor({ who, tenant }: Scope, resource: Resource): Verb {
  const mayDelete = permit(who, 'delete', resource, tenant.config) !== 'forbidden';
  return !mayDelete && who.isAdmin && who.roles.includes('superuser') ? 'show' : 'delete';
}
