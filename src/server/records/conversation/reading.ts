import type { Post, Posts, Receipt } from '../../../contract/conversation';
import type { StoredFile } from '../../../contract/files';
import { toWarsaw } from '../../../lib/dates';
import { isUuid } from '../../../lib/uuid';
import type { Field, Resource } from '../../../schema';
import { postLimits } from '../../../schema/postLimits';
import { tableOf } from '../../db/columns';
import type { Tx } from '../../db/database';
import { ident } from '../../db/ident';
import { notFound } from '../../errors';
import type { Scope } from '../../scope';
import { livingRows } from '../conditions';
import { filesSql } from '../files';
import { looksOn } from '../onlookers';
import { Params } from '../params';
import { resourceNamed } from '../start';
import { prepared } from '../statements';
import { titlesOf } from '../titlesOf';
import { viewOf } from '../view';
import { excerptOf } from './lastWords';

type Db = Pick<Tx, 'query'>;
/** Whose accounts write. */
export const people = 'users';

interface PostRow {
  id: string;
  author_id: string | null;
  from_office: boolean;
  internal: boolean;
  body: string | null;
  reply_to: string | null;
  reply_author: string | null;
  reply_body: string | null;
  mentions: string[];
  files: StoredFile[] | null;
  created_at: Date;
  edited_at: Date | null;
  retracted_at: Date | null;
}

const attached = filesSql('p.file_ids', { type: 'files' } as Field);
const columns = `p.id, p.author_id, p.from_office, p.internal, p.body, q.id as reply_to, q.author_id as reply_author, left(q.body, 2000) as reply_body,
  p.mentions, ${attached} as files, p.created_at, p.edited_at, p.retracted_at`;
const place = 'p.tenant_id = $1 and p.resource = $2 and p.record_id = $3';

/** Only the office knows of notes. */
const visible = ({ who }: Scope, alias = 'p') => (who.isAdmin ? '' : ` and not ${alias}.internal`);

const from = (scope: Scope) => `from conversation_posts p
  left join conversation_posts q on q.tenant_id = p.tenant_id and q.id = p.reply_to and q.record_id = p.record_id and q.retracted_at is null${visible(scope, 'q')}
  where ${place}${visible(scope)}`;

/** Throws 404 where the asker sees no such living record (P05); answers whether they only look on at its company. */
export async function requireSeen(db: Db, scope: Scope, resource: Resource, id: string): Promise<boolean> {
  const view = viewOf(scope, resource, 'show');
  if (!isUuid(id)) throw notFound();
  const params = new Params(scope.tenant.id);
  const living = livingRows(resource, 'r', view.rows, params);
  const company = `r.${ident(resource.client?.rows.company ?? 'id')}`;
  const text = `select ${company} as company from ${tableOf(resource)} r where ${living} and r.id = ${params.add(id)}::uuid`;
  const [row] = await db.query<{ company: string | null }>(prepared(text, params.values));
  if (!row) throw notFound();
  return looksOn(scope, resource, row.company);
}

/** The last posts of a record's conversation, or those before one of its own, as the asker may know them. */
export async function readPosts(
  db: Db,
  scope: Scope,
  resource: Resource,
  id: string,
  before: string | undefined,
): Promise<Posts> {
  const looks_on = await requireSeen(db, scope, resource, id);
  const earlier =
    before === undefined
      ? ''
      : ` and p.seq < (select b.seq from conversation_posts b where b.tenant_id = $1 and b.resource = $2 and b.record_id = $3 and b.id = $4${visible(scope, 'b')})`;
  const text = `select ${columns} ${from(scope)}${earlier} order by p.seq desc limit ${postLimits.page + 1}`;
  if (before !== undefined && !isUuid(before)) throw notFound();
  const values = [scope.tenant.id, resource.name, id, ...(before === undefined ? [] : [before])];
  const rows = await db.query<PostRow>(prepared(text, values));
  const page = rows.slice(0, postLimits.page).reverse();
  return {
    data: await asPosts(db, scope, page),
    more: rows.length > page.length,
    receipts: await receiptsOf(db, scope, resource, id),
    notes: scope.who.isAdmin && resource.conversation?.notes === true,
    looks_on,
  };
}

/** One post, or 404 where the asker may not know of it. */
export async function readPost(db: Db, scope: Scope, resource: Resource, id: string, post: string): Promise<Post> {
  const text = `select ${columns} ${from(scope)} and p.id = $4`;
  const rows = await db.query<PostRow>(prepared(text, [scope.tenant.id, resource.name, id, post]));
  const [found] = await asPosts(db, scope, rows);
  if (!found) throw notFound();
  return found;
}

async function asPosts(db: Db, scope: Scope, rows: readonly PostRow[]): Promise<Post[]> {
  const ids = rows.flatMap(({ author_id, reply_author, mentions }) => [author_id, reply_author, ...mentions]);
  const names = await namesOf(db, scope, ids);
  const person = (id: string | null) => (id === null ? null : { id, title: names.get(id) ?? '' });
  return rows.map((row) => ({
    id: row.id,
    author: person(row.author_id),
    office: row.from_office,
    mine: row.author_id === scope.who.id,
    internal: row.internal,
    body: row.body,
    reply_to:
      row.reply_to === null ? null : { id: row.reply_to, author: person(row.reply_author), excerpt: excerptOf(row.reply_body) },
    files: row.files ?? [],
    mentions: scope.who.isAdmin ? row.mentions.map((id) => ({ id, title: names.get(id) ?? '' })) : [],
    created_at: toWarsaw(row.created_at),
    edited_at: row.edited_at && toWarsaw(row.edited_at),
    retracted_at: row.retracted_at && toWarsaw(row.retracted_at),
    open: row.retracted_at === null && row.author_id === scope.who.id && isOpen(row.created_at, scope.now),
  }));
}

/** Whether a post is young enough to be corrected or taken back. */
export function isOpen(written: Date, now: Date): boolean {
  return now.getTime() - written.getTime() <= postLimits.openMinutes * 60_000;
}

/** Names of people, by id. */
export function namesOf(db: Db, { tenant }: Scope, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  return titlesOf(db, tenant.id, resourceNamed(people), [...new Set(ids.filter((id) => id !== null))]);
}

/** Who of the other side has read how far. */
async function receiptsOf(db: Db, scope: Scope, { name }: Resource, id: string): Promise<Receipt[]> {
  const text = `select m.user_id, m.open_at, p.id as post from conversation_reads m
    join conversation_posts p on p.tenant_id = m.tenant_id and p.resource = m.resource and p.record_id = m.record_id and p.seq = m.open_to${visible(scope)}
    where m.tenant_id = $1 and m.resource = $2 and m.record_id = $3 and m.office <> $4 and m.open_to > 0 order by m.open_to, m.open_at`;
  const values = [scope.tenant.id, name, id, scope.who.isAdmin];
  const rows = await db.query<{ user_id: string; open_at: Date; post: string }>(prepared(text, values));
  const names = await namesOf(
    db,
    scope,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ user_id, open_at, post }) => ({
    id: user_id,
    title: names.get(user_id) ?? '',
    post,
    at: toWarsaw(open_at),
  }));
}
