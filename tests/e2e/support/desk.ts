import type { Page } from 'playwright';
import type { SessionUser, Tokens } from '../../../src/contract/session';
import type { Answered } from './api';
import { addressOf } from './panel';
import { code, password } from './people';

/** Somebody with a session of their own and no window: for what a test needs done in the office beside what it looks at. */
export interface Desk {
  user: SessionUser;
  call(path: string, method?: string, body?: unknown): Promise<Answered>;
  /** The bytes of an answer. */
  bytes(path: string): Promise<Buffer>;
}

/** Whoever calls the API: somebody at a page, or at a desk. */
export type Caller = Page | Desk;

const opened = new Map<string, Promise<Desk>>();

/** Somebody's desk on the server that runs, the same one for all tests on it. */
export function deskOf(email: string): Promise<Desk> {
  const at = `${addressOf()} ${email}`;
  const desk = opened.get(at) ?? openDesk(addressOf(), email);
  opened.set(at, desk);
  return desk;
}

/** Opens a session by the calls that the login makes, keeping the cookies that it answers with. */
async function openDesk(address: string, email: string): Promise<Desk> {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, authorization: string, body?: unknown): Promise<Response> => {
    const response = await fetch(address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'demo-api-key',
        'x-provider-scope': 'local',
        cookie: [...cookies].map((each) => each.join('=')).join('; '),
        ...(authorization && { authorization }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const ask = async <Answer>(method: string, path: string, authorization: string, body?: object): Promise<Answer> => {
    const response = await send(method, path, authorization, body);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const logIn = async (): Promise<string> => {
    await ask('POST', '/api/users/check', '', { email, password });
    await ask('POST', '/api/users/verify', '', { email, code });
    const { refresh_token } = await ask<Tokens>('POST', '/api/auth', `Basic ${btoa(`${email}:${password}`)}`, {});
    const { access_token } = await ask<Tokens>('POST', '/api/auth/access', `Bearer ${refresh_token}`, {});
    return `Bearer ${access_token}`;
  };
  let bearer = await logIn();
  const { id } = await ask<{ id: string }>('GET', '/api/auth', bearer);
  return {
    user: await ask<SessionUser>('GET', `/api/users/${id}`, bearer),
    async call(path, method = 'GET', body) {
      let response = await send(method, path, bearer, body);
      if (response.status === 401) {
        // Its time ran out, on a machine with other things to do.
        bearer = await logIn();
        response = await send(method, path, bearer, body);
      }
      return { status: response.status, json: (await response.json().catch(() => ({}))) as Answered['json'] };
    },
    async bytes(path) {
      return Buffer.from(await (await send('GET', path, bearer)).arrayBuffer());
    },
  };
}
