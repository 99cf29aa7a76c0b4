import { type SentSettlements, sendingLimits } from '../../../contract/sending';
import { sentStates } from '../../../domain/settlement/sentStates';
import { ApiError } from '../../providers/apiError';
import { followed, isBegun, putAway } from '../../providers/begunJobs';
import { dataProvider } from '../../providers/dataProvider';
import { request } from '../../providers/request';
import type { Progress } from '../../resource/importing/calls';

/** What is said of all that are sent. */
export interface Said {
  checked: boolean;
  without_top_ups?: true;
}

/** Of these settlements nobody here knows which were sent: the server may have done it. */
export class Unsure extends Error {
  override readonly name = 'Unsure';
  /** @param says why work that was begun did not come to its end, in the server's words; null where no answer came */
  constructor(
    readonly ids: readonly string[],
    readonly says: string | null,
    cause: unknown = null,
  ) {
    super('The answer was lost', { cause });
  }
}

/** As many at once as may go. Each settlement is whole by itself; what came of the pieces before one that failed stands in `came`. */
export async function sendAll(
  ids: readonly string[],
  said: Said,
  tell: (progress: Progress) => void,
  came: SentSettlements,
): Promise<void> {
  for (let at = 0; at < ids.length; at += sendingLimits.settlements) {
    const piece = ids.slice(at, at + sendingLimits.settlements);
    const { sent, skipped } = await sendMany(piece, said, (now) => tell(now && { done: at + now.done, total: ids.length }));
    came.sent.push(...sent);
    came.skipped.push(...skipped);
  }
}

/** Throws the server's refusal where it began nothing, and `Unsure` where it may have done some of it. */
async function sendMany(ids: readonly string[], said: Said, tell: (progress: Progress) => void): Promise<SentSettlements> {
  const body = { settlement_ids: ids, ...said };
  const begun = await request<{ data: never }>('/api/settlements/send-many', { method: 'POST', body }).catch((error: unknown) => {
    throw isLost(error) ? new Unsure(ids, null, error) : error;
  });
  if (!isBegun(begun)) throw new Error('Nie udało się wysłać rozliczeń.');
  try {
    const job = await patiently(() =>
      followed(begun.json, { tell: ({ done, total }) => tell(total === null ? null : { done, total }) }),
    );
    if (job.state !== 'done') throw new Unsure(ids, job.says ?? 'Wysyłanie nie zostało dokończone.');
    // It is put away for tidiness: what it came to is known.
    await putAway(job.id).catch(() => undefined);
    return job.result as SentSettlements;
  } catch (error) {
    throw error instanceof Unsure ? error : new Unsure(ids, null, error);
  }
}

/** No answer came, or none of the server's own. */
const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || (error.status >= 500 && !error.body?.error);

/** A network that is gone for a moment loses nothing that goes on elsewhere. */
async function patiently<Result>(look: () => Promise<Result>): Promise<Result> {
  for (let left = 2; ; left -= 1)
    try {
      return await look();
    } catch (error) {
      if (!isLost(error) || left === 0) throw error;
    }
}

/** Which of these settlements their clients have now. */
export async function sentOf(ids: readonly string[]): Promise<string[]> {
  const { data } = await dataProvider.getMany('settlements', { ids: [...ids] });
  return data.filter(({ status }) => sentStates.includes(String(status))).map(({ id }) => String(id));
}
