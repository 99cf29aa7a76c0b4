import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';

/** PostgreSQL's page and how many of them one file holds. */
const page = 8_192;
const words = page / 4;
const perFile = 131_072;
/** Pages read in one go: a quarter of a megabyte, looked at in about a millisecond. */
const together = 32;

/** Files of tables and indexes, in any database, and their maps; each page of them carries its own checksum. */
export const hasPages = (path: string): boolean => /^(?:base\/\d+|global)\/\d+(?:_(?:fsm|vm|init))?(?:\.\d+)?$/.test(path);

const firstBlock = (path: string): number => Number(/\.(\d+)$/.exec(path)?.[1] ?? 0) * perFile;

const lanes = 32;
const prime = 16_777_619;
/** The start values of checksum_impl.h. */
const seeds = Int32Array.from(
  [
    0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f, 0xe39eb970,
    0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de,
    0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be,
    0xf2ca9fd3, 0x959bd756,
  ].map((seed) => seed | 0),
);
const sums = new Int32Array(lanes);
const mix = (sum: number, value: number): number => Math.imul(sum ^ value, prime) ^ ((sum ^ value) >>> 17);

/** PostgreSQL's checksum of a page (FNV-1a in 32 lanes), taken without the one that the page carries. */
function checksumOf(at: Int32Array, block: number): number {
  sums.set(seeds);
  for (let word = 0; word < words; word += lanes)
    for (let lane = 0; lane < lanes; lane += 1) sums[lane] = mix(sums[lane] as number, at[word + lane] as number);
  for (let round = 0; round < 2; round += 1)
    for (let lane = 0; lane < lanes; lane += 1) sums[lane] = mix(sums[lane] as number, 0);
  const folded = sums.reduce((all, sum) => all ^ sum, block);
  return ((folded >>> 0) % 65_535) + 1;
}

/** Whether the page is what was written; one that was never written to is all zeros. */
export function isWhole(at: Int32Array, block: number): boolean {
  const upper = (at[3] as number) >>> 16;
  if (upper === 0) return at.every((word) => word === 0);
  const carried = (at[2] as number) & 0xffff;
  at[2] = (at[2] as number) & ~0xffff;
  return checksumOf(at, block) === carried;
}

const buffer = () => new Int32Array(together * words);

/** The number of the first page that is not whole among the `read` bytes, or null. */
function brokenIn(pages: Int32Array, read: number, block: number): number | null {
  if (read % page !== 0) return block + Math.floor(read / page);
  for (let nth = 0; nth < read / page; nth += 1)
    if (!isWhole(pages.subarray(nth * words, (nth + 1) * words), block + nth)) return block + nth;
  return null;
}

/** The first page of the file that is not whole, or null. Nobody may write to it meanwhile. */
export function brokenPage(file: string, path: string): number | null {
  const pages = buffer();
  const handle = openSync(file, 'r');
  try {
    for (let block = firstBlock(path); ; block += together) {
      const read = readSync(handle, pages, 0, pages.byteLength, null);
      if (read === 0) return null;
      const broken = brokenIn(pages, read, block);
      if (broken !== null) return broken;
    }
  } finally {
    closeSync(handle);
  }
}

const attempts = 3;

/** The same of a file that the engine works on: a page may be read while half of it is written, so it is read again. */
export async function brokenPageMeanwhile(file: string, path: string): Promise<number | null> {
  const pages = buffer();
  const handle = await open(file, 'r');
  try {
    const start = firstBlock(path);
    for (let at = 0; ; at += together) {
      let broken: number | null = null;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const { bytesRead } = await handle.read(pages, 0, pages.byteLength, at * page);
        if (bytesRead === 0) return null;
        broken = brokenIn(pages, bytesRead, start + at);
        if (broken === null) break;
        await turn();
      }
      if (broken !== null) return broken;
    }
  } finally {
    await handle.close();
  }
}

/** The position in the log of the newest change that a page of the file holds. Nobody may write to it meanwhile. */
export function newestPage(file: string): number {
  const pages = buffer();
  const handle = openSync(file, 'r');
  let newest = 0;
  try {
    for (;;) {
      const read = readSync(handle, pages, 0, pages.byteLength, null);
      if (read === 0) return newest;
      for (let word = 0; word + 1 < read / 4; word += words)
        newest = Math.max(newest, ((pages[word] as number) >>> 0) * 2 ** 32 + ((pages[word + 1] as number) >>> 0));
    }
  } finally {
    closeSync(handle);
  }
}
