import type { Tx } from '../db/database';
import type { Auth } from './context';
import { hashToken, linkToken } from './crypto/tokens';

export type LinkKind = 'invitation' | 'reset' | 'device';

/** What making a link takes. */
type Making = Pick<Auth, 'clock' | 'limits' | 'random' | 'newId'>;

/** Makes a link's token, kept hashed; earlier ones of the kind stop working (A21). */
export async function makeLink(auth: Making, tx: Tx, tenantId: number, userId: string, kind: LinkKind): Promise<string> {
  await tx.query({
    text: 'update links set used_at = $4 where tenant_id = $1 and user_id = $2 and kind = $3 and used_at is null',
    values: [tenantId, userId, kind, auth.clock()],
  });
  return addLink(auth, tx, tenantId, userId, kind);
}

/** A link's token, kept hashed, beside those that were given before. */
export async function addLink(auth: Making, tx: Tx, tenantId: number, userId: string, kind: LinkKind): Promise<string> {
  const now = auth.clock();
  const life = { invitation: auth.limits.invitationMs, reset: auth.limits.resetMs, device: auth.limits.deviceLinkMs }[kind];
  const token = linkToken(auth.random);
  await tx.query({
    text: 'insert into links (tenant_id, id, user_id, kind, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [tenantId, auth.newId(), userId, kind, hashToken(token), now, new Date(now.getTime() + life)],
  });
  return token;
}

/** Uses a link up and answers whose it is; null for used, expired and unknown alike. Atomic: of two at once one wins. */
export async function spendLink(
  auth: Auth,
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  token: string,
  kind: LinkKind,
): Promise<string | null> {
  const now = auth.clock();
  const [link] = await tx.query<{ user_id: string }>({
    text: 'update links set used_at = $4 where tenant_id = $1 and token_hash = $2 and kind = $3 and used_at is null and expires_at > $4 returning user_id',
    values: [tenantId, hashToken(token), kind, now],
  });
  return link?.user_id ?? null;
}

/** Whose an unused link is, without using it: to check what comes with it first. */
export async function linkOwner(
  auth: Auth,
  db: Pick<Tx, 'query'>,
  tenantId: number,
  token: string,
  kind: LinkKind,
): Promise<string | null> {
  const [link] = await db.query<{ user_id: string }>({
    text: 'select user_id from links where tenant_id = $1 and token_hash = $2 and kind = $3 and used_at is null and expires_at > $4',
    values: [tenantId, hashToken(token), kind, auth.clock()],
  });
  return link?.user_id ?? null;
}
