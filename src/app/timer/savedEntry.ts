import { useUpdate } from 'ra-core';
import type { uptimes } from '../../../resources/uptimes';
import { formatDateTime } from '../../lib/dates';
import type { Answered } from '../records/answered';

/** The entry of a measuring that was ended in another tab, or by another device. */
export type SavedEntry = Answered<typeof uptimes, 'start_date' | 'end_date', 'comment'>;

/** The measuring is saved already, and not as it was to be saved here (I05): both are the person's own, so they choose. */
export class SavedOtherwise extends Error {
  override readonly name = 'SavedOtherwise';
  constructor(readonly saved: SavedEntry) {
    super('Ten pomiar jest już zapisany.');
  }
}

/** The saved entry as a sentence says it. */
export function toldEntry({ start_date, end_date, comment }: SavedEntry): string {
  const until = end_date === null ? 'trwa' : `do ${formatDateTime(end_date)}`;
  return `od ${formatDateTime(start_date)} ${until}${comment ? `, „${comment}”` : ', bez komentarza'}`;
}

/** Writes what was said here over the saved entry. A correction sends the whole entry: an end alone would be a second stop. */
export function useSaveOver() {
  const [update] = useUpdate();
  return async (saved: SavedEntry, { end_date, ...said }: Record<string, unknown>): Promise<void> => {
    const { start_date: _start, end_date: _end, ...previousData } = saved;
    const data = { ...saved, ...said, end_date: end_date ?? saved.end_date };
    await update('uptimes', { id: saved.id, data, previousData }, { returnPromise: true });
  };
}
