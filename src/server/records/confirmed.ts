import { isDeepStrictEqual } from 'node:util';
import type { Resource, Verb } from '../../schema';
import { isSteppedUp } from '../auth/sessions';
import type { Tx } from '../db/database';
import { stepUpNeeded } from '../errors';
import { actorOf, type Scope } from '../scope';

type Values = Readonly<Record<string, unknown>>;

/** Refuses with `step_up` what the declaration protects by a word on the verb, until the person has confirmed lately who they are (S10). */
export async function confirmVerb(tx: Pick<Tx, 'query'>, scope: Scope, { stepUp }: Resource, verb: Verb): Promise<void> {
  if (stepUp?.includes(verb)) await confirm(tx, scope);
}

/** The same for a record that is made or changed: by the verb, or by one of the fields that become something else (P19). */
export async function confirmWriting(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  { stepUp, fields }: Resource,
  verb: 'create' | 'edit',
  before: Values,
  after: Values,
): Promise<void> {
  const isProtected = Object.entries(fields).some(
    ([key, { options }]) => (options.stepUp || options.rights) && !isDeepStrictEqual(before[key] ?? null, after[key] ?? null),
  );
  if (isProtected || stepUp?.includes(verb)) await confirm(tx, scope);
}

/** The same for a declared action. */
export async function confirmAction(tx: Pick<Tx, 'query'>, scope: Scope, { actions }: Resource, name: string): Promise<void> {
  if (actions?.[name]?.stepUp) await confirm(tx, scope);
}

/** The server itself has nobody to ask. */
async function confirm(tx: Pick<Tx, 'query'>, scope: Scope): Promise<void> {
  const { tenant, sessionId, now } = scope;
  if (actorOf(scope) === null) return;
  if (!(await isSteppedUp(tx, tenant.id, sessionId, now))) throw stepUpNeeded();
}
