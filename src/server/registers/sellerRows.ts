import type { Tx } from '../db/database';

/** Papers older than this are in the books. */
export const PAPER_DAYS = 60;

/** Who sold to a client, by the newest paper. */
export interface BuyerRow {
  company_id: string;
  firm: string;
  owner_id: string | null;
  deputy_id: string | null;
  /** Their NIP, or the number of VAT of another country. */
  number: string;
  seller: string | null;
  document_id: string;
  title: string;
}

/** The same with the NIP by which a client registered in VIES asks there. */
export interface AskingRow extends BuyerRow {
  asks_by: string | null;
}

/** The same with what the list of VAT payers is asked for. */
export interface SellerRow extends BuyerRow {
  /** Some paper of theirs has VAT on it. */
  with_vat: boolean;
  /** The last answer about them told already that they are no payer. */
  told: boolean;
}

/** Papers that the whole office may know: differences and checks of a client are seen by who has clients alone. */
export const forTheWholeOffice = `visibility in ('company', 'owner_only')`;

/** Papers that tell who sold to a client. */
const isPurchase = `deleted_at is null and direction = 'from_client' and document_type in ('purchase_invoice', 'correction')
    and ${forTheWholeOffice} and status not in ('rejected', 'expired')`;
const sellers = `with sellers as (
  select distinct on (company_id, coalesce(counterparty_nip, counterparty_vat_eu)) company_id, coalesce(counterparty_nip, counterparty_vat_eu) as number,
    counterparty_nip is null as abroad, counterparty_name as seller, id as document_id, title,
    bool_or(coalesce(vat_amount, 0) > 0) over (partition by company_id, coalesce(counterparty_nip, counterparty_vat_eu)) as with_vat
  from documents
  where tenant_id = $1 and ${isPurchase} and coalesce(counterparty_nip, counterparty_vat_eu) is not null and coalesce(issue_date, created_at::date) >= $2::date
  order by company_id, coalesce(counterparty_nip, counterparty_vat_eu), id desc)`;
const served = `join companies c on c.tenant_id = $1 and c.id = s.company_id and c.deleted_at is null
  and c.status in ('onboarding', 'active', 'suspended', 'notice')`;

/** Sellers on clients' papers since a day that the list of VAT payers was asked about longest ago, a week at least; never asked ones first. */
export function sellersToAsk(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  { today, since, limit }: { today: string; since: string; limit: number },
): Promise<SellerRow[]> {
  return db.query<SellerRow>({
    name: 'registers.sellers',
    text: `${sellers}
      select s.*, c.title as firm, c.owner_id, c.deputy_id,
        coalesce(asked.result = 'not_found' or (asked.result = 'found' and asked.says not like '%VAT czynny%'), false) as told
      from sellers s
      ${served}
      left join lateral (select k.result, k.says, k.created_at from register_checks k
        where k.tenant_id = $1 and k.company_id = s.company_id and k.number = s.number and k.register = 'white_list' and k.account is null
          and k.result <> 'failed' and k.deleted_at is null
        order by k.created_at desc, k.id desc limit 1) asked on true
      where not s.abroad and (asked.created_at is null or (asked.created_at at time zone 'Europe/Warsaw')::date < $3::date - 6)
      order by asked.created_at nulls first, s.document_id limit $4`,
    values: [tenantId, since, today, limit],
  });
}

/** A number of another country, and the client that asks for itself; null for all that have no name in VIES. */
interface AbroadRow {
  number: string;
  company_id: string | null;
}

/** The client registered in VIES, which asks there by its NIP. */
const asksByNip = 'c.vat_eu and c.vat_number is not null';

/** Sellers of other countries that VIES was asked about longest ago, a week at least; never asked ones first. */
export function sellersAbroad(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  { today, since, limit }: { today: string; since: string; limit: number },
): Promise<AbroadRow[]> {
  return db.query<AbroadRow>({
    name: 'registers.abroad',
    text: `${sellers}
      select s.number, case when ${asksByNip} then s.company_id end as company_id
      from sellers s
      ${served}
      left join lateral (select k.created_at from register_checks k
        where k.tenant_id = $1 and k.company_id = s.company_id and k.number = s.number and k.register = 'vies' and k.deleted_at is null
        order by k.created_at desc, k.id desc limit 1) asked on true
      where s.abroad and (asked.created_at is null or (asked.created_at at time zone 'Europe/Warsaw')::date < $3::date - 6)
      group by 1, 2
      order by bool_or(asked.created_at is null) desc, min(asked.created_at), min(s.document_id::text) limit $4`,
    values: [tenantId, since, today, limit],
  });
}

/** Which clients these sold to, since a day. */
export function buyersFrom(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  { since, numbers }: { since: string; numbers: readonly string[] },
): Promise<AskingRow[]> {
  return db.query<AskingRow>({
    name: 'registers.buyers',
    text: `${sellers}
      select s.*, c.title as firm, c.owner_id, c.deputy_id, case when ${asksByNip} then c.vat_number end as asks_by from sellers s ${served} where s.number = any ($3)`,
    values: [tenantId, since, numbers],
  });
}

/** Open differences about sellers who stand on no paper of the client any more: their number was mistyped, or the paper is gone. */
export async function unsoldDifferences(db: Pick<Tx, 'query'>, tenantId: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'registers.unsold',
    text: `select f.id from register_differences f
      where f.tenant_id = $1 and f.status = 'open' and f.deleted_at is null and f.subject like 'seller:%'
        and not exists (select 1 from documents where tenant_id = $1 and company_id = f.company_id and ${isPurchase}
          and coalesce(counterparty_nip, counterparty_vat_eu) = split_part(f.subject, ':', 2))
      order by f.id`,
    values: [tenantId],
  });
  return rows.map(({ id }) => id);
}
