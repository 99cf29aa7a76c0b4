import { formatDate } from '../../lib/dates';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { conflict } from '../errors';

/** Throws 409 for a record that was erased, or that law alone keeps: it comes back to nobody (R03). */
export async function refuseErased(tx: Pick<Tx, 'query'>, tenantId: number, resource: Resource, id: string): Promise<void> {
  const text = `select until::text as until from locked_records where tenant_id = $1 and resource = $2 and record_id = $3
    union all select null from ${tableOf(resource)} where tenant_id = $1 and id = $3 and deleted_with = $3
    union all select null from erasures where tenant_id = $1 and resource = $2 and record_id = $3`;
  const [row] = await tx.query<{ until: string | null }>({ text, values: [tenantId, resource.name, id] });
  if (!row) return;
  const why =
    row.until === null ? '' : ` Przepisy każą przechowywać tę pozycję do ${formatDate(row.until)}, ale tylko zablokowaną.`;
  throw conflict(`Tych danych nie można przywrócić: usunięto je trwale.${why}`, undefined, 'erased');
}
