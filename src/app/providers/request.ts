import { apiKeyHeader, idempotencyHeader, scopeHeader } from '../../contract/session';
import { build } from '../build';
import { currentTokens, currentUser } from '../session/store';
import { noAnswer, refusal } from './apiError';
import { randomKey } from './randomKey';
import { renewTokens } from './refresh';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** JSON, or a form with files. */
  body?: unknown;
  /** Instead of the access token: `Basic …` or another bearer; null sends none. */
  authorization?: string | null;
  signal?: AbortSignal | undefined;
  /** Of a POST: the key under which it is done once, however often it is sent; left out, a new one. */
  key?: string;
  /** Besides the usual ones. */
  headers?: Readonly<Record<string, string>>;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  json: T;
}

/** Calls whose 400 or 401 says something about what was typed, never about a stale token. */
const withoutRefresh = /^\/api\/(auth(\/|\?|$)|users\/(check|verify|verify-passkey)\/?$)/;

/** Sends one call to the API and reads its answer, which is JSON or nothing. */
export async function request<T = unknown>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  return answer<T>(await openAnswer(path, options), options);
}

/**
 * Sends one call to the API, for answers that the caller reads: files and streams. A refusal is thrown as `ApiError`.
 * On 400 or 401 a logged-in user's token is renewed once, by one refresh that all waiting calls and tabs share, and the call is
 * sent once more with the same idempotency key.
 */
export async function openAnswer(path: string, options: RequestOptions = {}): Promise<Response> {
  const key = options.method === 'POST' ? (options.key ?? randomKey()) : null;
  const used = currentTokens()?.access_token ?? null;
  const first = await send(path, options, key, used);
  if (first.ok) return first;
  const stale = (first.status === 400 || first.status === 401) && options.authorization === undefined;
  if (!stale || withoutRefresh.test(path) || !currentUser() || !(await renewTokens(used)))
    throw refusal(first, await readJson(first, options));
  // Read by nobody, the answer would keep its connection.
  void first.body?.cancel();
  const second = await send(path, options, key, currentTokens()?.access_token ?? null);
  if (!second.ok) throw refusal(second, await readJson(second, options));
  return second;
}

async function send(path: string, options: RequestOptions, key: string | null, token: string | null): Promise<Response> {
  const { method = 'GET', body, signal } = options;
  const form = body instanceof FormData;
  const authorization = options.authorization === undefined ? token && `Bearer ${token}` : options.authorization;
  const headers: Record<string, string> = { ...options.headers, [apiKeyHeader]: build.apiKey, [scopeHeader]: 'local' };
  if (!form) headers['content-type'] = 'application/json';
  if (authorization) headers.authorization = authorization;
  if (key) headers[idempotencyHeader] = key;
  try {
    return await fetch(build.apiUrl + path, {
      method,
      headers,
      credentials: build.apiUrl ? 'include' : 'same-origin',
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer();
  }
}

async function answer<T>(response: Response, options: RequestOptions): Promise<Answer<T>> {
  return { status: response.status, headers: response.headers, json: (await readJson(response, options)) as T };
}

async function readJson(response: Response, { signal }: RequestOptions): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    // Its head came and its end did not: what it says is as lost as an answer that never came.
    throw noAnswer();
  });
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
