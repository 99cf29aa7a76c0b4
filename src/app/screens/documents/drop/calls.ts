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

/** The files of an archive that was sent, piece by piece; the archive itself is thrown away once it is empty. */
async function unpackAll(archive: StoredFile, waitOut: WaitOut): Promise<Pick<Unpacked, 'files' | 'refused'>> {
  const all: Pick<Unpacked, 'files' | 'refused'> = { files: [], refused: [] };
  for (let from: number | null = 0; from !== null; ) {
    const path = `/api/files/${archive.id}/unpack`;
    const body = { from };
    const answer: Unpacked = (await waitOut(() => request<{ data: Unpacked }>(path, { method: 'POST', body }))).json.data;
    all.files.push(...answer.files);
    all.refused.push(...answer.refused);
    from = answer.next;
  }
  // What stays is swept up within a day.
  await request(`/api/files/${archive.id}`, { method: 'DELETE' }).catch(() => undefined);
  return all;
}

interface Apart {
  files: StoredFile[];
  refused: NotTaken[];
  /** Of an archive the mails in it, which no server takes, and the documents that hold others: these are opened here. */
  within: File[];
}

/** Sends one file; of an archive it answers what was in it. Throws what the server refused. */
export async function sendApart(file: File, waitOut: WaitOut): Promise<Apart> {
  const says = faultOfFile(file);
  if (says) return { files: [], refused: [notTaken(file.name, says, file)], within: [] };
  const packed = isArchive(file.name) ? await partsOfRefused(file) : null;
  if (packed) return await sendParts(file, packed, waitOut);
  const key = randomKey();
  const stored = await waitOut(() => sendFile(file, { key, onProgress: () => undefined }));
  // A large XML was packed on its way, and stays so.
  if (stored.mime !== 'application/zip' || !isArchive(file.name)) return { files: [stored], refused: [], within: [] };
  const { files, refused } = await unpackAll(stored, waitOut);
  const inner = await innerOfArchive(file);
  const opened = new Set(inner.filter((each) => isOpened(each.file)).map(({ path }) => path));
  const large = await largeOfArchive(file);
  const all: Apart = { files, refused: [], within: inner.map((each) => each.file) };
  for (const { name: path, says } of refused) {
    const name = `${file.name}: ${path}`;
    const alone = await large.find((each) => each.path === path)?.open();
    if (alone) add(all, await sendInner(name, alone, waitOut));
    else if (!opened.has(path)) all.refused.push({ name, says });
  }
  return all;
}

function add(all: Apart, { files, refused, within }: Apart): void {
  all.files.push(...files);
  all.refused.push(...refused);
  all.within.push(...within);
}

/** Sends a file that was taken out here, told by where it lay; what the server says of the file itself ends nothing else. */
async function sendInner(name: string, file: File, waitOut: WaitOut): Promise<Apart> {
  try {
    const { refused, ...apart } = await sendApart(file, waitOut);
    // Of an archive each is told by its place in that.
    const within = isArchive(file.name) ? file.name.length : Number.POSITIVE_INFINITY;
    return { ...apart, refused: refused.map((each) => ({ ...each, name: name + each.name.slice(within) })) };
  } catch (error) {
    if (!isOfFile(error)) throw error;
    return {
      files: [],
      refused: [notTaken(name, Object.values(error.body?.errors ?? {})[0] ?? error.message, file)],
      within: [],
    };
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

/** The files of an archive that the server does not take, as of some a password is needed or none may travel inside; null of any other. */
async function partsOfRefused(archive: File): Promise<readonly Packed[] | null> {
  const parts = await import('../../../files/archiveParts').catch(() => null);
  const files = (await parts?.partsOfArchive(archive).catch(() => null)) ?? [];
  return parts?.faultOfWhole(files) ? files : null;
}

/** Such an archive taken apart here: what can be taken out goes by itself, the rest is told. */
async function sendParts(archive: File, packed: readonly Packed[], waitOut: WaitOut): Promise<Apart> {
  const all: Apart = { files: [], refused: [], within: [] };
  for (const { path, fault, open } of packed) {
    const name = `${archive.name}: ${path}`;
    if (fault !== null) {
      all.refused.push({ name, says: fault });
      continue;
    }
    const file = await open().catch((error: Error) => void all.refused.push({ name, says: error.message }));
    if (!file) continue;
    if (isOpened(file)) all.within.push(file);
    else add(all, await sendInner(name, file, waitOut));
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
export async function takeAll(documents: readonly ToTake[], tell: (taken: TakenDocuments) => void): Promise<void> {
  for (let at = 0; at < documents.length; at += droppedLimits.take) {
    const body = { documents: documents.slice(at, at + droppedLimits.take) };
    tell((await request<{ data: TakenDocuments }>('/api/documents/take', { method: 'POST', body })).json.data);
  }
}
