import type { Resource } from '../../../schema';
import type { Tx } from '../../db/database';
import { invalid } from '../../errors';
import { meets } from '../conditions';

type Values = Readonly<Record<string, unknown>>;

/** What no client read before is the office's own talk until now. */
const keepInside = `update conversation_posts set internal = true
  where tenant_id = $1 and resource = $2 and record_id = $3 and from_office and not internal
    and seq > coalesce((select max(open_to) from conversation_reads
      where tenant_id = $1 and resource = $2 and record_id = $3 and not office), 0)`;
const talked = `select 1 from conversation_posts p where p.tenant_id = $1 and p.resource = $2 and p.record_id = $3 and not p.internal
    and (not p.from_office or p.seq <= (select max(open_to) from conversation_reads
      where tenant_id = $1 and resource = $2 and record_id = $3 and not office)) limit 1`;

/**
 * A change that shows a record to clients shows them none of what the office had said about it among itself: those posts become notes.
 * Throws 422 where the record would go to another company with words that its present one wrote or read.
 */
export async function keepOfficeWords(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  { name, conversation, client }: Resource,
  before: Values & { id: string },
  after: Values,
): Promise<void> {
  if (!conversation?.notes || !client) return;
  const { company } = client.rows;
  const isMoved = company !== undefined && before[company] !== after[company];
  const shown = Object.entries(client.rows.where ?? {}).map(([field, any]) => ({ field, any: any ?? [] }));
  const isShown = meets(after, shown) && (isMoved || !meets(before, shown));
  if (!isMoved && !isShown) return;
  const values = [tenantId, name, before.id];
  if (isMoved && (await tx.query({ name: 'conversation.talked', text: talked, values })).length > 0)
    throw invalid({ [company]: 'Klient pisał tu albo czytał rozmowę. Dla innej firmy utwórz nową pozycję.' });
  if (isShown) await tx.query({ name: 'conversation.inside', text: keepInside, values });
}
