import type { Database, Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import type { Scope } from '../scope';
import { type Rights, rightsOf } from './rights';

/** Which request this is: the same person, route and key, with what it sent. */
export interface Repeatable {
  /** The route's id, never the raw path. */
  route: string;
  key: string;
  /** SHA-256 of the body as it came. */
  bodyHash: Uint8Array;
}
/** A first request, or the answer that one like it was given. */
export type Claim = { fresh: true } | { fresh: false; status: number; body: string; rights: Rights | null };

/** How long an answer is repeated: longer than a session lives, whose end destroys what a phone would repeat. */
export const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Takes the key where nobody holds it at this moment and no answer of the last day stands under it. */
const take = `insert into idempotency as i (tenant_id, user_id, route, key, body_hash, created_at, rights)
  select $1, $2, $3, $4, $5, $6, $9 where pg_try_advisory_xact_lock(hashtextextended($7, 0))
  on conflict (tenant_id, user_id, route, key) do update
    set body_hash = excluded.body_hash, created_at = excluded.created_at, rights = excluded.rights, status = null, body = null
    where i.created_at < $8
  returning true as taken`;

/**
 * Asks, in the transaction of the effect, whether this very request was answered before (I01). Throws 409 while the first one
 * runs and 422 for the same key with another body.
 */
export async function claim(tx: Pick<Tx, 'query'>, scope: Scope, { route, key, bodyHash }: Repeatable): Promise<Claim> {
  const { tenant, who, now } = scope;
  const place = [tenant.id, who.id, route, key];
  const limit = new Date(now.getTime() - KEPT_MS);
  const values = [...place, bodyHash, now, place.join('\n'), limit, JSON.stringify(rightsOf(who))];
  const [taken] = await tx.query({ name: 'idempotency.take', text: take, values });
  if (taken) return { fresh: true };
  const [kept] = await tx.query<{ body_hash: Buffer; status: number | null; body: string | null; rights: Rights | null }>({
    name: 'idempotency.read',
    text: 'select body_hash, status, body, rights from idempotency where tenant_id = $1 and user_id = $2 and route = $3 and key = $4',
    values: place,
  });
  if (!kept || kept.status === null)
    throw conflict('To samo żądanie jest właśnie wykonywane. Poczekaj na jego wynik.', undefined, 'running');
  if (!kept.body_hash.equals(bodyHash))
    throw invalid({}, 'Ten klucz Idempotency-Key był już użyty z inną treścią.', 'key_reused');
  return { fresh: false, status: kept.status, body: kept.body ?? '', rights: kept.rights };
}

/** Keeps the answer, in the same transaction, for whoever repeats the request. A refusal is never kept, as it undoes its transaction. */
export function keepAnswer(
  tx: Pick<Tx, 'later'>,
  { tenant, who }: Scope,
  { route, key }: Repeatable,
  answer: { status: number; body: string },
): void {
  tx.later({
    name: 'idempotency.keep',
    text: 'update idempotency set status = $5, body = $6 where tenant_id = $1 and user_id = $2 and route = $3 and key = $4',
    values: [tenant.id, who.id, route, key, answer.status, answer.body],
  });
}

/** Throws away a firm's answers that are repeated no more. */
export async function forgetAnswers(db: Pick<Database, 'query'>, tenantId: number, now: Date): Promise<void> {
  await db.query({
    text: 'delete from idempotency where tenant_id = $1 and created_at < $2',
    values: [tenantId, new Date(now.getTime() - KEPT_MS)],
  });
}
