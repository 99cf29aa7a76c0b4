import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import type { Closed } from '../auth/crypto/seals';
import { tableOf } from '../db/columns';
import type { Database } from '../db/database';
import { ident } from '../db/ident';
import { placeOf } from './stored';

/** Of every encrypted field one value under each key that closed any. */
export async function closedSamples(
  db: Pick<Database, 'query'>,
  resources: Readonly<Record<string, Resource>>,
): Promise<Closed[]> {
  const found: Closed[] = [];
  for (const resource of Object.values(resources))
    for (const [key, field] of storedFields(resource)) {
      if (!field.options.encrypted) continue;
      const column = ident(key);
      const rows = await db.query<{ tenant: number; value: string }>({
        text: `select distinct on (split_part(${column}, '.', 2)) tenant_id as tenant, ${column} as value from ${tableOf(resource)} where ${column} is not null`,
      });
      found.push(...rows.map(({ tenant, value }) => ({ tenantId: String(tenant), place: placeOf(resource, key), value })));
    }
  return found;
}
