import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** As it was parsed; a test reads the shape that it expects. */
  body: ReturnType<typeof JSON.parse>;
  /** The body's `data`: a page's records. */
  data: ReturnType<typeof JSON.parse>;
  text: string;
}

type Headers = Record<string, string>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody who calls the API as the panel does. */
export interface Caller {
  /** Their access token; null for nobody. */
  readonly token: string | null;
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(url: string, headers?: Headers): Promise<Answer>;
  call(method: Method, url: string, body?: unknown, headers?: Headers): Promise<Answer>;
}

/** The headers of every call; a bearer where somebody is logged in. */
export function headersOf(firm: string, token: string | null): Headers {
  return {
    'content-type': 'application/json',
    'x-api-key': `${firm}-api-key`,
    'x-provider-scope': 'local',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

export function callerOf(app: FastifyInstance, firm: string, token: string | null): Caller {
  const call = (method: Method, url: string, body?: unknown, headers: Headers = {}) =>
    send(app, {
      method,
      url,
      headers: { ...headersOf(firm, token), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    token,
    call,
    get: (url, headers) => call('GET', url, undefined, headers),
    post: (url, body, headers) => call('POST', url, body, headers),
    put: (url, body, headers) => call('PUT', url, body, headers),
    delete: (url, headers) => call('DELETE', url, undefined, headers),
  };
}

/** Any request, as bytes say it. */
export async function send(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const answer = await app.inject(request);
  const isJson = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json');
  const body = isJson ? JSON.parse(answer.body) : null;
  return {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string | undefined>,
    body,
    data: body?.data,
    text: answer.body,
  };
}
