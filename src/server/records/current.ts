import type { RowCondition } from '../../access/can';
import { toWarsaw } from '../../lib/dates';
import type { Common, RecordOf, Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { beside, storageOf, tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { conditionsSql } from './conditions';
import { masked } from './mask';
import { Params } from './params';
import { prepared } from './statements';

/** A record as hooks and rules know it: every stored field on the wire's form, encrypted ones masked. */
export type Full<R extends Resource = Resource> = Record<string, unknown> &
  (string extends keyof R['fields'] ? Common : RecordOf<R>);

/** The record as it stands, held until the transaction ends; null where there is none that meets the conditions. */
export async function lockRecord<R extends Resource>(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: R,
  id: string,
  conditions: readonly RowCondition[],
  which: 'living' | 'deleted' = 'living',
): Promise<Full<R> | null> {
  const params = new Params(tenantId);
  const met = conditionsSql(resource, 'r', conditions, params).map((condition) => ` and ${condition}`);
  const text = `${selectOf(resource)}
    where r.tenant_id = $1 and r.id = ${params.add(id)}::uuid and r.deleted_at is ${which === 'living' ? '' : 'not '}null${met.join('')}
    for no key update`;
  const [row] = await tx.query<Record<string, unknown>>(prepared(text, params.values));
  return row ? wireForm(resource, row) : null;
}

/** The same for many living ones by one statement, in the order of their ids; those that are not there are left out. */
export async function lockRecords<R extends Resource>(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: R,
  ids: readonly string[],
): Promise<Full<R>[]> {
  const text = `${selectOf(resource)}
    where r.tenant_id = $1 and r.id = any ($2::uuid[]) and r.deleted_at is null order by r.id for no key update`;
  const rows = await tx.query<Record<string, unknown>>(prepared(text, [tenantId, ids]));
  return rows.map((row) => wireForm(resource, row));
}

function selectOf(resource: Resource): string {
  const columns = storedFields(resource).map(([key, { options }]) =>
    options.encrypted ? `r.${ident(beside.tail(key))} as ${ident(key)}` : `r.${ident(key)}`,
  );
  return `select r.id, ${[...columns, 'r.created_at', 'r.updated_at', 'r.version'].join(', ')} from ${tableOf(resource)} r`;
}

function wireForm<R extends Resource>(resource: R, row: Record<string, unknown>): Full<R> {
  const record: Record<string, unknown> = { id: row.id };
  for (const [key, field] of storedFields(resource)) {
    const raw = row[key] ?? null;
    const read = field.options.encrypted ? masked : storageOf(field).fromRow;
    record[key] = raw !== null && read ? read(raw as never) : raw;
  }
  record.created_at = toWarsaw(row.created_at as Date);
  record.updated_at = toWarsaw(row.updated_at as Date);
  record.version = row.version;
  return record as Full<R>;
}
