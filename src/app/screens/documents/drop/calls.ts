import { droppedLimits, type RecognizedFile, type TakenDocuments, type Unpacked } from '../../../../contract/dropped';
import type { StoredFile } from '../../../../contract/files';
import type { Inner } from '../../../files/archiveParts';
import { sendFile } from '../../../files/sendFile';
import { faultOfFile, isArchive, isOpened } from '../../../files/uploads';
import { randomKey } from '../../../providers/randomKey';
import { request } from '../../../providers/request';
import type { NotTaken } from './dropped';

/** The files of an archive that was sent, piece by piece; the archive itself is thrown away once it is empty. */
async function unpackAll(archive: StoredFile): Promise<Pick<Unpacked, 'files' | 'refused'>> {
  const all: Pick<Unpacked, 'files' | 'refused'> = { files: [], refused: [] };
  for (let from: number | null = 0; from !== null; ) {
    const path = `/api/files/${archive.id}/unpack`;
    const answer: Unpacked = (await request<{ data: Unpacked }>(path, { method: 'POST', body: { from } })).json.data;
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
export async function sendApart(file: File): Promise<Apart> {
  const says = faultOfFile(file);
  if (says) return { files: [], refused: [{ name: file.name, says }], within: [] };
  const stored = await sendFile(file, { key: randomKey(), onProgress: () => undefined });
  if (stored.mime !== 'application/zip') return { files: [stored], refused: [], within: [] };
  const { files, refused } = await unpackAll(stored);
  const inner = isArchive(file.name) ? await innerOfArchive(file) : [];
  const opened = new Set(inner.filter((each) => isOpened(each.file)).map(({ path }) => path));
  return {
    files,
    refused: refused.flatMap(({ name, says }) => (opened.has(name) ? [] : [{ name: `${file.name}: ${name}`, says }])),
    within: inner.map((each) => each.file),
  };
}

/** Where the code for it can't be fetched, the server's word stands. */
async function innerOfArchive(archive: File): Promise<Inner[]> {
  const parts = await import('../../../files/archiveParts').catch(() => null);
  return (await parts?.innerOf(archive)) ?? [];
}

/** Whose these files are, in pieces as large as a question may be. */
export async function recognizeAll(ids: readonly string[]): Promise<RecognizedFile[]> {
  const all: RecognizedFile[] = [];
  for (let at = 0; at < ids.length; at += droppedLimits.recognize) {
    const body = { file_ids: ids.slice(at, at + droppedLimits.recognize) };
    all.push(...(await request<{ data: RecognizedFile[] }>('/api/documents/recognize', { method: 'POST', body })).json.data);
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
