import { createHash } from 'node:crypto';
import { shipped } from '../../tenants';
import type { TenantChanges, TenantConfig } from '../../tenants/define';
import { standard, withChanges } from '../../tenants/standard';
import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Tenant } from '../scope';
import { keepTenants, readKeys, readTenants, type TenantRow } from './rows';

/** The firms that this server serves, kept in memory. */
export interface Tenants {
  /** The firm an API key names, or null. Keys are compared by their hashes, so the time tells nothing about them (T02). */
  byKey(apiKey: string): Tenant | null;
  all(): readonly Tenant[];
  /** Reads them anew, after a firm changed its configuration. */
  reload(): Promise<void>;
  close(): void;
}

/** Told to every process when a firm's row changed. */
export const tenantsChannel = 'tenants';

/** Reads the firms and goes on watching for changes that other processes make. */
export async function openTenants(db: Database, log: Log): Promise<Tenants> {
  let byHash = new Map<string, Tenant>();
  const reload = async () => {
    const rows = await readTenants(db);
    byHash = new Map(rows.map((row) => [hashOf(row.api_key), { id: row.id, key: row.key, config: configOf(row, log) }]));
  };
  await reload();
  const again = () => void reload().catch(() => log.error('Reading the firms anew failed'));
  const stop = await db.listen(tenantsChannel, again, again);
  return { byKey: (apiKey) => byHash.get(hashOf(apiKey)) ?? null, all: () => [...byHash.values()], reload, close: stop };
}

/** Makes sure that the firms the product ships with are there; not beside an office of somebody's own, which was there first. */
export async function keepShipped(db: Database): Promise<void> {
  const there = await readKeys(db);
  if (there.length > 0 && !there.some((key) => Object.hasOwn(shipped, key))) return;
  const firms = Object.entries(shipped).map(([key, { apiKey, changes }]) => ({
    key,
    api_key: apiKey,
    name: changes.tenant?.name ?? key,
  }));
  await keepTenants(db, firms);
}

/** The standard, over it the firm's file, over that what the firm changed itself. */
function configOf({ key, name, changes }: TenantRow, log: Log): TenantConfig {
  const dropped = (what: string) => log.warn(`Firm ${key} configures what the product does not have: ${what}`);
  return withChanges(fileConfig(key, name, dropped), (changes ?? {}) as TenantChanges, dropped);
}

/** What a firm has that changed nothing itself. */
export function fileConfig(key: string, name: string, dropped?: (what: string) => void): TenantConfig {
  const base = standard(key);
  // A window is called after its firm, unless the firm says how.
  return withChanges(
    { ...base, tenant: { ...base.tenant, name, titleSuffix: ` | ${name}` } },
    shipped[key]?.changes ?? {},
    dropped,
  );
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
