import type { Tx } from '../db/database';
import { changesChannel } from '../records/notices';

/** Has the open panels of who began some work look again at how far it is. */
export function tellOwner(tx: Pick<Tx, 'notify'>, tenant: number, id: string, to: string | null): void {
  if (to !== null) tx.notify(changesChannel, JSON.stringify({ tenant, resource: 'jobs', id, type: 'update', to }));
}
