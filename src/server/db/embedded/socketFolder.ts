import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUse } from './lock';

/** The name under which the driver looks for a server in a folder. */
const SOCKET = '.s.PGSQL.5432';

/** A socket's whole path must fit into 107 bytes on Linux, 103 on macOS. */
const LONGEST_PATH = 103;

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

export interface SocketFolder {
  folder: string;
  socket: string;
  remove(): void;
}

/**
 * A folder for the engine's socket that only this user may enter. A socket that still answers belongs to a process in
 * another container with the same volume, which the lock cannot see.
 */
export async function socketFolder(dataDir: string): Promise<SocketFolder> {
  const beside = join(resolve(dataDir), 'socket');
  const fits = Buffer.byteLength(join(beside, SOCKET)) <= LONGEST_PATH;
  const folder = fits ? beside : mkdtempSync(join(tmpdir(), 'panel-biura-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const socket = join(folder, SOCKET);
  if (await answers(socket)) throw new FolderInUse(dataDir);
  rmSync(socket, { force: true });
  return { folder, socket, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
