import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that came and lies in a place of its own until it is kept or thrown away. */
export interface Incoming {
  path: string;
  bytes: number;
  /** Of what was sent. */
  sha256: Buffer;
}

/** Whoever sent a file stopped, or sent what can't be read as one. */
export class StreamBroken extends Error {
  override readonly name = 'StreamBroken';
}

/** Where uploads lie while they come in and are looked at: one folder, files named by chance, the firm's number first (T03). */
export interface IncomingFolder {
  path(tenantId: number): string;
  /** Writes a stream to the disk's end (fsync); `count` sees the bytes so far and throws where they are too many. A broken stream leaves nothing. */
  receive(tenantId: number, stream: Readable, count: (bytes: number) => void): Promise<Incoming>;
  drop(paths: readonly string[]): Promise<void>;
  /** Throws away what nobody has written or kept alive for so long. */
  sweep(olderThanMs: number): Promise<void>;
  close(): void;
}

export function incomingFolder(root: string, aliveMs: number): IncomingFolder {
  const alive = new Set<string>();
  // What this process still needs stays young, so that no other one takes it for left behind.
  const timer = setInterval(() => {
    const now = new Date();
    for (const path of alive) void utimes(path, now, now).catch(() => undefined);
  }, aliveMs / 4);
  timer.unref();

  const path = (tenantId: number) => {
    const made = join(root, `${tenantId}-${randomUUID()}`);
    alive.add(made);
    return made;
  };
  const drop = async (paths: readonly string[]) => {
    for (const each of paths) {
      alive.delete(each);
      await rm(each, { force: true });
    }
  };

  return {
    path,
    drop,
    async receive(tenantId, stream, count) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const target = path(tenantId);
      const hash = createHash('sha256');
      let bytes = 0;
      try {
        const file = await open(target, 'wx', 0o600);
        try {
          for await (const chunk of told(stream)) {
            bytes += chunk.length;
            count(bytes);
            hash.update(chunk);
            await file.writeFile(chunk);
          }
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        await drop([target]);
        throw error;
      }
      return { path: target, bytes, sha256: hash.digest() };
    },
    async sweep(olderThanMs) {
      for (const name of await readdir(root).catch(() => [])) {
        const each = join(root, name);
        const found = alive.has(each) ? null : await stat(each).catch(() => null);
        if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(each, { force: true });
      }
    },
    close: () => clearInterval(timer),
  };
}

/** The same stream; what breaks it is told apart from what breaks the writing. */
async function* told(stream: Readable): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const piece = await pieces.next().catch((error: unknown) => {
        throw new StreamBroken('The stream broke', { cause: error });
      });
      if (piece.done) return;
      yield piece.value as Buffer;
    }
  } finally {
    stream.destroy();
  }
}

/** Size and SHA-256 of a local file that another process wrote, brought to the disk's end. */
export async function settle(path: string): Promise<Pick<Incoming, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    bytes += (chunk as Buffer).length;
    hash.update(chunk as Buffer);
  }
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
  return { bytes, sha256: hash.digest() };
}
