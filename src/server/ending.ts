import { Worker } from 'node:worker_threads';

/** Before the time is up, so that the process is gone by then: everything closed, an orderly exit, the kernel's end. Milliseconds. */
export const closedBefore = 600;
const exitBefore = 400;
const killBefore = 100;

/** Kills the process from a thread of its own, so that neither a blocked loop nor an endless one outlives its time. */
const executioner = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), require('node:worker_threads').workerData)`;

/** The process is gone within so many milliseconds from now, whatever hangs; with its exit code where it still can say one. */
export function endWithin(ms: number): void {
  setTimeout(() => process.exit(), ms - exitBefore);
  try {
    const worker = new Worker(executioner, { eval: true, workerData: ms - killBefore });
    worker.on('error', () => undefined);
    worker.unref();
  } catch {
    // Without memory for a thread the timer above is what there is.
  }
}
