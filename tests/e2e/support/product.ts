import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noLimits } from '../../support/noLimits';

/** Few enough to be filled in a moment, and still too many for one page, for paper and for work without a progress bar. */
const companies = 800;
/** From its start until it is ready, on a machine with other things to do. */
const readyMs = 180_000;

export interface Product {
  port: number;
  dataDir: string;
  /** Ends the process as an operator does, and waits until it has. */
  stop(): Promise<void>;
}

/** What the server is told besides: outside systems and their stand-ins. */
export type MoreEnv = Readonly<Record<string, string>>;

/** A folder for one server's data. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'panel-e2e-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Starts the built product as `npm start` does, on a folder and a free port; its clock is ahead of the machine's by so many
 * milliseconds. An empty folder is filled with the demonstration. Throws with what the server said when it does not come up.
 */
export async function startProduct(dataDir: string, aheadMs: number, more: MoreEnv): Promise<Product> {
  const server = spawn(process.execPath, ['build/server/main.mjs'], {
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
    const late = setTimeout(() => refuse('is not ready'), readyMs);
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
  return {
    port,
    dataDir,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
