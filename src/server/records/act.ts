import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import type { Database, Tx } from '../db/database';
import { invalid, notFound } from '../errors';
import type { Scope } from '../scope';
import { trailOf } from './audit';
import { refuseFaults, unknownField } from './body';
import { auditChange } from './change';
import { confirmAction } from './confirmed';
import type { Body } from './create';
import { lockRecord } from './current';
import { listLimits } from './listLimits';
import { reach, viewForWriting } from './reach';
import { remove } from './remove';
import { restore } from './restore';
import { handlersOf } from './start';
import { transition, transitionOf } from './transition';
import { update } from './update';
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
 * names. Answers `{ ids }`, or what the entity's handler says.
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
    for (const id of [...ids].sort()) await lockRecord(tx, scope.tenant.id, resource, id, []);
    for (const id of ids) await eachOf(tx, id);
    return { ids };
  });
}

function declared({ actions }: Resource, name: string): 'one' | 'selection' | null {
  return (actions && Object.hasOwn(actions, name) ? actions[name]?.on : null) ?? null;
}

/** What a selection's action does to each of its records, where it is one of the verbs. */
function single(scope: Scope, resource: Resource, name: string, body: Body): ((tx: Tx, id: string) => Promise<unknown>) | null {
  const only = (...keys: string[]) =>
    refuseFaults(Object.fromEntries(Object.keys(body).flatMap((key) => (keys.includes(key) ? [] : [[key, unknownField]]))));
  if (name === 'delete') {
    only();
    return (tx, id) => remove(tx, scope, resource, id);
  }
  if (name === 'restore') {
    only();
    return (tx, id) => restore(tx, scope, resource, id);
  }
  if (name === 'update') {
    only('data');
    const { data } = body;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw invalid({ data: 'Podaj pola do zmiany' });
    return (tx, id) => update(tx, scope, resource, id, data as Body);
  }
  return transitionOf(resource, name) ? (tx, id) => transition(tx, scope, resource, id, name, body) : null;
}

function readIds(asked: unknown): string[] {
  if (!Array.isArray(asked) || asked.length === 0) throw invalid({ ids: 'Zaznacz co najmniej jedną pozycję' });
  if (asked.length > listLimits.values) throw invalid({ ids: `Naraz można zaznaczyć najwyżej ${listLimits.values} pozycji` });
  if (!asked.every((id) => typeof id === 'string' && isUuid(id))) throw notFound();
  return [...new Set(asked as string[])];
}

/** Runs the handler of a declared action over records that the asker may edit, or see where that is enough. */
async function run(tx: Tx, scope: Scope, resource: Resource, name: string, ids: readonly string[], body: Body): Promise<unknown> {
  const { actions } = handlersOf(resource);
  const action = actions && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw notFound();
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
