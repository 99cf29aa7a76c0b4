import { sendFile } from '../files/sendFile';
import { ApiError } from '../providers/apiError';
import { request } from '../providers/request';
import type { Call, Item } from './item';

export interface Performing {
  file: (nth: number) => Promise<File>;
  /** From 0 to 1, over all its files. */
  onProgress: (part: number) => void;
  /** Told of each file that the server has, so that it is not sent again. */
  onStored: (ids: readonly string[]) => Promise<void>;
}

/**
 * Sends an item: its files, each under a key of its own, then its calls. Done again after a lost answer it gives the first answers
 * once more (I01). Answers what the last call did.
 */
export async function perform(item: Item, { file, onProgress, onStored }: Performing): Promise<unknown> {
  const stored = [...item.stored];
  for (let nth = stored.length; nth < item.files.length; nth += 1) {
    const sent = await sendFile(await file(nth), {
      key: `${item.id}.${nth}`,
      onProgress: (part) => onProgress((nth + part) / item.files.length),
    });
    stored.push(sent.id);
    await onStored([...stored]);
  }
  let answer: unknown = null;
  for (const [nth, call] of item.delivery.calls.entries()) answer = await make(call, `${item.id}-${nth}`, stored, item.said);
  return answer;
}

async function make(call: Call, key: string, stored: readonly string[], said: Item['said']): Promise<unknown> {
  const { method, path, done } = call;
  try {
    const filled = await withFiles(call, stored);
    return (await request(path, { method, key, body: { ...filled, ...said } })).json;
  } catch (error) {
    if (done && error instanceof ApiError && error.code === done) return null;
    throw error;
  }
}

type Body = Readonly<Record<string, unknown>>;

/** The body with the ids of the files that the server has by now. */
async function withFiles({ body = {}, files }: Call, stored: readonly string[]): Promise<Body> {
  if (!files || stored.length === 0) return body;
  const { field, many, within, beside } = files;
  const there = beside ? (await request<Body>(beside)).json : body;
  const before = (within ? ((there[within] ?? {}) as Body) : there)[field];
  const ids = many ? [...new Set([...(Array.isArray(before) ? before : []), ...stored])] : stored[0];
  return within ? { ...body, [within]: { ...(body[within] as Body), [field]: ids } } : { ...body, [field]: ids };
}
