import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/server/freePort';
import { code, metricsToken } from './login';
import type { Reference } from './reference';

/** A server in a process of its own. */
export interface Server {
  base: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it without a word, as the kernel does that is out of memory. */
  kill(): Promise<void>;
}

const plenty = { most: 1_000_000_000, windowMs: 60_000 };
const LIMITS = JSON.stringify({
  rates: { requests: plenty, writes: plenty, exports: plenty },
  anonymous: plenty,
  server: { lagMs: 600_000, sockets: 10_000 },
});

function running(child: ChildProcess, port: number): Server {
  const endWithThis = () => void child.kill('SIGKILL');
  process.once('exit', endWithThis);
  child.once('exit', () => process.off('exit', endWithThis));
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Where the product runs: its bundle, its database (embedded without `url`), and where a CPU profile goes. */
export interface Place {
  bundle: string;
  dataDir: string;
  url?: string;
  profileDir?: string;
}

/** Starts the product as an operator would, with raised limits; it may not answer yet. */
export async function startPanel({ bundle, dataDir, url, profileDir }: Place): Promise<Server> {
  const port = await freePort('127.0.0.1', 0);
  const env = {
    PATH: process.env.PATH,
    APP_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_LOGIN_CODE: code,
    LIMITS,
    METRICS_TOKEN: metricsToken,
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  };
  const words = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  return running(spawn(process.execPath, [...words, bundle], { env, stdio: ['ignore', 'ignore', 'inherit'] }), port);
}

/** Starts a reference server; it answers when this resolves. */
export async function startReference(bundle: string, reference: Reference): Promise<Server> {
  const child = fork(bundle, { serialization: 'advanced' });
  child.send(reference);
  const [port] = await once(child, 'message');
  return running(child, Number(port));
}

/** Asks until the answer is good; throws after a minute. */
export async function firstAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const until = performance.now() + 60_000;
  for (;;) {
    const good = await fetch(url, { headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (good) return;
    if (performance.now() > until) throw new Error(`${url} did not answer within a minute`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
