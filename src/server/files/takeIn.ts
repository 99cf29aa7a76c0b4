import type { Readable } from 'node:stream';
import type { Checked } from './checks/candidate';
import type { Files } from './context';
import { settle } from './incoming';
import { cleanName, endingOf, keptName } from './name';
import { fileTooLarge } from './refusals';
import { FileRefused } from './refused';
import { WorkerFailed } from './worker/pool';

/** A file that was read and found good, and lies apart until it is kept. */
export interface Staged extends Omit<Checked, 'ending'> {
  name: string;
  path: string;
  bytes: number;
  sha256: Buffer;
  /** Of what came, before a picture was written anew. */
  sentSha256: Buffer;
}

/** A file being read: `checked` is awaited when all of them have come, so that looking and reading go on together. */
export interface Arriving {
  bytes: number;
  checked: Promise<Staged>;
}

const unreadable = 'Pliku nie udało się sprawdzić. Otwórz go na komputerze, zapisz ponownie i dodaj jeszcze raz.';

/**
 * Reads a file from wherever it comes and has it looked at: the one way in (F07). `count` sees the bytes of this file as they come and throws
 * where there is no room. Rejects with FileRefused, or a refusal for what is too large.
 */
export async function takeIn(
  files: Files,
  tenantId: number,
  sentName: string,
  stream: Readable,
  count: (bytes: number) => void,
): Promise<Arriving> {
  const name = cleanName(sentName);
  const ending = endingOf(name);
  const { path, bytes, sha256 } = await files.incoming.receive(tenantId, stream, (soFar) => {
    if (soFar > files.limits.fileBytes) throw fileTooLarge(files.limits);
    count(soFar);
  });
  const checked = check(files, tenantId, path, ending).then(
    ({ path: kept, ...found }) => ({
      name: keptName(name, found.ending),
      bytes,
      sha256,
      ...found,
      path: kept,
      sentSha256: sha256,
    }),
    async (error: unknown) => {
      await files.incoming.drop([path]);
      throw error;
    },
  );
  // Awaited later; until then a failure is nobody's fault.
  checked.catch(() => undefined);
  return { bytes, checked };
}

async function check(
  files: Files,
  tenantId: number,
  path: string,
  ending: string,
): Promise<Checked & { path: string; bytes?: number; sha256?: Buffer }> {
  const { limits, incoming, workers } = files;
  const cleaned = incoming.path(tenantId);
  const candidate = { path, ending, cleaned, limits };
  try {
    const outcome = await workers.run({ task: 'check', candidate }, limits.checkMs);
    if ('refused' in outcome) throw new FileRefused(outcome.refused);
    if (!('checked' in outcome) || !outcome.checked) throw new FileRefused(unreadable);
    if (!outcome.checked.rewritten) {
      await incoming.drop([cleaned]);
      return { ...outcome.checked, path };
    }
    const settled = await settle(cleaned);
    await incoming.drop([path]);
    return { ...outcome.checked, ...settled, path: cleaned };
  } catch (error) {
    await incoming.drop([cleaned]);
    if (!(error instanceof WorkerFailed)) throw error;
    files.log.warn(`A file could not be checked: ${error.message}`);
    throw new FileRefused(unreadable);
  }
}
