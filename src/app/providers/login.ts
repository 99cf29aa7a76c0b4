import type { CodeSent, SessionUser, Tokens } from '../../contract/session';
import { kept } from '../session/session';
import { currentTokens, forgetUser, keepTokens, keepUser } from '../session/store';
import { tellOtherTabs } from '../session/tabs';
import { request } from './request';

export interface Credentials {
  email: string;
  password: string;
}

/** Step 1: the password. Right, a code is on its way; the attempt is bound to this browser by a cookie. */
export function checkPassword({ email, password }: Credentials): Promise<CodeSent> {
  return clearingOnFailure(async () => {
    const { json } = await request<{ data: CodeSent }>('/api/users/check', { method: 'POST', body: { email, password } });
    return json.data;
  });
}

/** Step 2: the code, with every space in it removed. */
export function checkCode({ email, code }: { email: string; code: string }): Promise<void> {
  return clearingOnFailure(async () => {
    await request('/api/users/verify', { method: 'POST', body: { email, code: code.replace(/\s/g, '') } });
  });
}

/** Step 3: the refresh token for the credentials, the tokens for it, and who that is. */
export function openSession({ email, password }: Credentials): Promise<SessionUser> {
  return clearingOnFailure(async () => {
    const { refresh_token } = await post<{ refresh_token: string }>('/api/auth', `Basic ${basic(email, password)}`);
    return enterWith(refresh_token);
  });
}

/** The rest of every way in: the tokens for the first one, and whose they are. Throws where nobody is logged in by them. */
export async function enterWith(refresh_token: string): Promise<SessionUser> {
  keepTokens(await post<Tokens>('/api/auth/access', `Bearer ${refresh_token}`));
  const bearer = `Bearer ${currentTokens()?.access_token ?? ''}`;
  const { json: status } = await request<{ loggedIn: boolean; id?: string }>('/api/auth', { authorization: bearer });
  if (!status.loggedIn || !status.id) throw new Error('Nie udało się zalogować. Spróbuj ponownie.');
  const { json: user } = await request<SessionUser>(`/api/users/${status.id}`, { authorization: bearer });
  keepUser(kept(user));
  tellOtherTabs('opened');
  return user;
}

async function post<T>(path: string, authorization: string): Promise<T> {
  return (await request<T>(path, { method: 'POST', authorization })).json;
}

/** Base64 of the UTF-8 bytes: passwords may hold any character. */
function basic(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A failure in any step leaves no session behind. */
export async function clearingOnFailure<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    forgetUser();
    throw error;
  }
}
