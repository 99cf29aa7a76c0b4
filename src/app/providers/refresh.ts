import type { Tokens } from '../../contract/session';
import { apiKeyHeader, scopeHeader } from '../../contract/session';
import { build } from '../build';
import { endSession } from '../session/end';
import { currentTokens, keepTokens } from '../session/store';
import { noAnswer, refusal } from './apiError';

let renewal: Promise<boolean> | null = null;

/**
 * Renews the tokens unless that happened since `used` was read: one refresh for all waiting calls, and by the browser's
 * lock for all tabs (S07). False means that the session is over; it has been ended then, once. Rejects where the server did not
 * say so: a network that went away, or a server that is starting, ends no session, for what waits to be sent would be lost with it.
 */
export function renewTokens(used: string | null): Promise<boolean> {
  renewal ??= inOneTab(() => renew(used)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** How long, in milliseconds, what one tab wrote to storage may take to reach a tab in another process of the browser. */
const propagation = 100;

/** The lock makes other tabs wait until they can find the new tokens in storage; this tab goes on at once. */
function inOneTab(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('panel.refresh', async () => {
        resolve(await work());
        await new Promise((release) => setTimeout(release, propagation));
      })
      .catch(reject);
  });
}

async function renew(used: string | null): Promise<boolean> {
  const tokens = currentTokens();
  if (!tokens) return false;
  if (tokens.access_token !== used) return true;
  const ask = () => exchange(tokens.refresh_token);
  // No answer: it may be lost after the server renewed, and the server gives the same pair once more (I06).
  const renewed = await ask().catch(ask);
  if (!renewed) {
    endSession({ expired: true });
    return false;
  }
  // Somebody may have logged out meanwhile: what was cleared stays cleared.
  if (!currentTokens()) return false;
  keepTokens(renewed);
  return true;
}

/** Null where the server refuses it. */
async function exchange(refreshToken: string): Promise<Tokens | null> {
  const response = await answerOf(refreshToken);
  if (response.status >= 500 || response.status === 429) throw refusal(response, null);
  if (!response.ok) return null;
  return (await response.json().catch(() => {
    throw noAnswer();
  })) as Tokens;
}

function answerOf(refreshToken: string): Promise<Response> {
  return fetch(`${build.apiUrl}/api/auth/access`, {
    method: 'POST',
    headers: {
      [apiKeyHeader]: build.apiKey,
      [scopeHeader]: 'local',
      'content-type': 'application/json',
      authorization: `Bearer ${refreshToken}`,
    },
    credentials: build.apiUrl ? 'include' : 'same-origin',
  }).catch(() => {
    throw noAnswer();
  });
}
