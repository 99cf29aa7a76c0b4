import { Worker } from 'node:worker_threads';
import { ForOperator } from '../../forOperator';
import type { FromWorker, WorkerStart } from './messages';

/** Long enough for a checkpoint of much unwritten data; the log on disk makes a harder end safe. */
const LONGEST_CLOSE = 5_000;

/** The engine does not start; the message is a sentence for the operator. */
export class EngineRefused extends ForOperator {
  override readonly name = 'EngineRefused';
  constructor(
    sentence: string,
    /** Its files are at fault. */
    readonly damaged: boolean,
  ) {
    super(sentence);
  }
}

/** The running worker of the embedded database. */
export interface Engine {
  /** Nobody looked at all of its pages since they were last closed in order. */
  unchecked: boolean;
  /** Checkpoints and ends the worker. */
  close(): Promise<void>;
  /** Copies the cluster's files into a folder that is not there yet. Whoever asks holds the one connection, so that nothing is under way. */
  copy(to: string): Promise<void>;
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

  const unchecked = await new Promise<boolean>((resolve, reject) => {
    ended = reject;
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The database's worker ended with code ${code}`)));
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') resolve(message.unchecked);
      if (message.type === 'refused') end(new EngineRefused(message.sentence, message.damaged));
      if (message.type === 'fatal') end(new Error(`The database stopped: ${message.reason}`));
    });
  });
  ended = died;

  return {
    unchecked,
    copy: (to) =>
      new Promise((resolve, reject) => {
        const hear = (message: FromWorker) => {
          if (message.type !== 'copied') return;
          worker.off('message', hear);
          if (message.error === null) resolve();
          else reject(new Error(`The database's files could not be copied: ${message.error}`));
        };
        worker.on('message', hear);
        worker.once('exit', () => reject(new Error('The database ended while it was copied')));
        worker.postMessage({ type: 'copy', to });
      }),
    async close() {
      closing = true;
      worker.postMessage({ type: 'close' });
      const late = setTimeout(() => void worker.terminate(), LONGEST_CLOSE);
      await exited;
      clearTimeout(late);
    },
  };
}
