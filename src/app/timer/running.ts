import { localKeys, readKey, writeKey } from '../session/localKeys';
import { currentUser } from '../session/store';

/**
 * The running timer as all tabs of this browser share it: the second it was started, since 1970, and whose it is, nothing
 * else (S08). It outlives a session that ran out.
 */
const listeners = new Set<() => void>();

/** When this person's timer was started, in Unix seconds; null while it stands still. */
export function timerStart(): number | null {
  const owner = readKey<unknown>('timerOf');
  if (owner !== null && owner !== currentUser()?.id) return null;
  const kept = readKey<unknown>('timer');
  return typeof kept === 'number' && Number.isSafeInteger(kept) ? kept : null;
}

export function keepTimerStart(seconds: number | null): void {
  writeKey('timerOf', seconds === null ? null : (currentUser()?.id ?? null));
  writeKey('timer', seconds);
  for (const listener of [...listeners]) listener();
}

/** Called when a tab starts or stops it. Returns how to stop listening. */
export function onTimerChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key === localKeys.timer) listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
