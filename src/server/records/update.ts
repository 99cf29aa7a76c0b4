import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { type Faults, requiredFault } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { invalid } from '../errors';
import type { Scope } from '../scope';
import { agreementFaults, followersFaults } from './agreeing';
import { audit, trailOf } from './audit';
import type { AuditEntry } from './auditRecord';
import { type Body, readBody, refuseFaults } from './body';
import { changeLine, differing, newFaults, writeChange } from './change';
import { confirmWriting } from './confirmed';
import { refuseUnseen, untouched } from './create';
import type { Full } from './current';
import { refuseTaking } from './holding';
import { keepHidden } from './listed';
import { announce } from './notices';
import { readOne, showOne } from './one';
import { withExtras } from './present';
import { reach, viewForWriting } from './reach';
import type { Answer } from './reading';
import { referenceFaults, refuseHidden } from './references';
import { handlersOf } from './start';
import type { Undoing } from './undoing';
import { acrossWall, type View } from './view';
import { within } from './within';

/** What is answered about the record, read before the line of the trail is written. */
interface Answering<Result> {
  unchanged(tx: Tx, view: View, id: string): Promise<Result>;
  changed(tx: Tx, view: View, id: string, from: Full, to: Full): Promise<Result>;
}

const shown: Answering<Answer> = {
  unchanged: async (tx, view, id) => withExtras(tx, view, await showOne(tx, view, id)),
  changed: async (tx, view, id) => withExtras(tx, view, await readOne(tx, acrossWall(view), id)),
};
const nothing: Answering<void> = { unchanged: async () => undefined, changed: async () => undefined };

/**
 * Writes those fields that were sent. `version` (the If-Match header's, else the body's) that is not the record's own is 412 and changes nothing.
 * The line of the trail goes to `lines`, where they are given.
 */
export const update = (
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  body: Body,
  version: number | null = null,
  lines?: AuditEntry[],
): Promise<Answer> => write(on, scope, resource, { id, body, version }, shown, lines);

/** The same for one of many, whom nobody asks how it looks now. */
export const updateOneOfMany = (tx: Tx, scope: Scope, resource: Resource, id: string, body: Body): Promise<void> =>
  write(tx, scope, resource, { id, body, version: null }, nothing);

/**
 * The same, and what takes it back; null where nothing changed, or where what stood before may not leave the database opened. It is what was
 * sent that goes back: what the entity's handler made of it, it makes anew. The line of the trail goes to `lines`, where they are given: for who
 * writes those of many at once and last, as writers of one firm wait for each other from there to the commit.
 */
export const updateUndoably = (
  tx: Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  body: Body,
  lines?: AuditEntry[],
): Promise<Undoing | null> =>
  write<Undoing | null>(
    tx,
    scope,
    resource,
    { id, body, version: null },
    {
      unchanged: async () => null,
      changed: async (_tx, _view, _id, from, to) => {
        const keys = Object.keys(body).filter((key) => Object.hasOwn(resource.fields, key));
        if (keys.some((key) => resource.fields[key]?.options.encrypted)) return null;
        return { version: to.version, before: Object.fromEntries(keys.map((key) => [key, from[key] ?? null])) };
      },
    },
    lines,
  );

function write<Result>(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  { id, body, version }: { id: string; body: Body; version: number | null },
  answering: Answering<Result>,
  lines?: AuditEntry[],
): Promise<Result> {
  return within(on, async (tx) => {
    const view = await viewForWriting(tx, scope, resource, 'edit', id);
    const before = await reach(tx, view, id, version ?? versionOf(body));
    const handlers = handlersOf(resource);
    const context = { tx, scope };
    const sent = readBody(view, body, before);
    refuseFaults(sent.faults);

    if (handlers.update) await refuseHidden(tx, scope, resource, sent.values, before);
    const set = handlers.update ? await handlers.update(sent.values, before as never, context) : {};
    const whole = await keepHidden(tx, scope, resource, before, sent.values);
    const wanted = differing(resource, before, { ...whole, ...set });
    const changes = { ...wanted, ...untold(resource, before, wanted) };
    if (Object.keys(changes).length === 0) return answering.unchanged(tx, view, id);

    refuseTaking(scope, resource, before, changes);
    const next = { ...before, ...changes };
    refuseFaults(emptied(resource, changes, scope));
    refuseFaults(newFaults(resource, before, next, changes));
    refuseFaults(await referenceFaults(tx, scope, resource, untouched(sentAnew(whole, changes), set), before));
    refuseFaults(await agreementFaults(tx, scope.tenant.id, resource, next, Object.keys(changes)));
    refuseFaults(await followersFaults(tx, scope.tenant.id, resource, id, changes));
    refuseUnseen(view, next);
    await confirmWriting(tx, scope, resource, 'edit', before, next);
    const trail = trailOf(scope);
    const after = await writeChange(tx, trail, resource, before, changes);
    await handlers.saved?.(after as never, before as never, context);
    const answer = await answering.changed(tx, view, id, before, after);
    announce(tx, scope.tenant.id, resource, id, 'update');
    const line = changeLine(trail, resource, 'update', before, after, Object.keys(changes));
    if (lines) lines.push(line);
    else await audit(tx, line);
    return answer;
  });
}

/** What was sent and is not as it stood. */
function sentAnew(sent: Body, changes: Body): Body {
  return Object.fromEntries(Object.entries(sent).filter(([key]) => Object.hasOwn(changes, key)));
}

function versionOf({ version }: Body): number | null {
  if (version === undefined || version === null) return null;
  if (!Number.isSafeInteger(version)) throw invalid({ version: 'Podaj liczbę całkowitą' });
  return version as number;
}

function emptied(resource: Resource, changes: Body, { takesBack }: Scope): Faults {
  const empty = storedFields(resource).filter(
    ([key, { options }]) => options.required && changes[key] === null && !(options.open && takesBack),
  );
  return Object.fromEntries(empty.map(([key]) => [key, requiredFault]));
}

/** Whom somebody else now is the work of, nobody stands in for there any more. */
function untold({ work }: Resource, before: Body, changes: Body): Body {
  const told = Object.entries(work?.told ?? {}).filter(([key, field]) => Object.hasOwn(changes, key) && field && before[field]);
  return Object.fromEntries(told.map(([, field]) => [field, null]));
}
