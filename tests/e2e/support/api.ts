import type { Caller } from './desk';

export interface Answered {
  status: number;
  // What comes depends on the call; a test looks only at what it asked for.
  json: Record<string, unknown> & { data?: Record<string, unknown>[]; id?: string };
}

/** Calls the API as whoever sits at the desk, or is logged in on the page: with the panel's own token and nothing of its interface. */
export function callApi(by: Caller, path: string, method = 'GET', body?: unknown): Promise<Answered> {
  if ('call' in by) return by.call(path, method, body);
  return by.evaluate(
    async ([url, verb, sent]) => {
      const { access_token } = JSON.parse(localStorage.getItem('panel.tokens') ?? '{}');
      const key = location.hostname.startsWith('kancelaria.') ? 'kancelaria-api-key' : 'demo-api-key';
      const response = await fetch(String(url), {
        method: String(verb),
        headers: {
          'content-type': 'application/json',
          'x-api-key': key,
          'x-provider-scope': 'local',
          authorization: `Bearer ${access_token}`,
        },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      return { status: response.status, json: await response.json().catch(() => ({})) };
    },
    [path, method, body] as const,
  );
}

/** The id of the first record of a list, or null where there is none. */
export async function firstId(by: Caller, resource: string, query = ''): Promise<string | null> {
  const { json } = await callApi(by, `/api/${resource}/?page=1&limit=1${query}`);
  const rows = Array.isArray(json) ? json : (json.data ?? []);
  return (rows[0]?.id as string | undefined) ?? null;
}

/** Makes a record and answers its id; a refusal fails the test with its words. */
export async function put(by: Caller, resource: string, values: object): Promise<string> {
  const { status, json } = await callApi(by, `/api/${resource}/`, 'POST', values);
  const id = json.id ?? (json.data as { id?: string } | undefined)?.id;
  if (status >= 300 || !id) throw new Error(`${resource} refused ${JSON.stringify(values)}: ${JSON.stringify(json)}`);
  return id;
}

/** Does something to a record by its name; a refusal fails the test with its words. */
export async function act(by: Caller, resource: string, id: string, name: string, body: object = {}): Promise<void> {
  const { status, json } = await callApi(by, `/api/${resource}/${id}/actions/${name}`, 'POST', body);
  if (status >= 300) throw new Error(`${resource}/${name} was refused: ${JSON.stringify(json)}`);
}

/** Every record of a list that a query leaves, up to a hundred; a refusal fails the test with its words. */
export async function rows(by: Caller, resource: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const { status, json } = await callApi(by, `/api/${resource}/?page=1&limit=100&${query}`);
  if (status >= 300) throw new Error(`${resource} refused „${query}”: ${JSON.stringify(json)}`);
  return Array.isArray(json) ? json : (json.data ?? []);
}
