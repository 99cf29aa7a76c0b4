import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { unknownField } from '../../schema/validate';
import { decryptField } from '../auth/crypto/fields';
import { tableOf } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { ident } from '../db/ident';
import { invalid, notFound } from '../errors';
import type { Scope } from '../scope';
import { audit, trailOf } from './audit';
import { livingRows } from './conditions';
import { columnSql } from './expressions';
import { readOne } from './one';
import { Params } from './params';
import { fieldKeys, handlersOf } from './start';
import { prepared } from './statements';
import { placeOf } from './stored';
import { type View, viewOf } from './view';
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
  const { reveal: open } = handlersOf(resource);
  if (typeof key !== 'string' || !(field?.options.encrypted || open)) throw invalid({ field: unknownField });
  if (!isUuid(id)) throw notFound();
  if (!field?.options.encrypted) return within(on, (tx) => revealBeside(tx, view, id, key));
  return within(on, async (tx) => {
    const params = new Params(scope.tenant.id);
    const living = livingRows(resource, 'r', view.rows, params);
    const column = `${columnSql(view, 'r', field, key, params)} as ${ident(key)}`;
    const text = `select ${column} from ${tableOf(resource)} r where ${living} and r.id = ${params.add(id)}::uuid`;
    const [row] = await tx.query<Record<string, string | null>>(prepared(text, params.values));
    if (!row) throw notFound();
    const sealed = row[key] ?? null;
    await auditOpened(tx, view, id, key);
    return sealed === null ? null : decryptField(fieldKeys(), String(scope.tenant.id), placeOf(resource, key), sealed);
  });
}

/** The same for what stands in no field: the entity's handler keeps it. */
async function revealBeside(tx: Tx, view: View, id: string, key: string): Promise<string | null> {
  const { scope, resource } = view;
  await readOne(tx, view, id);
  const value = await handlersOf(resource).reveal?.(id, key, { tx, scope });
  if (value === undefined) throw invalid({ field: unknownField });
  await auditOpened(tx, view, id, key);
  return value;
}

function auditOpened(tx: Tx, { scope, resource }: View, id: string, key: string): Promise<void> {
  const changes = { [key]: { before: null, after: null } };
  return audit(tx, { ...trailOf(scope), action: 'reveal', entity: resource.name, id, changes });
}
