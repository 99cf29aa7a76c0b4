import { fileLimits } from '../../contract/files';
import { isPackable } from './uploads';

/** Bytes that are read and packed at a time. */
const piece = 1024 * 1024;
/** In an archive's own measure: UTF-8 names, deflated, the first day that it knows. */
const utf8 = 0x800;
const deflated = 8;
const firstDay = 0x21;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let left = byte;
  for (let bit = 0; bit < 8; bit += 1) left = left & 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
  return left;
});
const checked = (bytes: Uint8Array, before: number): number => {
  let sum = before;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return sum;
};

/** An XML that is too large to be sent, as an archive of it alone, which the server reads as it would the file; the file itself where it is small enough, or too large in any case. */
export async function packedXml(file: File): Promise<File> {
  if (file.size <= fileLimits.bytes || !isPackable(file)) return file;
  const stream = new CompressionStream('deflate-raw');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const packing = collect(stream.readable.getReader(), parts);
  // It fails once it is given up.
  packing.catch(() => {});
  const writer = stream.writable.getWriter();
  let sum = 0xffffffff;
  let isRead = false;
  try {
    for (let at = 0; at < file.size; at += piece) {
      const bytes = new Uint8Array(await file.slice(at, at + piece).arrayBuffer());
      sum = checked(bytes, sum);
      await writer.write(bytes);
      if (parts.reduce((all, { length }) => all + length, 0) > fileLimits.bytes) return file;
    }
    isRead = true;
  } finally {
    // Else it would wait for the rest, with all that it packed so far.
    if (!isRead) writer.abort().catch(() => {});
  }
  await writer.close();
  await packing;
  const packed = parts.reduce((all, { length }) => all + length, 0);
  const name = new TextEncoder().encode(file.name);
  const facts = { sum: ~sum >>> 0, packed, size: file.size, name };
  const [local, directory] = [header(0x04034b50, facts), header(0x02014b50, facts)];
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, directory.length, true);
  end.setUint32(16, local.length + packed, true);
  return new File([local, ...parts, directory, end.buffer], `${file.name.replace(/\.xml$/i, '')}.zip`, {
    type: 'application/zip',
  });
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, parts: Uint8Array<ArrayBuffer>[]): Promise<void> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

interface Facts {
  sum: number;
  packed: number;
  size: number;
  name: Uint8Array;
}

/** What stands before the packed bytes, or, in the directory, the same with where they are: at the very beginning. */
function header(mark: 0x04034b50 | 0x02014b50, { sum, packed, size, name }: Facts): Uint8Array<ArrayBuffer> {
  const isDirectory = mark === 0x02014b50;
  const fixed = isDirectory ? 46 : 30;
  const bytes = new Uint8Array(fixed + name.length);
  const at = new DataView(bytes.buffer);
  at.setUint32(0, mark, true);
  const from = isDirectory ? 6 : 4;
  if (isDirectory) at.setUint16(4, 20, true);
  at.setUint16(from, 20, true);
  at.setUint16(from + 2, utf8, true);
  at.setUint16(from + 4, deflated, true);
  at.setUint16(from + 8, firstDay, true);
  at.setUint32(from + 10, sum, true);
  at.setUint32(from + 14, packed, true);
  at.setUint32(from + 18, size, true);
  at.setUint16(from + 22, name.length, true);
  bytes.set(name, fixed);
  return bytes;
}
