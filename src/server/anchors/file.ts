import { appendFile, mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Keys } from '../auth/crypto/keys';
import { type Anchor, readAnchors } from './anchor';

/** As much of the file's end as surely holds the newest anchor of every firm. */
const TAIL = 1024 * 1024;

/** Only ever added to; two processes may do so at once. */
export async function appendAnchors(path: string, anchors: readonly Anchor[]): Promise<void> {
  if (anchors.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join(''), { mode: 0o600, flush: true });
}

/** The newest anchor of each firm, by its key. */
export async function newestAnchors(keys: Keys, path: string): Promise<Map<string, Anchor>> {
  const { anchors } = readAnchors(keys, await endOf(path));
  return new Map(anchors.map((anchor) => [anchor.tenant, anchor]));
}

/** Every anchor in a file, or in all files of a folder; none where there is nothing. */
export async function storedAnchors(keys: Keys, path: string): Promise<ReturnType<typeof readAnchors>> {
  const there = await stat(path).catch(ifMissing(null));
  if (there?.isDirectory()) {
    const each = await Promise.all((await readdir(path)).sort().map((name) => storedAnchors(keys, join(path, name))));
    return { anchors: each.flatMap(({ anchors }) => anchors), unsigned: each.reduce((sum, { unsigned }) => sum + unsigned, 0) };
  }
  return readAnchors(keys, there ? await readFile(path, 'utf8') : '');
}

async function endOf(path: string): Promise<string> {
  const handle = await open(path, 'r').catch(ifMissing(null));
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function ifMissing<Otherwise>(otherwise: Otherwise) {
  return (error: NodeJS.ErrnoException): Otherwise => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
