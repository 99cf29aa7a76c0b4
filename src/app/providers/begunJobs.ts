import type { Begun, BegunJob } from '../../contract/jobs';
import { isOver } from '../../contract/jobs';
import { ApiError } from './apiError';
import { queryClient } from './queryClient';
import { type Answer, request } from './request';

/** Milliseconds between two looks at work that goes on. */
export const lookEvery = 1_000;
/** Before the first looks of who waits for it: most work is done in a moment. */
const firstLooks = [250, 500];

/** What the asker began and has not put away; the key begins as changes heard from the server name it. */
export const jobKeys = { own: ['jobs', 'own'] } as const;

/** The answer of a call that may do its work at once (200) or begin it (202). */
export const isBegun = (answer: Answer<unknown>): answer is Answer<Begun> => answer.status === 202;

/** Has the panel show at once what was begun. */
export const showBegun = (): void => void queryClient.invalidateQueries({ queryKey: jobKeys.own });

/** Waits for the end of what a call began, telling how far it is, until it is over or the caller gives up. */
export async function followed(
  { data }: Begun,
  { tell = () => {}, signal }: { tell?: (job: BegunJob) => void; signal?: AbortSignal } = {},
): Promise<BegunJob> {
  showBegun();
  for (let look = 0; ; look += 1) {
    await new Promise((resume) => setTimeout(resume, firstLooks[look] ?? lookEvery));
    signal?.throwIfAborted();
    const job = (await request<{ data: BegunJob }>(data.address, { signal })).json.data;
    tell(job);
    if (isOver(job)) return job;
  }
}

/** The same, and dismisses the job, as the caller reports its end. Throws where the job failed. */
export async function finished(begun: Begun): Promise<BegunJob> {
  const job = await followed(begun);
  if (job.state !== 'done') throw new ApiError(job.says ?? `${job.title}: nie udało się`, 409);
  await putAway(job.id);
  return job;
}

export async function putAway(id: string): Promise<void> {
  await request(`/api/jobs/${id}/seen`, { method: 'POST' });
  showBegun();
}
