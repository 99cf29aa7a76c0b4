import type { Resource } from '../../schema';
import type { Tx } from '../db/database';

/** The channel on which every process hears what was written, after its commit. */
export const changesChannel = 'changes';

/** One written record; who may know of it is decided for each receiver. */
export interface ChangeNotice {
  tenant: number;
  resource: string;
  id: string;
  type: 'create' | 'update' | 'delete' | 'restore';
}

export function announce(tx: Tx, tenant: number, { name }: Resource, id: string, type: ChangeNotice['type']): void {
  tx.notify(changesChannel, JSON.stringify({ tenant, resource: name, id, type } satisfies ChangeNotice));
}
