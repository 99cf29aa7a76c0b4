import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Limits } from '../../limits';
import type { Job, Outcome } from './jobs';

/** A file took longer, or more memory, than any honest one does, or ended the process that opened it. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

/** Processes that open strangers' files, so many at a time, each with a time and a memory of its own (F08). */
export interface WorkerPool {
  /** Waits for its turn; then at most `ms`. */
  run(job: Job, ms: number): Promise<Outcome>;
  close(): void;
}

const watchMs = 100;
const idleMs = 60_000;

export function createWorkerPool(file: string, { workers, workerBytes }: Limits['files']): WorkerPool {
  const idle: ChildProcess[] = [];
  const alive = new Set<ChildProcess>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  function start(): ChildProcess {
    const child = fork(file, [], {
      execArgv: ['--max-old-space-size=256'],
      // Nothing of the server's secrets, and one arena of memory.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    alive.add(child);
    child.once('exit', () => {
      alive.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    });
    child.on('error', () => undefined);
    return child;
  }

  /** The process stays for the next file, for a minute; it keeps nobody from ending. */
  function rest(child: ChildProcess): void {
    if (!child.connected) return;
    idle.push(child);
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => child.kill('SIGKILL'), idleMs);
    timer.unref();
    child.once('wake', () => clearTimeout(timer));
  }

  function take(): ChildProcess {
    const child = idle.pop();
    if (!child) return start();
    child.emit('wake');
    child.ref();
    child.channel?.ref();
    return child;
  }

  function turn(): Promise<void> {
    if (busy >= workers) return new Promise((resolve) => waiting.push(resolve));
    busy += 1;
    return Promise.resolve();
  }

  /** Whoever waits longest takes over the place. */
  function done(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async run(job, ms) {
      await turn();
      const child = take();
      try {
        const outcome = await outcomeOf(child, job, ms, workerBytes);
        rest(child);
        return outcome;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      } finally {
        done();
      }
    },
    close() {
      for (const child of alive) child.kill('SIGKILL');
    },
  };
}

function outcomeOf(child: ChildProcess, job: Job, ms: number, most: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(time);
      clearInterval(memory);
      child.off('message', answered).off('exit', failed);
      settle();
    };
    const fail = (why: string) => end(() => reject(new WorkerFailed(why)));
    const answered = (outcome: Outcome) => end(() => resolve(outcome));
    const failed = () => fail('The process ended');
    const time = setTimeout(() => fail(`It took longer than ${ms} ms`), ms);
    const memory = setInterval(async () => {
      if ((await residentBytes(child.pid)) > most) fail(`It took more than ${most} bytes of memory`);
    }, watchMs);
    child.on('message', answered).on('exit', failed);
    child.send(job, (error) => error && fail('The process could not be reached'));
  });
}

/** What a process holds in memory; 0 where the system doesn't say. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
}
