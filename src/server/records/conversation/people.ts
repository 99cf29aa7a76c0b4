import type { Person } from '../../../contract/conversation';
import { fold } from '../../../lib/text';
import type { Resource } from '../../../schema';
import { type PrincipalRow, principalColumnsOf, principalOf, principalStatement } from '../../auth/authenticate';
import type { Tx } from '../../db/database';
import { forbidden } from '../../errors';
import type { Scope } from '../../scope';
import { sightOf } from '../changeSight';
import { requireSeen } from './reading';

/** Names offered at once. */
const MOST = 8;

type Row = PrincipalRow & { last_name: string };

/** People of the office who may see the record: nobody else can be mentioned about it (P18). */
export async function staffWhoSee(db: Pick<Tx, 'query'>, { tenant }: Scope, resource: Resource, id: string): Promise<Person[]> {
  const rows = await db.query<Row>({
    name: principalStatement('conversation.staff', tenant.config),
    text: `select u.last_name, ${principalColumnsOf(tenant.config)}
      from users u join (select $1::int as tenant_id) s on s.tenant_id = u.tenant_id
      where u.tenant_id = $1 and u."isAdmin" and u.status = 'active' and u.deleted_at is null
      order by u.last_name_sort, u.first_name_sort, u.id`,
    values: [tenant.id],
  });
  const staff = rows.map((row) => ({ row, who: principalOf(row) }));
  const sees = await sightOf(
    db,
    tenant,
    resource,
    [id],
    staff.map(({ who }) => who),
  );
  return staff.filter(({ who }) => sees(who, id)).map(({ row }) => ({ id: row.id, title: `${row.first_name} ${row.last_name}` }));
}

/** Whom somebody of the office may mention about a record, by the beginning of a name; clients are refused. */
export async function mentionable(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  id: string,
  typed: string,
): Promise<Person[]> {
  await requireSeen(db, scope, resource, id);
  if (!scope.who.isAdmin) throw forbidden();
  const words = fold(typed);
  const found = (await staffWhoSee(db, scope, resource, id)).filter(
    (person) => person.id !== scope.who.id && ` ${fold(person.title)}`.includes(` ${words}`),
  );
  return found.slice(0, MOST);
}
