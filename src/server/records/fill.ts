import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { blank } from '../../schema/validate';
import { columnsOf, storageOf, tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { searchText } from './searchColumn';
import { columnsFrom } from './stored';

const BATCH = 500;

type Row = Record<string, unknown>;

/**
 * Writes many finished records at once, without checks, hooks or trail: for the demonstration, for restoring an office and for records that were
 * checked already. Values are the wire's; `created_at` may be given by each record, else it is `at`; `actor` made them.
 */
export async function fill(
  tx: Pick<Tx, 'query'>,
  { tenantId, at, actor = null }: { tenantId: number; at: Date; actor?: string | null },
  resource: Resource,
  records: readonly (Readonly<Record<string, unknown>> & { id: string })[],
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH) {
    const rows = records.slice(start, start + BATCH).map((record) => told(rowOf(resource, tenantId, at, actor, record)));
    // A record fills few of its kind's columns, and each that is read from JSON takes its time.
    const filled = new Set(rows.flatMap(Object.keys));
    const columns = columnsOf(resource).filter(({ name }) => filled.has(name));
    const names = columns.map(({ name }) => ident(name)).join(', ');
    const typed = columns.map(({ name, type }) => `${ident(name)} ${type}`).join(', ');
    const text = `insert into ${tableOf(resource)} (${names}) select ${names} from json_to_recordset($1::json) given (${typed})`;
    await tx.query({ text, values: [JSON.stringify(rows)] });
  }
}

function told(row: Row): Row {
  const kept: Row = {};
  for (const key of Object.keys(row)) if ((row[key] ?? null) !== null) kept[key] = row[key];
  return kept;
}

function rowOf(
  resource: Resource,
  tenantId: number,
  at: Date,
  actor: string | null,
  given: Readonly<Record<string, unknown>> & { id: string },
): Row {
  const record = { ...blank(resource), ...given };
  const row = columnsFrom(resource, tenantId, record);
  for (const [key, field] of storedFields(resource)) if (storageOf(field).type === 'jsonb') row[key] = record[key];
  const { created_at } = given;
  const made = created_at instanceof Date ? created_at : at;
  return Object.assign(row, {
    tenant_id: tenantId,
    id: given.id,
    search: searchText(resource, record),
    version: 1,
    created_at: wholeSecond(made),
    updated_at: wholeSecond(made),
    created_by: actor,
  });
}
