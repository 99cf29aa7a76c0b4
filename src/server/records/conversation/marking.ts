import { isUuid } from '../../../lib/uuid';
import type { Resource } from '../../../schema';
import { wholeSecond } from '../../db/columns';
import type { Database, Tx } from '../../db/database';
import { notFound } from '../../errors';
import type { Scope } from '../../scope';
import { announce } from '../notices';
import { within } from '../within';
import { requireSeen } from './reading';

/** No conversation is as long. */
const lastSeq = 2_147_483_647;

interface Marked {
  /** Whether the mark moved, and whether it moved past something that both sides see. */
  moved: boolean;
  openly: boolean;
}

/** $5 is the last post that the reader may know of and has before them. */
const text = `with reached as (
    select coalesce(max(seq), 0) as read_to, coalesce(max(seq) filter (where not internal), 0) as open_to
    from conversation_posts where tenant_id = $1 and resource = $2 and record_id = $3 and seq <= $5 and (not internal or $6)
  ), before as (
    select open_to from conversation_reads where tenant_id = $1 and resource = $2 and record_id = $3 and user_id = $4
  ), kept as (
    insert into conversation_reads as m (tenant_id, resource, record_id, user_id, office, read_to, open_to, open_at)
    select $1, $2, $3, $4, $6, read_to, open_to, $7 from reached where read_to > 0
    on conflict (tenant_id, resource, record_id, user_id) do update
      set read_to = excluded.read_to, open_to = greatest(m.open_to, excluded.open_to),
        open_at = case when excluded.open_to > m.open_to then excluded.open_at else m.open_at end
      where m.read_to < excluded.read_to
    returning open_to
  )
  select kept.open_to > coalesce((select open_to from before), 0) as openly from kept`;

/** Notes that the reader has everything up to the numbered post before them; a mark never goes back. */
export async function markRead(
  tx: Pick<Tx, 'query'>,
  { tenant, who, now }: Scope,
  { name }: Resource,
  id: string,
  seq: number,
): Promise<Marked> {
  const values = [tenant.id, name, id, who.id, seq, who.isAdmin, wholeSecond(now)];
  const [kept] = await tx.query<{ openly: boolean }>({ name: 'conversation.read', text, values });
  return { moved: kept !== undefined, openly: kept?.openly === true };
}

/** Marks the conversation read up to the post, and tells the other side's open threads of it. */
export function readUpTo(on: Database | Tx, scope: Scope, resource: Resource, id: string, post: unknown): Promise<void> {
  return within(on, async (tx) => {
    await requireSeen(tx, scope, resource, id);
    if (typeof post !== 'string' || !isUuid(post)) throw notFound();
    const [found] = await tx.query<{ seq: number }>({
      name: 'conversation.seq',
      text: `select seq from conversation_posts where tenant_id = $1 and resource = $2 and record_id = $3 and id = $4 and (not internal or $5)`,
      values: [scope.tenant.id, resource.name, id, post, scope.who.isAdmin],
    });
    if (!found) throw notFound();
    const { moved, openly } = await markRead(tx, scope, resource, id, found.seq);
    if (moved) announce(tx, scope.tenant.id, resource, id, 'read', !openly);
  });
}

/** Notes that the reader has everything before them that stands in the conversation now. */
export async function readAll(tx: Tx, scope: Scope, resource: Resource, id: string): Promise<void> {
  const { moved, openly } = await markRead(tx, scope, resource, id, lastSeq);
  if (moved) announce(tx, scope.tenant.id, resource, id, 'read', !openly);
}
