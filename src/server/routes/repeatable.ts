import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../contract/session';
import { isUuid } from '../../lib/uuid';
import type { Database, Tx } from '../db/database';
import { badQuery } from '../errors';
import { claim, keepAnswer, type Repeatable } from '../records/idempotency';
import { refuseOutdated, type Told } from '../records/rights';
import type { Scope } from '../scope';

/** The request's Idempotency-Key with what it came with, or null; 422 for a key that is none. */
function repeatableOf(request: FastifyRequest, most: number): Repeatable | null {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length > most || !/^[\x21-\x7e]+$/.test(key))
    throw badQuery('Nagłówek Idempotency-Key to od 1 do 255 widocznych znaków ASCII.');
  const sent = JSON.stringify([request.params ?? null, request.body ?? null]);
  return {
    route: `${request.method} ${request.routeOptions.url}`,
    key,
    bodyHash: createHash('sha256').update(sent).digest(),
  };
}

/** The records that an answer told of: those that the request names, else the one that it made. */
function toldOf({ routeOptions, params, body }: FastifyRequest, answer: string): Told | null {
  const { resource } = routeOptions.config ?? {};
  if (!resource) return null;
  const { id, action } = params as { id?: string; action?: string };
  const { ids } = (body ?? {}) as { ids?: unknown };
  const named = id ? [id] : action && Array.isArray(ids) ? ids : [(JSON.parse(answer) as { id?: unknown } | null)?.id];
  return { resource, ids: named.filter((each): each is string => typeof each === 'string' && isUuid(each)) };
}

/**
 * Does the work of a POST once, however often it is sent with the same key (I01): work and answer stand in one transaction,
 * and a repetition gets the first answer, if its asker may still know it. `work` answers the status and the body.
 */
export async function onceOnly(
  db: Database,
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  most: number,
  work: (on: Database | Tx) => Promise<{ status: number; body: unknown }>,
): Promise<unknown> {
  const repeatable = repeatableOf(request, most);
  if (!repeatable) {
    const { status, body } = await work(db);
    reply.code(status);
    return body;
  }
  const answer = await db.transaction(async (tx) => {
    const claimed = await claim(tx, scope, repeatable);
    if (!claimed.fresh) {
      await refuseOutdated(tx, scope, claimed.rights, toldOf(request, claimed.body));
      return { status: claimed.status, text: claimed.body, replayed: true };
    }
    const { status, body } = await work(tx);
    const text = JSON.stringify(body);
    keepAnswer(tx, scope, repeatable, { status, body: text });
    return { status, text, replayed: false };
  });
  reply.code(answer.status).type('application/json; charset=utf-8');
  if (answer.replayed) reply.header('idempotency-replayed', 'true');
  return reply.serializer((text: unknown) => String(text)).send(answer.text);
}
