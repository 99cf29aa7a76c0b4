import { Worker } from 'node:worker_threads';
import type { FromWorker, WorkerStart } from './messages';

/** Long enough for a checkpoint of much unwritten data; the log on disk makes a harder end safe. */
const LONGEST_CLOSE = 5_000;

/** The running worker of the embedded database. */
export interface Engine {
  /** Checkpoints and ends the worker. */
  close(): Promise<void>;
}

/** Resolves when the engine takes connections; `died` is called once if it ends unasked after that. */
export async function startEngine(workerFile: string, start: WorkerStart, died: (error: Error) => void): Promise<Engine> {
  const worker = new Worker(workerFile, { workerData: start });
  let closing = false;
  let ended: (error: Error) => void = () => undefined;

  const end = (error: Error) => {
    const tell = ended;
    ended = () => undefined;
    if (!closing) tell(error);
  };
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  await new Promise<void>((resolve, reject) => {
    ended = reject;
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The database's worker ended with code ${code}`)));
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') resolve();
      if (message.type === 'fatal') end(new Error(`The database stopped: ${message.reason}`));
    });
  });
  ended = died;

  return {
    async close() {
      closing = true;
      worker.postMessage({ type: 'close' });
      const late = setTimeout(() => void worker.terminate(), LONGEST_CLOSE);
      await exited;
      clearTimeout(late);
    },
  };
}
