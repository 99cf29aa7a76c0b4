import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { NoSpace } from '../faults';
import { NoRoomToStart } from './damage';

/** Four segments of the write-ahead log: the engine cannot survive a log that finds no room. */
export const RESERVE = 64 * 1024 * 1024;

/** What a new cluster takes besides. */
const NEW = 96 * 1024 * 1024;

const FRESH_FOR = 1_000;

/** Refuses a write while the disk has under `reserve` bytes free, so that reading goes on; looks at most once a second. */
export function spaceGuard(folder: string, reserve: number = RESERVE): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let free = 0;
  return async () => {
    if (performance.now() - lookedAt > FRESH_FOR) {
      const { bavail, bsize } = await statfs(folder);
      free = bavail * bsize;
      lookedAt = performance.now();
    }
    if (free < reserve) throw new NoSpace('The disk of the embedded database is nearly full');
  };
}

/** A start writes: refused with a sentence before it begins what it could not finish. */
export function requireRoom(folder: string, isNew: boolean): void {
  const needed = RESERVE + (isNew ? NEW : 0);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed) throw new NoRoomToStart(folder, bavail * bsize, needed);
}

/** Whether an error, or PostgreSQL's own words, tell of a full or read-only disk. */
export function isNoRoom(error: unknown): boolean {
  const code = error instanceof Error ? Reflect.get(error, 'code') : null;
  return (
    ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(code)) ||
    /No space left|Read-only file system|quota exceeded/i.test(String(error))
  );
}

/** What to tell where a start came upon a full disk all the same. */
export function noRoomIn(folder: string): NoRoomToStart {
  const { bavail, bsize } = statfsSync(folder);
  return new NoRoomToStart(folder, bavail * bsize, RESERVE + NEW);
}
