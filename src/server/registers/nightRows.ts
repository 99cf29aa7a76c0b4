import type { Register } from '../../contract/registers';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** A client as it stands on its card, for what registers say of it. */
export interface CheckedClient extends Record<string, unknown> {
  id: string;
  title: string;
  vat_number: string;
  regon: string | null;
  krs: string | null;
  owner_id: string | null;
  deputy_id: string | null;
  accounts: readonly { number: string }[] | null;
}

const columns = `c.id, c.title, c.vat_number, c.regon, c.krs, c.pkd_main, c.closed_at, c.suspended_from, c.vat_status, c.vat_period, c.vat_eu, c.vat_eu_number,
  c.address_street, c.address_building, c.address_flat, c.address_postal_code, c.address_city, c.address_country, c.accounts,
  c.company_type, c.owner_id, c.deputy_id`;
const served = ['onboarding', 'active', 'suspended', 'notice'];

/**
 * Clients with a NIP that a register was asked about longest ago, by their own numbers, as answers about who sold to them are kept with them too;
 * never asked ones first, none of those asked today. Of the court's register those with its number, of that of sole traders those who are one, of VIES those who trade in the Union. Of the list of VAT payers those whose accounts its
 * file confirmed today come once a week.
 */
export function longestUnasked(
  db: Db,
  tenantId: number,
  register: Register,
  { today, limit }: { today: string; limit: number },
): Promise<CheckedClient[]> {
  return db.query<CheckedClient>({
    name: 'registers.unasked',
    text: `select ${columns}
      from companies c
      left join lateral (select max(k.created_at) filter (where k.account is null and k.number in (c.vat_number, c.regon, c.krs)) as at,
          coalesce(bool_and(k.result = 'found') filter (where k.account is not null and k.number = c.vat_number
            and (k.created_at at time zone 'Europe/Warsaw')::date = $4::date), false) as confirmed
        from register_checks k
        where k.tenant_id = c.tenant_id and k.company_id = c.id and k.register = $2 and k.deleted_at is null) asked on true
      where c.tenant_id = $1 and c.deleted_at is null and c.status = any ($3::text[]) and c.vat_number is not null
        and case $2::text when 'krs' then c.krs is not null when 'ceidg' then c.company_type = 'jdg' when 'vies' then c.vat_eu else true end
        and (asked.at is null or (asked.at at time zone 'Europe/Warsaw')::date < $4::date - case when asked.confirmed then 6 else 0 end)
      order by asked.at nulls first, c.id limit $5`,
    values: [tenantId, register, served, today, limit],
  });
}

/** Served payers with accounts, for the file of accounts. */
export function payers(db: Db, tenantId: number): Promise<CheckedClient[]> {
  return db.query<CheckedClient>({
    name: 'registers.payers',
    text: `select ${columns} from companies c
      where c.tenant_id = $1 and c.deleted_at is null and c.status = any ($2::text[]) and c.vat_number is not null
        and c.vat_status = 'active' and case when jsonb_typeof(c.accounts) = 'array' then jsonb_array_length(c.accounts) > 0 else false end
      order by c.id`,
    values: [tenantId, served],
  });
}

export async function clientsCount(db: Db, tenantId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'registers.clients',
    text: `select count(*)::int as count from companies
      where tenant_id = $1 and deleted_at is null and status = any ($2::text[]) and vat_number is not null`,
    values: [tenantId, served],
  });
  return row?.count ?? 0;
}

export interface StandingDifference {
  id: string;
  subject: string;
  register: Register;
  theirs: string;
  status: 'open' | 'dismissed';
}

/** What was told of a company and is open, or was put aside. */
export function standingDifferences(tx: Tx, tenantId: number, companyId: string): Promise<StandingDifference[]> {
  return tx.query<StandingDifference>({
    name: 'registers.differences',
    text: `select id, subject, register, theirs, status from register_differences
      where tenant_id = $1 and company_id = $2 and status in ('open', 'dismissed') and deleted_at is null order by id`,
    values: [tenantId, companyId],
  });
}
