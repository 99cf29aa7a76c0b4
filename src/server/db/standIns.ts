import type { Tx } from './database';

type Db = Pick<Tx, 'query'>;

/** Those of the people whom somebody stands in for now, with who does. */
export function deputiesOf(
  db: Db,
  tenantId: number,
  people: readonly string[],
): Promise<{ id: string; person_id: string; deputy_id: string }[]> {
  return db.query({
    name: 'standIns.deputies',
    text: `select id, person_id, deputy_id from stand_ins
      where tenant_id = $1 and person_id = any ($2::uuid[]) and status = 'active' and deleted_at is null`,
    values: [tenantId, people],
  });
}

/** Whether somebody has an account in use. */
export async function isAtWork(db: Db, tenantId: number, id: string): Promise<boolean> {
  const rows = await db.query({
    name: 'standIns.atWork',
    text: `select 1 from users where tenant_id = $1 and id = $2 and "isAdmin" and status = 'active' and deleted_at is null`,
    values: [tenantId, id],
  });
  return rows.length > 0;
}

/** What its day says must be done with stand-ins: those that begin, that are over, and that go on. */
export function dueStandIns(db: Db, tenantId: number, today: string): Promise<{ id: string; does: 'begin' | 'end' | 'go_on' }[]> {
  return db.query({
    name: 'standIns.due',
    text: `select s.id, case when s.status = 'planned' then 'begin' when s."to" < $2::date then 'end' else 'go_on' end as does
      from stand_ins s join users p on p.tenant_id = $1 and p.id = s.person_id and p.status = 'active' and p.deleted_at is null
      join users d on d.tenant_id = $1 and d.id = s.deputy_id and d.status = 'active' and d.deleted_at is null
      where s.tenant_id = $1 and s.deleted_at is null and (s.status = 'active' or (s.status = 'planned' and s."from" <= $2::date
        and coalesce(s."to" >= $2::date, true) and not exists (
          select 1 from stand_ins o where o.tenant_id = $1 and o.person_id = s.person_id and o.status = 'active'
            and o.deleted_at is null and coalesce(o."to" >= $2::date, true))))
      order by does desc, s.id`,
    values: [tenantId, today],
  });
}
