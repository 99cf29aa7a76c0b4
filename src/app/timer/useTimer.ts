import { useCreate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { toWarsaw } from '../../lib/dates';
import { ApiError } from '../providers/apiError';
import { keepTimerStart, onTimerChange, timerStart } from './running';
import { type SavedEntry, SavedOtherwise } from './savedEntry';

/** What may be said of the measured time when it is saved; start and end only where they are not those that were measured. */
export interface Measured {
  start_date?: string | null;
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

  /** Saves what was measured from that second on; a refusal is thrown and the timer runs on, so no time is lost. */
  async function stop(since: number, { start_date, end_date, ...said }: Measured): Promise<void> {
    const data = {
      ...said,
      start_date: start_date ?? toWarsaw(new Date(since * 1000)),
      end_date: end_date ?? toWarsaw(new Date()),
      source: 'timer',
    };
    try {
      await create('uptimes', { data }, { returnPromise: true });
    } catch (error) {
      const saved = error instanceof ApiError && error.code === 'saved_otherwise' ? error.body?.saved : undefined;
      throw saved ? new SavedOtherwise(saved as SavedEntry) : error;
    }
    forget(since);
  }

  /** Forgets the timer that was started then; another tab may have started anew meanwhile, and that one runs on. */
  function forget(since: number): void {
    if (timerStart() === since) keepTimerStart(null);
  }

  return { startedAt, start, stop, forget };
}
