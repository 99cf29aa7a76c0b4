import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { FolderInUse, lockByFile, lockBySocket } from '../../../../src/server/db/embedded/lock';
import { socketFolder } from '../../../../src/server/db/embedded/socketFolder';
import { copyFolder } from '../../../support/copyFolder';
import { openForTest, testFolder } from '../../../support/openForTest';
import { SHORT_LIVED } from '../../../support/shortLived';
import { bundleForNode } from '../../../support/worker';

const { saved, workerFile } = inject('database');
let script: string;
let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  script = await bundleForNode('tests/server/db/embedded/otherProcess.ts', 'otherProcess');
});
beforeEach(async () => {
  folder = await testFolder();
  await copyFolder(saved, folder);
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the other process; `lines` gives what it says, one line a call, and null when it is gone. */
function start(what: 'hold' | 'fill', limit = 'true') {
  const child = spawn('sh', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, SHORT_LIVED, script, what, folder, workerFile]);
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, line: async (): Promise<string | null> => (await lines.next()).value ?? null };
}

describe('O05 a second process', () => {
  test('is refused the same folder in a sentence that helps, and let in when the first was killed', async () => {
    const first = start('hold');
    expect(await first.line()).toBe('open');

    const second = start('hold');
    expect(await second.line()).toBe(
      `refused: Katalog danych ${folder} jest już używany przez inny uruchomiony panel. Zatrzymaj tamten proces albo ustaw inny DATA_DIR.`,
    );

    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const third = start('hold');
    expect(await third.line()).toBe('open');
    // Even where the lock cannot be seen, by the socket that answers.
    await expect(socketFolder(folder)).rejects.toThrow(FolderInUse);
  });

  test('is refused a folder that is locked under another name', async () => {
    const alias = `${folder}-alias`;
    symlinkSync(folder, alias);
    const unlock = await lockBySocket(folder);

    await expect(lockBySocket(alias)).rejects.toThrow(FolderInUse);
    await unlock();
    await (await lockBySocket(alias))();
    rmSync(alias);
  });
});

describe('a lock by file, where there are no abstract sockets', () => {
  const file = () => join(folder, 'panel.pid');

  test('names this process and refuses another as long as it lives', async () => {
    const unlock = await lockByFile(folder);
    expect(readFileSync(file(), 'utf8')).toBe(`${process.pid}\n`);

    await expect(lockByFile(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await (await lockByFile(folder))();
  });

  test('of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await once(child, 'exit');
    writeFileSync(file(), `${child.pid}\n`);

    const unlock = await lockByFile(folder);
    expect(readFileSync(file(), 'utf8')).toBe(`${process.pid}\n`);
    await unlock();
  });
});

test('O04 a PANIC ends the process at once, and the next start finds what was saved', { timeout: 60_000 }, async () => {
  const writer = start('fill', 'ulimit -f 16384');
  const gone = once(writer.child, 'exit');
  const said: string[] = [];
  for (let line = await writer.line(); line !== null; line = await writer.line()) said.push(line);

  expect(await gone).toEqual([70, null]);
  expect(said.at(-1)).toMatch(/^fatal: .*PANIC: .*could not write to log file/);
  const rows = said.filter((line) => line === 'saved').length * 500;
  expect(rows).toBeGreaterThan(0);

  const db = await openForTest({ workerFile, dataDir: folder });
  expect(await db.query({ text: 'select count(*)::int as rows from filler' })).toEqual([{ rows }]);
  await db.close();
});
