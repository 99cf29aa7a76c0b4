import { fromWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';

/** What somebody of the demonstration wrote about a record; moments are Warsaw's. */
export interface DemoPost {
  id: string;
  record_id: string;
  author_id: string;
  from_office: boolean;
  internal: boolean;
  body: string;
  at: string;
  /** Who has read it, and so everything before it. */
  read_by: readonly { id: string; office: boolean }[];
}

/** Writes conversations of a resource in bulk, posts of a record in the order given. */
export async function fillPosts(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: string,
  posts: readonly DemoPost[],
): Promise<void> {
  const last = new Map<string, number>();
  const rows = posts.map(({ at, read_by: _, ...post }) => {
    const seq = (last.get(post.record_id) ?? 0) + 1;
    last.set(post.record_id, seq);
    return { ...post, seq, created_at: fromWarsaw(at)?.toISOString() };
  });
  await tx.query({
    text: `insert into conversation_posts (tenant_id, resource, record_id, seq, id, author_id, from_office, internal, body, created_at)
      select $1, $2, p.record_id, p.seq, p.id, p.author_id, p.from_office, p.internal, p.body, p.created_at
      from json_to_recordset($3::json) p (record_id uuid, seq int, id uuid, author_id uuid, from_office boolean, internal boolean, body text, created_at timestamptz)`,
    values: [tenantId, resource, JSON.stringify(rows)],
  });
  const reads = posts.flatMap(({ read_by }, nth) =>
    read_by.map(({ id, office }) => ({ user_id: id, office, post: rows[nth]?.id })),
  );
  await tx.query({
    text: `insert into conversation_reads (tenant_id, resource, record_id, user_id, office, read_to, open_to, open_at)
      select $1, $2, p.record_id, r.user_id, r.office, max(p.seq), coalesce(max(p.seq) filter (where not p.internal), 0), max(p.created_at)
      from json_to_recordset($3::json) r (user_id uuid, office boolean, post uuid)
      join conversation_posts p on p.tenant_id = $1 and p.id = r.post group by p.record_id, r.user_id, r.office`,
    values: [tenantId, resource, JSON.stringify(reads)],
  });
}

/** Series of numbers go on after those that the demonstration has given. */
export async function fillCounters(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  counters: readonly { name: string; value: number }[],
): Promise<void> {
  for (const { name, value } of counters)
    await tx.query({
      text: 'insert into counters (tenant_id, name, value) values ($1, $2, $3)',
      values: [tenantId, name, value],
    });
}
