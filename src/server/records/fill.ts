import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { blank } from '../../schema/validate';
import { columnsOf, storageOf, tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { searchText } from './searchColumn';
import { columnsFrom } from './stored';

const BATCH = 500;

/**
 * Writes many finished records at once, without checks, hooks or trail: for the demonstration and for restoring an office.
 * Values are the wire's; `created_at` may be given by each record, else it is `at`.
 */
export async function fill(
  tx: Pick<Tx, 'query'>,
  { tenantId, at }: { tenantId: number; at: Date },
  resource: Resource,
  records: readonly (Readonly<Record<string, unknown>> & { id: string })[],
): Promise<void> {
  const columns = columnsOf(resource);
  const names = columns.map(({ name }) => ident(name)).join(', ');
  const typed = columns.map(({ name, type }) => `${ident(name)} ${type}`).join(', ');
  const text = `insert into ${tableOf(resource)} (${names}) select ${names} from json_to_recordset($1::json) given (${typed})`;
  for (let start = 0; start < records.length; start += BATCH) {
    const rows = records.slice(start, start + BATCH).map((record) => rowOf(resource, tenantId, at, record));
    await tx.query({ text, values: [JSON.stringify(rows)] });
  }
}

function rowOf(
  resource: Resource,
  tenantId: number,
  at: Date,
  given: Readonly<Record<string, unknown>> & { id: string },
): Record<string, unknown> {
  const record = { ...blank(resource), ...given };
  const row = columnsFrom(resource, tenantId, record);
  for (const [key, field] of storedFields(resource)) if (storageOf(field).type === 'jsonb') row[key] = record[key];
  const { created_at } = given;
  const made = created_at instanceof Date ? created_at : at;
  return {
    ...row,
    tenant_id: tenantId,
    id: given.id,
    search: searchText(resource, record),
    version: 1,
    created_at: wholeSecond(made),
    updated_at: wholeSecond(made),
  };
}
