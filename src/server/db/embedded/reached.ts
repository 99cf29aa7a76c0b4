import { fdatasync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type MissingWrites, WritesMissing } from './damage';
import { keepNote, sync } from './manifest';
import { positionOf, replayStart, textOf, WriteAheadLog } from './writeAheadLog';

/** Beside the log, so that one damaged place does not take both; inside the cluster, so that it travels along. */
const NAME = 'panel.reached';

/** After a power cut, which no write of the note itself survives by right, so much of it may be lacking. */
const syncMs = 1_000;

const lineOf = (words: string): string => `${`${words} ${crc32(words).toString(16).padStart(8, '0')}`.padEnd(63)}\n`;

/**
 * Notes how far the log is on the disk for certain, each time before a commit is answered. A write in place costs microseconds; the disk is
 * made to keep it once a second, beside the work.
 */
export function reachedNote(cluster: string, now: () => Date): (position: number) => void {
  let file: number | null = null;
  let due = false;
  const keep = () => {
    due = false;
    if (file !== null) fdatasync(file, () => undefined);
  };
  return (position) => {
    try {
      const line = lineOf(`${textOf(position)} ${now().toISOString()}`);
      if (file === null) {
        keepNote(cluster, NAME, line);
        file = openSync(join(cluster, NAME), 'r+');
      } else writeSync(file, line, 0);
    } catch {
      // Without room for it the earlier note stays, which holds as well; the commit is no worse for it.
      return;
    }
    if (due) return;
    due = true;
    setTimeout(keep, syncMs).unref();
  };
}

/** Also of an earlier version, which wrote the position alone. */
function readReached(cluster: string): { position: number; at: Date | null } | null {
  let text: string;
  try {
    text = readFileSync(join(cluster, NAME), 'utf8');
  } catch {
    return null;
  }
  const [, position = '', at] = /^([0-9A-F]{1,8}\/[0-9A-F]{1,8})(?: (\S+) [0-9a-f]{8} *\n)?$/.exec(text) ?? [];
  if (position === '' || (at !== undefined && lineOf(`${position} ${at}`) !== text)) return null;
  return { position: positionOf(position), at: at === undefined ? null : new Date(at) };
}

/** From now on the log counts as whole where it ends. */
export function dropReached(cluster: string): void {
  rmSync(join(cluster, NAME), { force: true });
  sync(cluster);
}

/** What was answered and a replay would not find, or null. Reads only, and nobody may work on the cluster. */
export function missingWrites(cluster: string): MissingWrites | null {
  const reached = readReached(cluster);
  const start = reached && replayStart(cluster);
  if (!reached || !start) return null;
  const log = new WriteAheadLog(cluster, start);
  const { end, lastCommit } = log.follow();
  // Without its checkpoint nothing can be replayed at all, whatever was noted.
  const canGoOn = end > start.checkpoint;
  if (canGoOn && end >= reached.position) return null;
  const { count, last } = log.commitsBetween(end, reached.position);
  return {
    file: log.fileOf(end),
    end,
    wholeUntil: new Date(lastCommit ?? start.checkpointAt),
    count,
    lastMissing: last === null ? reached.at : new Date(last),
    canGoOn,
  };
}

/** PostgreSQL takes a log that is damaged for one that ends there, and writes over what follows: so it is looked at before. */
export function requireReached(cluster: string): void {
  const missing = missingWrites(cluster);
  if (missing) throw new WritesMissing(cluster, missing);
}
