import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, its content piece by piece. */
export interface ZipPart {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

interface Packed {
  name: Buffer;
  start: number;
  crc: number;
  packed: number;
  unpacked: number;
}

/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATE = 8;
/** 1 January 1980, the earliest day that the format knows: the same content is the same archive. */
const DAY = 0x0021;
const LARGEST = 0xffffffff;
const CHUNK = 64 * 1024;

/** An archive written as it is read, holding no part of it whole. Throws past 4 GiB, which this form of the format can't say. */
export async function* zipOf(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const done: Packed[] = [];
  let at = 0;
  for await (const { name, content } of parts) {
    const part: Packed = { name: Buffer.from(name), start: at, crc: 0, packed: 0, unpacked: 0 };
    const begin = header(part);
    at += begin.length;
    yield begin;
    for await (const bytes of deflated(content, part)) {
      at += bytes.length;
      yield bytes;
    }
    if (at > LARGEST || part.unpacked > LARGEST) throw new RangeError('The archive is larger than its format allows');
    const sizes = numbers([0x08074b50, 4], [part.crc, 4], [part.packed, 4], [part.unpacked, 4]);
    at += sizes.length;
    yield sizes;
    done.push(part);
  }
  const directory = Buffer.concat(done.map(directoryLine));
  const count = done.length;
  yield Buffer.concat([
    directory,
    numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [at, 4], [0, 2]),
  ]);
}

async function* deflated(content: ZipPart['content'], part: Packed): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const bytes of inChunks(content)) {
      part.crc = crc32(bytes, part.crc);
      part.unpacked += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted());
  const deflate = createDeflateRaw();
  source.on('error', (error) => deflate.destroy(error));
  source.pipe(deflate);
  try {
    for await (const bytes of deflate as AsyncIterable<Buffer>) {
      part.packed += bytes.length;
      yield bytes;
    }
  } finally {
    source.destroy();
    deflate.destroy();
  }
}

/** Pieces put together until they are worth handing to the compressor, each of which costs the same however small it is. */
async function* inChunks(content: ZipPart['content']): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    waiting.push(bytes);
    length += bytes.length;
    if (length < CHUNK) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

function header({ name }: Packed): Buffer {
  const fixed = numbers(
    [0x04034b50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DAY, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([fixed, name]);
}

function directoryLine({ name, start, crc, packed, unpacked }: Packed): Buffer {
  const fixed = numbers(
    [0x02014b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DAY, 2],
    [crc, 4],
    [packed, 4],
    [unpacked, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [start, 4],
  );
  return Buffer.concat([fixed, name]);
}

/** Whole numbers one after another, little end first, each in so many bytes. */
function numbers(...parts: (readonly [value: number, bytes: number])[]): Buffer {
  const written = Buffer.alloc(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of parts) at = written.writeUIntLE(value, at, bytes);
  return written;
}
