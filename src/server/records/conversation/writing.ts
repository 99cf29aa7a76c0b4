import type { Post } from '../../../contract/conversation';
import { isUuid } from '../../../lib/uuid';
import { boolean, type FieldMap, files, type Resource, richText } from '../../../schema';
import { postLimits } from '../../../schema/postLimits';
import { type Faults, readFields, unknownField } from '../../../schema/validate';
import { wholeSecond } from '../../db/columns';
import type { Database, Tx } from '../../db/database';
import { invalid, notFound } from '../../errors';
import { notify } from '../../notices/notify';
import { actorOf, type Scope } from '../../scope';
import { audit, trailOf } from '../audit';
import { type Body, refuseFaults } from '../body';
import { type Full, lockRecord } from '../current';
import { announce } from '../notices';
import { refuseOnlooker } from '../onlookers';
import { handlersOf, newId, resourceNamed } from '../start';
import { tidy } from '../tidy';
import { titlesOf } from '../titlesOf';
import { viewOf } from '../view';
import { within } from '../within';
import { takeFiles } from './attaching';
import { markRead } from './marking';
import { staffWhoSee } from './people';
import type { NewPost, WrittenPost } from './post';
import { people, readPost } from './reading';

const fields = {
  body: richText('Treść', { max: postLimits.markup }),
  internal: boolean('Notatka wewnętrzna'),
  file_ids: files('Załączniki'),
} satisfies FieldMap;
const sent = [...Object.keys(fields), 'reply_to', 'mentions'];

/** Writes a post about a record that the asker sees; whoever sees a record may write about it, but who only looks on at its company. The entity's hook may refuse or go on from it. */
export function post(on: Database | Tx, scope: Scope, resource: Resource, id: string, body: Body): Promise<Post> {
  const view = viewOf(scope, resource, 'show');
  return within(on, async (tx) => {
    const record = isUuid(id) ? await lockRecord(tx, scope.tenant.id, resource, id, view.rows) : null;
    if (!record) throw notFound();
    refuseOnlooker(scope, resource, record);
    const given = await readSent(tx, scope, resource, id, body);
    const written = await writePost(tx, scope, resource, record, given);
    return readPost(tx, scope, resource, id, written.id);
  });
}

/**
 * Keeps a post about a record that the caller holds, tells the entity's hook, open threads and the trail. By hooks and jobs it is also
 * the way to write as somebody else or as the server.
 */
export async function writePost(tx: Tx, scope: Scope, resource: Resource, record: Full, given: NewPost): Promise<WrittenPost> {
  const { tenant, now } = scope;
  const written: WrittenPost = { ...given, id: newId() };
  const { id, author_id, from_office, internal, body, reply_to, mentions, file_ids } = written;
  const [row] = await tx.query<{ seq: number }>({
    name: 'conversation.write',
    text: `insert into conversation_posts (tenant_id, resource, record_id, seq, id, author_id, from_office, internal, body, reply_to, mentions, file_ids, created_at)
      values ($1, $2, $3, (select coalesce(max(seq), 0) + 1 from conversation_posts where tenant_id = $1 and resource = $2 and record_id = $3),
        $4, $5, $6, $7, $8, $9, $10::uuid[], $11, $12) returning seq`,
    values: [
      tenant.id,
      resource.name,
      record.id,
      id,
      author_id,
      from_office,
      internal,
      body,
      reply_to,
      mentions,
      file_ids,
      wholeSecond(now),
    ],
  });
  const seq = row?.seq ?? 1;
  await takeFiles(tx, scope, resource, record.id, id, file_ids);
  if (author_id !== null && author_id === scope.who.id) await markRead(tx, scope, resource, record.id, seq);
  await joinMentioned(tx, scope, resource, record.id, mentions, seq);
  await handlersOf(resource).posted?.(record as never, written, { tx, scope });
  await tellMentioned(tx, scope, resource, record, written);
  announce(tx, tenant.id, resource, record.id, 'post', internal);
  const change = (after: unknown) => ({ before: null, after });
  await audit(tx, {
    ...trailOf(scope),
    action: internal ? 'note' : 'post',
    entity: resource.name,
    id: record.id,
    changes: { post: change(id), body: change(body), ...(file_ids.length > 0 ? { file_ids: change(file_ids) } : {}) },
  });
  return written;
}

async function readSent(tx: Tx, scope: Scope, resource: Resource, id: string, body: Body): Promise<NewPost> {
  const { isAdmin } = scope.who;
  const known = sent.filter((key) =>
    key === 'mentions' ? isAdmin : key !== 'internal' || (isAdmin && resource.conversation?.notes),
  );
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  const { values, faults } = readFields({ ...body }, fields);
  const tidied = tidy(values, fields);
  const found: Faults = { ...faults, ...tidied.faults, ...Object.fromEntries(unknown.map((key) => [key, unknownField])) };
  const {
    body: text = null,
    internal = null,
    file_ids = null,
  } = tidied.values as {
    body?: string | null;
    internal?: boolean | null;
    file_ids?: string[] | null;
  };
  const attached = file_ids ?? [];
  if (!found.body && text === null && attached.length === 0) found.body = 'Napisz wiadomość albo dodaj plik';
  if (!found.file_ids && attached.length > postLimits.files) found.file_ids = `Najwyżej ${postLimits.files} plików`;
  refuseFaults(found);
  return {
    author_id: actorOf(scope),
    from_office: isAdmin,
    internal: internal === true,
    body: text,
    reply_to: await repliedTo(tx, scope, resource, id, body.reply_to ?? null, internal === true),
    mentions: await mentioned(tx, scope, resource, id, body.mentions ?? []),
    file_ids: attached,
  };
}

/** An answer is to a post of the same conversation that the asker sees; what everybody reads never quotes a note. */
async function repliedTo(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  to: unknown,
  internal: boolean,
): Promise<string | null> {
  if (to === null) return null;
  if (typeof to !== 'string' || !isUuid(to)) throw invalid({ reply_to: 'Nie ma już wiadomości, na którą odpowiadasz' });
  const original = await readPost(tx, scope, resource, id, to);
  if (original.retracted_at !== null) throw invalid({ reply_to: 'Nie ma już wiadomości, na którą odpowiadasz' });
  if (original.internal && !internal) throw invalid({ reply_to: 'Na notatkę wewnętrzną odpowiedz notatką' });
  return to;
}

async function mentioned(tx: Tx, scope: Scope, resource: Resource, id: string, asked: unknown): Promise<string[]> {
  if (!Array.isArray(asked) || !asked.every((each) => typeof each === 'string')) throw invalid({ mentions: 'Podaj listę osób' });
  if (asked.length > postLimits.mentions) throw invalid({ mentions: `Najwyżej ${postLimits.mentions} osób` });
  if (asked.length === 0) return [];
  const staff = new Set((await staffWhoSee(tx, scope, resource, id)).map((person) => person.id));
  if (!asked.every((each) => staff.has(each))) throw invalid({ mentions: 'Tej osoby nie można tu wspomnieć' });
  return [...new Set(asked as string[])];
}

/** People of the office who were named hear of it, whatever the post says stays in the record. */
async function tellMentioned(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  { id }: Full,
  { mentions, author_id }: WrittenPost,
): Promise<void> {
  if (mentions.length === 0) return;
  const titles = await titlesOf(tx, scope.tenant.id, resource, [id]);
  const names = await titlesOf(tx, scope.tenant.id, resourceNamed(people), author_id === null ? [] : [author_id]);
  await notify(tx, scope, {
    event: 'mentioned',
    to: mentions,
    record: { resource: resource.name, id },
    values: { tytul: titles.get(id) ?? '', autor: names.get(author_id ?? '') ?? scope.tenant.config.tenant.name },
  });
}

/** Whoever was mentioned follows the conversation from this post on. */
async function joinMentioned(
  tx: Tx,
  { tenant, now }: Scope,
  { name }: Resource,
  id: string,
  mentions: readonly string[],
  seq: number,
): Promise<void> {
  if (mentions.length === 0) return;
  await tx.query({
    name: 'conversation.join',
    text: `insert into conversation_reads (tenant_id, resource, record_id, user_id, office, read_to, open_to, open_at)
      select $1, $2, $3, each, true, $5, 0, $6 from unnest($4::uuid[]) each on conflict do nothing`,
    values: [tenant.id, name, id, mentions, seq - 1, wholeSecond(now)],
  });
}
