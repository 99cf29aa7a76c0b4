import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { blank, brokenRules, type Faults, requiredFault } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { forbidden, invalid } from '../errors';
import type { Scope } from '../scope';
import { agreementFaults } from './agreeing';
import { audit, changesBetween, trailOf } from './audit';
import type { AuditEntry, Trail } from './auditRecord';
import { type Body, readBody, refuseFaults } from './body';
import { meets } from './conditions';
import { confirmWriting } from './confirmed';
import { notOnList, orRefusal } from './conflicts';
import { openConversation, readOpening } from './conversation/opening';
import { insertRow } from './insert';
import { announce } from './notices';
import { readOne } from './one';
import { withExtras } from './present';
import type { Answer } from './reading';
import { referenceFaults, refuseHidden } from './references';
import { repeated } from './repeated';
import { asRead } from './seen';
import { handlersOf, newId } from './start';
import { acrossWall, type View, viewOf } from './view';
import { within } from './within';

/** A new record, checked in the order that the person would: fields, rules, references, and whether they may have such a record at all. */
export async function create(on: Database | Tx, scope: Scope, resource: Resource, body: Body): Promise<Answer> {
  return (await createOrFind(on, scope, resource, body)).record;
}

/** The same, and whether it is new: an entity's handler may know that this very post was answered before. */
export async function createOrFind(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  body: Body,
): Promise<{ record: Answer; isNew: boolean }> {
  const view = viewOf(scope, resource, 'create');
  return within(on, async (tx) => {
    const handlers = handlersOf(resource);
    const context = { tx, scope };
    const start = blank(resource);
    const opening = readOpening(scope, resource, body);
    const values = readNew(view, opening.rest, start, opening.faults);

    if (handlers.create || handlers.same) await refuseHidden(tx, scope, resource, values);
    const set = handlers.create ? await handlers.create(values, context) : {};
    const known = handlers.same ? await handlers.same({ ...values, ...set }, context) : null;
    const record = { ...start, ...values, ...set };
    if (known !== null) return { record: await repeated(tx, view, known, record), isNew: false };

    refuseUnfit(view, record);
    await confirmWriting(tx, scope, resource, 'create', start, record);

    const id = newId();
    const trail = trailOf(scope);
    // The row travels along with the questions about what it points to, and is undone where the answers are not good.
    const references = referenceFaults(tx, scope, resource, untouched(values, set));
    const agreement = settled(agreementFaults(tx, scope.tenant.id, resource, record, Object.keys(record)));
    const inserted = settled(orRefusal(resource, insertRow(tx, view, trail, id, record)));
    refuseFaults(await references);
    refuseFaults(await agreement());
    const row = await inserted();
    await handlers.saved?.(asRead(resource, id, record, scope.now) as never, null, context);
    if (opening.post) await openConversation(tx, scope, resource, id, opening.post);
    const made = handlers.saved || opening.post ? await answer(tx, view, id) : await withExtras(tx, view, row);
    announce(tx, scope.tenant.id, resource, id, 'create');
    // Last, as writers of one firm wait for each other from here to the commit.
    await audit(tx, lineOfNew(trail, resource, id, record));
    return { record: made, isNew: true };
  });
}

/** The values of a new record as they were sent, or 422 with all that is wrong with them and what of them is missing. */
export function readNew(view: View, body: Body, start: Body, besides: Faults = {}): Body {
  const sent = readBody(view, body, start);
  const faults = { ...sent.faults, ...besides };
  if (Object.keys(faults).length > 0) throw invalid({ ...missing(view, { ...start, ...sent.values }, true), ...faults });
  return sent.values;
}

/** What can be told of a new record without asking the database. */
export function refuseUnfit(view: View, record: Body): void {
  refuseFaults(missing(view, record, false));
  refuseFaults(brokenRules(view.resource, record));
  refuseUnseen(view, record);
}

/** What the trail tells of a new record. */
export function lineOfNew(trail: Trail, resource: Resource, id: string, record: Body): AuditEntry {
  const filled = Object.keys(record).filter((key) => record[key] !== null);
  return { ...trail, action: 'create', entity: resource.name, id, changes: changesBetween(resource, {}, record, filled) };
}

/** A promise that may be awaited later or never. */
function settled<Result>(promise: Promise<Result>): () => Promise<Result> {
  promise.catch(() => undefined);
  return () => promise;
}

async function answer(tx: Tx, view: View, id: string): Promise<Answer> {
  return withExtras(tx, view, await readOne(tx, acrossWall(view), id));
}

/** Required fields without a value; `ownOnly` leaves out those that the server sets by itself. */
function missing({ resource, scope }: View, record: Body, ownOnly: boolean): Faults {
  const empty = storedFields(resource).filter(
    ([key, { options }]) =>
      options.required && (record[key] ?? null) === null && !(ownOnly && options.readOnly) && !(options.open && scope.leavesOpen),
  );
  return Object.fromEntries(empty.map(([key]) => [key, requiredFault]));
}

/** What was sent and stayed as it was: a value that the handler sets is the server's own. */
export function untouched(sent: Body, set: Body): Body {
  const stayed = ([key, value]: [string, unknown]) => !Object.hasOwn(set, key) || isDeepStrictEqual(set[key], value);
  return Object.fromEntries(Object.entries(sent).filter(stayed));
}

/** Nobody makes what they could not see afterwards, but for what they give over a wall between teams. */
export function refuseUnseen({ rows, wall }: View, record: Body): void {
  const outside = rows.filter((condition) => !wall.includes(condition) && !meets(record, [condition]));
  if (outside.length === 0) return;
  const [{ field } = { field: 'id' }] = outside;
  throw field === 'id' ? forbidden() : invalid({ [field]: notOnList });
}
