import type { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';

type View = RecordOf<(typeof resources)['saved-views']>;

/** The other views that come first where this one does: for the office where it is shared, else for its person. */
export async function otherMain(tx: Pick<Tx, 'query'>, tenantId: number, view: View): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    name: 'views.main',
    text: `select id from saved_views where tenant_id = $1 and list = $2 and main and shared = $3 and id <> $4
      and ($3 or user_id = $5) and deleted_at is null order by id`,
    values: [tenantId, view.list, view.shared, view.id, view.user_id],
  });
  return rows.map(({ id }) => id);
}
