import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Whether the server has more to do than it can (O03), or is stopping (O02). */
export interface LoadGuard {
  isOver(): boolean;
  /** From now on it counts; what the start kept busy does not. */
  begin(): void;
  close(): void;
}

const windowMs = 1_000;

/** Watches the event loop second by second: over when it answered later than `lagMs` on the whole of the last one. */
export function watchLoad(lagMs: number): LoadGuard {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let over = false;
  const timer = setInterval(() => {
    over = delay.percentile(50) / 1e6 > lagMs;
    delay.reset();
  }, windowMs);
  timer.unref();
  return {
    isOver: () => over,
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
