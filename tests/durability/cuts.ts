import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { examine, type Figures, noFigures } from './figures';
import { startWriter, type Trial } from './writerProcess';

const SIZE = '512M';

/** Milliseconds of writing before a cut, and of reading what was said before it. */
const WRITING = 4_000;
const READING = 100;

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe' });

/**
 * Cuts the power of a simulated disk: the database is on ext4 in an image, and what the image holds at the moment is
 * all that the next start finds. Works in `trial.dataDir`; needs root and loop devices. The first cut follows a first start.
 */
export async function cutPower(trial: Trial, cuts: number): Promise<Figures> {
  const figures = noFigures();
  if (cuts === 0) return figures;
  const image = join(trial.dataDir, 'disk');
  const survived = `${image}.survived`;
  const mounted = join(trial.dataDir, 'mounted');
  mkdirSync(mounted, { recursive: true });
  run('truncate', '-s', SIZE, image);
  run('mkfs.ext4', '-q', '-F', image);
  run('mount', '-o', 'loop', image, mounted);

  const onDisk = { ...trial, dataDir: join(mounted, 'data') };
  const acknowledged = new Set<number>();
  let last = 0;
  try {
    for (let cut = 1; cut <= cuts; cut += 1) {
      const writer = startWriter(onDisk, last + 1);
      await writer.ready;
      await pause(trial.random() * WRITING);
      writer.child.kill('SIGSTOP');
      await pause(READING);
      for (const id of writer.acknowledged()) acknowledged.add(id);
      run('cp', '--sparse=always', image, survived);
      writer.child.kill('SIGKILL');
      await writer.gone;
      run('umount', mounted);
      renameSync(survived, image);
      run('mount', '-o', 'loop', image, mounted);
      last = await examine(onDisk, figures, acknowledged);
    }
  } finally {
    run('umount', mounted);
  }
  return figures;
}
