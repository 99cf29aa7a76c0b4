import { freeRoom } from '../disk';
import type { Services } from '../services';
import type { LoadGuard } from './load';

/** Whether the server can do its work: its database answers, the disk has room, and most requests do not fail (O07). Its migrations were applied before it listened. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** From now on it is not (O02). */
  stop(): void;
}

/** O01: asked at most once in `readyMs`, however many probes come. */
export function watchReadiness(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  load: Pick<LoadGuard, 'isFailing'>,
): Readiness {
  const { readyMs, diskFree } = config.limits.server;
  let stopped = false;
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  return {
    isReady() {
      if (stopped || load.isFailing()) return Promise.resolve(false);
      const now = clock().getTime();
      if (!asked || Math.abs(now - asked.at) >= readyMs) {
        const checks = [
          db.query({ text: 'select 1' }).then(() => true),
          freeRoom(config.dataDir).then(({ part }) => part >= diskFree),
        ];
        asked = {
          at: now,
          answer: Promise.all(checks).then(
            (all) => all.every(Boolean),
            () => false,
          ),
        };
      }
      return asked.answer;
    },
    stop() {
      stopped = true;
    },
  };
}
