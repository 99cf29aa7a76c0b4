import { droppedLimits, type RecognizedFile, type TakenDocuments, type Unpacked } from '../../../../contract/dropped';
import type { StoredFile } from '../../../../contract/files';
import type { Inner, Packed } from '../../../files/archiveParts';
import type { WaitOut } from '../../../files/rateLimit';
import { sendFile } from '../../../files/sendFile';
import { faultOfFile, isArchive, isLargeXml, isOpened } from '../../../files/uploads';
import { ApiError } from '../../../providers/apiError';
import { randomKey } from '../../../providers/randomKey';
import { request } from '../../../providers/request';
import type { NotTaken } from './dropped';

/** Adds the files of an archive that was sent, piece by piece, and answers those refused; the archive itself is thrown away once it is empty. */
async function unpackAll(archive: StoredFile, files: StoredFile[], waitOut: WaitOut): Promise<Unpacked['refused']> {
  const refused: Unpacked['refused'] = [];
  for (let from: number | null = 0; from !== null; ) {
    const path = `/api/files/${archive.id}/unpack`;
    const body = { from };
    const answer: Unpacked = (await waitOut(() => request<{ data: Unpacked }>(path, { method: 'POST', body }))).json.data;
    files.push(...answer.files);
    refused.push(...answer.refused);
    from = answer.next;
  }
  // What stays is swept up within a day.
  await request(`/api/files/${archive.id}`, { method: 'DELETE' }).catch(() => undefined);
  return refused;
}

interface Apart {
  files: StoredFile[];
  refused: NotTaken[];
  /** Of an archive the mails in it, which no server takes, and the documents that hold others: these are opened here. */
  within: File[];
}
export const nothingYet = (): Apart => ({ files: [], refused: [], within: [] });

/**
 * Sends one file; of an archive it answers what was in it. Throws what the server refused, and a failure on the way: what was sent before that is in
 * `all`. The name of each that is refused begins with the file's own.
 */
export async function sendApart(file: File, waitOut: WaitOut, all = nothingYet()): Promise<Apart> {
  const says = faultOfFile(file);
  const packed = says === null && isArchive(file.name) ? await partsOfRefused(file) : null;
  if (packed && typeof packed !== 'string') return await sendParts(file, packed, waitOut, all);
  const fault = says ?? packed;
  if (fault !== null) {
    all.refused.push(notTaken(file.name, fault, file));
    return all;
  }
  const key = randomKey();
  const stored = await waitOut(() => sendFile(file, { key, onProgress: () => undefined }));
  // A large XML was packed on its way, and stays so.
  if (stored.mime !== 'application/zip' || !isArchive(file.name)) {
    all.files.push(stored);
    return all;
  }
  const refused = await unpackAll(stored, all.files, waitOut);
  const inner = await innerOfArchive(file);
  const opened = new Set(inner.filter((each) => isOpened(each.file)).map(({ path }) => path));
  all.within.push(...inner.map((each) => each.file));
  const large = await largeOfArchive(file);
  for (const { name: path, says: server } of refused) {
    const name = `${file.name}: ${path}`;
    const packedLarge = large.find((each) => each.path === path);
    if (packedLarge) await sendPacked(name, packedLarge, waitOut, all);
    else if (!opened.has(path)) all.refused.push({ name, says: server });
  }
  return all;
}

/** Takes a file out here and sends it; one that is damaged is told. */
async function sendPacked(name: string, { open }: Packed, waitOut: WaitOut, all: Apart): Promise<File | null> {
  const file = await open().catch((error: Error) => error);
  if (file instanceof Error) {
    all.refused.push({ name, says: file.message });
    return null;
  }
  // What is opened here is nothing by itself.
  if (!isOpened(file)) await sendInner(name, file, waitOut, all);
  return file;
}

/** Sends a file that was taken out here, told by where it lay; what the server says of the file itself ends nothing else. */
async function sendInner(name: string, file: File, waitOut: WaitOut, all: Apart): Promise<void> {
  const own = nothingYet();
  try {
    await sendApart(file, waitOut, own);
  } catch (error) {
    if (!isOfFile(error)) throw error;
    own.refused.push(notTaken(file.name, Object.values(error.body?.errors ?? {})[0] ?? error.message, file));
  } finally {
    all.files.push(...own.files);
    all.within.push(...own.within);
    all.refused.push(...own.refused.map((each) => ({ ...each, name: name + each.name.slice(file.name.length) })));
  }
}

/** What a JPK says that is too large can be read all the same. */
export const notTaken = (name: string, says: string, file: File): NotTaken => ({
  name,
  says,
  ...(isLargeXml(file) ? { file } : {}),
});

/** Too large, of a kind that is not taken, or broken: the server's word on the file itself. */
export const isOfFile = (error: unknown): error is ApiError =>
  error instanceof ApiError && [413, 415, 422].includes(error.status);

/** Its XML files that are larger than a file may be: packed each by itself, they may be taken. */
async function largeOfArchive(archive: File): Promise<readonly Packed[]> {
  const parts = await import('../../../files/archiveParts').catch(() => null);
  const files = (await parts?.filesOfArchive(archive).catch(() => null)) ?? [];
  return files.filter((each) => each.fault === null && isLargeXml(each));
}

/**
 * The files of an archive that the server does not take, as of some a password is needed or none may travel inside; null of any other. Why one that
 * lay within another can't be opened is answered: the server would not know of the limits that they share.
 */
async function partsOfRefused(archive: File): Promise<readonly Packed[] | string | null> {
  const parts = await import('../../../files/archiveParts').catch(() => null);
  if (!parts) return null;
  try {
    const files = await parts.partsOfArchive(archive);
    return parts.faultOfWhole(files) ? files : null;
  } catch (error) {
    return parts.originOf(archive) ? (error as Error).message : null;
  }
}

/** Such an archive taken apart here: what can be taken out goes by itself, the rest is told. */
async function sendParts(archive: File, packed: readonly Packed[], waitOut: WaitOut, all: Apart): Promise<Apart> {
  // Where the code for it can’t be fetched, it goes as it is.
  const inside = await import('../../../files/readers/mayHold').catch(() => null);
  for (const each of packed) {
    const name = `${archive.name}: ${each.path}`;
    if (each.fault !== null) {
      all.refused.push({ name, says: each.fault });
      continue;
    }
    const file = await sendPacked(name, each, waitOut, all);
    if (file && (isOpened(file) || (await inside?.mayHold(file)))) all.within.push(file);
  }
  return all;
}

/** Where the code for it can't be fetched, the server's word stands. */
async function innerOfArchive(archive: File): Promise<Inner[]> {
  const parts = await import('../../../files/archiveParts').catch(() => null);
  return (await parts?.innerOf(archive)) ?? [];
}

/** Whose these files are, in pieces as large as a question may be. */
export async function recognizeAll(ids: readonly string[], waitOut: WaitOut): Promise<RecognizedFile[]> {
  const all: RecognizedFile[] = [];
  for (let at = 0; at < ids.length; at += droppedLimits.recognize) {
    const body = { file_ids: ids.slice(at, at + droppedLimits.recognize) };
    const ask = () => request<{ data: RecognizedFile[] }>('/api/documents/recognize', { method: 'POST', body });
    all.push(...(await waitOut(ask)).json.data);
  }
  return all;
}

export interface ToTake {
  file_id: string;
  company_id: string;
  direction: string;
}

/** Makes documents of files, some at a time; `tell` hears after each piece what became of it. */
export async function takeAll(
  documents: readonly ToTake[],
  waitOut: WaitOut,
  tell: (taken: TakenDocuments) => void,
): Promise<void> {
  for (let at = 0; at < documents.length; at += droppedLimits.take) {
    const body = { documents: documents.slice(at, at + droppedLimits.take) };
    const ask = () => request<{ data: TakenDocuments }>('/api/documents/take', { method: 'POST', body });
    tell((await waitOut(ask)).json.data);
  }
}
