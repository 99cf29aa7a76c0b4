/** Why a query string is refused: a key stands twice, is one that objects give a meaning to, or its percent signs can't be read. */
export type QueryFault = 'repeated' | 'forbidden' | 'unreadable';

const fault = Symbol('fault');
type Query = Record<string, string> & { [fault]?: QueryFault };

/** Keys that mean something to JavaScript's objects (V05). */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a query string into an object without a prototype. It runs inside the router, so it marks what is wrong and never throws. */
export function parseQuery(text: string): Query {
  const query = Object.create(null) as Query;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (key === null || value === null) query[fault] ??= 'unreadable';
    else if (forbiddenKeys.has(key)) query[fault] ??= 'forbidden';
    else if (key in query) query[fault] ??= 'repeated';
    else query[key] = value;
  }
  return query;
}

/** What was wrong with a query that `parseQuery` read. */
export function queryFault(query: unknown): QueryFault | undefined {
  return (query as Query)[fault];
}

function decode(text: string): string | null {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
