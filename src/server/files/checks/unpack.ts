import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { ZipEntry } from '../../../lib/zipDirectory';
import type { Limits } from '../../limits';
import { type ArchiveKind, calledWhatItIs, FileRefused } from '../refused';
import { readEntries } from './zipEntries';

/** What is looked at of each entry: its first bytes, as many as asked. */
export type Look = (entry: ZipEntry, beginning: Buffer) => void;

const tooMuch = () => new FileRefused('Plik po rozpakowaniu jest za duży.');

/**
 * Unpacks a whole archive into nothing, counting (F03): more than the limit, more than so many times its size, or more than its directory
 * says ends it at once. `look` sees the first `begin` bytes of each entry. Answers the entries. What is refused is called what people
 * take it for: a Word file is an archive to a program alone.
 */
export async function unpack(
  path: string,
  kind: ArchiveKind,
  limits: Limits['files'],
  begin: number,
  look: Look,
): Promise<ZipEntry[]> {
  try {
    return await unpackAll(path, limits, begin, look);
  } catch (error) {
    throw calledWhatItIs(kind, error);
  }
}

async function unpackAll(path: string, limits: Limits['files'], begin: number, look: Look): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const entries = await readEntries(file, size, limits);
    const most = Math.min(limits.unpackedBytes, size * limits.ratio);
    if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > most) throw tooMuch();
    for (const entry of entries) look(entry, await beginningOf(path, entry, begin));
    return entries;
  } finally {
    await file.close();
  }
}

/** An entry's bytes as they were before packing; it holds at least one. */
export function openEntry(path: string, { method, packed, start }: ZipEntry): Readable {
  const source = createReadStream(path, { start, end: start + packed - 1 });
  if (method === 0) return source;
  const opened = source.pipe(createInflateRaw());
  source.on('error', (error) => opened.destroy(error));
  opened.on('close', () => source.destroy());
  return opened;
}

async function beginningOf(path: string, entry: ZipEntry, begin: number): Promise<Buffer> {
  const { method, packed, unpacked } = entry;
  if (method !== 0 && method !== 8)
    throw new FileRefused('Plik jest spakowany nieznanym sposobem. Zapisz go na nowo i dodaj jeszcze raz.');
  if (packed === 0) return Buffer.alloc(0);
  const opened = openEntry(path, entry);
  const kept: Buffer[] = [];
  let seen = 0;
  try {
    for await (const chunk of opened) {
      const bytes = chunk as Buffer;
      if (seen < begin) kept.push(bytes.subarray(0, begin - seen));
      seen += bytes.length;
      if (seen > unpacked) throw tooMuch();
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused('Plik jest uszkodzony i nie daje się otworzyć.');
  } finally {
    opened.destroy();
  }
  return Buffer.concat(kept);
}
