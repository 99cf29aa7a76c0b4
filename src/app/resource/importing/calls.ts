import type { ImportAnswer, ImportChoice, ReadTable, UndoAnswer } from '../../../contract/imports';
import type { Begun, BegunJob } from '../../../contract/jobs';
import type { Resource } from '../../../schema';
import { ApiError } from '../../providers/apiError';
import { followed, isBegun, putAway } from '../../providers/begunJobs';
import { openAnswer, request } from '../../providers/request';
import { keepAnswer } from '../../records/exportDownload';

/** How far work is, in rows; null before anybody counted. */
export type Progress = { done: number; total: number } | null;

export interface Following {
  tell: (progress: Progress) => void;
  signal?: AbortSignal;
}

function formOf(file: Blob, name: string): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}

/** Reads a file as a table; throws the server's sentence for one that is none, too long or broken. */
export async function readTable({ name }: Resource, file: Blob, fileName: string, chosen: ImportChoice = {}): Promise<ReadTable> {
  const body = formOf(file, fileName);
  const asked = new URLSearchParams(Object.entries(chosen).map(([key, value]) => [key, String(value)])).toString();
  const path = `/api/${name}/import/table${asked && `?${asked}`}`;
  return (await request<{ data: ReadTable }>(path, { method: 'POST', body })).json.data;
}

/** Gives the browser an empty workbook with a heading for each field and the words of its lists. */
export async function downloadTemplate({ name }: Resource): Promise<void> {
  await keepAnswer(await openAnswer(`/api/${name}/import/template`), 'wzor.xlsx');
}

/** What the firm matched its columns with before; nothing where that can't be asked. */
export async function knownMatches({ name }: Resource): Promise<Record<string, string>> {
  const asked = request<{ data: Record<string, string> }>(`/api/${name}/import/matches`);
  return asked.then(
    ({ json }) => json.data,
    () => ({}),
  );
}

/** Remembers a match once it has proved good; the file is loaded whether or not that comes off. */
export async function keepMatch({ name }: Resource, match: Record<string, string>): Promise<void> {
  await request(`/api/${name}/import/matches`, { method: 'PUT', body: { match } }).catch(() => undefined);
}

/** Tries a file without keeping anything, or loads it: all of it or nothing. Many rows go on beside requests and tell how far they are. */
export function loadFile({ name }: Resource, file: Blob, dryRun: boolean, following: Following): Promise<ImportAnswer> {
  return done(`/api/${name}/import${dryRun ? '?dry_run=1' : ''}`, formOf(file, `${name}.csv`), following);
}

/** Takes back what an import did, by the word that it answered. */
export function undoImport({ name }: Resource, undo: string, following: Following): Promise<UndoAnswer> {
  return done(`/api/${name}/import/undo`, { undo }, following);
}

/** What the call came to, at once or in the end. Giving up the wait stops the work. */
async function done<Result>(path: string, body: unknown, { tell, signal }: Following): Promise<Result> {
  const answer = await request<Result | Begun>(path, { method: 'POST', body });
  if (!isBegun(answer)) return answer.json as Result;
  const { address, id } = answer.json.data;
  try {
    const job = await followed(answer.json, { tell: (now) => tell(progressOf(now)), ...(signal ? { signal } : {}) });
    await putAway(id);
    if (job.state !== 'done') throw new ApiError(job.says ?? `${job.title}: nie udało się`, 409);
    return job.result as Result;
  } catch (error) {
    if (signal?.aborted) await request(`${address}/cancel`, { method: 'POST' });
    throw error;
  }
}

const progressOf = ({ state, done, total }: BegunJob): Progress =>
  state === 'waiting' || total === null ? null : { done, total };
