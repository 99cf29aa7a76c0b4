import type { Page } from 'playwright-core';

export interface Answered {
  status: number;
  // What comes depends on the call; a test looks only at what it asked for.
  json: Record<string, unknown> & { data?: Record<string, unknown>[]; id?: string };
}

/** Calls the API as whoever is logged in on the page, with the panel's own token and nothing of its interface. */
export function callApi(page: Page, path: string, method = 'GET', body?: unknown): Promise<Answered> {
  return page.evaluate(
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
export async function firstId(page: Page, resource: string, query = ''): Promise<string | null> {
  const { json } = await callApi(page, `/api/${resource}/?page=1&limit=1${query}`);
  const rows = Array.isArray(json) ? json : (json.data ?? []);
  return (rows[0]?.id as string | undefined) ?? null;
}
