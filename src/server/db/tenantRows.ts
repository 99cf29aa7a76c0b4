import type { Database, Tx } from './database';

/** A firm as it is kept. */
export interface TenantRow {
  id: number;
  key: string;
  api_key: string;
  name: string;
  /** What the firm changed of its file; judged when it is read. */
  changes: unknown;
}

/** The firms that are switched on. */
export function readTenants(db: Pick<Tx, 'query'>): Promise<TenantRow[]> {
  return db.query<TenantRow>({ text: 'select id, key, api_key, name, changes from tenants where enabled order by id' });
}

/** Adds firms by their key, or brings their API key and name up to date; what they changed themselves stays. */
export async function keepTenants(db: Database, firms: readonly Pick<TenantRow, 'key' | 'api_key' | 'name'>[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { key, api_key, name } of firms)
      await tx.query({
        text: `insert into tenants (id, key, api_key, name) select coalesce(max(id), 0) + 1, $1, $2, $3 from tenants
          on conflict (key) do update set api_key = excluded.api_key, name = excluded.name`,
        values: [key, api_key, name],
      });
  });
}
