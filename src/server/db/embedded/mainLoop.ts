import type { PGlite } from '@electric-sql/pglite';

/** How PostgreSQL's own error handling leaves its main loop; PGlite goes on after it. */
const LONGJMP = 100;

const isLongjmp = (thrown: unknown) => typeof thrown === 'object' && thrown !== null && Reflect.get(thrown, 'status') === LONGJMP;

/**
 * Calls `died` when PostgreSQL leaves its main loop in any other way: a PANIC, an exit, a trap. PGlite would call the
 * dead engine again for ever, so `died` must end the thread. Answers how often the loop ran.
 */
export function watchMainLoop(db: PGlite, died: (reason: unknown) => void): () => number {
  const engine = db.Module;
  const loop = engine._PostgresMainLoopOnce;
  let runs = 0;
  engine._PostgresMainLoopOnce = () => {
    runs += 1;
    try {
      loop();
    } catch (thrown) {
      if (!isLongjmp(thrown)) died(thrown);
      throw thrown;
    }
  };
  return () => runs;
}
