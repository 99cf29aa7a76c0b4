import type { Resource } from '../../schema';
import { wholeSecond } from '../db/columns';
import type { Database, Tx } from '../db/database';
import type { Scope } from '../scope';
import { trailOf } from './audit';
import { auditChange, setColumns } from './change';
import { confirmVerb } from './confirmed';
import { takeAlong } from './deletion';
import { refuseHeld, tellGoing } from './goingAlong';
import { announce } from './notices';
import { readOne } from './one';
import { reach, viewForWriting } from './reach';
import type { Answer } from './reading';
import { handlersOf } from './start';
import { within } from './within';

/** Takes a record out of sight; it can be brought back. Answers it as it was, with its new version. */
export function remove(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  version: number | null = null,
): Promise<Answer> {
  return within(on, async (tx) => {
    const view = await viewForWriting(tx, scope, resource, 'delete', id);
    const before = await reach(tx, view, id, version);
    const answer = await readOne(tx, view, id);
    const handlers = handlersOf(resource);
    const context = { tx, scope };
    await handlers.remove?.(before as never, context);
    await confirmVerb(tx, scope, resource, 'delete');
    const trail = trailOf(scope);
    const now = wholeSecond(scope.now);
    await setColumns(tx, trail, resource, id, { deleted_at: now, updated_at: now });
    const going = await takeAlong(tx, scope.tenant.id, resource, id, now);
    await refuseHeld(tx, scope.tenant.id, [{ resource, ids: [id] }, ...going]);
    for (const { resource: other } of going) await confirmVerb(tx, scope, other, 'delete');
    await handlers.saved?.(null, before as never, context);
    announce(tx, scope.tenant.id, resource, id, 'delete');
    await auditChange(tx, trail, resource, 'delete', before, before, []);
    await tellGoing(tx, trail, going, 'delete');
    return { ...answer, version: before.version + 1 };
  });
}
