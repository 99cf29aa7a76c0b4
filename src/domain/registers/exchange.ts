/** What a register is to be sent; sending it, retrying and waiting are the caller's. */
export interface RegisterRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** What came back; names of headers in lower case. */
export interface RegisterAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How many requests a register takes in so many seconds before it answers 429; `verified` when its own documents say so. */
export interface RateLimit {
  requests: number;
  /** A whole day is Warsaw's, from midnight. */
  seconds: number;
  verified: boolean;
  /** What the addresses that it counts hold; without it all of them. */
  of?: '/search/' | '/check/';
}

export const DAY_SECONDS = 86_400;

export type Environment = 'prod' | 'test';

export type ProblemCode = 'invalid_number' | 'invalid_request' | 'unauthorized' | 'too_many' | 'unavailable' | 'unreadable';

/** Why there is no answer. It never means that the company does not exist: that is an answer. */
export interface Problem {
  code: ProblemCode;
  message: string;
  /** The register's own code or text. */
  detail: string | null;
  /** Whether the same request may be answered later. */
  retry: boolean;
  /** Seconds the register asked to wait. */
  retry_after: number | null;
  /** Of the country that the number is of: the register answers about those of others. */
  of_country?: true;
}

export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const found = <Value>(value: Value): Reading<Value> => ({ ok: true, value });

const RETRIED: readonly ProblemCode[] = ['too_many', 'unavailable'];

export function problem(code: ProblemCode, message: string, detail: string | null = null, retryAfter: number | null = null) {
  const named: Problem = { code, message, detail, retry: RETRIED.includes(code), retry_after: retryAfter };
  return { ok: false as const, problem: named };
}

/** Whether a text can stand in the header Authorization, and nothing beside it. */
export const isToken = (text: string) => /^[\w.~+/=-]+$/.test(text);

export const get = (url: string, headers: Record<string, string> = {}): RegisterRequest => ({
  method: 'GET',
  url,
  headers: { accept: 'application/json', ...headers },
  body: null,
});
