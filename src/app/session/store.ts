import type { Tokens } from '../../contract/session';
import { clearOwnKeys, readKey, writeKey } from './localKeys';
import type { KeptUser } from './session';

/**
 * The session as this browser keeps it. Local storage is the one truth that all tabs share;
 * other tabs' changes arrive by `watchOtherTabs`.
 */
type Listener = () => void;
const listeners = new Set<Listener>();

let user: KeptUser | null = readKey<KeptUser>('session');

function tell(): void {
  for (const listener of [...listeners]) listener();
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

/** Read from storage each time: another tab may have renewed them. */
export function currentTokens(): Tokens | null {
  return readKey<Tokens>('tokens');
}

export function keepTokens(tokens: Tokens): void {
  writeKey('tokens', tokens);
}

export function keepUser(next: KeptUser): void {
  writeKey('session', next);
  user = next;
  tell();
}

/** Forgets who is logged in, as after a failed step of the login; the return URL stays. */
export function forgetUser(): void {
  writeKey('tokens', null);
  writeKey('session', null);
  const was = user;
  user = null;
  if (was) tell();
}

/** Forgets everything this product keeps in the browser's local storage. */
export function clearSession(): void {
  clearOwnKeys();
  const was = user;
  user = null;
  if (was) tell();
}

/** Reads who is logged in anew, as after another tab's change. */
export function rereadSession(): void {
  const next = readKey<KeptUser>('session');
  if (JSON.stringify(next) === JSON.stringify(user)) return;
  user = next;
  tell();
}
