import { storedFields } from '../../schema/columns';
import { decryptField } from '../auth/crypto/fields';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { aboutSql } from './aboutSql';
import { conditionsSql } from './conditions';
import { columnSql } from './expressions';
import { Params } from './params';
import { presentAll } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { fieldKeys } from './start';
import { placeOf } from './stored';
import type { View } from './view';

type Db = Pick<Tx, 'query'>;

/** A record with all that the view shows of it, encrypted values opened, and whether it is deleted. */
export type WholeRow = Answer & { is_deleted: boolean };

/**
 * Records by their ids, in their order, as one answers each; deleted ones only where they are asked for. What the view may not see is left out.
 * Encrypted values are open: whoever asks writes that down (P08).
 */
export async function readWhole(db: Db, view: View, ids: readonly string[], deletedToo: boolean): Promise<WholeRow[]> {
  const { reading, params } = readingOf(view, 'one');
  const { resource } = view;
  const living = deletedToo ? [] : ['r.deleted_at is null'];
  const met = ['r.tenant_id = $1', ...living, ...conditionsSql(resource, 'r', view.rows, params), ...aboutSql(view, params)];
  const text = `select ${reading.columns}, r.deleted_at is not null as is_deleted from ${tableOf(resource)} r ${reading.joins}
    where ${met.join(' and ')} and r.id = any (${params.add(ids)}::uuid[])`;
  const rows = presentAll(view, reading, await db.query<Row>({ text, values: params.values })) as WholeRow[];
  const open = await openSealed(
    db,
    view,
    rows.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, Object.assign(row, open.get(row.id))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function openSealed(db: Db, view: View, ids: readonly string[]): Promise<Map<string, Record<string, string | null>>> {
  const { resource, readable, scope } = view;
  const sealed = storedFields(resource).filter(([key, { options }]) => options.encrypted && Object.hasOwn(readable, key));
  if (sealed.length === 0 || ids.length === 0) return new Map();
  const params = new Params(scope.tenant.id);
  const columns = sealed.map(([key, field]) => `${columnSql(view, 'r', field, key, params)} as ${ident(key)}`);
  const text = `select r.id, ${columns.join(', ')} from ${tableOf(resource)} r where r.tenant_id = $1 and r.id = any (${params.add(ids)}::uuid[])`;
  const rows = await db.query<Record<string, string | null> & { id: string }>({ text, values: params.values });
  const opened = (key: string, value: string | null | undefined) =>
    value ? decryptField(fieldKeys(), String(scope.tenant.id), placeOf(resource, key), value) : null;
  return new Map(rows.map((row) => [row.id, Object.fromEntries(sealed.map(([key]) => [key, opened(key, row[key])]))]));
}
