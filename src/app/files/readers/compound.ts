import { NoRoom, type Room } from './room';

/** A folder of a compound file (CFB), which holds streams and other folders by their names. */
export interface Storage {
  /** The names of its streams, small letters for large. */
  streams: ReadonlyMap<string, () => Uint8Array<ArrayBuffer>>;
  storages: ReadonlyMap<string, () => Storage>;
}

/** What every compound file begins with. */
const mark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
export const isCompound = (bytes: Uint8Array): boolean => mark.every((byte, at) => bytes[at] === byte);

/** From here on numbers of sectors mean something else, such as the end of a chain. */
const firstSpecial = 0xfffffffa;
const none = 0xffffffff;
const entrySize = 128;
const kinds = { storage: 1, stream: 2, root: 5 };
/** Folders within folders. */
const deepest = 12;
/** What opening a folder costs beside its entries: several may tell of one, and one of itself. */
const perFolder = 20_000;

/**
 * The root of a compound file. Streams are read and folders opened when they are asked for, at the cost of their bytes in `room`, as many entries
 * may tell of the same bytes. Throws RangeError for what is broken, `NoRoom` among them.
 */
export function openCompound(bytes: Uint8Array<ArrayBuffer>, room: Room): Storage {
  if (!isCompound(bytes) || bytes.length < 512) throw new RangeError('No compound file.');
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = at.getUint16(30, true);
  const miniShift = at.getUint16(32, true);
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw new RangeError('Sectors of a size that is not known.');
  const size = 1 << shift;
  const sectors = Math.floor(bytes.length / size);
  const sector = (number: number): Uint8Array<ArrayBuffer> => {
    const start = (number + 1) * size;
    // The last one may be cut where the file ends.
    if (number >= firstSpecial || start >= bytes.length) throw new RangeError('A sector that is not there.');
    return bytes.subarray(start, Math.min(start + size, bytes.length));
  };

  const table = tableOf(at, sectors, size, sector);
  const chain = (first: number, most: number): number[] => chainOf(table, first, Math.min(most, sectors));
  const streamOf = (first: number, length: number) => joined(length, size, chain(first, Math.ceil(length / size)), sector);
  const directory = chain(at.getUint32(48, true), sectors).map(sector);
  const entries = directory.flatMap((each) =>
    Array.from({ length: Math.floor(each.length / entrySize) }, (_, nth) =>
      entryOf(each.subarray(nth * entrySize, (nth + 1) * entrySize)),
    ),
  );
  const [root] = entries;
  if (root?.kind !== kinds.root) throw new RangeError('No root.');

  const small = Math.min(at.getUint32(56, true), 4_096);
  const minis = lazily(() => ({
    stream: streamOf(root.start, Math.min(root.length, bytes.length)),
    table: numbersOf(chain(at.getUint32(60, true), sectors).map(sector)),
  }));
  const spend = (cost: number) => {
    if (cost > room.bytes) throw new NoRoom('Enough taken.');
    room.bytes -= cost;
  };
  const read = ({ start, length }: Entry): Uint8Array<ArrayBuffer> => {
    if (length > bytes.length) throw new RangeError('Longer than the file.');
    spend(length);
    if (length >= small) return streamOf(start, length);
    const { stream, table: links } = minis();
    return joined(length, 64, chainOf(links, start, Math.ceil(length / 64)), (number) =>
      stream.subarray(number * 64, number * 64 + 64),
    );
  };

  /** Each entry names its neighbours to the left and the right, and the first within it. */
  function storageAt(first: number, depth: number): Storage {
    if (depth > deepest) throw new RangeError('Too deep.');
    spend(perFolder);
    const streams = new Map<string, () => Uint8Array<ArrayBuffer>>();
    const storages = new Map<string, () => Storage>();
    const seen = new Set<number>();
    const left = [first];
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      const entry = entries[number];
      if (!entry || seen.has(number)) continue;
      seen.add(number);
      spend(entrySize);
      left.push(entry.left, entry.right);
      if (entry.kind === kinds.stream) streams.set(entry.name, () => read(entry));
      else if (entry.kind === kinds.storage) storages.set(entry.name, () => storageAt(entry.child, depth + 1));
    }
    return { streams, storages };
  }
  return storageAt(root.child, 0);
}

/** Made once, also in vain. */
function lazily<T>(make: () => T): () => T {
  let made: (() => T) | undefined;
  return () => {
    made ??= outcomeOf(make);
    return made();
  };
}

function outcomeOf<T>(make: () => T): () => T {
  try {
    const value = make();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  length: number;
}

function entryOf(bytes: Uint8Array<ArrayBuffer>): Entry {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameBytes = Math.max(0, Math.min(64, at.getUint16(64, true)) - 2);
  return {
    name: new TextDecoder('utf-16le').decode(bytes.subarray(0, nameBytes)).toLowerCase(),
    kind: bytes[66] ?? 0,
    left: at.getUint32(68, true),
    right: at.getUint32(72, true),
    child: at.getUint32(76, true),
    start: at.getUint32(116, true),
    length: at.getUint32(120, true),
  };
}

/** Which sector follows each: the table lies in sectors too, whose numbers stand in the header and, of a large file, in a chain of their own. */
function tableOf(at: DataView, sectors: number, size: number, sector: (number: number) => Uint8Array<ArrayBuffer>): Uint32Array {
  const parts = Array.from({ length: 109 }, (_, nth) => at.getUint32(76 + nth * 4, true));
  const perSector = size / 4;
  // As many as its file can have, and each once.
  const tables = Math.ceil(sectors / perSector) + 1;
  const seen = new Set<number>();
  for (let more = at.getUint32(68, true); more < firstSpecial && !seen.has(more) && parts.length < 109 + tables; ) {
    seen.add(more);
    const numbers = numbersOf([sector(more)]);
    parts.push(...numbers.subarray(0, perSector - 1));
    more = numbers[perSector - 1] ?? none;
  }
  const used = parts.filter((number) => number < firstSpecial).slice(0, tables);
  return numbersOf(used.map(sector));
}

function numbersOf(sectors: readonly Uint8Array[]): Uint32Array {
  const found = new Uint32Array(sectors.reduce((sum, { length }) => sum + (length >> 2), 0));
  let place = 0;
  for (const each of sectors) {
    const at = new DataView(each.buffer, each.byteOffset, each.byteLength);
    for (let nth = 0; nth < each.length >> 2; nth += 1) {
      found[place] = at.getUint32(nth * 4, true);
      place += 1;
    }
  }
  return found;
}

/** The numbers of a chain, at most so many; throws where it goes round. */
function chainOf(table: Uint32Array, first: number, most: number): number[] {
  const found = new Set<number>();
  for (let number = first; number < firstSpecial && found.size < most; number = table[number] ?? none) {
    if (found.has(number)) throw new RangeError('A chain that goes round.');
    found.add(number);
  }
  return [...found];
}

/** So many bytes, piece by piece; throws where there are fewer. */
function joined(
  length: number,
  size: number,
  chain: readonly number[],
  piece: (number: number) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  if (chain.length < Math.ceil(length / size)) throw new RangeError('A chain that ends too soon.');
  const whole = new Uint8Array(length);
  chain.forEach((number, nth) => {
    const wanted = Math.min(size, length - nth * size);
    const bytes = piece(number).subarray(0, wanted);
    if (bytes.length < wanted) throw new RangeError('Bytes that are not there.');
    whole.set(bytes, nth * size);
  });
  return whole;
}
