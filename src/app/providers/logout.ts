import { endSession } from '../session/end';
import { request } from './request';

/** Longest wait for the server's word, in milliseconds. */
const patience = 3000;

/** Ends the session on the server, then in every tab of this browser, whether or not the server could be reached (S05). */
export async function logout(): Promise<void> {
  await request('/api/auth', { method: 'DELETE', signal: AbortSignal.timeout(patience) }).catch(() => null);
  endSession({ expired: false });
}
