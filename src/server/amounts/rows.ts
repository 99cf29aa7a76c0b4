import { resources } from '../../../resources';
import type { Tx } from '../db/database';
import { seen } from '../obligations/rows';
import type { Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

export interface CompanyByNip {
  id: string;
  nip: string;
  title: string;
}

/** Companies by their NIP, of those that the asker may list. */
export async function companiesByNip(db: Db, scope: Scope, nips: readonly string[]): Promise<CompanyByNip[]> {
  const of = seen(scope, resources.companies, 'c');
  if (!of || nips.length === 0) return [];
  const text = `select c.id, c.vat_number as nip, c.title from companies c
    where ${of.where} and c.vat_number = any (${of.params.add(nips)}::text[]) order by c.id`;
  return db.query<CompanyByNip>({ text, values: of.params.values });
}

/** A position of a month; a month without any comes once, with no position. */
export interface MonthRow {
  company_id: string;
  period: string;
  settlement_id: string;
  status: string;
  item_id: string | null;
  version: number;
  kind: string;
  person_id: string | null;
  amount: number | null;
  amount_type: string;
  stage: string;
}

/** The newest settlements of these companies and months with their positions, of those that the asker may list. */
export async function monthsOf(
  db: Db,
  scope: Scope,
  companies: readonly string[],
  periods: readonly string[],
): Promise<MonthRow[]> {
  const of = seen(scope, resources.settlements, 's');
  if (!of || companies.length === 0) return [];
  const text = `select s.company_id, s.period, s.id as settlement_id, s.status, i.id as item_id, i.version, i.kind, i.person_id,
      i.amount::float8 as amount, i.amount_type, i.stage
    from settlements s
    left join settlement_items i on i.tenant_id = s.tenant_id and i.settlement_id = s.id and i.deleted_at is null and not i.superseded
    where ${of.where} and not s.superseded and s.company_id = any (${of.params.add(companies)}::uuid[])
      and s.period = any (${of.params.add(periods)}::text[])
    order by s.id, i.id`;
  return db.query<MonthRow>({ text, values: of.params.values });
}
