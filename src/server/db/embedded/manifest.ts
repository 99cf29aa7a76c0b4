import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { brokenPage, hasPages } from './pages';

/** Inside the cluster, so that whoever copies or restores the folder takes it along. */
const NAME = 'panel.manifest';

/** Pages of tables and indexes that a start looks at before it opens them; what is beyond is looked at while the panel works. */
const pagesAtStart = 64 * 1024 * 1024;

/** What the files held when the engine was closed: their sizes, and the checksum of those whose pages carry none. */
interface Manifest {
  version: 1;
  files: Record<string, readonly [bytes: number, crc?: number]>;
}

export interface Verdict {
  /** In words for the operator. */
  faults: string[];
  /** All of it was looked at: nothing is left for later. */
  whole: boolean;
}

/** What the engine makes anew at each start, and statistics that it can do without. */
const passing =
  /^(?:pg_stat|pg_stat_tmp|pg_replslot|pg_dynshmem|pg_notify|pg_wal\/(?:summaries|archive_status))\/|(?:^|\/)(?:pg_internal\.init|postmaster\.\w+|panel\.\w+)$/;

/** Every file below the cluster's folder that matters, by its path in it. */
export function filesOf(cluster: string, below = ''): string[] {
  const paths: string[] = [];
  for (const entry of readdirSync(join(cluster, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...filesOf(cluster, path));
    else if (!passing.test(path)) paths.push(path);
  }
  return paths;
}

const block = Buffer.allocUnsafe(1024 * 1024);

function crcOf(file: string): number {
  const handle = openSync(file, 'r');
  try {
    let crc = 0;
    for (;;) {
      const read = readSync(handle, block, 0, block.length, null);
      if (read === 0) return crc;
      crc = crc32(block.subarray(0, read), crc);
    }
  } finally {
    closeSync(handle);
  }
}

/** Makes the disk keep what the file, or the folder's list of names, holds. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a small file of ours into the cluster so that it is found whole or not at all. */
export function keepNote(cluster: string, name: string, text: string): void {
  const file = join(cluster, name);
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  sync(`${file}.new`);
  renameSync(`${file}.new`, file);
  sync(cluster);
}

/** After the engine was closed. Segments of the log behind `lastLog` are old ones, kept for what is still to be written. */
export function writeManifest(cluster: string, lastLog: string): void {
  const files: Manifest['files'] = {};
  for (const path of filesOf(cluster)) {
    if (/^pg_wal\/[0-9A-F]{24}$/.test(path) && path > `pg_wal/${lastLog}`) continue;
    const file = join(cluster, path);
    files[path] = hasPages(path) ? [statSync(file).size] : [statSync(file).size, crcOf(file)];
  }
  keepNote(cluster, NAME, JSON.stringify({ version: 1, files } satisfies Manifest));
}

/** From now on the files change, and what stood in the manifest holds no more. */
export function dropManifest(cluster: string): void {
  if (!existsSync(join(cluster, NAME))) return;
  rmSync(join(cluster, NAME));
  sync(cluster);
}

/**
 * Compares a closed cluster with what it held when it was closed: every size, everything without pages, and of the pages as much as
 * `most` allows. Null where it was not closed in order, so that nobody knows.
 */
export function checkManifest(cluster: string, most: number = pagesAtStart): Verdict | null {
  const manifest = readManifest(cluster);
  if (!manifest) return null;
  const faults: string[] = [];
  const entries = Object.entries(manifest.files).sort(([, [one]], [, [other]]) => one - other);
  let left = most;
  for (const [path, [bytes, crc]] of entries) {
    const file = join(cluster, path);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size === undefined) faults.push(`brakuje pliku ${path}`);
    else if (size !== bytes) faults.push(`plik ${path} ma ${size} B zamiast ${bytes} B`);
    else if (crc !== undefined) {
      if (crcOf(file) !== crc) faults.push(`plik ${path} zmienił się od zatrzymania`);
    } else if (left >= size) {
      left -= size;
      faults.push(...pageFaults(cluster, [path]));
    } else left = 0;
  }
  return { faults, whole: left > 0 };
}

function readManifest(cluster: string): Manifest | null {
  try {
    const manifest = JSON.parse(readFileSync(join(cluster, NAME), 'utf8')) as Partial<Manifest>;
    return manifest.version === 1 && manifest.files ? (manifest as Manifest) : null;
  } catch {
    return null;
  }
}

/** Pages that are not what was written to them, of files that nobody works on; a map of free room may be broken, the engine makes it anew. */
export function pageFaults(cluster: string, paths: readonly string[] = filesOf(cluster).filter(hasPages)): string[] {
  return paths.flatMap((path) => {
    const broken = brokenPage(join(cluster, path), path);
    return broken === null ? [] : [brokenPageSaid(path, broken)];
  });
}

export const brokenPageSaid = (path: string, nth: number): string =>
  `w pliku ${path} nie zgadza się suma kontrolna strony ${nth}`;
