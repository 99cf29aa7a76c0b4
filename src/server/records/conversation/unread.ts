import { permit } from '../../../access/can';
import type { Principal } from '../../../access/principal';
import type { Resource } from '../../../schema';
import { tableOf } from '../../db/columns';
import type { Tx } from '../../db/database';
import { ident, literal } from '../../db/ident';
import type { Scope } from '../../scope';
import { livingRows } from '../conditions';
import { Params } from '../params';
import { prepared } from '../statements';

/** Posts of a resource with how far `me` has read them, those that `me` may know of. */
function postsSql({ name }: Resource, { isAdmin }: Principal, me: string): string {
  const resource = literal(name);
  return `conversation_posts p left join conversation_reads m
    on m.tenant_id = p.tenant_id and m.resource = p.resource and m.record_id = p.record_id and m.user_id = ${me}
    where p.tenant_id = $1 and p.resource = ${resource} and p.retracted_at is null${isAdmin ? '' : ' and not p.internal'}`;
}

const isNew = (me: string) => `p.seq > coalesce(m.read_to, 0) and p.author_id is distinct from ${me}`;

/** Whether what is new concerns the reader: always, or where one of the record's followers, or once they have taken part. */
function followsSql({ conversation }: Resource, { isAdmin }: Principal, me: string, taken: string): string {
  const followers = conversation?.followers;
  if (!isAdmin || !followers) return 'true';
  return `(${[taken, ...followers.map((key) => `r.${ident(key)} = ${me}`)].join(' or ')})`;
}

/** How many posts of row `r` its reader has not read; `me` is the placeholder of the reader's id. */
export function unreadSql(resource: Resource, who: Principal, me: string): string {
  const concerns = followsSql(resource, who, me, 'm.user_id is not null');
  return `(select count(*)::int from ${postsSql(resource, who, me)} and p.record_id = r.id and ${isNew(me)} and ${concerns})`;
}

/** Whether row `r` has something that its reader has not read; found from the posts, however many rows there are. */
export function hasUnreadSql(resource: Resource, who: Principal, me: string): string {
  const taken = `r.id in (select t.record_id from conversation_reads t
    where t.tenant_id = $1 and t.resource = ${literal(resource.name)} and t.user_id = ${me})`;
  return `r.id in (select p.record_id from ${postsSql(resource, who, me)} and ${isNew(me)}) and ${followsSql(resource, who, me, taken)}`;
}

/** An order of all rows: unread ones, then those where somebody wrote last. Its join, under the alias, and its terms. */
export function unreadOrder(resource: Resource, who: Principal, me: string, alias: string): { join: string; terms: string[] } {
  const counted = `select p.record_id as id, bool_or(${isNew(me)}) as fresh, bool_or(m.user_id is not null) as taken, max(p.created_at) as at
    from ${postsSql(resource, who, me)} group by p.record_id`;
  const concerns = followsSql(resource, who, me, `${alias}.taken`);
  return {
    join: `left join (${counted}) ${alias} on ${alias}.id = r.id`,
    terms: [`coalesce((${alias}.fresh and ${concerns})::int, 0)`, `coalesce(${alias}.at, r.created_at)`],
  };
}

/** By resource, how many of the records that the asker may see, or of those of one company, have something for them to read; those with none are left out. */
export async function unreadTotals(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resources: readonly Resource[],
  companyId?: string,
): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const resource of resources) {
    const allowed = resource.conversation && permit(scope.who, 'list', resource, scope.tenant.config);
    if (!allowed || allowed === 'absent' || allowed === 'forbidden') continue;
    const params = new Params(scope.tenant.id);
    const me = `${params.add(scope.who.id)}::uuid`;
    const company = resource.client?.rows.company;
    const own = companyId !== undefined && company ? [{ field: company, any: [companyId] }] : [];
    const living = livingRows(resource, 'r', [...allowed.rows, ...own], params);
    const concerns = followsSql(resource, scope.who, me, 'm.user_id is not null');
    const found = `select p.record_id from ${postsSql(resource, scope.who, me)} and ${isNew(me)}
      and exists (select 1 from ${tableOf(resource)} r where ${living} and r.id = p.record_id and ${concerns})`;
    const text = `select count(distinct record_id)::int as total from (${found}) u`;
    const [row] = await db.query<{ total: number }>(prepared(text, params.values));
    if (row && row.total > 0) totals[resource.name] = row.total;
  }
  return totals;
}
