import type { Page } from 'playwright';
import { localKeys } from '../../../src/app/session/localKeys';
import { kept } from '../../../src/app/session/session';
import type { SessionUser, Tokens } from '../../../src/contract/session';
import { code, password } from './people';

/**
 * Opens a session of somebody's own in the page's window, by the calls that the login makes and without drawing it; answers who
 * it is. That login works as a person sees it is the matter of the tests about it.
 */
export async function signIn(page: Page, address: string, email: string): Promise<SessionUser> {
  // An address of the panel's origin that draws nothing and writes nothing.
  await page.goto(`${address}/robots.txt`);
  const { user, tokens } = await page.evaluate(openSession, { email, password, code });
  await page.evaluate(
    (values) => {
      for (const [key, value] of values) localStorage.setItem(key, value);
    },
    [
      [localKeys.session, JSON.stringify(kept(user))],
      [localKeys.tokens, JSON.stringify(tokens)],
    ] as const,
  );
  return user;
}

/** Runs in the page. */
async function openSession(who: {
  email: string;
  password: string;
  code: string;
}): Promise<{ user: SessionUser; tokens: Tokens }> {
  const ask = async <Answer>(method: string, path: string, authorization: string, body?: object): Promise<Answer> => {
    const response = await fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': location.hostname.startsWith('kancelaria.') ? 'kancelaria-api-key' : 'demo-api-key',
        'x-provider-scope': 'local',
        ...(authorization && { authorization }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  await ask('POST', '/api/users/check', '', { email: who.email, password: who.password });
  await ask('POST', '/api/users/verify', '', { email: who.email, code: who.code });
  const { refresh_token } = await ask<Tokens>('POST', '/api/auth', `Basic ${btoa(`${who.email}:${who.password}`)}`, {});
  const tokens = await ask<Tokens>('POST', '/api/auth/access', `Bearer ${refresh_token}`, {});
  const bearer = `Bearer ${tokens.access_token}`;
  const { id } = await ask<{ id: string }>('GET', '/api/auth', bearer);
  return { user: await ask<SessionUser>('GET', `/api/users/${id}`, bearer), tokens };
}
