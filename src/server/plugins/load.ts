import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Whether the server has more to do than it can (O03), or is stopping (O02). */
export interface LoadGuard {
  isOver(): boolean;
  /** Counts an answer by its status. */
  answered(status: number): void;
  /** Whether most of the answers of the last seconds were faults. */
  isFailing(): boolean;
  /** How late the event loop answered in the last second, in seconds. */
  lag(): { half: number; most: number };
  /** From now on it counts; what the start kept busy does not. */
  begin(): void;
  close(): void;
}

const windowMs = 1_000;

/** Answers are remembered so many windows; fewer than `least` say nothing of the server. */
const remembered = 10;
const least = 10;

/** Watches the event loop second by second: over when it answered later than `lagMs` on the whole of the last one. */
export function watchLoad(lagMs: number): LoadGuard {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let over = false;
  const windows = [{ all: 0, faults: 0 }];
  let last = { half: 0, most: 0 };
  const timer = setInterval(() => {
    over = delay.percentile(50) / 1e6 > lagMs;
    last = { half: delay.percentile(50) / 1e9, most: delay.max / 1e9 };
    delay.reset();
    windows.unshift({ all: 0, faults: 0 });
    windows.length = Math.min(windows.length, remembered);
  }, windowMs);
  timer.unref();
  return {
    isOver: () => over,
    answered(status) {
      const [current] = windows;
      if (!current) return;
      current.all += 1;
      if (status >= 500) current.faults += 1;
    },
    isFailing() {
      const sum = (key: 'all' | 'faults') => windows.reduce((total, window) => total + window[key], 0);
      return sum('all') >= least && sum('faults') * 2 > sum('all');
    },
    lag: () => last,
    begin() {
      over = false;
      delay.reset();
    },
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
