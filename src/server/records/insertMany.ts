import type { Resource } from '../../schema';
import { columnsOf, tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Trail } from './audit';
import { searchText } from './searchColumn';
import { columnsFrom } from './stored';

/** PostgreSQL takes 65 535 parameters a statement. */
const parameters = 20_000;

/** Writes many checked records at once, with the ids they bring; what hangs on single saves (handlers, one trail line each) is the caller's. */
export async function insertMany(
  tx: Pick<Tx, 'query'>,
  { tenantId, at, actor }: Trail,
  resource: Resource,
  records: readonly (Readonly<Record<string, unknown>> & { id: string })[],
): Promise<void> {
  const names = columnsOf(resource).map(({ name }) => name);
  const moment = wholeSecond(at);
  const most = Math.floor(parameters / names.length);
  for (let start = 0; start < records.length; start += most) {
    const part = records.slice(start, start + most);
    const values = part.flatMap((record) => {
      const row: Record<string, unknown> = {
        ...columnsFrom(resource, tenantId, record),
        tenant_id: tenantId,
        id: record.id,
        search: searchText(resource, record),
        version: 1,
        created_at: moment,
        created_by: actor,
        updated_at: moment,
        deleted_at: null,
      };
      return names.map((name) => row[name] ?? null);
    });
    const rows = part.map((_, line) => `(${names.map((_, index) => `$${line * names.length + index + 1}`).join(', ')})`);
    await tx.query({
      text: `insert into ${tableOf(resource)} (${names.map(ident).join(', ')}) values ${rows.join(', ')}`,
      values,
    });
  }
}
