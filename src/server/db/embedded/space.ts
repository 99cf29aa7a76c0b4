import { statfs } from 'node:fs/promises';
import { NoSpace } from '../faults';

/** Four segments of the write-ahead log: the engine cannot survive a log that finds no room. */
const RESERVE = 64 * 1024 * 1024;

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
