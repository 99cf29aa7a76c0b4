import type { Resource } from '../../../schema';
import type { Tx } from '../../db/database';

/** A post as it is handed out with its record. */
export interface WholePost {
  id: string;
  record_id: string;
  author_id: string | null;
  internal: boolean;
  body: string | null;
  created_at: Date;
  edited_at: Date | null;
}

/** What was written about these records and not taken back, in its order; the office's notes where they are asked for. */
export function postsAbout(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  { name }: Resource,
  ids: readonly string[],
  notesToo: boolean,
): Promise<WholePost[]> {
  const text = `select id, record_id, author_id, internal, body, created_at, edited_at from conversation_posts
    where tenant_id = $1 and resource = $2 and record_id = any ($3::uuid[]) and retracted_at is null and (not internal or $4)
    order by record_id, seq`;
  return db.query<WholePost>({ text, values: [tenantId, name, ids, notesToo] });
}
