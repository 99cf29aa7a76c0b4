import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Reading } from '../../../domain/registers/exchange';
import { unreadable } from '../../../domain/registers/httpProblem';
import type { VatKind } from '../../../domain/registers/whiteList/flatFile';
import { type FlatFileContents, openFlatFile } from '../../../domain/registers/whiteList/flatFileReader';

/** Places of the table that are read at once while a hash is looked for. */
const AT_ONCE = 64;
const BYTES = 8;
/** A hash takes so much of the file: its signs, quotes and a comma. */
const LEAST_BYTES_OF_HASH = 131;
/** A file of a million million hashes would take the server's memory; the real one has some four million. */
const MOST_BYTES = 2 ** 30;

/**
 * The file's hashes as an open table: the first eight bytes of each at the place that they name, or the next free one. The last bit tells the
 * list. By eight bytes of a good hash a stranger's account passes for a payer's once in a million million questions.
 */
export interface HashTable {
  cells: Uint32Array;
  contents: FlatFileContents;
}

export async function readTable(path: string): Promise<Reading<HashTable>> {
  const { size } = await stat(path);
  if (size > MOST_BYTES) return unreadable('plik płaski wykazu podatników VAT');
  const places = 2 ** Math.ceil(Math.log2(Math.max(AT_ONCE, (size / LEAST_BYTES_OF_HASH) * 1.5)));
  const cells = new Uint32Array(places * 2);
  const file = openFlatFile((kind, hash) => {
    const [high, low] = keyOf(hash, kind);
    let place = placeOf(high, places);
    while (cells[place * 2] !== 0 || cells[place * 2 + 1] !== 0) place = (place + 1) % places;
    cells[place * 2] = high;
    cells[place * 2 + 1] = low;
  });
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 64 * 1024 }))
    if (!file.write(chunk as string)) break;
  const contents = file.close();
  return contents.ok ? { ok: true, value: { cells, contents: contents.value } } : contents;
}

/** Looks a hash up; `read` fills the buffer from the table's bytes at an offset. */
export function findIn(places: number, hash: string, read: (into: Uint32Array, offset: number) => void): VatKind | null {
  const [high, low] = keyOf(hash, 'active');
  const cells = new Uint32Array(AT_ONCE * 2);
  let start = placeOf(high, places);
  for (let looked = 0; looked < places; looked += AT_ONCE) {
    const here = Math.min(AT_ONCE, places - start);
    read(cells.subarray(0, here * 2), start * BYTES);
    for (let at = 0; at < here; at += 1) {
      const [first = 0, second = 0] = [cells[at * 2], cells[at * 2 + 1]];
      if (first === 0 && second === 0) return null;
      if (first === high && (second | 1) === (low | 1)) return second === low ? 'active' : 'exempt';
    }
    start = (start + here) % places;
  }
  return null;
}

const placeOf = (high: number, places: number) => high % places;

function keyOf(hash: string, kind: VatKind): [high: number, low: number] {
  const low = Number.parseInt(hash.slice(8, 16), 16);
  // Never all zeros, which is a free place.
  const kept = (low | 2) >>> 0;
  return [Number.parseInt(hash.slice(0, 8), 16), kind === 'active' ? (kept & ~1) >>> 0 : (kept | 1) >>> 0];
}
