import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { unknownField } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { invalid, notFound, Refusal } from '../errors';
import type { Scope } from '../scope';
import { trailOf } from './audit';
import { type Body, refuseFaults } from './body';
import { auditChange } from './change';
import { confirmAction } from './confirmed';
import { lockRecord } from './current';
import { wentWith } from './deletion';
import { sealRows } from './importUndo';
import { listLimits } from './listLimits';
import { reach, viewForWriting } from './reach';
import { remove } from './remove';
import { restore } from './restore';
import { handlersOf } from './start';
import { transition, transitionOf } from './transition';
import type { UndoneRow } from './undoing';
import { updateOneOfMany, updateUndoably } from './update';
import { viewOf } from './view';
import { within } from './within';

/** An action on one record: a transition, or one that the declaration names. */
export async function actOnOne(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  name: string,
  body: Body = {},
): Promise<unknown> {
  if (transitionOf(resource, name)) return transition(on, scope, resource, id, name, body);
  if (declared(resource, name) !== 'one') throw notFound();
  return within(on, (tx) => run(tx, scope, resource, name, [id], body));
}

/**
 * An action on a selection, all or nothing (P15): `delete`, `restore`, `update` with `data`, a transition, or one that the declaration
 * names. Answers `{ ids }`, for `update` with the word that takes it back, or what the entity's handler says.
 */
export async function act(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  name: string,
  { ids: asked, ...body }: Body,
): Promise<unknown> {
  const ids = readIds(asked);
  const eachOf = single(scope, resource, name, body);
  if (!eachOf && declared(resource, name) !== 'selection') throw notFound();
  return within(on, async (tx) => {
    if (!eachOf) return run(tx, scope, resource, name, ids, body);
    // All rows before the first line of the trail, so that two selections never wait for each other crosswise.
    await Promise.all([...ids].sort().map((id) => lockRecord(tx, scope.tenant.id, resource, id, [])));
    if (name === 'update') return changeAll(tx, scope, resource, ids, body.data as Body);
    // What a record hangs on was made before it: that goes first, and comes back first.
    const inOrder = name === 'delete' || name === 'restore' ? [...ids].sort() : ids;
    for (const id of inOrder)
      if (name !== 'delete' || !(await wentWith(tx, scope.tenant.id, resource, id, ids))) await eachOf(tx, id);
    return { ids };
  });
}

async function changeAll(tx: Tx, scope: Scope, resource: Resource, ids: readonly string[], data: Body): Promise<unknown> {
  const rows: UndoneRow[] = [];
  for (const [at, id] of ids.entries()) {
    const undoing = await updateUndoably(tx, scope, resource, id, data);
    if (undoing) rows.push({ row: at + 1, id, ...undoing });
  }
  // What was asked besides is not kept, so nobody could give the values back to the day they had.
  const isAsked = Object.keys(data).some((key) => resource.fields[key]?.options.asked && data[key] !== null);
  return { ids, undo: isAsked ? null : sealRows(scope, resource, 'change', rows) };
}

/** Throws what an action on any selection would be refused for: an unknown one, or one that the asker has no right to at all. */
export function checkAction(scope: Scope, resource: Resource, name: string, body: Body): void {
  viewOf(scope, resource, verbOf(name, scope));
  if (!single(scope, resource, name, body) && declared(resource, name) !== 'selection') throw notFound();
}

function verbOf(name: string, { who }: Scope): 'delete' | 'edit' | 'show' {
  if (name === 'delete' || name === 'restore') return 'delete';
  return who.isAdmin ? 'edit' : 'show';
}

/** What tells why a record of a selection can't be taken through an action. */
export interface RefusedOne {
  id: string;
  error: string;
}

/**
 * Tries an action on each record by itself and keeps nothing: those that refuse, with why. Throws what the whole selection is refused for.
 * An action that the entity does with the whole selection at once is not tried.
 */
export async function tryEach(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  name: string,
  ids: readonly string[],
  body: Body,
): Promise<RefusedOne[]> {
  const eachOf = single(scope, resource, name, body);
  const refused: RefusedOne[] = [];
  for (const id of eachOf ? ids : []) {
    tx.later({ name: 'act.try', text: 'savepoint tried_one' });
    try {
      await eachOf?.(tx, id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'step_up') throw error;
      const { errors = {} } = error.more;
      refused.push({ id, error: Object.values(errors)[0] ?? error.message });
    }
    await tx.query({ name: 'act.tried', text: 'rollback to savepoint tried_one' });
  }
  return refused;
}

function declared({ actions }: Resource, name: string): 'one' | 'selection' | null {
  return (actions && Object.hasOwn(actions, name) ? actions[name]?.on : null) ?? null;
}

/** What a selection's action does to each of its records, where it is one of the verbs. */
function single(scope: Scope, resource: Resource, name: string, body: Body): ((tx: Tx, id: string) => Promise<unknown>) | null {
  if (name === 'delete') {
    refuseOthers(body, []);
    return (tx, id) => remove(tx, scope, resource, id);
  }
  if (name === 'restore') {
    refuseOthers(body, []);
    return (tx, id) => restore(tx, scope, resource, id);
  }
  if (name === 'update') {
    refuseOthers(body, ['data']);
    const { data } = body;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw invalid({ data: 'Podaj pola do zmiany' });
    return (tx, id) => updateOneOfMany(tx, scope, resource, id, data as Body);
  }
  return transitionOf(resource, name) ? (tx, id) => transition(tx, scope, resource, id, name, body) : null;
}

/** Whatever was sent besides is refused, before anything is done (P11). */
function refuseOthers(body: Body, known: readonly string[]): void {
  refuseFaults(Object.fromEntries(Object.keys(body).flatMap((key) => (known.includes(key) ? [] : [[key, unknownField]]))));
}

export function readIds(asked: unknown): string[] {
  if (!Array.isArray(asked) || asked.length === 0) throw invalid({ ids: 'Zaznacz co najmniej jedną pozycję' });
  if (asked.length > listLimits.selection)
    throw invalid({ ids: `Naraz można zaznaczyć najwyżej ${listLimits.selection} pozycji` });
  if (!asked.every((id) => typeof id === 'string' && isUuid(id))) throw notFound();
  return [...new Set(asked as string[])];
}

/** Runs the handler of a declared action over records that the asker may edit, or see where that is enough. */
async function run(tx: Tx, scope: Scope, resource: Resource, name: string, ids: readonly string[], body: Body): Promise<unknown> {
  const { actions } = handlersOf(resource);
  const action = actions && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw notFound();
  refuseOthers(body, resource.actions?.[name]?.takes ?? []);
  const records = [];
  for (const id of [...ids].sort()) {
    const view = await viewForWriting(tx, scope, resource, resource.actions?.[name]?.readers ? 'show' : 'edit', id);
    records.push(await reach(tx, view, id, null));
  }
  await confirmAction(tx, scope, resource, name);
  const answer = await action(records as never, { ...body }, { tx, scope });
  for (const record of records) await auditChange(tx, trailOf(scope), resource, `action:${name}`, record, record, []);
  return answer;
}
