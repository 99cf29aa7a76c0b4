import type { Resource } from '../../schema';
import { Refusal } from '../errors';
import { actorOf, type Scope } from '../scope';

type Values = Readonly<Record<string, unknown>>;

/** Nobody makes themselves, or somebody else, the holder of a record that others hold (P06); the server itself may. */
export function refuseTaking(scope: Scope, { held }: Resource, before: Values, changes: Values): void {
  const taken = held?.by.filter((key) => Object.hasOwn(changes, key)) ?? [];
  if (!held || taken.length === 0 || actorOf(scope) === null) return;
  const { who } = scope;
  const holds = held.by.some((key) => before[key] === who.id);
  if (holds || who.roles.some((role) => held.roles.includes(role))) return;
  throw new Refusal(403, 'not_keeper', `${held.says}.`, { errors: Object.fromEntries(taken.map((key) => [key, held.says])) });
}
