import type { Tier } from '../../lib/prices';
import type { Tx } from '../db/database';

/** A price list's item as it is charged; amounts are whole grosze net. */
export interface ItemPrice {
  name: string;
  net_amount: number;
  min_amount: number | null;
  tiers: Tier[] | null;
  /** In percent, or the mark of a supply without tax. */
  vat_rate: string;
  /** The client's own price of that day, which stands before the list's. */
  own_amount: number | null;
}

/** What an item costs a company on a day (`YYYY-MM-DD`); null where there is no such item. */
export async function priceOn(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  { itemId, companyId, day }: { itemId: string; companyId: string; day: string },
): Promise<ItemPrice | null> {
  const [row] = await tx.query<Record<keyof ItemPrice, unknown>>({
    name: 'prices.on',
    text: `select i.name, i.net_amount, i.min_amount, i.tiers, i.vat_rate,
        (select p.net_amount from company_prices p where p.tenant_id = $1 and p.item_id = i.id and p.company_id = $3
           and p.valid_from <= $4 and (p.valid_to is null or p.valid_to >= $4) and p.deleted_at is null
         order by p.valid_from desc limit 1) as own_amount
      from price_items i where i.tenant_id = $1 and i.id = $2 and i.deleted_at is null`,
    values: [tenantId, itemId, companyId, day],
  });
  if (!row) return null;
  const amount = (value: unknown) => (value === null ? null : Number(value));
  return {
    name: String(row.name),
    net_amount: Number(row.net_amount),
    min_amount: amount(row.min_amount),
    tiers: row.tiers as Tier[] | null,
    vat_rate: String(row.vat_rate),
    own_amount: amount(row.own_amount),
  };
}
