import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { decryptField } from '../auth/crypto/fields';
import { tableOf } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { ident } from '../db/ident';
import { invalid, notFound } from '../errors';
import type { Scope } from '../scope';
import { audit, trailOf } from './audit';
import { unknownField } from './body';
import { livingRows } from './conditions';
import { columnSql } from './expressions';
import { Params } from './params';
import { fieldKeys } from './start';
import { prepared } from './statements';
import { placeOf } from './stored';
import { viewOf } from './view';
import { within } from './within';

/** Opens one encrypted value (P08) and writes that it was opened; null where there is none. */
export async function reveal(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  id: string,
  key: unknown,
): Promise<string | null> {
  const view = viewOf(scope, resource, 'show');
  const field = typeof key === 'string' && Object.hasOwn(view.readable, key) ? view.readable[key] : undefined;
  if (typeof key !== 'string' || !field?.options.encrypted) throw invalid({ field: unknownField });
  if (!isUuid(id)) throw notFound();
  return within(on, async (tx) => {
    const params = new Params(scope.tenant.id);
    const living = livingRows(resource, 'r', view.rows, params);
    const column = `${columnSql(view, 'r', field, key, params)} as ${ident(key)}`;
    const text = `select ${column} from ${tableOf(resource)} r where ${living} and r.id = ${params.add(id)}::uuid`;
    const [row] = await tx.query<Record<string, string | null>>(prepared(text, params.values));
    if (!row) throw notFound();
    const sealed = row[key] ?? null;
    const changes = { [key]: { before: null, after: null } };
    await audit(tx, { ...trailOf(scope), action: 'reveal', entity: resource.name, id, changes });
    return sealed === null ? null : decryptField(fieldKeys(), String(scope.tenant.id), placeOf(resource, key), sealed);
  });
}
