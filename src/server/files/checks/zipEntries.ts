import type { FileHandle } from 'node:fs/promises';
import { lockedArchive, readZipDirectory, type ZipEntry } from '../../../lib/zipDirectory';
import type { Limits } from '../../limits';
import { FileRefused } from '../refused';

/** The entries of an archive on the disk; throws FileRefused for one that no honest program writes (F03), and for what a password hides. */
export async function readEntries(file: FileHandle, size: number, limits: Limits['files']): Promise<ZipEntry[]> {
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  const entries = await readZipDirectory({ size, read }, limits.entries, (says) => new FileRefused(says));
  if (entries.some(({ locked }) => locked)) throw new FileRefused(lockedArchive);
  return entries;
}
