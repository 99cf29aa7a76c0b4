import type { Resource } from '../../schema';
import { columnsOf, tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Trail } from './audit';
import { holdFiles } from './files';
import { searchText } from './searchColumn';
import { prepared } from './statements';
import { columnsFrom } from './stored';

/** Writes a new row, whole, and ties its files to it; `record` holds every stored field. */
export async function insertRow(
  tx: Pick<Tx, 'query'>,
  trail: Trail,
  resource: Resource,
  id: string,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { tenantId, at, actor } = trail;
  const row: Record<string, unknown> = {
    ...columnsFrom(resource, tenantId, record),
    tenant_id: tenantId,
    id,
    search: searchText(resource, record),
    version: 1,
    created_at: wholeSecond(at),
    created_by: actor,
    updated_at: wholeSecond(at),
    deleted_at: null,
  };
  const names = columnsOf(resource).map(({ name }) => name);
  const text = `insert into ${tableOf(resource)} (${names.map(ident).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`;
  await tx.query(
    prepared(
      text,
      names.map((name) => row[name] ?? null),
    ),
  );
  await holdFiles(tx, trail, resource, id, null, record);
}
