import { useCreate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { toWarsaw } from '../../lib/dates';
import { keepTimerStart, onTimerChange, timerStart } from './running';

/** What may be said of the measured time when it is saved; `end_date` only where it was not just now. */
export interface Measured {
  end_date?: string | null;
  [field: string]: unknown;
}

/** The timer in the bar: it survives a reload and other tabs, and is forgotten only once the entry is saved. */
export function useTimer() {
  const startedAt = useSyncExternalStore(onTimerChange, timerStart);
  const [create] = useCreate();

  function start(): void {
    if (timerStart() === null) keepTimerStart(Math.floor(Date.now() / 1000));
  }

  /** Saves the entry; a refusal is thrown and the timer runs on, so no time is lost. */
  async function stop({ end_date, ...said }: Measured): Promise<void> {
    const start = timerStart();
    if (start === null) return;
    const data = {
      ...said,
      start_date: toWarsaw(new Date(start * 1000)),
      end_date: end_date ?? toWarsaw(new Date()),
      source: 'timer',
    };
    await create('uptimes', { data }, { returnPromise: true });
    // Another tab may have started anew meanwhile: that one runs on.
    if (timerStart() === start) keepTimerStart(null);
  }

  /** Drops the measured time without saving it. */
  function discard(): void {
    keepTimerStart(null);
  }

  return { startedAt, start, stop, discard };
}
