import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { noLimits } from '../../support/noLimits';

/** Few enough to be filled in a moment, and still too many for one page, for paper and for work without a progress bar. */
const companies = 800;
/** From its start until it is ready, filled and beside two builds, on a machine with other things to do. */
const readyMs = 540_000;

export interface Product {
  port: number;
  dataDir: string;
  pid: number;
  /** Ends the process as an operator does, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once: nobody will look at its folder any more. */
  kill(): Promise<void>;
}

/** What the server is told besides: outside systems and their stand-ins. */
export type MoreEnv = Readonly<Record<string, string>>;

/** A folder for one server's data. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'panel-e2e-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Starts the built product as `npm start` does, on a folder and a free port; its clock is ahead of the machine's by so many
 * milliseconds. An empty folder is filled with the demonstration. Throws with what the server said when it does not come up.
 * @param cwd where panels are looked for; elsewhere it has none
 */
export async function startProduct(dataDir: string, aheadMs: number, more: MoreEnv, cwd = process.cwd()): Promise<Product> {
  const server = spawn(process.execPath, [resolvePath('build/server/main.mjs')], {
    cwd,
    env: {
      ...process.env,
      APP_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      TEST_NOW: new Date(Date.now() + aheadMs).toISOString(),
      DEMO: '1',
      DEMO_COMPANIES: String(companies),
      LIMITS: JSON.stringify(noLimits),
      DEMO_LOGIN_CODE: '123456',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    const refuse = (what: string) => reject(new Error(`The server ${what}:\n${said}`));
    const late = setTimeout(() => {
      refuse('is not ready');
      server.kill('SIGKILL');
    }, readyMs);
    const hear = (bytes: Buffer) => {
      said += bytes.toString();
      const ready = /^Gotowe: http:\/\/localhost:(\d+)$/m.exec(said);
      if (!ready) return;
      clearTimeout(late);
      for (const stream of [server.stdout, server.stderr]) stream.off('data', hear).resume();
      resolve(Number(ready[1]));
    };
    for (const stream of [server.stdout, server.stderr]) stream.on('data', hear);
    server.once('exit', (code) => refuse(`ended with ${code} before it was ready`));
  });
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  return { port, dataDir, pid: server.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Notes in a folder a server that outlives the file of tests that started it. */
export function leave(left: string, { pid, dataDir }: Product): void {
  writeFileSync(join(left, String(pid)), dataDir);
}

/** Of one that has ended. */
export const takeBack = (left: string, { pid }: Product) => rmSync(join(left, String(pid)), { force: true });

/** Ends those that are still there once all tests are over. */
export function endLeft(left: string): void {
  for (const pid of readdirSync(left)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It fell over before.
    }
    removeFolder(readFileSync(join(left, pid), 'utf8'));
  }
  removeFolder(left);
}
