import type { InvitedMany } from '../../../../contract/invitations';
import type { Begun } from '../../../../contract/jobs';
import type { RegisterPlan } from '../../../../contract/registers';
import { ApiError } from '../../../providers/apiError';
import { finished, followed, putAway } from '../../../providers/begunJobs';
import { request } from '../../../providers/request';
import type { Progress } from '../../../resource/importing/calls';

/** Begins asking the registers; it goes on at the server whether or not somebody waits. */
export const beginPlan = async (nips: readonly string[]): Promise<Begun> =>
  (await request<Begun>('/api/registers/plan', { method: 'POST', body: { nips } })).json;

/** What the registers said in the end; null where the person had it stopped. */
export async function planned(begun: Begun, tell: (progress: Progress) => void): Promise<RegisterPlan | null> {
  const job = await followed(begun, { tell: ({ done, total }) => tell(total === null ? null : { done, total }) });
  await putAway(job.id);
  if (job.state === 'cancelled') return null;
  if (job.state !== 'done') throw new ApiError(job.says ?? 'Pytanie rejestrów się nie powiodło.', 409);
  return job.result as RegisterPlan;
}

export const stop = ({ data: { address } }: Begun) => request(`${address}/cancel`, { method: 'POST' });

export interface Invited {
  email: string;
  first_name: string;
  last_name: string;
  companies: string[];
}

/** Invites all of them, each by the checks of one; answers who could not be. */
export async function inviteAll(people: readonly Invited[]): Promise<InvitedMany> {
  const { json } = await request<Begun>('/api/users/invite-many', { method: 'POST', body: { people } });
  return (await finished(json)).result as InvitedMany;
}
