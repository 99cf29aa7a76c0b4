import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { SHORT_LIVED } from './shortLived';

/** The server as a process of its own, as `npm start` runs it, on one folder for all tests of a file; what runs after a test is killed. */
export function serverProcess() {
  mkdirSync('build', { recursive: true });
  const bundleDir = mkdtempSync(join(process.cwd(), 'build/process-'));
  const file = join(bundleDir, 'main.mjs');
  const dataDir = mkdtempSync(join(tmpdir(), 'panel-process-'));
  const running: ChildProcess[] = [];
  beforeAll(() => {
    const bundle = `import { bundleServer } from './scripts/bundle.mjs'; await bundleServer(${JSON.stringify(bundleDir)});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', bundle]);
  });
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
  });
  afterAll(() => {
    for (const dir of [dataDir, bundleDir]) rmSync(dir, { recursive: true, force: true });
  });

  function start(env: Record<string, string> = {}) {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [SHORT_LIVED, file], {
      env: { PATH, DATA_DIR: dataDir, PORT: '0', APP_ENV: 'test', ...env },
    });
    running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text;
      });
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    const ready = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const address = /^Gotowe: (http:\/\/\S+)$/m.exec(said)?.[1];
        if (address) resolve(address);
      });
      ended.then(() => reject(new Error(said)), reject);
    });
    ready.catch(() => undefined);
    return { child, ready, ended, said: () => said };
  }
  return { dataDir, start };
}
