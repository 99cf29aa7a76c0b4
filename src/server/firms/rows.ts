import type { Database, Tx } from '../db/database';

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

/** The keys of all firms, switched on or off, in the order in which they came. */
export async function readKeys(db: Pick<Tx, 'query'>): Promise<string[]> {
  const rows = await db.query<{ key: string }>({ text: 'select key from tenants order by id' });
  return rows.map(({ key }) => key);
}

/** Adds the firms that the product ships with by their key, or brings their API key and name up to date; what they changed themselves stays. */
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

/** Adds a firm and answers its number; null, and nothing written, where the key is one's already, be it switched off. */
export async function addFirm(
  db: Pick<Tx, 'query'>,
  { key, api_key, name }: Pick<TenantRow, 'key' | 'api_key' | 'name'>,
): Promise<number | null> {
  const [added] = await db.query<{ id: number }>({
    text: `insert into tenants (id, key, api_key, name) select coalesce(max(id), 0) + 1, $1, $2, $3 from tenants
      on conflict (key) do nothing returning id`,
    values: [key, api_key, name],
  });
  return added?.id ?? null;
}

export async function writeApiKey(tx: Pick<Tx, 'query'>, tenantId: number, apiKey: string): Promise<void> {
  await tx.query({ text: 'update tenants set api_key = $2 where id = $1', values: [tenantId, apiKey] });
}

/** The firm's name without its own changes, and these; its row is held until the transaction ends where it is about to be written. */
export async function readChanges(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  held = false,
): Promise<Pick<TenantRow, 'name' | 'changes'>> {
  const [row] = await tx.query<Pick<TenantRow, 'name' | 'changes'>>({
    text: `select name, changes from tenants where id = $1${held ? ' for update' : ''}`,
    values: [tenantId],
  });
  return { name: row?.name ?? '', changes: row?.changes ?? {} };
}

export async function writeChanges(tx: Pick<Tx, 'query'>, tenantId: number, changes: unknown): Promise<void> {
  await tx.query({ text: 'update tenants set changes = $2::jsonb where id = $1', values: [tenantId, JSON.stringify(changes)] });
}
