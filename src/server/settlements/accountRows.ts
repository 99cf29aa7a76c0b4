import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

interface LastPayee {
  account_number: string | null;
  /** A micro-account that is made of a PESEL, as it is kept. */
  sealed_account: string | null;
  payee_name: string | null;
}

/** Where money of this kind went last time: accounts and payees that no law tells. */
export async function lastPayee(
  db: Db,
  tenantId: number,
  companyId: string,
  kind: string,
  personId: string | null,
): Promise<LastPayee | null> {
  const [row] = await db.query<LastPayee>({
    name: 'settlements.payee',
    text: `select account_number, pesel_account as sealed_account, payee_name from settlement_items
      where tenant_id = $1 and company_id = $2 and kind = $3 and person_id is not distinct from $4::uuid and deleted_at is null
        and (account_number is not null or pesel_account is not null)
      order by period desc, id desc limit 1`,
    values: [tenantId, companyId, kind, personId],
  });
  return row ?? null;
}

/** A position's micro-account that is made of a PESEL, as it is kept. */
export async function sealedAccount(db: Db, tenantId: number, id: string): Promise<string | null> {
  const [row] = await db.query<{ pesel_account: string | null }>({
    name: 'settlements.sealed_account',
    text: 'select pesel_account from settlement_items where tenant_id = $1 and id = $2',
    values: [tenantId, id],
  });
  return row?.pesel_account ?? null;
}

/** Whether the number is the PESEL of the company's owner or of one of its people, or of that one of them; told by its keyed hashes. */
export async function isPeselOf(
  db: Db,
  tenantId: number,
  companyId: string,
  hashes: { company: readonly string[]; person: readonly string[] },
  personId: string | null = null,
): Promise<boolean> {
  const rows = await db.query({
    name: 'settlements.pesel',
    text: `select 1 from companies where tenant_id = $1 and id = $2 and $5::uuid is null and pesel_index = any ($3::text[])
      union all select 1 from company_persons where tenant_id = $1 and company_id = $2 and deleted_at is null
        and pesel_index = any ($4::text[]) and ($5::uuid is null or id = $5) limit 1`,
    values: [tenantId, companyId, hashes.company, hashes.person, personId],
  });
  return rows.length > 0;
}

/** The closed PESEL numbers of a company's people who have no NIP, by person. */
export async function sealedPesels(db: Db, tenantId: number, companyId: string): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; pesel: string }>({
    name: 'settlements.pesels',
    text: `select id, pesel from company_persons
      where tenant_id = $1 and company_id = $2 and deleted_at is null and nip is null and pesel is not null`,
    values: [tenantId, companyId],
  });
  return new Map(rows.map(({ id, pesel }) => [id, pesel]));
}
