import { demoPassword } from '../../src/server/demo/people';
import { shipped } from '../../src/tenants';

/** Fixed by DEMO_LOGIN_CODE. */
export const code = '246810';
/** Opens the page of figures. */
export const metricsToken = 'bench'.repeat(8);
const RENEW_AFTER = 5 * 60_000;

export interface Session {
  /** What every call carries, with an access token that lives for minutes yet. */
  headers(base: string): Promise<Record<string, string>>;
}

/** Logs in by the three steps, once; later calls only renew the token. The session outlives the server, as it stands in the database. */
export function session(email: string, firm = 'demo'): Session {
  const common = {
    'content-type': 'application/json',
    'x-api-key': shipped[firm]?.apiKey ?? '',
    'x-provider-scope': 'local',
  };
  let tokens: { access_token: string; refresh_token: string } | null = null;
  let renewed = 0;

  async function post(url: string, headers: Record<string, string>, body: object = {}): Promise<Response> {
    const response = await fetch(url, { method: 'POST', headers: { ...common, ...headers }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  async function logIn(base: string): Promise<string> {
    const checked = await post(`${base}/api/users/check`, {}, { email, password: demoPassword });
    const cookie = checked.headers
      .getSetCookie()
      .map((text) => text.split(';', 1)[0])
      .join('; ');
    await post(`${base}/api/users/verify`, { cookie }, { email, code });
    const basic = `Basic ${Buffer.from(`${email}:${demoPassword}`).toString('base64')}`;
    const opened = await post(`${base}/api/auth`, { cookie, authorization: basic });
    return ((await opened.json()) as { refresh_token: string }).refresh_token;
  }

  return {
    async headers(base) {
      if (!tokens || performance.now() - renewed > RENEW_AFTER) {
        const refresh = tokens?.refresh_token ?? (await logIn(base));
        const response = await post(`${base}/api/auth/access`, { authorization: `Bearer ${refresh}` });
        tokens = (await response.json()) as { access_token: string; refresh_token: string };
        renewed = performance.now();
      }
      return { ...common, authorization: `Bearer ${tokens.access_token}` };
    },
  };
}
