import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** By record, the fields that people ever changed of it, by the trail; what the server did itself does not count. */
export async function fieldsSetByPeople(
  db: Db,
  tenantId: number,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await db.query<{ id: string; fields: string[] }>({
    name: 'recurring.setByPeople',
    text: `select a.entity_id as id, array_agg(distinct f.field) as fields
      from audit a cross join lateral unnest(a.fields) as f (field)
      where a.tenant_id = $1 and a.entity = $2 and a.entity_id = any ($3::uuid[]) and a.actor_id is not null and a.action = 'update'
      group by a.entity_id`,
    values: [tenantId, entity, ids],
  });
  return new Map(rows.map(({ id, fields }) => [id, new Set(fields)]));
}

export interface OpenTask {
  id: string;
  due_date: string;
  due_nominal: string | null;
}

/** Tasks that these rules made and that nobody has closed, by their key. */
export async function openGenerated(db: Db, tenantId: number, rules: readonly string[]): Promise<Map<string, OpenTask>> {
  const rows = await db.query<OpenTask & { generation_key: string }>({
    name: 'recurring.openGenerated',
    text: `select id, generation_key, due_date::text as due_date, due_nominal::text as due_nominal from tasks
      where tenant_id = $1 and deleted_at is null and generation_key is not null and recurring_task_id = any ($2::uuid[])
        and status in ('new', 'in_progress', 'waiting_client', 'waiting_office', 'review')`,
    values: [tenantId, rules],
  });
  return new Map(rows.map(({ generation_key, ...task }) => [generation_key, task]));
}
