import { decoded } from './textEncoding';

/** One file of an archive, as its directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0 is stored, 8 deflated. */
  method: number;
  packed: number;
  unpacked: number;
  /** Where its packed bytes begin. */
  start: number;
  /** Only who knows a password opens it. */
  locked: boolean;
}

/** An archive as it lies: on a disk, or chosen in a browser. What it reads may be shorter where the archive ends. */
export interface ZipSource {
  size: number;
  read: (at: number, length: number) => Promise<Uint8Array>;
}

/** Makes the error for a sentence. */
type Refuse = (says: string) => Error;

/** Of an archive that only a password opens, in the words of screen and server alike. */
export const lockedArchive = 'Plik jest zabezpieczony hasłem. Zapisz go bez hasła i dodaj jeszcze raz.';
const damaged = 'Plik jest uszkodzony i nie daje się otworzyć.';
const directoryEnd = 0x06054b50;
const directoryLine = 0x02014b50;
const localHeader = 0x04034b50;
const linkMode = 0xa000;
const saysUtf8 = 0x800;
const locked = 0x2041;

/**
 * Reads the directory of an archive and refuses what no honest one has (F03): too many entries, names that lead out of it, links,
 * entries that overlap, bytes before the first one. Sizes are as the directory says; unpacking proves them.
 */
export async function readZipDirectory(source: ZipSource, mostEntries: number, refuse: Refuse): Promise<ZipEntry[]> {
  const { count, offset, length } = await findDirectory(source, refuse);
  if (count > mostEntries) throw refuse(`Plik ma w środku za dużo plików: najwyżej ${mostEntries}.`);
  const bytes = await readWhole(source, offset, length, refuse);
  const at = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let line = 0;
  for (let nth = 0; nth < count; nth += 1) {
    if (line + 46 > length || at.getUint32(line, true) !== directoryLine) throw refuse(damaged);
    const [nameLength = 0, extraLength = 0, noteLength = 0] = [28, 30, 32].map((place) => at.getUint16(line + place, true));
    const nameEnd = line + 46 + nameLength;
    const flags = at.getUint16(line + 8, true);
    const extra = extraFields(bytes.subarray(nameEnd, nameEnd + extraLength));
    const name = nameOf(bytes.subarray(line + 46, nameEnd), (flags & saysUtf8) !== 0, extra.get(unicodeName));
    refuseName(name, refuse);
    if (((at.getUint32(line + 38, true) >>> 16) & 0xf000) === linkMode) throw refuse('Plik zawiera dowiązania.');
    const [unpacked = 0, packed = 0, start = 0] = sizesOf(
      [24, 20, 42].map((place) => at.getUint32(line + place, true)),
      extra,
    );
    entries.push({ name, method: at.getUint16(line + 10, true), packed, unpacked, start, locked: (flags & locked) !== 0 });
    line = nameEnd + extraLength + noteLength;
  }
  await placeEntries(source, entries, offset, refuse);
  return entries;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What an entry says besides, by its mark: its sizes where they are large or were not known, its name in UTF-8. */
const largeSizes = 0x0001;
const unicodeName = 0x7075;

function extraFields(bytes: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const at = viewOf(bytes);
  const fields = new Map<number, Uint8Array>();
  for (let place = 0; place + 4 <= bytes.length; ) {
    const length = at.getUint16(place + 2, true);
    fields.set(at.getUint16(place, true), bytes.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return fields;
}

/** Sizes and the place as the directory says them; what does not fit there stands besides, in eight bytes each. */
function sizesOf(said: readonly number[], extra: ReadonlyMap<number, Uint8Array>): number[] {
  const large = extra.get(largeSizes);
  const at = large && viewOf(large);
  let place = 0;
  return said.map((size) => {
    if (size !== 0xffffffff || !at || place + 8 > at.byteLength) return size;
    place += 8;
    return Number(at.getBigUint64(place - 8, true));
  });
}

const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/g;
const polishIn = (text: string): number => text.match(polish)?.length ?? 0;

/** Programs that say nothing of a name's letters write UTF-8, or as Windows in Poland does: CP852, and a few of them Windows-1250. */
function nameOf(bytes: Uint8Array, isUtf8: boolean, besides: Uint8Array | undefined): string {
  if (isUtf8) return decoded(bytes, 'utf-8');
  // After a version and a sum of the other name.
  if (besides && besides.length > 5 && besides[0] === 1) return decoded(besides.subarray(5), 'utf-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [dos, windows] = [decoded(bytes, 'cp852'), decoded(bytes, 'windows-1250')];
    return polishIn(windows) > polishIn(dos) ? windows : dos;
  }
}

async function findDirectory(source: ZipSource, refuse: Refuse): Promise<{ count: number; offset: number; length: number }> {
  const { size } = source;
  const tail = viewOf(await readWhole(source, Math.max(0, size - 65_557), Math.min(size, 65_557), refuse));
  const end = tail.byteLength;
  for (let at = end - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== directoryEnd || at + 22 + tail.getUint16(at + 20, true) !== end) continue;
    const count = tail.getUint16(at + 10, true);
    const length = tail.getUint32(at + 12, true);
    const offset = tail.getUint32(at + 16, true);
    if (count === 0xffff || length === 0xffffffff || offset === 0xffffffff)
      return findLargeDirectory(source, size - end + at, refuse);
    if (offset + length !== size - end + at) throw refuse(damaged);
    return { count, offset, length };
  }
  throw refuse(damaged);
}

const largeLocator = 0x07064b50;
const largeEnd = 0x06064b50;

/** The same in eight bytes each (ZIP64), as some programs write it whatever the size: its place is told right before the ordinary end. */
async function findLargeDirectory(
  source: ZipSource,
  endAt: number,
  refuse: Refuse,
): Promise<{ count: number; offset: number; length: number }> {
  if (endAt < 76) throw refuse(damaged);
  const locator = viewOf(await readWhole(source, endAt - 20, 20, refuse));
  const place = Number(locator.getBigUint64(8, true));
  if (locator.getUint32(0, true) !== largeLocator || place + 56 > endAt) throw refuse(damaged);
  const at = viewOf(await readWhole(source, place, 56, refuse));
  const [count, length, offset] = [32, 40, 48].map((where) => Number(at.getBigUint64(where, true))) as [number, number, number];
  if (at.getUint32(0, true) !== largeEnd || offset + length !== place) throw refuse(damaged);
  return { count, offset, length };
}

function refuseName(name: string, refuse: Refuse): void {
  const parts = name.split(/[\\/]/);
  if (/^[\\/]|^[a-z]:/i.test(name) || parts.includes('..') || /\p{Cc}/u.test(name) || name === '')
    throw refuse('Plik zawiera w środku pliki o niedozwolonych nazwach.');
}

/** Finds where each entry's bytes begin; they follow one another from the first byte, and none shares bytes with another. */
async function placeEntries(source: ZipSource, entries: ZipEntry[], directoryAt: number, refuse: Refuse): Promise<void> {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    if (entry.start < end || (end === 0 && entry.start !== 0)) throw refuse(damaged);
    const header = viewOf(await readWhole(source, entry.start, 30, refuse));
    if (header.getUint32(0, true) !== localHeader) throw refuse(damaged);
    entry.start += 30 + header.getUint16(26, true) + header.getUint16(28, true);
    end = entry.start + entry.packed;
    if (end > directoryAt) throw refuse(damaged);
  }
}

async function readWhole({ read }: ZipSource, at: number, length: number, refuse: Refuse): Promise<Uint8Array> {
  const bytes = await read(at, length);
  if (bytes.length < length) throw refuse(damaged);
  return bytes;
}
