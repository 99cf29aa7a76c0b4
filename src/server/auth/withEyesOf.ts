import type { Tx } from '../db/database';
import { forbidden } from '../errors';
import { actorOf, type Scope } from '../scope';
import { principalById } from './sessionPrincipals';

/**
 * What the server does later at somebody's word, where teams have walls between them: with the eyes that they have by then (P24); 403 once
 * they are no longer of the firm. Without walls, or where somebody does it themselves, the scope as it is.
 */
export async function withEyesOf(db: Pick<Tx, 'query'>, scope: Scope, userId: string | null): Promise<Scope> {
  if (actorOf(scope) !== null || userId === null || !scope.tenant.config.switches.teamWalls) return scope;
  const who = await principalById(db, scope.tenant, userId);
  if (!who) throw forbidden();
  return { ...scope, who };
}
