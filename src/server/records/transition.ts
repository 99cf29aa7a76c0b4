import type { Field, Resource, Transition } from '../../schema';
import { inClientsWords } from '../../schema/clientsWords';
import { readFields, requiredFault, unknownField } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { conflict, forbidden, invalid, notFound } from '../errors';
import type { Scope } from '../scope';
import { trailOf } from './audit';
import { type Body, refuseFaults } from './body';
import { auditChange, differing, newFaults, writeChange } from './change';
import type { Full } from './current';
import { announce } from './notices';
import { readOne } from './one';
import { refuseOnlooker } from './onlookers';
import { withExtras } from './present';
import { reach, refuse, viewForWriting } from './reach';
import type { Answer } from './reading';
import { handlersOf } from './start';
import { tidy } from './tidy';
import { acrossWall } from './view';
import { within } from './within';

interface Step {
  key: string;
  field: Field;
  transition: Transition;
}

/** The transition of that name, or null; a resource has one state at most. */
export function transitionOf(resource: Resource, name: string): Step | null {
  for (const [key, field] of Object.entries(resource.fields)) {
    const transition = field.transitions && Object.hasOwn(field.transitions, name) ? field.transitions[name] : undefined;
    if (transition) return { key, field, transition };
  }
  return null;
}

/** Moves a record along its states. The body may hold `version`, and `reason` where the transition asks for one. Out of turn is 409. */
export async function transition(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  name: string,
  body: Body = {},
): Promise<Answer> {
  const step = transitionOf(resource, name);
  if (!step) throw notFound();
  return within(on, async (tx) => {
    // A client moves only what the declaration opens to clients, and needs no right to edit for it.
    const view = await viewForWriting(tx, scope, resource, scope.who.isAdmin ? 'edit' : 'show', id);
    const { client = false } = step.transition;
    if (scope.who.isAdmin ? client === 'only' : !client) await refuse(tx, scope, resource, id);
    if (!Object.hasOwn(view.readable, step.key)) throw forbidden();
    const { needs } = step.transition;
    if (scope.who.isAdmin && needs && !needs.some((role) => scope.who.roles.includes(role)))
      await refuse(tx, scope, resource, id);
    const { reason, version } = readBody(resource, step, body);
    const before = await reach(tx, view, id, version);
    refuseOnlooker(scope, resource, before);
    refuseOutOfTurn(step, before, scope);

    const context = { tx, scope };
    const handlers = handlersOf(resource);
    const own = handlers.transitions && Object.hasOwn(handlers.transitions, name) ? handlers.transitions[name] : undefined;
    const set = own ? await own(before as never, context, reason as never) : {};
    const changes = differing(resource, before, { ...reason, ...set, [step.key]: step.transition.to });
    refuseFaults(newFaults(resource, before, { ...before, ...changes }, reason));
    const trail = trailOf(scope);
    const after = await writeChange(tx, trail, resource, before, changes);
    await handlers.saved?.(after as never, before as never, context);
    const answer = await withExtras(tx, view, await readOne(tx, acrossWall(view), id));
    announce(tx, scope.tenant.id, resource, id, 'update');
    await auditChange(tx, trail, resource, `transition:${name}`, before, after, Object.keys(changes));
    return answer;
  });
}

function readBody(resource: Resource, { transition }: Step, body: Body): { reason: Body; version: number | null } {
  const asks = transition.asks ?? [];
  const known = ['version', ...asks, ...(transition.reason ? ['reason'] : [])];
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  refuseFaults(Object.fromEntries(unknown.map((key) => [key, unknownField])));
  const { version = null } = body;
  if (version !== null && !Number.isSafeInteger(version)) throw invalid({ version: 'Podaj liczbę całkowitą' });
  const key = transition.reason;
  const given = asks.flatMap((each) => (Object.hasOwn(body, each) ? [[each, body[each]]] : []));
  const sent = { ...Object.fromEntries(given), ...(key === undefined ? {} : { [key]: body.reason ?? null }) };
  const { values, faults: unread } = readFields(sent, resource.fields);
  const tidied = tidy(values, resource.fields);
  const { [key ?? '']: said, ...faults } = { ...unread, ...tidied.faults };
  const says = said ?? (key !== undefined && tidied.values[key] === null ? requiredFault : undefined);
  refuseFaults({ ...faults, ...(says === undefined ? {} : { reason: says }) });
  return { reason: tidied.values, version: version as number | null };
}

function refuseOutOfTurn({ key, field, transition }: Step, before: Full, { who }: Scope): void {
  const standing = String(before[key]);
  if (transition.from.includes(standing)) return;
  const { choices } = who.isAdmin ? field : inClientsWords(field);
  const label = choices?.[standing]?.label ?? standing;
  throw conflict(
    `Nie można teraz wykonać „${transition.label}”: ${field.label.toLowerCase()} to „${label}”.`,
    undefined,
    'out_of_turn',
  );
}
