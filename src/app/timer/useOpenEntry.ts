import { type RaRecord, useGetList, useUpdate } from 'ra-core';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { useUser } from '../session/useSession';

/** An entry that was begun on the server and has no end yet: the time of a settlement being done. */
export interface OpenEntry extends RaRecord {
  start_date: string;
  end_date: null;
  settlement?: { id: string; title: string } | null;
}

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
  const [update] = useUpdate();
  const entry = data?.find((each) => !each.end_date) ?? null;

  async function stop(said: { end_date?: string | null; comment?: string | null }): Promise<void> {
    if (!entry) return;
    const data = { ...entry, comment: said.comment ?? null, end_date: said.end_date ?? toWarsaw(new Date()) };
    await update('uptimes', { id: entry.id, data, previousData: entry }, { returnPromise: true });
  }

  return { entry, startedAt: entry ? secondsOf(entry.start_date) : null, stop };
}

function secondsOf(moment: string): number {
  return Math.floor((fromWarsaw(moment)?.getTime() ?? Date.now()) / 1000);
}
