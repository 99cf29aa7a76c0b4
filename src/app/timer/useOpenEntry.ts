import { useDataProvider, useGetList, useUpdate } from 'ra-core';
import type { uptimes } from '../../../resources/uptimes';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { ApiError, StaleVersion } from '../providers/apiError';
import type { Answered } from '../records/answered';
import { useUser } from '../session/useSession';
import { type SavedEntry, SavedOtherwise } from './savedEntry';

/** An entry that was begun on the server and has no end yet: the time of a settlement being done. */
export type OpenEntry = Answered<typeof uptimes, 'start_date'> & {
  end_date: null;
  settlement?: { id: string; title: string } | null;
};

/** The settlement's entry that this person has running, and how to stop it. */
export function useOpenEntry() {
  const { id } = useUser();
  const { data } = useGetList<OpenEntry>(
    'uptimes',
    {
      filter: { user_id: id, end_date: null },
      sort: { field: 'start_date', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { staleTime: 60_000 },
  );
  const provider = useDataProvider();
  const [update] = useUpdate();
  const entry = data?.find((each) => !each.end_date) ?? null;

  /** Ends the entry; one that was ended elsewhere is thrown as it was saved. */
  async function stop(running: OpenEntry, { end_date, ...said }: Record<string, unknown>): Promise<void> {
    const data = { ...running, ...said, end_date: end_date ?? toWarsaw(new Date()) };
    try {
      await update('uptimes', { id: running.id, data, previousData: running }, { returnPromise: true });
    } catch (error) {
      const isLate = error instanceof StaleVersion || (error instanceof ApiError && error.code === 'already_stopped');
      if (!isLate) throw error;
      const { data: saved } = await provider.getOne<SavedEntry>('uptimes', { id: running.id });
      if (saved.end_date !== null) throw new SavedOtherwise(saved);
      await update(
        'uptimes',
        { id: running.id, data: { ...saved, ...said, end_date: data.end_date }, previousData: saved },
        {
          returnPromise: true,
        },
      );
    }
  }

  return { entry, startedAt: entry ? secondsOf(entry.start_date) : null, stop };
}

/** The second in which an entry began, since 1970. */
export function secondsOf(moment: string): number {
  return Math.floor((fromWarsaw(moment)?.getTime() ?? Date.now()) / 1000);
}
