import autocannon from 'autocannon';
import { freshNip, placeholder } from './cases';

/** One call as the load sends it; a body's placeholder becomes a fresh tax number each time. */
export interface Call {
  path: string;
  body?: string;
  /** Instead of the session's, where there are any. */
  headers?: Readonly<Record<string, string>>;
}

export interface Measured {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export const CONNECTIONS = 20;

/** Sends the calls in turn over keep-alive connections (20 unless told otherwise), each as soon as the one before it was answered. Throws where an answer is an error. */
export async function load(
  base: string,
  headers: Readonly<Record<string, string>>,
  calls: readonly Call[],
  seconds: number,
  connections = CONNECTIONS,
): Promise<Measured> {
  const result = await autocannon({
    url: base,
    connections,
    duration: seconds,
    requests: calls.map(({ path, body, headers: own }) =>
      body === undefined
        ? { method: 'GET', path, headers: own ?? headers }
        : {
            method: 'POST',
            path,
            headers,
            body,
            setupRequest: (request) => ({ ...request, body: body.replaceAll(placeholder, freshNip()) }),
          },
    ),
  });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(`${calls[0]?.path}: ${result['2xx']} good answers, ${result.non2xx} others, ${result.errors} errors`);
  const { p50, p99 } = result.latency;
  return { requests: result['2xx'], perSecond: result['2xx'] / result.duration, p50, p99 };
}
