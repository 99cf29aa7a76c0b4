import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What every trial needs; `random` is between 0 and 1, as Math.random. */
export interface Trial {
  dataDir: string;
  /** The bundled writer.ts. */
  writer: string;
  workerFile: string;
  random: () => number;
  tell?: (line: string) => void;
}

export interface WriterProcess {
  child: ChildProcess;
  /** Resolves when it writes, or is gone before that. */
  ready: Promise<unknown>;
  /** Resolves when it is gone and all it said is read. */
  gone: Promise<unknown>;
  /** The entries that it was told are saved, as far as read. */
  acknowledged(): number[];
  /** All that it said, as far as read. */
  said(): readonly string[];
}

/** Starts writer.ts, whose entries are numbered from `first`. */
export function startWriter({ dataDir, writer, workerFile }: Trial, first: number): WriterProcess {
  const child = spawn(process.execPath, [writer, dataDir, workerFile, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const writing = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line === 'ready') resolve();
    });
  });
  const gone = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return {
    child,
    ready: Promise.race([writing, gone]),
    gone,
    acknowledged: () => said.map(Number).filter(Number.isInteger),
    said: () => said,
  };
}
