import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'panel-tests-';
/** Databases, uploads and browsers of a run stay far below it. */
const ROOM = 6 * 1024 ** 3;

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A folder for the temporary files of this run: in memory where the system has such a place with room, which halves the time of tests
 * that make databases and keep them safe on a disk. PostgreSQL, which runs as another account, may pass through. It goes with this process,
 * and what a killed run left goes now.
 */
export function temporaryFolder(): string {
  const folder = join(MEMORY, `${NAME}${process.pid}`);
  // Each project reads the settings of all once more.
  if (process.env.TMPDIR === folder) return folder;
  if (!isRoomy()) return tmpdir();
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length))))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
