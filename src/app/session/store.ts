import type { Tokens } from '../../contract/session';
import { clearOwnKeys, readKey, writeKey } from './localKeys';
import type { KeptUser } from './session';

/**
 * The session as this browser keeps it. Local storage is the one truth that all tabs share; what other tabs change in it
 * arrives by `followSession`.
 */
type Listener = () => void;
const listeners = new Set<Listener>();

let user: KeptUser | null = readKey<KeptUser>('session');
let logins = 0;

function become(next: KeptUser | null): void {
  const was = user;
  user = next;
  if (was?.id !== next?.id) logins += 1;
  if (was !== next) for (const listener of [...listeners]) listener();
}

/** Called after every change of who is logged in. Returns how to stop. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is logged in, or null. The same object until it changes. */
export function currentUser(): KeptUser | null {
  return user;
}

/** Counts logins and logouts since the page was opened: what was fetched under one number is nobody else's. */
export function loginCount(): number {
  return logins;
}

/** Read from storage each time: another tab may have renewed them. */
export function currentTokens(): Tokens | null {
  return readKey<Tokens>('tokens');
}

export function keepTokens(tokens: Tokens): void {
  writeKey('tokens', tokens);
}

export function keepUser(next: KeptUser): void {
  writeKey('session', next);
  become(next);
}

/** Forgets who is logged in, as after a failed step of the login; the return URL stays. */
export function forgetUser(): void {
  writeKey('tokens', null);
  writeKey('session', null);
  become(null);
}

/**
 * Forgets everything this product keeps in the browser's local storage; a session that ran out leaves the running timer,
 * for the person's measured time is not the session's to lose, the company that they look at, and the way back.
 */
export function clearSession({ expired }: { expired: boolean } = { expired: false }): void {
  clearOwnKeys(expired ? ['timer', 'timerOf', 'company', 'returnUrl'] : []);
  become(null);
}

/** Reads who is logged in anew, as after another tab's change. */
export function rereadSession(): void {
  const next = readKey<KeptUser>('session');
  if (JSON.stringify(next) !== JSON.stringify(user)) become(next);
}
