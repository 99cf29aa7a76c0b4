import { fileLimits, type StoredFile } from '../../contract/files';
import { apiKeyHeader, idempotencyHeader, scopeHeader } from '../../contract/session';
import { build } from '../build';
import { ApiError, noAnswer, refusal } from '../providers/apiError';
import { renewTokens } from '../providers/refresh';
import { currentTokens } from '../session/store';
import { isPicture } from './isPicture';
import { isPackable, tooLargeOf } from './uploads';

export interface Sending {
  /** The same key again is the same upload: nothing is kept twice. */
  key: string;
  /** From 0 to 1, as the bytes go. */
  onProgress: (part: number) => void;
}

/** No picture that is lighter has more pixels than the server takes, but drawings, which it refuses by itself. */
const heavy = 4 * 1024 * 1024;

/** What is sent of a file: a picture that is too large made smaller and an XML packed, where this device can. */
async function fitting(file: File): Promise<File> {
  if (file.size > fileLimits.bytes && isPackable(file)) {
    const { packedXml } = await import('./packedXml').catch(() => ({ packedXml: async (each: File) => each }));
    return packedXml(file);
  }
  if (file.size <= heavy || !isPicture(file)) return file;
  // Without a network its code may be missing.
  const { fitted } = await import('./largePictures').catch(() => ({ fitted: async (each: File) => each }));
  return fitted(file);
}

/**
 * Uploads one file, telling how far it is; a token that ran out meanwhile is renewed once. A picture that is too large is made smaller first, an XML is packed.
 * Throws `ApiError`.
 */
export async function sendFile(chosen: File, sending: Sending): Promise<StoredFile> {
  const file = await fitting(chosen);
  if (file.size > fileLimits.bytes) throw new ApiError(tooLargeOf(chosen, isPackable(chosen)), 413);
  const used = currentTokens()?.access_token ?? null;
  let answer = await post(file, sending, used);
  if (answer.status === 401 && (await renewTokens(used)))
    answer = await post(file, sending, currentTokens()?.access_token ?? null);
  const json = read(answer.responseText) as { data?: StoredFile[] } | null;
  const [stored] = json?.data ?? [];
  if (answer.status !== 201 || !stored)
    throw refusal(new Response(null, { status: answer.status, headers: retryAfter(answer) }), json);
  return stored;
}

/** Uploads have no progress in `fetch`. */
function post(file: File, { key, onProgress }: Sending, token: string | null): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `${build.apiUrl}/api/files`);
    call.withCredentials = build.apiUrl !== '';
    call.setRequestHeader(apiKeyHeader, build.apiKey);
    call.setRequestHeader(scopeHeader, 'local');
    call.setRequestHeader(idempotencyHeader, key);
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    call.onload = () => resolve(call);
    call.onerror = () => reject(noAnswer());
    call.ontimeout = () => reject(noAnswer());
    const form = new FormData();
    form.append('file', file, file.name);
    call.send(form);
  });
}

function retryAfter(call: XMLHttpRequest): Record<string, string> {
  const seconds = call.getResponseHeader('retry-after');
  return seconds ? { 'retry-after': seconds } : {};
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
