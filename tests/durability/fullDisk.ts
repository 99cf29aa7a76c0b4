import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { examine, type Figures, noFigures } from './figures';
import { startWriter, type Trial } from './writerProcess';

const SIZE = '400m';

/** What full disks did besides what was lost. */
export interface FullFigures extends Figures {
  /** Writers that ended by themselves. */
  ended: number;
  /** Of these as if all were well. */
  endedWithZero: number;
  /** Reads and checkpoints while nothing was free. */
  reads: number;
  checkpoints: number;
  refusedCheckpoints: number;
  /** Writers that wrote on once there was room again. */
  recovered: number;
  /** Starts on a full disk, and those refused in a sentence that says how much room is needed. */
  starts: number;
  sentences: number;
}

/** Takes every byte that the disk has left. */
function fill(ballast: string): void {
  const handle = openSync(ballast, 'w');
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = bytes / 16) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(Math.max(1, bytes)));
    } catch {
      // A smaller piece may still fit.
    }
  }
  closeSync(handle);
}

const said = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length;
const until = async (holds: () => boolean, gone: () => boolean): Promise<void> => {
  while (!holds() && !gone()) await new Promise((again) => setTimeout(again, 20));
};

/**
 * Fills a small disk to the last byte under a writer, holds it full over several checkpoints, makes room again, kills the writer and looks what
 * is there; then starts one on the full disk. Works in `trial.dataDir`; needs root, as it mounts a tmpfs.
 */
export async function fillDisks(trial: Trial, rounds: number): Promise<FullFigures> {
  const none = {
    ended: 0,
    endedWithZero: 0,
    reads: 0,
    checkpoints: 0,
    refusedCheckpoints: 0,
    recovered: 0,
    starts: 0,
    sentences: 0,
  };
  const figures: FullFigures = { ...noFigures(), ...none };
  if (rounds === 0) return figures;
  const mounted = join(trial.dataDir, 'mounted');
  const ballast = join(mounted, 'ballast');
  mkdirSync(mounted, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', mounted]);
  const onDisk = { ...trial, dataDir: join(mounted, 'data') };
  const acknowledged = new Set<number>();
  let last = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const writer = startWriter(onDisk, last + 1);
      let gone = false;
      void writer.gone.then(() => {
        gone = true;
      });
      await writer.ready;
      const written = () => writer.acknowledged().length;
      await until(
        () => written() > 100 + trial.random() * 200,
        () => gone,
      );
      fill(ballast);
      const tried = () => said(writer.said(), 'checkpoint') + said(writer.said(), 'checkpoint refused');
      const [reads, checkpoints, full] = ['read', 'checkpoint', 'full'].map((line) => said(writer.said(), line)) as [
        number,
        number,
        number,
      ];
      const triedBefore = tried();
      await until(
        () => tried() >= triedBefore + 5 && said(writer.said(), 'full') > full,
        () => gone,
      );
      figures.reads += said(writer.said(), 'read') - reads;
      figures.refusedCheckpoints += said(writer.said(), 'checkpoint refused');
      figures.checkpoints += said(writer.said(), 'checkpoint') - checkpoints;
      if (gone) {
        figures.ended += 1;
        if (writer.child.exitCode === 0) figures.endedWithZero += 1;
        trial.tell?.(`${round}: ended with ${writer.child.exitCode}: ${writer.said().at(-1)}`);
      }
      rmSync(ballast);
      const before = written();
      await until(
        () => written() > before + 50,
        () => gone,
      );
      if (!gone) figures.recovered += 1;
      writer.child.kill('SIGKILL');
      await writer.gone;
      for (const id of writer.acknowledged()) acknowledged.add(id);
      await startOnFull(onDisk, ballast, figures);
      last = await examine(onDisk, figures, acknowledged);
    }
  } finally {
    execFileSync('umount', ['-l', mounted]);
  }
  return figures;
}

async function startOnFull(trial: Trial, ballast: string, figures: FullFigures): Promise<void> {
  fill(ballast);
  const writer = startWriter(trial, 1);
  await writer.gone;
  rmSync(ballast);
  figures.starts += 1;
  const refused = writer.said().some((line) => /^refused Na dysku .* potrzeba \d+ MB/.test(line));
  if (refused && writer.child.exitCode === 1) figures.sentences += 1;
  else trial.tell?.(`a start on the full disk: ${writer.child.exitCode} ${writer.said().join(' ')}`);
}
