import { useEffect, useRef } from 'react';
import { toWarsaw } from '../../lib/dates';
import { ApiError } from '../providers/apiError';

/** Seconds to wait where the server did not say. */
const usualPause = 10;

/** Until when the server takes no more (429), in milliseconds since 1970; null of any other failure. */
export const pausedUntil = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 ? Date.now() + (error.retryAfter ?? usualPause) * 1_000 : null;

export const pausedSays = (until: number): string =>
  `Kolejne wyślą się same o ${toWarsaw(new Date(until)).slice(11, 16)}, nie zamykaj tej strony.`;

/** Asks, and where the server asks to slow down waits and asks again. */
export type WaitOut = <Result>(ask: () => Promise<Result>) => Promise<Result>;

/** `onPause` hears until when it waits, and null once it goes on. Who leaves waits no more: the refusal is thrown. */
export function useWaitOut(onPause: (until: number | null) => void): WaitOut {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return async (ask) => {
    const { signal } = leaving.current;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const until = pausedUntil(error);
        if (until === null || signal.aborted) throw error;
        onPause(until);
        await sleep(until - Date.now(), signal);
        onPause(null);
        if (signal.aborted) throw error;
      }
    }
  };
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
