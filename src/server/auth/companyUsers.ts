import type { ListQuery } from '../../contract/listQuery';
import { fold } from '../../lib/text';
import type { ClientRole } from '../../schema/areas';
import type { Tx } from '../db/database';
import { badQuery } from '../errors';
import { cannotFilter } from '../records/filters';
import { listLimits, refuseTooDeep } from '../records/listLimits';
import { foldedSql } from '../records/searching';
import type { Scope } from '../scope';

type Query = Pick<Tx, 'query'>;

/** A client's memberships, oldest first. */
export async function membershipsOf(db: Query, tenantId: number, userId: string) {
  return db.query<{ company_id: string; role: ClientRole }>({
    name: 'memberships.of',
    text: `select m.company_id, m.role from memberships m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id and c.deleted_at is null
      where m.tenant_id = $1 and m.user_id = $2 and m.deleted_at is null order by m.created_at, m.id`,
    values: [tenantId, userId],
  });
}

/** Names of the companies that somebody is asked into. */
export async function invitedTo(db: Query, tenantId: number, userId: string): Promise<string[]> {
  const companies = await db.query<{ title: string }>({
    text: `select c.title from memberships m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id and c.deleted_at is null
      where m.tenant_id = $1 and m.user_id = $2 and m.deleted_at is null order by m.created_at, m.id`,
    values: [tenantId, userId],
  });
  return companies.map(({ title }) => title);
}

/** What orders the people: no more than what is answered of them (P07). */
const sortable: Record<string, string> = { first_name: 'u.first_name_sort', last_name: 'u.last_name_sort' };
const filterable: Record<string, string> = {
  id: 'u.id::text',
  first_name: 'u.first_name',
  last_name: 'u.last_name',
  position: "coalesce(u.position, '')",
  isAdmin: 'u."isAdmin"::text',
};

/** What a search looks in: the names and positions that are answered, and no address. */
const shownText = foldedSql(['u.first_name', 'u.last_name', 'u.position']);

/**
 * The people of the caller's own companies: for a client, who belongs to them and who keeps them; for staff, the clients of the companies
 * they look after. Names and position alone (P09).
 */
export async function myUsers(db: Query, { tenant, who }: Scope, { page, limit, sort, search, filters }: ListQuery) {
  refuseTooDeep({ page, limit });
  if (sort.length > listLimits.sortKeys) throw badQuery('Tej listy nie można tak uporządkować.');
  if (filters.length > listLimits.filters || filters.some(({ values }) => values.length > listLimits.values))
    throw badQuery('Filtrów albo ich wartości jest za dużo.');
  const order = (sort.length > 0 ? sort : [{ key: 'first_name', order: 'asc' as const }]).map(({ key, order: way }) => {
    const column = Object.hasOwn(sortable, key) ? sortable[key] : undefined;
    if (!column) throw badQuery('Tej listy nie można tak uporządkować.');
    return `${column} ${way}`;
  });
  const words = fold(search)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const narrowed = filters
    .map(({ key, is }, nth) => {
      const column = Object.hasOwn(filterable, key) ? filterable[key] : undefined;
      if (!column || is === 'below' || is === 'above') throw cannotFilter(key);
      return `and ${column} = any($${nth + 4}::text[])`;
    })
    .join(' ');
  const own = who.isAdmin
    ? 'select c.id from companies c where c.tenant_id = $1 and c.deleted_at is null and $2 in (c.owner_id, c.payroll_owner_id, c.deputy_id)'
    : `select m.company_id from memberships m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id and c.deleted_at is null
      where m.tenant_id = $1 and m.user_id = $2 and m.deleted_at is null`;
  const keepers = who.isAdmin
    ? ''
    : `or u.id in (select unnest(array[c.owner_id, c.payroll_owner_id]) from companies c where c.tenant_id = $1 and c.id in (${own}))`;
  const from = `from users u where u.tenant_id = $1 and u.deleted_at is null and u.status = 'active' and ${shownText} like all($3)
    ${narrowed} and (u.id in (select m.user_id from memberships m where m.tenant_id = $1 and m.deleted_at is null and m.company_id in (${own})) ${keepers})`;
  const values: unknown[] = [tenant.id, who.id, words.length > 0 ? words : ['%'], ...filters.map(({ values: any }) => any)];
  const data = await db.query({
    text: `select u.id, u.first_name, u.last_name, u.position, u."isAdmin" ${from} order by ${order.join(', ')}, u.id limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit, (page - 1) * limit],
  });
  const [counted] = await db.query<{ total: number }>({ text: `select count(*)::int as total ${from}`, values });
  return { data, total: counted?.total ?? 0, page, limit };
}

interface KeptCompany {
  id: string;
  title: string;
  role: string;
}

/** What companies somebody has as a client of a role, or keeps as a worker; of others it is told to those with the areas. */
export async function companiesOf(db: Query, { tenant }: Scope, userId: string, role: string | undefined) {
  const [user] = await db.query<{ isAdmin: boolean }>({
    text: 'select "isAdmin" from users where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenant.id, userId],
  });
  if (!user) return null;
  if (!user.isAdmin) {
    return db.query<KeptCompany>({
      text: `select c.id, c.title, m.role from memberships m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id and c.deleted_at is null
        where m.tenant_id = $1 and m.user_id = $2 and m.deleted_at is null and ($3::text is null or m.role = $3) order by c.title_sort, c.id limit 1000`,
      values: [tenant.id, userId, role ?? null],
    });
  }
  return db.query<KeptCompany>({
    text: `select id, title, role from (select c.id, c.title, c.title_sort,
        case $2::uuid when c.owner_id then 'owner' when c.payroll_owner_id then 'payroll' else 'deputy' end as role
        from companies c where c.tenant_id = $1 and c.deleted_at is null and $2::uuid in (c.owner_id, c.payroll_owner_id, c.deputy_id)) kept
      where $3::text is null or role = $3 order by title_sort, id limit 1000`,
    values: [tenant.id, userId, role ?? null],
  });
}
