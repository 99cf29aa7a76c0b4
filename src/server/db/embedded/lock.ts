import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ForOperator } from '../../forOperator';

/** Another process works in the folder; the message is for the operator. */
export class FolderInUse extends ForOperator {
  constructor(folder: string) {
    super(
      `Katalog danych ${folder} jest już używany przez inny uruchomiony panel. Zatrzymaj tamten proces albo ustaw inny DATA_DIR.`,
    );
  }
}

/** Lets the next process in. */
export type Unlock = () => Promise<void>;

const isCode = (error: unknown, code: string) => error instanceof Error && Reflect.get(error, 'code') === code;

/**
 * Linux: an abstract socket named after the folder's real path, which the kernel gives to one process and takes back
 * the moment that process dies.
 */
export function lockBySocket(folder: string): Promise<Unlock> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex');
  const server = createServer((stranger) => stranger.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(isCode(error, 'EADDRINUSE') ? new FolderInUse(folder) : error));
    server.listen(`\0panel-biura-${name}`, () => {
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

/** Elsewhere: a file with the process's number; that of a dead process is taken over. */
export async function lockByFile(folder: string): Promise<Unlock> {
  const file = join(realpathSync(folder), 'panel.pid');
  const take = () => writeFileSync(file, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
  try {
    take();
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (owner > 0 && isAlive(owner)) throw new FolderInUse(folder);
    unlinkSync(file);
    take();
  }
  return async () => unlinkSync(file);
}

/** One process in a folder at a time: two would each believe to be alone and damage the data. */
export const lockFolder = process.platform === 'linux' ? lockBySocket : lockByFile;
