import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FileMissing, type FileStore } from '../files/store/store';
import { CopyDamaged } from './damaged';
import type { Passphrase } from './passphrase';
import { type CopyPlace, keyOfFile } from './place';
import { seal, unseal } from './sealed';

/** A file as its row in a copy knows it. */
export interface CopiedFile {
  key: string;
  bytes: number;
  sha256: string;
}

/** The file of a row of the table `files`, as a copy holds it. */
export function fileOfRow(line: string): CopiedFile {
  const { storage_key, bytes, sha256 } = JSON.parse(line) as { storage_key: string; bytes: string; sha256: string };
  return { key: storage_key, bytes: Number(bytes), sha256: sha256.replace(/^\\x/, '') };
}

/** Seals a stored file into the place; false where the store does not have it as its row says. */
export async function keepFile(store: FileStore, place: CopyPlace, passphrase: Passphrase, file: CopiedFile): Promise<boolean> {
  const draft = await place.draft();
  try {
    const told = await store.withLocal(file.key, (path) => {
      const sum = summing();
      return pipeline(
        createReadStream(path),
        (plain: AsyncIterable<Buffer>) => seal(passphrase, keyOfFile(file.key), sum.of(plain)),
        createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
      ).then(() => sum.told());
    });
    if (!isAs(file, told)) return false;
    await sync(draft);
    await place.store.put(keyOfFile(file.key), draft);
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Opens a file of the place and looks at every byte; `into` takes them where they are wanted. */
export async function openCopied(place: CopyPlace, passphrase: Passphrase, file: CopiedFile, into?: string): Promise<void> {
  const name = keyOfFile(file.key);
  const sum = summing();
  await place.store
    .withLocal(name, async (path) => {
      const plain = sum.of(unseal(passphrase, name, createReadStream(path) as AsyncIterable<Buffer>));
      if (into) await pipeline(plain, createWriteStream(into, { mode: 0o600, flags: 'wx' }));
      else for await (const _ of plain);
    })
    .catch((error: unknown) => {
      throw error instanceof FileMissing ? new CopyDamaged(`${name}: is not there`, { cause: error }) : error;
    });
  if (!isAs(file, sum.told())) throw new CopyDamaged(`${name}: is not the file that its row knows`);
}

export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

const isAs = (file: CopiedFile, told: { bytes: number; sha256: string }) =>
  file.bytes === told.bytes && file.sha256 === told.sha256;

function summing() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *of(plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of plain) {
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    told: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
