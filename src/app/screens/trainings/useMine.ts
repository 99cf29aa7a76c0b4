import { useGetList } from 'ra-core';
import { useUser } from '../../session/useSession';
import type { Completion } from './training';

/** One's own completions by training, the newest of each; those that ran out stand for trainings not done again. */
export function useMine(): ReadonlyMap<string, Completion> | undefined {
  const { id, isAdmin } = useUser();
  const { data } = useGetList<Completion>('training-completions', {
    // A client has no others; whose theirs are is no field of theirs to ask by.
    filter: isAdmin ? { user_id: id } : {},
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return data && new Map(data.map((completion) => [completion.training_id, completion]));
}
