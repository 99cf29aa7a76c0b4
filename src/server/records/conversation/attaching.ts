import type { Resource } from '../../../schema';
import type { Tx } from '../../db/database';
import { invalid } from '../../errors';
import { actorOf, type Scope } from '../../scope';
import type { FileRow } from '../fileRows';

/** What a file of a post has in place of a field; no field of a declaration can be so called. */
const mark = 'post:';

/** The post that a file hangs on, or null for a file of a field. */
export function postOfFile({ field }: Pick<FileRow, 'field'>): string | null {
  return field?.startsWith(mark) ? (field.slice(mark.length).split(':')[0] ?? null) : null;
}

/** Ties files to a post: its author's own that nobody took yet. Throws 422 for one that is not there to take. */
export async function takeFiles(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  { name }: Resource,
  recordId: string,
  post: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await tx.query({
    name: 'conversation.files',
    text: `update files set entity = $3, record_id = $4, field = $5 || ':' || id, claimed_at = $6, released_at = null
      where tenant_id = $1 and id = any ($2::uuid[]) and state <> 'infected' and entity is null and uploaded_by is not distinct from $7::uuid
      returning id`,
    values: [scope.tenant.id, ids, name, recordId, mark + post, scope.now, actorOf(scope)],
  });
  if (taken.length < ids.length) throw invalid({ file_ids: 'Tego pliku nie można już użyć. Dodaj go jeszcze raz.' });
}

/** Lets the author's files of a post go, to be taken where its words go on; the post stays without them, and one of files alone says so. */
export async function passOnFiles(
  tx: Pick<Tx, 'query'>,
  { tenant }: Scope,
  { id, file_ids }: { id: string; file_ids: readonly string[] },
): Promise<void> {
  if (file_ids.length === 0) return;
  await tx.query({
    name: 'conversation.passOn',
    text: `update files set entity = null, record_id = null, field = null, claimed_at = null
      where tenant_id = $1 and id = any ($2::uuid[]) and field like $3`,
    values: [tenant.id, file_ids, `${mark}${id}:%`],
  });
  await tx.query({
    name: 'conversation.withoutFiles',
    text: `update conversation_posts set file_ids = '{}', body = coalesce(body, '<p>Pliki są tam, gdzie ta rozmowa trwa dalej.</p>') where tenant_id = $1 and id = $2`,
    values: [tenant.id, id],
  });
}

/** The files of a retracted post are nobody's to see any more. */
export async function releaseFiles(tx: Pick<Tx, 'query'>, { tenant, now }: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    name: 'conversation.release',
    text: 'update files set released_at = $3 where tenant_id = $1 and id = any ($2::uuid[])',
    values: [tenant.id, ids, now],
  });
}

/** Whether a file of a post is there for the asker, who sees its record: a note's for the office alone. */
export async function isPostSeen(db: Pick<Tx, 'query'>, { tenant, who }: Scope, post: string): Promise<boolean> {
  const rows = await db.query({
    name: 'conversation.file',
    text: 'select 1 from conversation_posts where tenant_id = $1 and id = $2 and retracted_at is null and (not internal or $3)',
    values: [tenant.id, post, who.isAdmin],
  });
  return rows.length > 0;
}
