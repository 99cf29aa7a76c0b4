import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../session/end';

/** Photographs on their way from where they were taken to the screen that sends them. */
let taken: readonly File[] = [];
const readers = new Set<() => void>();

function set(files: readonly File[]): void {
  taken = files;
  for (const tell of readers) tell();
}

// The panel is not loaded anew for the next person who logs in (S05).
onSessionEnd(() => set([]));

/** Keeps them until a screen takes them over; they outlive the way there, neither the page nor the session. */
export const handOver = (files: readonly File[]) => set([...taken, ...files]);

/** Those that wait, for the screen that calls this: they wait no longer. */
export function takeOver(): readonly File[] {
  const files = taken;
  set([]);
  return files;
}

function follow(tell: () => void): () => void {
  readers.add(tell);
  return () => readers.delete(tell);
}

export const useTaken = (): readonly File[] => useSyncExternalStore(follow, () => taken);
