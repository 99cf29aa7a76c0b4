import type { SessionUser } from '../../contract/session';
import { kept } from '../session/session';
import { currentUser, keepUser } from '../session/store';
import { request } from './request';

/** Asks the server anew who is logged in: roles and areas may have changed since the login. A session that is over ends by this. */
export async function rereadUser(): Promise<void> {
  const asked = currentUser()?.id;
  if (!asked) return;
  const { json } = await request<SessionUser>(`/api/users/${asked}`);
  const before = currentUser();
  if (before?.id === asked && JSON.stringify(kept(json)) !== JSON.stringify(before)) keepUser(kept(json));
}
