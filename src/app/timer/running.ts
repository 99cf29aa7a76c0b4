import { localKeys, readKey, writeKey } from '../session/localKeys';

/** The running timer as all tabs of this browser share it: the second it was started, since 1970, and nothing else (S08). */
const listeners = new Set<() => void>();

/** Seconds since 1970, or null when no timer runs. */
export function timerStart(): number | null {
  const kept = readKey<unknown>('timer');
  return typeof kept === 'number' && Number.isSafeInteger(kept) ? kept : null;
}

export function keepTimerStart(seconds: number | null): void {
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
