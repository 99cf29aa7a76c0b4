import { permit } from '../../../access/can';
import type { Inbox, InboxItem } from '../../../contract/inbox';
import { toWarsaw } from '../../../lib/dates';
import type { Resource } from '../../../schema';
import { recordAddress } from '../../../schema/address';
import type { Tx } from '../../db/database';
import { forbidden } from '../../errors';
import type { Scope } from '../../scope';
import { excerptOf } from '../conversation/lastWords';
import { namesOf } from '../conversation/reading';
import { Params } from '../params';
import { prepared } from '../statements';
import { viewOf } from '../view';
import { inCompany, type Kind, kindsOf } from '../waiting/kinds';
import { type InboxRow, inboxSql } from './sql';

type Db = Pick<Tx, 'query'>;

/** All conversations of a client that they may see, or those of one company, the last written first; the office has lists of its own. */
export async function inboxOf(
  db: Db,
  scope: Scope,
  resources: readonly Resource[],
  { companyId, limit }: { companyId: string | undefined; limit: number },
): Promise<Inbox> {
  if (scope.who.isAdmin) throw forbidden();
  const kinds = kindsOf(scope, resources, companyId).filter(({ unread }) => !unread);
  const listed = resources.filter((resource) => resource.conversation?.inbox && isListed(scope, resource));
  if (listed.length === 0) return { data: [], more: false };
  const params = new Params(scope.tenant.id);
  const parts = new Map(
    listed.map((resource) => {
      const own = kinds.filter((kind) => kind.resource === resource);
      const view = inCompany(viewOf(scope, resource, 'list'), companyId);
      return [resource.name, inboxSql({ view, kinds: own, most: limit + 1 }, params)];
    }),
  );
  const all = [...parts.values()].map(({ text }) => text).join(' union all ');
  const rows = await db.query<InboxRow>(
    prepared(`select * from (${all}) i order by i.at desc, i.id desc limit ${limit + 1}`, params.values),
  );
  const names = await namesOf(
    db,
    scope,
    rows.map(({ author_id }) => author_id),
  );
  const shown = rows.slice(0, limit);
  return {
    data: shown.map((row) => itemOf(row, scope, names, kinds, parts.get(row.resource)?.company ?? (() => null))),
    more: rows.length > limit,
  };
}

function isListed(scope: Scope, resource: Resource): boolean {
  const allowed = permit(scope.who, 'list', resource, scope.tenant.config);
  return allowed !== 'absent' && allowed !== 'forbidden';
}

function itemOf(
  row: InboxRow,
  { who }: Scope,
  names: ReadonlyMap<string, string>,
  kinds: readonly Kind[],
  companyOf: (text: string) => string | null,
): InboxItem {
  const kind = kinds.find(({ name }) => name === row.kind);
  const company = row.company === null ? null : companyOf(row.company);
  const mine = row.author_id === who.id;
  return {
    resource: row.resource,
    id: row.id,
    title: row.title,
    company: row.company_id !== null && company !== null ? { id: row.company_id, title: company } : null,
    status: row.status,
    at: toWarsaw(row.at),
    last: {
      mine,
      author: row.author_id !== null && row.from_post ? (names.get(row.author_id) ?? null) : null,
      excerpt: excerptOf(row.words),
      files: row.files,
    },
    unread: row.unread,
    waits: kind
      ? { kind: kind.name, label: kind.waiting.label[0], amount: row.amount, ...(row.net === null ? {} : { net: row.net }) }
      : null,
    link: `/${recordAddress({ name: row.resource }, row.id)}`,
  };
}
