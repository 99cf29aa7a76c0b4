import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore } from '../files/store/disk';
import { type S3Place, s3Store } from '../files/store/s3';
import type { FileStore } from '../files/store/store';

/** Where copies lie: a folder, best on another machine's disk, or a bucket. */
export type CopyTarget = { folder: string } | { s3: S3Place };

/**
 * The opened place. `copies/` holds the databases, a file each time; `files/` holds uploaded files, each once, as their bytes never change.
 * Everything in it is sealed.
 */
export interface CopyPlace {
  store: FileStore;
  /** A local file that does not exist yet, from which a finished one is put in. */
  draft(): Promise<string>;
  /** Names of copies, the newest first. */
  names(): Promise<string[]>;
  close(): void;
}

const copiesFolder = 'copies';
const filesFolder = 'files';
const ending = '.kopia';
/** What a process that died left behind. */
const leftMs = 24 * 60 * 60_000;

export const keyOfCopy = (name: string): string => `${copiesFolder}/${name}`;
export const keyOfFile = (storageKey: string): string => `${filesFolder}/${storageKey}`;

/** `2026-11-22T10-15-00-000Z.kopia`: names sort by time. */
export const nameOfCopy = (at: Date): string => `${at.toISOString().replace(/[:.]/g, '-')}${ending}`;

/** When a copy of this name was made; null for no such name. */
export function timeOfCopy(name: string): Date | null {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.kopia$/.exec(name);
  return found ? new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}.${found[5]}Z`) : null;
}

export async function openPlace(target: CopyTarget, dataDir: string): Promise<CopyPlace> {
  const drafts = 'folder' in target ? join(target.folder, 'incoming') : join(dataDir, 'copying');
  const store = 'folder' in target ? diskStore(target.folder) : await s3Store(target.s3, drafts);
  return {
    store,
    async draft() {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      for (const name of await readdir(drafts)) {
        const path = join(drafts, name);
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > leftMs) await rm(path, { force: true });
      }
      return join(drafts, randomUUID());
    },
    async names() {
      const found: string[] = [];
      for await (const { key } of store.list(copiesFolder)) found.push(key.slice(copiesFolder.length + 1));
      return found
        .filter((name) => timeOfCopy(name) !== null)
        .sort()
        .reverse();
    },
    close: () => store.close(),
  };
}
