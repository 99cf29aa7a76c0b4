import type { Post } from '../../../contract/conversation';
import { isUuid } from '../../../lib/uuid';
import { type FieldMap, type Resource, richText } from '../../../schema';
import { postLimits } from '../../../schema/postLimits';
import { readFields, unknownField } from '../../../schema/validate';
import { wholeSecond } from '../../db/columns';
import type { Database, Tx } from '../../db/database';
import { conflict, forbidden, notFound } from '../../errors';
import type { Scope } from '../../scope';
import { audit, trailOf } from '../audit';
import type { Body } from '../body';
import { refuseFaults } from '../body';
import { announce } from '../notices';
import { tidy } from '../tidy';
import { within } from '../within';
import { releaseFiles } from './attaching';
import { isOpen, readPost, requireSeen } from './reading';

interface Held {
  author_id: string | null;
  internal: boolean;
  body: string | null;
  file_ids: string[];
  created_at: Date;
  retracted_at: Date | null;
}

const fields = { body: richText('Treść', { required: true, max: postLimits.markup }) } satisfies FieldMap;

/** Corrects the words of one's own post while it is young. */
export function correctPost(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  post: string,
  sent: Body,
): Promise<Post> {
  return within(on, async (tx) => {
    const held = await holdOwn(tx, scope, resource, id, post);
    const unknown = Object.keys(sent).filter((key) => key !== 'body');
    const { values, faults } = readFields({ body: null, ...sent }, fields);
    const tidied = tidy(values, fields);
    refuseFaults({ ...faults, ...tidied.faults, ...Object.fromEntries(unknown.map((key) => [key, unknownField])) });
    const body = tidied.values.body as string;
    await tx.query({
      name: 'conversation.correct',
      text: 'update conversation_posts set body = $3, edited_at = $4 where tenant_id = $1 and id = $2',
      values: [scope.tenant.id, post, body, wholeSecond(scope.now)],
    });
    await tell(tx, scope, resource, id, held, 'post:edit', { body: { before: held.body, after: body } });
    return readPost(tx, scope, resource, id, post);
  });
}

/** Takes one's own post back while it is young: its words and files are gone, that there was one stays. */
export function retractPost(on: Database | Tx, scope: Scope, resource: Resource, id: string, post: string): Promise<Post> {
  return within(on, async (tx) => {
    const held = await holdOwn(tx, scope, resource, id, post);
    await tx.query({
      name: 'conversation.retract',
      text: `update conversation_posts set body = null, file_ids = '{}', mentions = '{}', retracted_at = $3 where tenant_id = $1 and id = $2`,
      values: [scope.tenant.id, post, wholeSecond(scope.now)],
    });
    await releaseFiles(tx, scope, held.file_ids);
    await tell(tx, scope, resource, id, held, 'post:retract', { body: { before: held.body, after: null } });
    return readPost(tx, scope, resource, id, post);
  });
}

async function holdOwn(tx: Tx, scope: Scope, resource: Resource, id: string, post: string): Promise<Held> {
  await requireSeen(tx, scope, resource, id);
  if (!isUuid(post)) throw notFound();
  const [held] = await tx.query<Held>({
    name: 'conversation.hold',
    text: `select author_id, internal, body, file_ids, created_at, retracted_at from conversation_posts
      where tenant_id = $1 and resource = $2 and record_id = $3 and id = $4 and (not internal or $5) for update`,
    values: [scope.tenant.id, resource.name, id, post, scope.who.isAdmin],
  });
  if (!held) throw notFound();
  if (held.author_id !== scope.who.id) throw forbidden();
  if (held.retracted_at !== null) throw conflict('Ta wiadomość jest już wycofana.', undefined, 'retracted');
  if (!isOpen(held.created_at, scope.now))
    throw conflict(
      `Wiadomość można poprawić lub wycofać przez ${postLimits.openMinutes} minut od wysłania.`,
      undefined,
      'too_late',
    );
  return held;
}

function tell(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  { internal }: Held,
  action: string,
  changes: Record<string, { before: unknown; after: unknown }>,
): Promise<void> {
  announce(tx, scope.tenant.id, resource, id, 'post', internal);
  return audit(tx, { ...trailOf(scope), action, entity: resource.name, id, changes });
}
