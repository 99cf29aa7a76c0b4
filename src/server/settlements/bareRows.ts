import type { Tx } from '../db/database';

/** A position whose account or title told a PESEL; `account` is null where only the title did. */
export interface Bare {
  item_id: string;
  account: string | null;
}

/** Takes so many positions off the list that the migration made. */
export function takeBare(tx: Pick<Tx, 'query'>, tenantId: number, atOnce: number): Promise<Bare[]> {
  const text = `delete from bare_accounts where tenant_id = $1 and item_id in
    (select item_id from bare_accounts where tenant_id = $1 order by item_id limit $2 for update) returning item_id, account`;
  return tx.query<Bare>({ text, values: [tenantId, atOnce] });
}
