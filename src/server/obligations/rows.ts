import { resources } from '../../../resources';
import { permit } from '../../access/can';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { livingRows } from '../records/conditions';
import { Params } from '../records/params';
import type { Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

/** A task that an obligation was made into. */
export interface DutyTask {
  id: string;
  generation_key: string;
  title: string;
  status: string;
  completion_note: string | null;
}

/** A position of a settlement by which an obligation is paid and filed. */
export interface DutyItem {
  company_id: string;
  settlement_id: string;
  kind: string;
  tax_period: string;
  person_id: string | null;
  amount: number | null;
  payment_status: string;
  filing_status: string;
  has_upo: boolean;
  filed_on: string | null;
}

/** The inside of a `where` that leaves what of the resource the asker may list; null where that is nothing at all. */
export function seen(scope: Scope, resource: Resource, alias: string): { where: string; params: Params } | null {
  const allowed = permit(scope.who, 'list', resource, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return null;
  const params = new Params(scope.tenant.id);
  return { where: livingRows(resource, alias, allowed.rows, params), params };
}

/** Tasks by the key they were made under, of those that the asker may list. */
export async function tasksByKey(db: Db, scope: Scope, keys: readonly string[]): Promise<Map<string, DutyTask>> {
  const of = seen(scope, resources.tasks, 't');
  if (!of || keys.length === 0) return new Map();
  const text = `select t.id, t.generation_key, t.title, t.status, t.completion_note from tasks t
    where ${of.where} and t.generation_key = any (${of.params.add(keys)}::text[])`;
  const rows = await db.query<DutyTask>({ text, values: of.params.values });
  return new Map(rows.map((row) => [row.generation_key, row]));
}

/** Positions of the companies' settlements for the periods, none that a newer one replaced, of those that the asker may list. */
export async function itemsFor(
  db: Db,
  scope: Scope,
  companies: readonly string[],
  periods: readonly string[],
): Promise<DutyItem[]> {
  const of = seen(scope, resources['settlement-items'], 'i');
  if (!of || periods.length === 0) return [];
  const text = `select i.company_id, i.settlement_id, i.kind, i.tax_period, i.person_id, i.amount::float8 as amount, i.payment_status,
      i.filing_status, i.upo_id is not null as has_upo, (i.filed_at at time zone 'Europe/Warsaw')::date::text as filed_on
    from settlement_items i where ${of.where} and not i.superseded
      and i.company_id = any (${of.params.add(companies)}::uuid[]) and i.tax_period = any (${of.params.add(periods)}::text[])`;
  return db.query<DutyItem>({ text, values: of.params.values });
}

/** Names of those of the employees whom the asker may list. */
export async function employeeNames(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const of = ids.length > 0 ? seen(scope, resources.employees, 'e') : null;
  if (!of) return new Map();
  const text = `select e.id, e.first_name || ' ' || e.last_name as name from employees e
    where ${of.where} and e.id = any (${of.params.add(ids)}::uuid[])`;
  const found = await db.query<{ id: string; name: string }>({ text, values: of.params.values });
  return new Map(found.map(({ id, name }) => [id, name]));
}
