import type { Resource } from '../../../schema';
import { tableOf } from '../../db/columns';
import { ident, literal } from '../../db/ident';
import { livingRows } from '../conditions';
import { beginningSql } from '../conversation/lastWords';
import { unreadSql } from '../conversation/unread';
import type { Params } from '../params';
import { resourceNamed } from '../start';
import { TitleJoins } from '../titles';
import type { View } from '../view';
import type { Kind } from '../waiting/kinds';
import { amountSql, netSql, valuesSql } from '../waiting/sql';

export interface InboxRow {
  resource: string;
  id: string;
  title: string;
  company_id: string | null;
  company: string | null;
  status: string;
  at: Date;
  author_id: string | null;
  from_post: boolean;
  words: string | null;
  files: number;
  unread: number;
  kind: string | null;
  amount: number | null;
  net: number | null;
}

/** A part of the statement, and how the company in its rows is read. */
export interface InboxSql {
  text: string;
  company(text: string): string | null;
}

interface Asked {
  view: View;
  /** What of the resource may wait for the asker, the most telling first. */
  kinds: readonly Kind[];
  most: number;
}

/** A resource's conversations as a client lists them, the last written first; a note of the office's is nobody's last word. */
export function inboxSql({ view, kinds, most }: Asked, params: Params): InboxSql {
  const { resource, scope } = view;
  const { inbox } = resource.conversation ?? {};
  const companyKey = resource.client?.rows.company;
  if (!inbox || !companyKey) throw new Error(`${resource.name} stands in nobody's inbox`);
  const titles = new TitleJoins('j');
  const owner = resourceNamed(resource.fields[companyKey]?.resource);
  const company = titles.title(owner, titles.join(owner, 'r', companyKey));
  const me = `${params.add(scope.who.id)}::uuid`;
  const last = `select p.author_id, ${beginningSql('p.body')} as body, coalesce(cardinality(p.file_ids), 0) as files, p.created_at
    from conversation_posts p where p.tenant_id = $1 and p.resource = ${literal(resource.name)} and p.record_id = r.id
      and p.retracted_at is null and not p.internal order by p.seq desc limit 1`;
  const words = inbox.words ? beginningSql(`r.${ident(inbox.words)}`) : 'null';
  const text = `(select ${literal(resource.name)}::text as resource, r.id, r.${ident(inbox.title)} as title,
      r.${ident(companyKey)} as company_id, ${company.sql} as company, r.${ident(stateOf(resource))} as status,
      coalesce(l.created_at, r.created_at) as at, case when l.created_at is null then r.created_by else l.author_id end as author_id,
      l.created_at is not null as from_post, case when l.created_at is null then ${words} else l.body end as words,
      coalesce(l.files, 0) as files, ${unreadSql(resource, scope.who, me)} as unread,
      ${firstOf(kinds, ({ name }) => literal(name), 'text', params)} as kind, ${firstOf(kinds, (kind) => amountSql(kind, params), 'bigint', params)} as amount,
      ${firstOf(kinds, (kind) => netSql(kind, params), 'bigint', params)} as net
    from ${tableOf(resource)} r left join lateral (${last}) l on true ${titles.joins.join(' ')}
    where ${livingRows(resource, 'r', view.rows, params)}
    order by coalesce(l.created_at, r.created_at) desc, r.id desc limit ${most})`;
  return { text, company: company.read };
}

/** What the first kind that waits in row `r` says. */
function firstOf(kinds: readonly Kind[], says: (kind: Kind) => string, type: string, params: Params): string {
  const cases = kinds.map((kind) => {
    const met = [livingRows(kind.resource, 'r', kind.view.rows, params), ...valuesSql(kind, params)].join(' and ');
    return `when ${met} then (${says(kind)})::${type}`;
  });
  return cases.length === 0 ? `null::${type}` : `case ${cases.join(' ')} end`;
}

/** The field that says where a record stands. */
function stateOf({ name, fields }: Resource): string {
  const [key] = Object.entries(fields).find(([, { type }]) => type === 'state') ?? [];
  if (key === undefined) throw new Error(`${name} has no state`);
  return key;
}
