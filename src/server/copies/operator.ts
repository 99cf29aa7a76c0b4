import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Copies } from './copies';

/** A socket's whole path must fit into 107 bytes on Linux, 103 on macOS. */
const longestPath = 103;

const socketOf = (dataDir: string): string => join(dataDir, 'operator.sock');

/** What the operator may ask a running server for. */
export type Asked = 'copy' | 'drill';
type Answer = { done: unknown } | { failed: string };

/**
 * The embedded database belongs to the running server, so `npm run backup` asks that for a copy, over a socket in the data folder that only
 * the server's own user may reach. Answers how to stop; null where the folder's path is too long for a socket.
 */
export async function hearOperator(dataDir: string, copies: Copies): Promise<(() => void) | null> {
  const path = socketOf(dataDir);
  if (Buffer.byteLength(path) > longestPath) return null;
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).once('line', (asked) => {
      const answer = (told: Answer) => socket.end(`${JSON.stringify(told)}\n`);
      const work = asked === 'copy' ? copies.copyNow() : asked === 'drill' ? copies.drillNow() : Promise.reject(new Error('?'));
      work.then(
        (done) => answer({ done }),
        (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

/** Asks the server that runs on the folder; null where none does. */
export function askServer<Result>(dataDir: string, asked: Asked): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketOf(dataDir));
    let said = '';
    socket.setEncoding('utf8');
    socket.once('connect', () => socket.write(`${asked}\n`));
    socket.on('data', (text) => {
      said += text;
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(error.code ?? '') ? resolve(null) : reject(error),
    );
    socket.once('end', () => {
      const answer = said === '' ? { failed: 'Serwer zakończył pracę, zanim odpowiedział.' } : (JSON.parse(said) as Answer);
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.done as Result);
    });
  });
}
