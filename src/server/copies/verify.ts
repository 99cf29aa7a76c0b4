import { type CopyHead, type CopyWhole, readArchive } from './archive';
import { type CopiedFile, fileOfRow, openCopied } from './files';
import type { Passphrase } from './passphrase';
import { type CopyPlace, keyOfCopy } from './place';
import { refuseOtherName } from './renamed';

export interface VerifiedCopy {
  head: CopyHead;
  whole: CopyWhole;
  /** Those whose bytes are in the copy. */
  files: CopiedFile[];
}

/** Reads every byte of a copy and of its files; throws CopyDamaged where one is not as it was written. Nothing is changed anywhere. */
export async function verifyCopy(
  place: CopyPlace,
  passphrase: Passphrase,
  name: string,
  signal?: AbortSignal,
): Promise<VerifiedCopy> {
  const files: CopiedFile[] = [];
  const { head, whole } = await place.store.withLocal(keyOfCopy(name), (path) =>
    readArchive(path, passphrase, {
      rows: async (table, rows) => {
        signal?.throwIfAborted();
        if (table.name === 'files') files.push(...rows.map(fileOfRow));
      },
    }),
  );
  if (!whole) throw new Error('A copy that was read to its end has one');
  refuseOtherName(head, name);
  const absent = new Set(whole.absent);
  const held = files.filter(({ key }) => !absent.has(key));
  for (const file of held) {
    signal?.throwIfAborted();
    await openCopied(place, passphrase, file);
  }
  return { head, whole, files: held };
}
