import { ForOperator } from '../../forOperator';
/** Durability is not what it must be; the message is for the operator. */
export class NotDurable extends ForOperator {
  constructor() {
    super(
      'Wbudowana baza danych nie utrwala zapisów na dysku (zatwierdzenie nie wywołało fsync). Panel nie wystartuje, aby nie tracić danych.',
    );
  }
}

/** Writes one record of no table to the log and commits it: the least that must reach the disk. */
export const COMMIT = `select pg_logical_emit_message(true, 'panel', 'probe')`;

/** Commits once and throws unless that reached fsync: an upgrade of the engine must not take durability away unseen. */
export async function probeDurability(commit: () => Promise<unknown>, fsyncs: () => number): Promise<void> {
  const before = fsyncs();
  await commit();
  if (fsyncs() === before) throw new NotDurable();
}
