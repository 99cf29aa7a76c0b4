import type { FileHandle } from 'node:fs/promises';
import type { Limits } from '../../limits';
import { FileRefused } from '../refused';

/** One file of an archive, as its directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0 is stored, 8 deflated. */
  method: number;
  packed: number;
  unpacked: number;
  /** Where its packed bytes begin. */
  start: number;
}

const damaged = () => new FileRefused('Plik jest uszkodzony i nie daje się otworzyć.');
const directoryEnd = 0x06054b50;
const directoryLine = 0x02014b50;
const localHeader = 0x04034b50;
const linkMode = 0xa000;

/**
 * Reads the directory of an archive and refuses what no honest one has (F03): too many entries, names that lead out of it, links, passwords,
 * entries that overlap, bytes before the first one. Sizes are as the directory says; unpacking proves them.
 */
export async function readEntries(file: FileHandle, size: number, limits: Limits['files']): Promise<ZipEntry[]> {
  const { count, offset, length } = await findDirectory(file, size);
  if (count > limits.entries) throw new FileRefused(`Plik ma w środku za dużo plików: najwyżej ${limits.entries}.`);
  const directory = await read(file, offset, length);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let nth = 0; nth < count; nth += 1) {
    if (at + 46 > length || directory.readUInt32LE(at) !== directoryLine) throw damaged();
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const name = directory.toString('utf8', at + 46, nameEnd);
    const flags = directory.readUInt16LE(at + 8);
    const mode = directory.readUInt32LE(at + 38) >>> 16;
    refuseName(name);
    if ((flags & 0x2041) !== 0) throw new FileRefused('Plik jest zabezpieczony hasłem. Zapisz go bez hasła i dodaj jeszcze raz.');
    if ((mode & 0xf000) === linkMode) throw new FileRefused('Plik zawiera dowiązania.');
    entries.push({
      name,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + (extraLength ?? 0) + (noteLength ?? 0);
  }
  await placeEntries(file, entries, offset);
  return entries;
}

async function findDirectory(file: FileHandle, size: number): Promise<{ count: number; offset: number; length: number }> {
  const tail = await read(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== directoryEnd || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (count === 0xffff || offset + length !== size - tail.length + at) throw damaged();
    return { count, offset, length };
  }
  throw damaged();
}

function refuseName(name: string): void {
  const parts = name.split(/[\\/]/);
  if (/^[\\/]|^[a-z]:/i.test(name) || parts.includes('..') || /\p{Cc}/u.test(name) || name === '')
    throw new FileRefused('Plik zawiera w środku pliki o niedozwolonych nazwach.');
}

/** Finds where each entry's bytes begin; they follow one another from the first byte, and none shares bytes with another. */
async function placeEntries(file: FileHandle, entries: ZipEntry[], directoryAt: number): Promise<void> {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.start - b.start)) {
    if (entry.start < end || (end === 0 && entry.start !== 0)) throw damaged();
    const header = await read(file, entry.start, 30);
    if (header.readUInt32LE(0) !== localHeader) throw damaged();
    entry.start += 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    end = entry.start + entry.packed;
    if (end > directoryAt) throw damaged();
  }
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw damaged();
  return buffer;
}
