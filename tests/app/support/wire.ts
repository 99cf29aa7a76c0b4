import { vi } from 'vitest';

/** One call as it went over the wire. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}
type Reply = { status?: number; json?: unknown; headers?: Record<string, string> } | Error;
type Answer = (call: Call) => Reply | Promise<Reply>;
export type Answers = Record<string, Answer | Reply>;

/** What the frame of every screen asks for; these calls are not remembered unless a test answers them itself. */
const frame: Record<string, Reply> = {
  'GET /api/employees/leave': { json: { data: [] } },
  'GET /api/decisions/': { json: { data: [], total: 0, page: 1, limit: 25 } },
  'GET /api/data-changes/': { json: { data: [], total: 0, page: 1, limit: 25 } },
  'GET /api/notices/': { json: { data: [], total: 0, page: 1, limit: 25 } },
  'GET /api/saved-views/': { json: { data: [], total: 0, page: 1, limit: 100 } },
  'GET /api/amount-profiles/': { json: { data: [], total: 0, page: 1, limit: 100 } },
  'GET /api/registers': { json: { data: { on: [] } } },
  'GET /api/settings/registers': { json: { data: [] } },
  'GET /api/jobs': { json: { data: [] } },
  'GET /api/unread': { json: { data: {} } },
  'GET /api/notices/preferences': { json: { data: [] } },
};

/** Summaries of lists that a test says nothing of are empty, and deletions take nothing along. */
const ofGroups = (path: string): Reply | undefined => (path.endsWith('/groups') ? { json: { data: [] } } : undefined);
const ofDeletions = (path: string): Reply | undefined =>
  path.endsWith('/deletion') ? { json: { data: { along: [], held: null } } } : undefined;

/**
 * A wire that answers in place of the server, and remembers. Answers are named `GET /api/companies/`; one that throws
 * or is an Error is a line that went dead.
 */
export function wire(answers: Answers) {
  const calls: Call[] = [];
  const fetch = vi.fn(async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    const name = `${call.method} ${call.path}`;
    const own = answers[name] ?? answers[call.path] ?? ofGroups(call.path);
    const known = own ?? frame[name] ?? ofDeletions(call.path);
    if (own || !known) calls.push(call);
    init.signal?.throwIfAborted();
    if (!known) throw new Error(`The test's wire has no answer for ${call.method} ${call.path}`);
    const reply = typeof known === 'function' ? await known(call) : known;
    if (reply instanceof Error) throw reply;
    const { status = 200, json = {}, headers = {} } = reply;
    return new Response(status === 204 ? null : JSON.stringify(json), { status, headers });
  });
  vi.stubGlobal('fetch', fetch);
  return { calls, to: (path: string) => calls.filter((call) => `${call.method} ${call.path}` === path) };
}
