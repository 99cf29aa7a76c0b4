import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { type Faults, requiredFault } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { invalid } from '../errors';
import type { Scope } from '../scope';
import { trailOf } from './audit';
import { readBody, refuseFaults } from './body';
import { auditChange, differing, newFaults, writeChange } from './change';
import { confirmWriting } from './confirmed';
import { type Body, refuseUnseen, untouched } from './create';
import { refuseTaking } from './holding';
import { announce } from './notices';
import { readOne, showOne } from './one';
import { withExtras } from './present';
import { reach, viewForWriting } from './reach';
import type { Answer } from './reading';
import { referenceFaults } from './references';
import { handlersOf } from './start';
import { within } from './within';

/** Writes those fields that were sent. `version` (the If-Match header's, else the body's) that is not the record's own is 412 and changes nothing. */
export function update(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  body: Body,
  version: number | null = null,
): Promise<Answer> {
  return within(on, async (tx) => {
    const view = await viewForWriting(tx, scope, resource, 'edit', id);
    const before = await reach(tx, view, id, version ?? versionOf(body));
    const handlers = handlersOf(resource);
    const context = { tx, scope };
    const sent = readBody(view, body, before);
    refuseFaults(sent.faults);

    const set = handlers.update ? await handlers.update(sent.values, before as never, context) : {};
    const changes = differing(resource, before, { ...sent.values, ...set });
    if (Object.keys(changes).length === 0) return withExtras(tx, view, await showOne(tx, view, id));

    refuseTaking(scope, resource, before, changes);
    const next = { ...before, ...changes };
    refuseFaults(emptied(resource, changes));
    refuseFaults(newFaults(resource, before, next, changes));
    refuseFaults(await referenceFaults(tx, scope, resource, untouched(changes, set), next));
    refuseUnseen(view, next);
    await confirmWriting(tx, scope, resource, 'edit', before, next);
    const trail = trailOf(scope);
    const after = await writeChange(tx, trail, resource, before, changes);
    await handlers.saved?.(after as never, before as never, context);
    const changed = await withExtras(tx, view, await readOne(tx, view, id));
    announce(tx, scope.tenant.id, resource, id, 'update');
    await auditChange(tx, trail, resource, 'update', before, after, Object.keys(changes));
    return changed;
  });
}

function versionOf({ version }: Body): number | null {
  if (version === undefined || version === null) return null;
  if (!Number.isSafeInteger(version)) throw invalid({ version: 'Podaj liczbę całkowitą' });
  return version as number;
}

function emptied(resource: Resource, changes: Body): Faults {
  const empty = storedFields(resource).filter(([key, { options }]) => options.required && changes[key] === null);
  return Object.fromEntries(empty.map(([key]) => [key, requiredFault]));
}
