import { permit } from '../../access/can';
import { isUuid } from '../../lib/uuid';
import type { Resource, Verb } from '../../schema';
import type { Tx } from '../db/database';
import { forbidden, notFound, stale } from '../errors';
import type { Scope } from '../scope';
import { type Full, lockRecord } from './current';
import { type View, viewOf } from './view';

/** The view for writing one record: 403 for what may not be done with a record that they see, 404 where they see none (P05). */
export async function viewForWriting(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  verb: Verb,
  id: string,
): Promise<View> {
  const allowed = permit(scope.who, verb, resource, scope.tenant.config);
  if (allowed === 'forbidden') await refuse(tx, scope, resource, id);
  return viewOf(scope, resource, verb);
}

/** Why the caller may not write this record. */
export async function refuse(tx: Pick<Tx, 'query'>, scope: Scope, resource: Resource, id: string): Promise<never> {
  const seen = permit(scope.who, 'show', resource, scope.tenant.config);
  if (seen === 'absent') throw notFound();
  if (seen === 'forbidden') throw forbidden();
  if (isUuid(id) && (await lockRecord(tx, scope.tenant.id, resource, id, seen.rows))) throw forbidden();
  throw notFound();
}

/** The record to be written, held; throws 404 where the caller sees none, 403 where they see it and may not write it, 412 where they knew an older version. */
export async function reach(tx: Pick<Tx, 'query'>, view: View, id: string, version: number | null): Promise<Full> {
  const record = isUuid(id) ? await lockRecord(tx, view.scope.tenant.id, view.resource, id, view.rows) : null;
  if (!record) return refuse(tx, view.scope, view.resource, id);
  if (version !== null && version !== record.version) throw stale(record.version);
  return record;
}
