import type { Resource } from '../../schema';
import type { Tx } from '../db/database';

/** The channel on which every process hears what was written, after its commit. */
export const changesChannel = 'changes';

/** One written record; who may know of it is decided for each receiver. */
export interface ChangeNotice {
  tenant: number;
  resource: string;
  id: string;
  type: 'create' | 'update' | 'delete' | 'restore' | 'post' | 'read';
  /** Nobody but the office may know of it. */
  office?: true;
  /** This person's alone, and no record: what they began. */
  to?: string;
}

export function announce(
  tx: Tx,
  tenant: number,
  { name }: Resource,
  id: string,
  type: ChangeNotice['type'],
  officeAlone = false,
): void {
  const notice: ChangeNotice = { tenant, resource: name, id, type, ...(officeAlone ? { office: true } : {}) };
  tx.notify(changesChannel, JSON.stringify(notice));
}
